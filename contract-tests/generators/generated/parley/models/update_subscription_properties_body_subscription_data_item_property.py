from enum import Enum


class UpdateSubscriptionPropertiesBodySubscriptionDataItemProperty(str, Enum):
    AUDIBLE_NOTIFICATIONS = "audible_notifications"
    COLOR = "color"
    DESKTOP_NOTIFICATIONS = "desktop_notifications"
    EMAIL_NOTIFICATIONS = "email_notifications"
    IN_HOME_VIEW = "in_home_view"
    IS_MUTED = "is_muted"
    PIN_TO_TOP = "pin_to_top"
    PUSH_NOTIFICATIONS = "push_notifications"
    WILDCARD_MENTIONS_NOTIFY = "wildcard_mentions_notify"

    def __str__(self) -> str:
        return str(self.value)
