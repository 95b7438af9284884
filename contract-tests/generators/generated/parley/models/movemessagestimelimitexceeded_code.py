from enum import Enum


class MOVEMESSAGESTIMELIMITEXCEEDEDCode(str, Enum):
    MOVE_MESSAGES_TIME_LIMIT_EXCEEDED = "MOVE_MESSAGES_TIME_LIMIT_EXCEEDED"

    def __str__(self) -> str:
        return str(self.value)
