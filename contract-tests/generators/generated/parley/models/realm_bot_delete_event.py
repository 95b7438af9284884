from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.realm_bot_delete_event_op import RealmBotDeleteEventOp
from ..models.realm_bot_delete_event_type import RealmBotDeleteEventType

if TYPE_CHECKING:
    from ..models.realm_bot_delete_event_bot import RealmBotDeleteEventBot


T = TypeVar("T", bound="RealmBotDeleteEvent")


@_attrs_define
class RealmBotDeleteEvent:
    """
    Example:
        {'id': 0, 'type': 'realm_bot', 'op': 'delete', 'bot': {'user_id': 8}}

    Attributes:
        id (int): The number of the event. Within a queue it increases; numbers are left out. Acknowledge it by
            `last_event_id`.
        type_ (RealmBotDeleteEventType):
        op (RealmBotDeleteEventOp):
        bot (RealmBotDeleteEventBot):
    """

    id: int
    type_: RealmBotDeleteEventType
    op: RealmBotDeleteEventOp
    bot: RealmBotDeleteEventBot

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
        from ..models.realm_bot_delete_event_bot import RealmBotDeleteEventBot

        d = dict(src_dict)
        id = d.pop("id")

        type_ = RealmBotDeleteEventType(d.pop("type"))

        op = RealmBotDeleteEventOp(d.pop("op"))

        bot = RealmBotDeleteEventBot.from_dict(d.pop("bot"))

        realm_bot_delete_event = cls(
            id=id,
            type_=type_,
            op=op,
            bot=bot,
        )

        return realm_bot_delete_event
