from enum import Enum


class BADNARROWCode(str, Enum):
    BAD_NARROW = "BAD_NARROW"

    def __str__(self) -> str:
        return str(self.value)
