from enum import Enum


class UserTopicEventType(str, Enum):
    USER_TOPIC = "user_topic"

    def __str__(self) -> str:
        return str(self.value)
