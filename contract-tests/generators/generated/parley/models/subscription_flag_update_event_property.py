from enum import Enum


class SubscriptionFlagUpdateEventProperty(str, Enum):
    IN_HOME_VIEW = "in_home_view"
    IS_MUTED = "is_muted"
    PIN_TO_TOP = "pin_to_top"

    def __str__(self) -> str:
        return str(self.value)
