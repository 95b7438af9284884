from enum import Enum


class EXPECTATIONMISMATCHResult(str, Enum):
    ERROR = "error"

    def __str__(self) -> str:
        return str(self.value)
