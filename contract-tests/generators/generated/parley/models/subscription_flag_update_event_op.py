from enum import Enum


class SubscriptionFlagUpdateEventOp(str, Enum):
    UPDATE = "update"

    def __str__(self) -> str:
        return str(self.value)
