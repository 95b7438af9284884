from enum import Enum


class NONEXISTENTSUBDOMAINCode(str, Enum):
    NONEXISTENT_SUBDOMAIN = "NONEXISTENT_SUBDOMAIN"

    def __str__(self) -> str:
        return str(self.value)
