from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define

if TYPE_CHECKING:
    from ..models.embedded_bot_service import EmbeddedBotService
    from ..models.outgoing_webhook_service import OutgoingWebhookService


T = TypeVar("T", bound="Bot")


@_attrs_define
class Bot:
    """What only the owner of a bot and administrators see of it.

    Example:
        {'user_id': 8, 'default_sending_stream': None, 'default_events_register_stream': None,
            'default_all_public_streams': False, 'services': []}

    Attributes:
        user_id (int):
        default_sending_stream (None | str): The name of the channel that the bot sends to when it names none; null
            without one.
        default_events_register_stream (None | str): The name of the channel whose messages the bot's queues get when
            they ask for nothing else; null without one.
        default_all_public_streams (bool): Whether the bot's queues get the messages of all public channels.
        services (list[EmbeddedBotService | OutgoingWebhookService]): What an outgoing webhook or an embedded bot runs;
            empty for any other.
    """

    user_id: int
    default_sending_stream: None | str
    default_events_register_stream: None | str
    default_all_public_streams: bool
    services: list[EmbeddedBotService | OutgoingWebhookService]

    def to_dict(self) -> dict[str, Any]:
        from ..models.outgoing_webhook_service import OutgoingWebhookService

        user_id = self.user_id

        default_sending_stream: None | str
        default_sending_stream = self.default_sending_stream

        default_events_register_stream: None | str
        default_events_register_stream = self.default_events_register_stream

        default_all_public_streams = self.default_all_public_streams

        services = []
        for services_item_data in self.services:
            services_item: dict[str, Any]
            if isinstance(services_item_data, OutgoingWebhookService):
                services_item = services_item_data.to_dict()
            else:
                services_item = services_item_data.to_dict()

            services.append(services_item)

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "user_id": user_id,
                "default_sending_stream": default_sending_stream,
                "default_events_register_stream": default_events_register_stream,
                "default_all_public_streams": default_all_public_streams,
                "services": services,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.embedded_bot_service import EmbeddedBotService
        from ..models.outgoing_webhook_service import OutgoingWebhookService

        d = dict(src_dict)
        user_id = d.pop("user_id")

        def _parse_default_sending_stream(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        default_sending_stream = _parse_default_sending_stream(
            d.pop("default_sending_stream")
        )

        def _parse_default_events_register_stream(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        default_events_register_stream = _parse_default_events_register_stream(
            d.pop("default_events_register_stream")
        )

        default_all_public_streams = d.pop("default_all_public_streams")

        services = []
        _services = d.pop("services")
        for services_item_data in _services:

            def _parse_services_item(
                data: object,
            ) -> EmbeddedBotService | OutgoingWebhookService:
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_bot_service_type_0 = (
                        OutgoingWebhookService.from_dict(data)
                    )

                    return componentsschemas_bot_service_type_0
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_bot_service_type_1 = EmbeddedBotService.from_dict(
                    data
                )

                return componentsschemas_bot_service_type_1

            services_item = _parse_services_item(services_item_data)

            services.append(services_item)

        bot = cls(
            user_id=user_id,
            default_sending_stream=default_sending_stream,
            default_events_register_stream=default_events_register_stream,
            default_all_public_streams=default_all_public_streams,
            services=services,
        )

        return bot
