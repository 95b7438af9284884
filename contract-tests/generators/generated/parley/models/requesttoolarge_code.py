from enum import Enum


class REQUESTTOOLARGECode(str, Enum):
    REQUEST_TOO_LARGE = "REQUEST_TOO_LARGE"

    def __str__(self) -> str:
        return str(self.value)
