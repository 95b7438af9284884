from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.realm_emoji_update_event_op import RealmEmojiUpdateEventOp
from ..models.realm_emoji_update_event_type import RealmEmojiUpdateEventType

if TYPE_CHECKING:
    from ..models.realm_emoji_update_event_realm_emoji import (
        RealmEmojiUpdateEventRealmEmoji,
    )


T = TypeVar("T", bound="RealmEmojiUpdateEvent")


@_attrs_define
class RealmEmojiUpdateEvent:
    """
    Example:
        {'id': 0, 'type': 'realm_emoji', 'op': 'update', 'realm_emoji': {'1': {'id': '1', 'name': 'party', 'source_url':
            '/user_avatars/1/emoji/images/0Wd5Xo8tGq2nLbKzRvE7yJcA.gif', 'still_url': None, 'author_id': 1, 'deactivated':
            False}}}

    Attributes:
        id (int): The number of the event. Within a queue it increases; numbers are left out. Acknowledge it by
            `last_event_id`.
        type_ (RealmEmojiUpdateEventType):
        op (RealmEmojiUpdateEventOp):
        realm_emoji (RealmEmojiUpdateEventRealmEmoji): By ID.
    """

    id: int
    type_: RealmEmojiUpdateEventType
    op: RealmEmojiUpdateEventOp
    realm_emoji: RealmEmojiUpdateEventRealmEmoji

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        type_ = self.type_.value

        op = self.op.value

        realm_emoji = self.realm_emoji.to_dict()

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "id": id,
                "type": type_,
                "op": op,
                "realm_emoji": realm_emoji,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.realm_emoji_update_event_realm_emoji import (
            RealmEmojiUpdateEventRealmEmoji,
        )

        d = dict(src_dict)
        id = d.pop("id")

        type_ = RealmEmojiUpdateEventType(d.pop("type"))

        op = RealmEmojiUpdateEventOp(d.pop("op"))

        realm_emoji = RealmEmojiUpdateEventRealmEmoji.from_dict(d.pop("realm_emoji"))

        realm_emoji_update_event = cls(
            id=id,
            type_=type_,
            op=op,
            realm_emoji=realm_emoji,
        )

        return realm_emoji_update_event
