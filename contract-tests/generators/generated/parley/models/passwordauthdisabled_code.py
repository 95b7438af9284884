from enum import Enum


class PASSWORDAUTHDISABLEDCode(str, Enum):
    PASSWORD_AUTH_DISABLED = "PASSWORD_AUTH_DISABLED"

    def __str__(self) -> str:
        return str(self.value)
