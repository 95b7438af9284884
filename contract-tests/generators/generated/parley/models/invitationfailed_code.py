from enum import Enum


class INVITATIONFAILEDCode(str, Enum):
    INVITATION_FAILED = "INVITATION_FAILED"

    def __str__(self) -> str:
        return str(self.value)
