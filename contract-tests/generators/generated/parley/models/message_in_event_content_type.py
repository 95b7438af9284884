from enum import Enum


class MessageInEventContentType(str, Enum):
    TEXTHTML = "text/html"
    TEXTX_MARKDOWN = "text/x-markdown"

    def __str__(self) -> str:
        return str(self.value)
