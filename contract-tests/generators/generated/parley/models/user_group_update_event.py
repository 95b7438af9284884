from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.user_group_update_event_op import UserGroupUpdateEventOp
from ..models.user_group_update_event_type import UserGroupUpdateEventType

if TYPE_CHECKING:
    from ..models.user_group_update_event_data import UserGroupUpdateEventData


T = TypeVar("T", bound="UserGroupUpdateEvent")


@_attrs_define
class UserGroupUpdateEvent:
    """
    Example:
        {'id': 0, 'type': 'user_group', 'op': 'update', 'group_id': 24, 'data': {'description': 'It was changed.',
            'can_mention_group': 3}}

    Attributes:
        id (int): The number of the event. Within a queue it increases; numbers are left out. Acknowledge it by
            `last_event_id`.
        type_ (UserGroupUpdateEventType):
        op (UserGroupUpdateEventOp):
        group_id (int):
        data (UserGroupUpdateEventData): What has changed.
    """

    id: int
    type_: UserGroupUpdateEventType
    op: UserGroupUpdateEventOp
    group_id: int
    data: UserGroupUpdateEventData

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        type_ = self.type_.value

        op = self.op.value

        group_id = self.group_id

        data = self.data.to_dict()

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "id": id,
                "type": type_,
                "op": op,
                "group_id": group_id,
                "data": data,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.user_group_update_event_data import UserGroupUpdateEventData

        d = dict(src_dict)
        id = d.pop("id")

        type_ = UserGroupUpdateEventType(d.pop("type"))

        op = UserGroupUpdateEventOp(d.pop("op"))

        group_id = d.pop("group_id")

        data = UserGroupUpdateEventData.from_dict(d.pop("data"))

        user_group_update_event = cls(
            id=id,
            type_=type_,
            op=op,
            group_id=group_id,
            data=data,
        )

        return user_group_update_event
