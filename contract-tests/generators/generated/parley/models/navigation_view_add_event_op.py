from enum import Enum


class NavigationViewAddEventOp(str, Enum):
    ADD = "add"

    def __str__(self) -> str:
        return str(self.value)
