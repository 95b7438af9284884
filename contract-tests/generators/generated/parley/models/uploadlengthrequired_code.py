from enum import Enum


class UPLOADLENGTHREQUIREDCode(str, Enum):
    UPLOAD_LENGTH_REQUIRED = "UPLOAD_LENGTH_REQUIRED"

    def __str__(self) -> str:
        return str(self.value)
