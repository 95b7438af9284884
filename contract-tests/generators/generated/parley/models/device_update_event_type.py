from enum import Enum


class DeviceUpdateEventType(str, Enum):
    DEVICE = "device"

    def __str__(self) -> str:
        return str(self.value)
