from enum import Enum


class Result(str, Enum):
    SUCCESS = "success"

    def __str__(self) -> str:
        return str(self.value)
