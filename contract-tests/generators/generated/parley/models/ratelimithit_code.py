from enum import Enum


class RATELIMITHITCode(str, Enum):
    RATE_LIMIT_HIT = "RATE_LIMIT_HIT"

    def __str__(self) -> str:
        return str(self.value)
