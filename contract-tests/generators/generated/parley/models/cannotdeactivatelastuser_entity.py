from enum import Enum


class CANNOTDEACTIVATELASTUSEREntity(str, Enum):
    ORGANIZATION_OWNER = "organization owner"
    USER = "user"

    def __str__(self) -> str:
        return str(self.value)
