from enum import Enum


class RealmDeactivatedEventOp(str, Enum):
    DEACTIVATED = "deactivated"

    def __str__(self) -> str:
        return str(self.value)
