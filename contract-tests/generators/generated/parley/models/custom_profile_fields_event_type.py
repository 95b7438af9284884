from enum import Enum


class CustomProfileFieldsEventType(str, Enum):
    CUSTOM_PROFILE_FIELDS = "custom_profile_fields"

    def __str__(self) -> str:
        return str(self.value)
