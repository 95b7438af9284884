from enum import Enum


class SubscriptionNotificationsUpdateEventOp(str, Enum):
    UPDATE = "update"

    def __str__(self) -> str:
        return str(self.value)
