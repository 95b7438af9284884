from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.user_group_remove_event_op import UserGroupRemoveEventOp
from ..models.user_group_remove_event_type import UserGroupRemoveEventType

T = TypeVar("T", bound="UserGroupRemoveEvent")


@_attrs_define
class UserGroupRemoveEvent:
    """
    Example:
        {'id': 0, 'type': 'user_group', 'op': 'remove', 'group_id': 22}

    Attributes:
        id (int): The number of the event. Within a queue it increases; numbers are left out. Acknowledge it by
            `last_event_id`.
        type_ (UserGroupRemoveEventType):
        op (UserGroupRemoveEventOp):
        group_id (int):
    """

    id: int
    type_: UserGroupRemoveEventType
    op: UserGroupRemoveEventOp
    group_id: int

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        type_ = self.type_.value

        op = self.op.value

        group_id = self.group_id

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "id": id,
                "type": type_,
                "op": op,
                "group_id": group_id,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        id = d.pop("id")

        type_ = UserGroupRemoveEventType(d.pop("type"))

        op = UserGroupRemoveEventOp(d.pop("op"))

        group_id = d.pop("group_id")

        user_group_remove_event = cls(
            id=id,
            type_=type_,
            op=op,
            group_id=group_id,
        )

        return user_group_remove_event
