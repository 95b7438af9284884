from enum import Enum


class REACTIONDOESNOTEXISTCode(str, Enum):
    REACTION_DOES_NOT_EXIST = "REACTION_DOES_NOT_EXIST"

    def __str__(self) -> str:
        return str(self.value)
