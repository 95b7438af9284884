from enum import Enum


class SubscribeRequestMessageRetentionDaysType1(str, Enum):
    REALM_DEFAULT = "realm_default"
    UNLIMITED = "unlimited"

    def __str__(self) -> str:
        return str(self.value)
