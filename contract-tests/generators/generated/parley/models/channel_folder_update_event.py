from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.channel_folder_update_event_op import ChannelFolderUpdateEventOp
from ..models.channel_folder_update_event_type import ChannelFolderUpdateEventType

if TYPE_CHECKING:
    from ..models.channel_folder_update_event_data import ChannelFolderUpdateEventData


T = TypeVar("T", bound="ChannelFolderUpdateEvent")


@_attrs_define
class ChannelFolderUpdateEvent:
    """
    Example:
        {'id': 0, 'type': 'channel_folder', 'op': 'update', 'channel_folder_id': 1, 'data': {'name': 'Plans'}}

    Attributes:
        id (int): The number of the event. Within a queue it increases; numbers are left out. Acknowledge it by
            `last_event_id`.
        type_ (ChannelFolderUpdateEventType):
        op (ChannelFolderUpdateEventOp):
        channel_folder_id (int):
        data (ChannelFolderUpdateEventData): What has changed. `rendered_description` comes with `description`.
    """

    id: int
    type_: ChannelFolderUpdateEventType
    op: ChannelFolderUpdateEventOp
    channel_folder_id: int
    data: ChannelFolderUpdateEventData

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        type_ = self.type_.value

        op = self.op.value

        channel_folder_id = self.channel_folder_id

        data = self.data.to_dict()

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "id": id,
                "type": type_,
                "op": op,
                "channel_folder_id": channel_folder_id,
                "data": data,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.channel_folder_update_event_data import (
            ChannelFolderUpdateEventData,
        )

        d = dict(src_dict)
        id = d.pop("id")

        type_ = ChannelFolderUpdateEventType(d.pop("type"))

        op = ChannelFolderUpdateEventOp(d.pop("op"))

        channel_folder_id = d.pop("channel_folder_id")

        data = ChannelFolderUpdateEventData.from_dict(d.pop("data"))

        channel_folder_update_event = cls(
            id=id,
            type_=type_,
            op=op,
            channel_folder_id=channel_folder_id,
            data=data,
        )

        return channel_folder_update_event
