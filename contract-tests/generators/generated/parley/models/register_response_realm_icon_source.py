from enum import Enum


class RegisterResponseRealmIconSource(str, Enum):
    G = "G"
    J = "J"
    U = "U"

    def __str__(self) -> str:
        return str(self.value)
