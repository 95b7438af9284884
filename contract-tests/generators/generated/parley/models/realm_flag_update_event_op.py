from enum import Enum


class RealmFlagUpdateEventOp(str, Enum):
    UPDATE = "update"

    def __str__(self) -> str:
        return str(self.value)
