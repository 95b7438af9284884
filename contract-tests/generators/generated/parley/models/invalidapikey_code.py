from enum import Enum


class INVALIDAPIKEYCode(str, Enum):
    INVALID_API_KEY = "INVALID_API_KEY"

    def __str__(self) -> str:
        return str(self.value)
