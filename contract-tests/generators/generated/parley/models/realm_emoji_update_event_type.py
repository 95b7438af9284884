from enum import Enum


class RealmEmojiUpdateEventType(str, Enum):
    REALM_EMOJI = "realm_emoji"

    def __str__(self) -> str:
        return str(self.value)
