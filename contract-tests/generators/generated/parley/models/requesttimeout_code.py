from enum import Enum


class REQUESTTIMEOUTCode(str, Enum):
    REQUEST_TIMEOUT = "REQUEST_TIMEOUT"

    def __str__(self) -> str:
        return str(self.value)
