from enum import Enum


class ScheduledMessagesAddEventType(str, Enum):
    SCHEDULED_MESSAGES = "scheduled_messages"

    def __str__(self) -> str:
        return str(self.value)
