from enum import Enum


class RealmNightLogoUpdateEventProperty(str, Enum):
    NIGHT_LOGO = "night_logo"

    def __str__(self) -> str:
        return str(self.value)
