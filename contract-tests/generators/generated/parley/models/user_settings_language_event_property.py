from enum import Enum


class UserSettingsLanguageEventProperty(str, Enum):
    DEFAULT_LANGUAGE = "default_language"

    def __str__(self) -> str:
        return str(self.value)
