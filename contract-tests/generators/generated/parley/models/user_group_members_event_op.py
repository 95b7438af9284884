from enum import Enum


class UserGroupMembersEventOp(str, Enum):
    ADD_MEMBERS = "add_members"
    REMOVE_MEMBERS = "remove_members"

    def __str__(self) -> str:
        return str(self.value)
