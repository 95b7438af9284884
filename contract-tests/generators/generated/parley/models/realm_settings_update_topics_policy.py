from enum import Enum


class RealmSettingsUpdateTopicsPolicy(str, Enum):
    ALLOW_EMPTY_TOPIC = "allow_empty_topic"
    DISABLE_EMPTY_TOPIC = "disable_empty_topic"

    def __str__(self) -> str:
        return str(self.value)
