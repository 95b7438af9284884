from enum import Enum


class ADMINACTIONREQUIREDCode(str, Enum):
    ADMIN_ACTION_REQUIRED = "ADMIN_ACTION_REQUIRED"

    def __str__(self) -> str:
        return str(self.value)
