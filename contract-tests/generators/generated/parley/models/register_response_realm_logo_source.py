from enum import Enum


class RegisterResponseRealmLogoSource(str, Enum):
    D = "D"
    U = "U"

    def __str__(self) -> str:
        return str(self.value)
