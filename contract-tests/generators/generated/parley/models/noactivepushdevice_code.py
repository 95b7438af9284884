from enum import Enum


class NOACTIVEPUSHDEVICECode(str, Enum):
    NO_ACTIVE_PUSH_DEVICE = "NO_ACTIVE_PUSH_DEVICE"

    def __str__(self) -> str:
        return str(self.value)
