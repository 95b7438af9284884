from enum import Enum


class UserGroupSubgroupsEventOp(str, Enum):
    ADD_SUBGROUPS = "add_subgroups"
    REMOVE_SUBGROUPS = "remove_subgroups"

    def __str__(self) -> str:
        return str(self.value)
