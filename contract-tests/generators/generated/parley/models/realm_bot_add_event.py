from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.realm_bot_add_event_op import RealmBotAddEventOp
from ..models.realm_bot_add_event_type import RealmBotAddEventType

if TYPE_CHECKING:
    from ..models.bot import Bot


T = TypeVar("T", bound="RealmBotAddEvent")


@_attrs_define
class RealmBotAddEvent:
    """
    Example:
        {'id': 0, 'type': 'realm_bot', 'op': 'add', 'bot': {'user_id': 8, 'default_sending_stream': None,
            'default_events_register_stream': None, 'default_all_public_streams': False, 'services': []}}

    Attributes:
        id (int): The number of the event. Within a queue it increases; numbers are left out. Acknowledge it by
            `last_event_id`.
        type_ (RealmBotAddEventType):
        op (RealmBotAddEventOp):
        bot (Bot): What only the owner of a bot and administrators see of it. Example: {'user_id': 8,
            'default_sending_stream': None, 'default_events_register_stream': None, 'default_all_public_streams': False,
            'services': []}.
    """

    id: int
    type_: RealmBotAddEventType
    op: RealmBotAddEventOp
    bot: Bot

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
        from ..models.bot import Bot

        d = dict(src_dict)
        id = d.pop("id")

        type_ = RealmBotAddEventType(d.pop("type"))

        op = RealmBotAddEventOp(d.pop("op"))

        bot = Bot.from_dict(d.pop("bot"))

        realm_bot_add_event = cls(
            id=id,
            type_=type_,
            op=op,
            bot=bot,
        )

        return realm_bot_add_event
