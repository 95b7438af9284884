from enum import Enum


class RealmUserAddEventType(str, Enum):
    REALM_USER = "realm_user"

    def __str__(self) -> str:
        return str(self.value)
