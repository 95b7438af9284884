from enum import Enum


class RealmNightLogoUpdateEventDataNightLogoSource(str, Enum):
    D = "D"
    U = "U"

    def __str__(self) -> str:
        return str(self.value)
