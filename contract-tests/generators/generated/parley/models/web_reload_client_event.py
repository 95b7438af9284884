from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.web_reload_client_event_type import WebReloadClientEventType

T = TypeVar("T", bound="WebReloadClientEvent")


@_attrs_define
class WebReloadClientEvent:
    """The web client should reload itself when that does not disturb the user. Goes to queues of web clients.

    Example:
        {'id': 0, 'type': 'web_reload_client'}

    Attributes:
        id (int): The number of the event. Within a queue it increases; numbers are left out. Acknowledge it by
            `last_event_id`.
        type_ (WebReloadClientEventType):
    """

    id: int
    type_: WebReloadClientEventType

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        type_ = self.type_.value

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "id": id,
                "type": type_,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        id = d.pop("id")

        type_ = WebReloadClientEventType(d.pop("type"))

        web_reload_client_event = cls(
            id=id,
            type_=type_,
        )

        return web_reload_client_event
