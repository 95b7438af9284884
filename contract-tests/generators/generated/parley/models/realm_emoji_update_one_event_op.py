from enum import Enum


class RealmEmojiUpdateOneEventOp(str, Enum):
    UPDATE_ONE = "update_one"

    def __str__(self) -> str:
        return str(self.value)
