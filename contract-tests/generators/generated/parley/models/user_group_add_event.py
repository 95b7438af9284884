from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.user_group_add_event_op import UserGroupAddEventOp
from ..models.user_group_add_event_type import UserGroupAddEventType

if TYPE_CHECKING:
    from ..models.user_group import UserGroup


T = TypeVar("T", bound="UserGroupAddEvent")


@_attrs_define
class UserGroupAddEvent:
    """
    Example:
        {'id': 0, 'type': 'user_group', 'op': 'add', 'group': {'id': 21, 'name': 'engineering', 'description': 'Builds
            things.', 'creator_id': 5, 'date_created': 1760000000, 'members': [5, 6], 'direct_subgroup_ids': [],
            'is_system_group': False, 'deactivated': False, 'can_add_members_group': 8, 'can_join_group': 8,
            'can_leave_group': 2, 'can_manage_group': {'direct_members': [5], 'direct_subgroups': []}, 'can_mention_group':
            2, 'can_remove_members_group': 8}}

    Attributes:
        id (int): The number of the event. Within a queue it increases; numbers are left out. Acknowledge it by
            `last_event_id`.
        type_ (UserGroupAddEventType):
        op (UserGroupAddEventOp):
        group (UserGroup): A user group. The permissions, each of them a group-setting value:

            - `can_add_members_group`: may add others to the group.
            - `can_join_group`: may join.
            - `can_leave_group`: may leave.
            - `can_manage_group`: may change the group and its members.
            - `can_mention_group`: may mention it.
            - `can_remove_members_group`: may remove others from it.
             Example: {'id': 21, 'name': 'engineering', 'description': 'Builds things.', 'creator_id': 5, 'date_created':
            1760000000, 'members': [5, 6], 'direct_subgroup_ids': [], 'is_system_group': False, 'deactivated': False,
            'can_add_members_group': 8, 'can_join_group': 8, 'can_leave_group': 2, 'can_manage_group': {'direct_members':
            [5], 'direct_subgroups': []}, 'can_mention_group': 2, 'can_remove_members_group': 8}.
    """

    id: int
    type_: UserGroupAddEventType
    op: UserGroupAddEventOp
    group: UserGroup

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        type_ = self.type_.value

        op = self.op.value

        group = self.group.to_dict()

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "id": id,
                "type": type_,
                "op": op,
                "group": group,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.user_group import UserGroup

        d = dict(src_dict)
        id = d.pop("id")

        type_ = UserGroupAddEventType(d.pop("type"))

        op = UserGroupAddEventOp(d.pop("op"))

        group = UserGroup.from_dict(d.pop("group"))

        user_group_add_event = cls(
            id=id,
            type_=type_,
            op=op,
            group=group,
        )

        return user_group_add_event
