from enum import Enum


class NavigationViewUpdateEventType(str, Enum):
    NAVIGATION_VIEW = "navigation_view"

    def __str__(self) -> str:
        return str(self.value)
