from enum import Enum


class SubscriptionNotificationsUpdateEventProperty(str, Enum):
    AUDIBLE_NOTIFICATIONS = "audible_notifications"
    DESKTOP_NOTIFICATIONS = "desktop_notifications"
    EMAIL_NOTIFICATIONS = "email_notifications"
    PUSH_NOTIFICATIONS = "push_notifications"
    WILDCARD_MENTIONS_NOTIFY = "wildcard_mentions_notify"

    def __str__(self) -> str:
        return str(self.value)
