from enum import Enum


class RealmLogoUpdateEventDataLogoSource(str, Enum):
    D = "D"
    U = "U"

    def __str__(self) -> str:
        return str(self.value)
