from enum import Enum


class RealmIconUpdateEventOp(str, Enum):
    UPDATE_DICT = "update_dict"

    def __str__(self) -> str:
        return str(self.value)
