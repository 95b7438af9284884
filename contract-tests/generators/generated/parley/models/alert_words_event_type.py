from enum import Enum


class AlertWordsEventType(str, Enum):
    ALERT_WORDS = "alert_words"

    def __str__(self) -> str:
        return str(self.value)
