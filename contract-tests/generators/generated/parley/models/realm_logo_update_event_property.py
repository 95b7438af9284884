from enum import Enum


class RealmLogoUpdateEventProperty(str, Enum):
    LOGO = "logo"

    def __str__(self) -> str:
        return str(self.value)
