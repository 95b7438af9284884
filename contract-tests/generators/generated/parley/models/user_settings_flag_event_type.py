from enum import Enum


class UserSettingsFlagEventType(str, Enum):
    USER_SETTINGS = "user_settings"

    def __str__(self) -> str:
        return str(self.value)
