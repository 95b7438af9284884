from enum import Enum


class UserStatusEventReactionType(str, Enum):
    REALM_EMOJI = "realm_emoji"
    SERVICE_EXTRA_EMOJI = "service_extra_emoji"
    UNICODE_EMOJI = "unicode_emoji"
    VALUE_0 = ""

    def __str__(self) -> str:
        return str(self.value)
