from enum import Enum


class UPLOADVERSIONUNSUPPORTEDCode(str, Enum):
    UPLOAD_VERSION_UNSUPPORTED = "UPLOAD_VERSION_UNSUPPORTED"

    def __str__(self) -> str:
        return str(self.value)
