from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.realm_bot_update_event_op import RealmBotUpdateEventOp
from ..models.realm_bot_update_event_type import RealmBotUpdateEventType

if TYPE_CHECKING:
    from ..models.realm_bot_update_event_bot import RealmBotUpdateEventBot


T = TypeVar("T", bound="RealmBotUpdateEvent")


@_attrs_define
class RealmBotUpdateEvent:
    """
    Example:
        {'id': 0, 'type': 'realm_bot', 'op': 'update', 'bot': {'user_id': 8, 'default_sending_stream': 'general'}}

    Attributes:
        id (int): The number of the event. Within a queue it increases; numbers are left out. Acknowledge it by
            `last_event_id`.
        type_ (RealmBotUpdateEventType):
        op (RealmBotUpdateEventOp):
        bot (RealmBotUpdateEventBot): What has changed.
    """

    id: int
    type_: RealmBotUpdateEventType
    op: RealmBotUpdateEventOp
    bot: RealmBotUpdateEventBot

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        type_ = self.type_.value

        op = self.op.value

        bot = self.bot.to_dict()

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "id": id,
                "type": type_,
                "op": op,
                "bot": bot,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.realm_bot_update_event_bot import RealmBotUpdateEventBot

        d = dict(src_dict)
        id = d.pop("id")

        type_ = RealmBotUpdateEventType(d.pop("type"))

        op = RealmBotUpdateEventOp(d.pop("op"))

        bot = RealmBotUpdateEventBot.from_dict(d.pop("bot"))

        realm_bot_update_event = cls(
            id=id,
            type_=type_,
            op=op,
            bot=bot,
        )

        return realm_bot_update_event
