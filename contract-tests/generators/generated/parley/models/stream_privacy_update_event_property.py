from enum import Enum


class StreamPrivacyUpdateEventProperty(str, Enum):
    INVITE_ONLY = "invite_only"

    def __str__(self) -> str:
        return str(self.value)
