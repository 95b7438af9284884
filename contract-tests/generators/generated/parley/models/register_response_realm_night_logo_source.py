from enum import Enum


class RegisterResponseRealmNightLogoSource(str, Enum):
    D = "D"
    U = "U"

    def __str__(self) -> str:
        return str(self.value)
