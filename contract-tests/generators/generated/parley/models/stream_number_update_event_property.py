from enum import Enum


class StreamNumberUpdateEventProperty(str, Enum):
    FIRST_MESSAGE_ID = "first_message_id"
    FOLDER_ID = "folder_id"
    MESSAGE_RETENTION_DAYS = "message_retention_days"
    STREAM_POST_POLICY = "stream_post_policy"
    STREAM_WEEKLY_TRAFFIC = "stream_weekly_traffic"

    def __str__(self) -> str:
        return str(self.value)
