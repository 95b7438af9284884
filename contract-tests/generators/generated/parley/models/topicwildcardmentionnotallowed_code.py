from enum import Enum


class TOPICWILDCARDMENTIONNOTALLOWEDCode(str, Enum):
    TOPIC_WILDCARD_MENTION_NOT_ALLOWED = "TOPIC_WILDCARD_MENTION_NOT_ALLOWED"

    def __str__(self) -> str:
        return str(self.value)
