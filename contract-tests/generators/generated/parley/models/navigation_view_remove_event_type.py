from enum import Enum


class NavigationViewRemoveEventType(str, Enum):
    NAVIGATION_VIEW = "navigation_view"

    def __str__(self) -> str:
        return str(self.value)
