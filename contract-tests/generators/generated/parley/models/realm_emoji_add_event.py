from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.realm_emoji_add_event_op import RealmEmojiAddEventOp
from ..models.realm_emoji_add_event_type import RealmEmojiAddEventType

if TYPE_CHECKING:
    from ..models.realm_emoji import RealmEmoji


T = TypeVar("T", bound="RealmEmojiAddEvent")


@_attrs_define
class RealmEmojiAddEvent:
    """
    Example:
        {'id': 0, 'type': 'realm_emoji', 'op': 'add', 'emoji': {'id': '1', 'name': 'party', 'source_url':
            '/user_avatars/1/emoji/images/0Wd5Xo8tGq2nLbKzRvE7yJcA.gif', 'still_url': None, 'author_id': 1, 'deactivated':
            False}}

    Attributes:
        id (int): The number of the event. Within a queue it increases; numbers are left out. Acknowledge it by
            `last_event_id`.
        type_ (RealmEmojiAddEventType):
        op (RealmEmojiAddEventOp):
        emoji (RealmEmoji): A custom emoji of the organisation. Example: {'id': '1', 'name': 'party', 'source_url':
            '/user_avatars/1/emoji/images/0Wd5Xo8tGq2nLbKzRvE7yJcA.gif', 'still_url': None, 'author_id': 1, 'deactivated':
            False}.
    """

    id: int
    type_: RealmEmojiAddEventType
    op: RealmEmojiAddEventOp
    emoji: RealmEmoji

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        type_ = self.type_.value

        op = self.op.value

        emoji = self.emoji.to_dict()

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "id": id,
                "type": type_,
                "op": op,
                "emoji": emoji,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.realm_emoji import RealmEmoji

        d = dict(src_dict)
        id = d.pop("id")

        type_ = RealmEmojiAddEventType(d.pop("type"))

        op = RealmEmojiAddEventOp(d.pop("op"))

        emoji = RealmEmoji.from_dict(d.pop("emoji"))

        realm_emoji_add_event = cls(
            id=id,
            type_=type_,
            op=op,
            emoji=emoji,
        )

        return realm_emoji_add_event
