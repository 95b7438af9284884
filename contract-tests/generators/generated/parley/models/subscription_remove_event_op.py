from enum import Enum


class SubscriptionRemoveEventOp(str, Enum):
    REMOVE = "remove"

    def __str__(self) -> str:
        return str(self.value)
