from enum import Enum


class DeviceUpdateEventOp(str, Enum):
    UPDATE = "update"

    def __str__(self) -> str:
        return str(self.value)
