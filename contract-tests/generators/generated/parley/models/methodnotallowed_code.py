from enum import Enum


class METHODNOTALLOWEDCode(str, Enum):
    METHOD_NOT_ALLOWED = "METHOD_NOT_ALLOWED"

    def __str__(self) -> str:
        return str(self.value)
