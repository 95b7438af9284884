from enum import Enum


class NOACTIVEPUSHDEVICEResult(str, Enum):
    ERROR = "error"

    def __str__(self) -> str:
        return str(self.value)
