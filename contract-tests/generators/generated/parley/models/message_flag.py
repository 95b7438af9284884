from enum import Enum


class MessageFlag(str, Enum):
    COLLAPSED = "collapsed"
    HAS_ALERT_WORD = "has_alert_word"
    HISTORICAL = "historical"
    MENTIONED = "mentioned"
    READ = "read"
    STARRED = "starred"
    STREAM_WILDCARD_MENTIONED = "stream_wildcard_mentioned"
    TOPIC_WILDCARD_MENTIONED = "topic_wildcard_mentioned"
    WILDCARD_MENTIONED = "wildcard_mentioned"

    def __str__(self) -> str:
        return str(self.value)
