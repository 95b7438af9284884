from enum import Enum


class RATELIMITHITResult(str, Enum):
    ERROR = "error"

    def __str__(self) -> str:
        return str(self.value)
