from enum import Enum


class EXPECTATIONMISMATCHCode(str, Enum):
    EXPECTATION_MISMATCH = "EXPECTATION_MISMATCH"

    def __str__(self) -> str:
        return str(self.value)
