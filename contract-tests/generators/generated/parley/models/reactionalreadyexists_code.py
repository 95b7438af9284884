from enum import Enum


class REACTIONALREADYEXISTSCode(str, Enum):
    REACTION_ALREADY_EXISTS = "REACTION_ALREADY_EXISTS"

    def __str__(self) -> str:
        return str(self.value)
