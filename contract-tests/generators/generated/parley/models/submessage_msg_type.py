from enum import Enum


class SubmessageMsgType(str, Enum):
    WIDGET = "widget"

    def __str__(self) -> str:
        return str(self.value)
