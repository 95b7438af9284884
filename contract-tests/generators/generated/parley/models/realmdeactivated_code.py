from enum import Enum


class REALMDEACTIVATEDCode(str, Enum):
    REALM_DEACTIVATED = "REALM_DEACTIVATED"

    def __str__(self) -> str:
        return str(self.value)
