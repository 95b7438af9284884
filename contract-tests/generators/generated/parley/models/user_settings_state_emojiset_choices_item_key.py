from enum import Enum


class UserSettingsStateEmojisetChoicesItemKey(str, Enum):
    GOOGLE = "google"
    TEXT = "text"
    TWITTER = "twitter"

    def __str__(self) -> str:
        return str(self.value)
