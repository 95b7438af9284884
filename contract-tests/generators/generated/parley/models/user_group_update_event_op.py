from enum import Enum


class UserGroupUpdateEventOp(str, Enum):
    UPDATE = "update"

    def __str__(self) -> str:
        return str(self.value)
