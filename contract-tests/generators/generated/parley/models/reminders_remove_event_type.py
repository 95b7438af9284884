from enum import Enum


class RemindersRemoveEventType(str, Enum):
    REMINDERS = "reminders"

    def __str__(self) -> str:
        return str(self.value)
