from enum import Enum


class CreateChannelRequestTopicsPolicy(str, Enum):
    ALLOW_EMPTY_TOPIC = "allow_empty_topic"
    DISABLE_EMPTY_TOPIC = "disable_empty_topic"
    EMPTY_TOPIC_ONLY = "empty_topic_only"
    INHERIT = "inherit"

    def __str__(self) -> str:
        return str(self.value)
