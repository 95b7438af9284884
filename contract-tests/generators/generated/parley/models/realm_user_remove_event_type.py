from enum import Enum


class RealmUserRemoveEventType(str, Enum):
    REALM_USER = "realm_user"

    def __str__(self) -> str:
        return str(self.value)
