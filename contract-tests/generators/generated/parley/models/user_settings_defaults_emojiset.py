from enum import Enum


class UserSettingsDefaultsEmojiset(str, Enum):
    GOOGLE = "google"
    TEXT = "text"
    TWITTER = "twitter"

    def __str__(self) -> str:
        return str(self.value)
