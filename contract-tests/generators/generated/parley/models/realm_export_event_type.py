from enum import Enum


class RealmExportEventType(str, Enum):
    REALM_EXPORT = "realm_export"

    def __str__(self) -> str:
        return str(self.value)
