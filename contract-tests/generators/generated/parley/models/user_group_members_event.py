from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..models.user_group_members_event_op import UserGroupMembersEventOp
from ..models.user_group_members_event_type import UserGroupMembersEventType

T = TypeVar("T", bound="UserGroupMembersEvent")


@_attrs_define
class UserGroupMembersEvent:
    """
    Example:
        {'id': 0, 'type': 'user_group', 'op': 'add_members', 'group_id': 24, 'user_ids': [6]}

    Attributes:
        id (int): The number of the event. Within a queue it increases; numbers are left out. Acknowledge it by
            `last_event_id`.
        type_ (UserGroupMembersEventType):
        op (UserGroupMembersEventOp):
        group_id (int):
        user_ids (list[int]): Who became a direct member or is one no more.
    """

    id: int
    type_: UserGroupMembersEventType
    op: UserGroupMembersEventOp
    group_id: int
    user_ids: list[int]

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        type_ = self.type_.value

        op = self.op.value

        group_id = self.group_id

        user_ids = self.user_ids

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "id": id,
                "type": type_,
                "op": op,
                "group_id": group_id,
                "user_ids": user_ids,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        id = d.pop("id")

        type_ = UserGroupMembersEventType(d.pop("type"))

        op = UserGroupMembersEventOp(d.pop("op"))

        group_id = d.pop("group_id")

        user_ids = cast(list[int], d.pop("user_ids"))

        user_group_members_event = cls(
            id=id,
            type_=type_,
            op=op,
            group_id=group_id,
            user_ids=user_ids,
        )

        return user_group_members_event
