from enum import Enum


class UserStatusEventType(str, Enum):
    USER_STATUS = "user_status"

    def __str__(self) -> str:
        return str(self.value)
