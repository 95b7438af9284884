from enum import Enum


class REALMUPLOADQUOTACode(str, Enum):
    REALM_UPLOAD_QUOTA = "REALM_UPLOAD_QUOTA"

    def __str__(self) -> str:
        return str(self.value)
