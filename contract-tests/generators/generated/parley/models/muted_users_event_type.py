from enum import Enum


class MutedUsersEventType(str, Enum):
    MUTED_USERS = "muted_users"

    def __str__(self) -> str:
        return str(self.value)
