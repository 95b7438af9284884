from enum import Enum


class RealmUserSettingsDefaultsFlagEventType(str, Enum):
    REALM_USER_SETTINGS_DEFAULTS = "realm_user_settings_defaults"

    def __str__(self) -> str:
        return str(self.value)
