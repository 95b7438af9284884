from enum import Enum


class RealmBotDeleteEventOp(str, Enum):
    DELETE = "delete"

    def __str__(self) -> str:
        return str(self.value)
