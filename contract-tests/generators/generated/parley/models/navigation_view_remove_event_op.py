from enum import Enum


class NavigationViewRemoveEventOp(str, Enum):
    REMOVE = "remove"

    def __str__(self) -> str:
        return str(self.value)
