from enum import Enum


class RealmBotAddEventType(str, Enum):
    REALM_BOT = "realm_bot"

    def __str__(self) -> str:
        return str(self.value)
