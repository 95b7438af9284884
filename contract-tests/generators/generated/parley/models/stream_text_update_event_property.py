from enum import Enum


class StreamTextUpdateEventProperty(str, Enum):
    NAME = "name"
    TOPICS_POLICY = "topics_policy"

    def __str__(self) -> str:
        return str(self.value)
