from enum import Enum


class INTERNALSERVERERRORONBOUNCERCode(str, Enum):
    INTERNAL_SERVER_ERROR_ON_BOUNCER = "INTERNAL_SERVER_ERROR_ON_BOUNCER"

    def __str__(self) -> str:
        return str(self.value)
