from enum import Enum


class UserSettingsLanguageEventType(str, Enum):
    USER_SETTINGS = "user_settings"

    def __str__(self) -> str:
        return str(self.value)
