from enum import Enum


class ReactionEventType(str, Enum):
    REACTION = "reaction"

    def __str__(self) -> str:
        return str(self.value)
