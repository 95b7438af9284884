from enum import Enum


class SubmessageEventMsgType(str, Enum):
    WIDGET = "widget"

    def __str__(self) -> str:
        return str(self.value)
