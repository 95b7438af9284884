from enum import Enum


class RemindersAddEventType(str, Enum):
    REMINDERS = "reminders"

    def __str__(self) -> str:
        return str(self.value)
