from enum import Enum


class FAILEDTOCONNECTBOUNCERCode(str, Enum):
    FAILED_TO_CONNECT_BOUNCER = "FAILED_TO_CONNECT_BOUNCER"

    def __str__(self) -> str:
        return str(self.value)
