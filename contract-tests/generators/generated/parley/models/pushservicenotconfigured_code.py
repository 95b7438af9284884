from enum import Enum


class PUSHSERVICENOTCONFIGUREDCode(str, Enum):
    PUSH_SERVICE_NOT_CONFIGURED = "PUSH_SERVICE_NOT_CONFIGURED"

    def __str__(self) -> str:
        return str(self.value)
