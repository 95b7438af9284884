from enum import Enum


class INTERNALERRORCode(str, Enum):
    INTERNAL_ERROR = "INTERNAL_ERROR"

    def __str__(self) -> str:
        return str(self.value)
