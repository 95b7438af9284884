from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.realm_emoji_update_one_event_op import RealmEmojiUpdateOneEventOp
from ..models.realm_emoji_update_one_event_type import RealmEmojiUpdateOneEventType

if TYPE_CHECKING:
    from ..models.realm_emoji_update_one_event_data import RealmEmojiUpdateOneEventData


T = TypeVar("T", bound="RealmEmojiUpdateOneEvent")


@_attrs_define
class RealmEmojiUpdateOneEvent:
    """
    Example:
        {'id': 0, 'type': 'realm_emoji', 'op': 'update_one', 'emoji_id': '1', 'data': {'deactivated': True}}

    Attributes:
        id (int): The number of the event. Within a queue it increases; numbers are left out. Acknowledge it by
            `last_event_id`.
        type_ (RealmEmojiUpdateOneEventType):
        op (RealmEmojiUpdateOneEventOp):
        emoji_id (str):
        data (RealmEmojiUpdateOneEventData): What has changed.
    """

    id: int
    type_: RealmEmojiUpdateOneEventType
    op: RealmEmojiUpdateOneEventOp
    emoji_id: str
    data: RealmEmojiUpdateOneEventData

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        type_ = self.type_.value

        op = self.op.value

        emoji_id = self.emoji_id

        data = self.data.to_dict()

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "id": id,
                "type": type_,
                "op": op,
                "emoji_id": emoji_id,
                "data": data,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.realm_emoji_update_one_event_data import (
            RealmEmojiUpdateOneEventData,
        )

        d = dict(src_dict)
        id = d.pop("id")

        type_ = RealmEmojiUpdateOneEventType(d.pop("type"))

        op = RealmEmojiUpdateOneEventOp(d.pop("op"))

        emoji_id = d.pop("emoji_id")

        data = RealmEmojiUpdateOneEventData.from_dict(d.pop("data"))

        realm_emoji_update_one_event = cls(
            id=id,
            type_=type_,
            op=op,
            emoji_id=emoji_id,
            data=data,
        )

        return realm_emoji_update_one_event
