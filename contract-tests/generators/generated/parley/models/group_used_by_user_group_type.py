from enum import Enum


class GroupUsedByUserGroupType(str, Enum):
    USER_GROUP = "user_group"

    def __str__(self) -> str:
        return str(self.value)
