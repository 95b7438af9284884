from enum import Enum


class UpdateMessageRequestPropagateMode(str, Enum):
    CHANGE_ALL = "change_all"
    CHANGE_LATER = "change_later"
    CHANGE_ONE = "change_one"

    def __str__(self) -> str:
        return str(self.value)
