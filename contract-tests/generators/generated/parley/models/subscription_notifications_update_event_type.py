from enum import Enum


class SubscriptionNotificationsUpdateEventType(str, Enum):
    SUBSCRIPTION = "subscription"

    def __str__(self) -> str:
        return str(self.value)
