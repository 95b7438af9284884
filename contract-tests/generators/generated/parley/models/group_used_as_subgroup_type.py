from enum import Enum


class GroupUsedAsSubgroupType(str, Enum):
    SUBGROUP = "subgroup"

    def __str__(self) -> str:
        return str(self.value)
