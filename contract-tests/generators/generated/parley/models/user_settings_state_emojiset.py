from enum import Enum


class UserSettingsStateEmojiset(str, Enum):
    GOOGLE = "google"
    TEXT = "text"
    TWITTER = "twitter"

    def __str__(self) -> str:
        return str(self.value)
