from enum import Enum


class RealmNumberUpdateEventProperty(str, Enum):
    MESSAGE_RETENTION_DAYS = "message_retention_days"
    NEW_STREAM_ANNOUNCEMENTS_STREAM_ID = "new_stream_announcements_stream_id"
    WAITING_PERIOD_THRESHOLD = "waiting_period_threshold"

    def __str__(self) -> str:
        return str(self.value)
