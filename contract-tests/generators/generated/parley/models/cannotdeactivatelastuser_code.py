from enum import Enum


class CANNOTDEACTIVATELASTUSERCode(str, Enum):
    CANNOT_DEACTIVATE_LAST_USER = "CANNOT_DEACTIVATE_LAST_USER"

    def __str__(self) -> str:
        return str(self.value)
