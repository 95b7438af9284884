from enum import Enum


class UPLOADOFFSETCONFLICTCode(str, Enum):
    UPLOAD_OFFSET_CONFLICT = "UPLOAD_OFFSET_CONFLICT"

    def __str__(self) -> str:
        return str(self.value)
