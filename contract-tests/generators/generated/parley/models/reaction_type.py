from enum import Enum


class ReactionType(str, Enum):
    REALM_EMOJI = "realm_emoji"
    SERVICE_EXTRA_EMOJI = "service_extra_emoji"
    UNICODE_EMOJI = "unicode_emoji"

    def __str__(self) -> str:
        return str(self.value)
