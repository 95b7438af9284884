from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..models.channel_folder_reorder_event_op import ChannelFolderReorderEventOp
from ..models.channel_folder_reorder_event_type import ChannelFolderReorderEventType

T = TypeVar("T", bound="ChannelFolderReorderEvent")


@_attrs_define
class ChannelFolderReorderEvent:
    """
    Example:
        {'id': 0, 'type': 'channel_folder', 'op': 'reorder', 'order': [1]}

    Attributes:
        id (int): The number of the event. Within a queue it increases; numbers are left out. Acknowledge it by
            `last_event_id`.
        type_ (ChannelFolderReorderEventType):
        op (ChannelFolderReorderEventOp):
        order (list[int]): IDs of all folders, in their order.
    """

    id: int
    type_: ChannelFolderReorderEventType
    op: ChannelFolderReorderEventOp
    order: list[int]

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        type_ = self.type_.value

        op = self.op.value

        order = self.order

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "id": id,
                "type": type_,
                "op": op,
                "order": order,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        id = d.pop("id")

        type_ = ChannelFolderReorderEventType(d.pop("type"))

        op = ChannelFolderReorderEventOp(d.pop("op"))

        order = cast(list[int], d.pop("order"))

        channel_folder_reorder_event = cls(
            id=id,
            type_=type_,
            op=op,
            order=order,
        )

        return channel_folder_reorder_event
