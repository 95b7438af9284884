from enum import Enum


class UserGroupMembersEventType(str, Enum):
    USER_GROUP = "user_group"

    def __str__(self) -> str:
        return str(self.value)
