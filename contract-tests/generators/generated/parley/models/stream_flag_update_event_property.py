from enum import Enum


class StreamFlagUpdateEventProperty(str, Enum):
    IS_ANNOUNCEMENT_ONLY = "is_announcement_only"
    IS_ARCHIVED = "is_archived"
    IS_RECENTLY_ACTIVE = "is_recently_active"

    def __str__(self) -> str:
        return str(self.value)
