from enum import Enum


class EXPECTATIONMISMATCHFieldName(str, Enum):
    OLD = "old"
    PREV_CONTENT_SHA256 = "prev_content_sha256"

    def __str__(self) -> str:
        return str(self.value)
