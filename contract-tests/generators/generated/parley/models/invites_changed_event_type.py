from enum import Enum


class InvitesChangedEventType(str, Enum):
    INVITES_CHANGED = "invites_changed"

    def __str__(self) -> str:
        return str(self.value)
