from enum import Enum


class UpdateMessageFlagsForNarrowRequestFlag(str, Enum):
    COLLAPSED = "collapsed"
    READ = "read"
    STARRED = "starred"

    def __str__(self) -> str:
        return str(self.value)
