from enum import Enum


class RealmDomainsAddOrChangeEventOp(str, Enum):
    ADD = "add"
    CHANGE = "change"

    def __str__(self) -> str:
        return str(self.value)
