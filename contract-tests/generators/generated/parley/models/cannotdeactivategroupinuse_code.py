from enum import Enum


class CANNOTDEACTIVATEGROUPINUSECode(str, Enum):
    CANNOT_DEACTIVATE_GROUP_IN_USE = "CANNOT_DEACTIVATE_GROUP_IN_USE"

    def __str__(self) -> str:
        return str(self.value)
