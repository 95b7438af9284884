from enum import Enum


class RealmUserSettingsDefaultsTextEventOp(str, Enum):
    UPDATE = "update"

    def __str__(self) -> str:
        return str(self.value)
