from enum import Enum


class AUTHENTICATIONFAILEDCode(str, Enum):
    AUTHENTICATION_FAILED = "AUTHENTICATION_FAILED"

    def __str__(self) -> str:
        return str(self.value)
