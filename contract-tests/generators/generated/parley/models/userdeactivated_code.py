from enum import Enum


class USERDEACTIVATEDCode(str, Enum):
    USER_DEACTIVATED = "USER_DEACTIVATED"

    def __str__(self) -> str:
        return str(self.value)
