from enum import Enum


class UserSettingsStateWebAnimateImagePreviews(str, Enum):
    ALWAYS = "always"
    NEVER = "never"
    ON_HOVER = "on_hover"

    def __str__(self) -> str:
        return str(self.value)
