from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.channel_folder_add_event_op import ChannelFolderAddEventOp
from ..models.channel_folder_add_event_type import ChannelFolderAddEventType

if TYPE_CHECKING:
    from ..models.channel_folder import ChannelFolder


T = TypeVar("T", bound="ChannelFolderAddEvent")


@_attrs_define
class ChannelFolderAddEvent:
    """
    Example:
        {'id': 0, 'type': 'channel_folder', 'op': 'add', 'channel_folder': {'id': 1, 'name': 'Projects', 'description':
            '', 'rendered_description': '', 'date_created': 1760000000, 'creator_id': 1, 'order': 0, 'is_archived': False}}

    Attributes:
        id (int): The number of the event. Within a queue it increases; numbers are left out. Acknowledge it by
            `last_event_id`.
        type_ (ChannelFolderAddEventType):
        op (ChannelFolderAddEventOp):
        channel_folder (ChannelFolder): A folder that groups channels in the sidebar.
            **Changes**: feature level 389.
    """

    id: int
    type_: ChannelFolderAddEventType
    op: ChannelFolderAddEventOp
    channel_folder: ChannelFolder

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        type_ = self.type_.value

        op = self.op.value

        channel_folder = self.channel_folder.to_dict()

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "id": id,
                "type": type_,
                "op": op,
                "channel_folder": channel_folder,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.channel_folder import ChannelFolder

        d = dict(src_dict)
        id = d.pop("id")

        type_ = ChannelFolderAddEventType(d.pop("type"))

        op = ChannelFolderAddEventOp(d.pop("op"))

        channel_folder = ChannelFolder.from_dict(d.pop("channel_folder"))

        channel_folder_add_event = cls(
            id=id,
            type_=type_,
            op=op,
            channel_folder=channel_folder,
        )

        return channel_folder_add_event
