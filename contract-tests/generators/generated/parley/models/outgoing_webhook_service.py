from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.outgoing_webhook_service_interface import OutgoingWebhookServiceInterface

T = TypeVar("T", bound="OutgoingWebhookService")


@_attrs_define
class OutgoingWebhookService:
    """
    Attributes:
        base_url (str): Where messages are posted to.
        interface (OutgoingWebhookServiceInterface): 1 the own format, 2 that of a widespread other service.
        token (str): Proves to the receiver that the server sent the message.
    """

    base_url: str
    interface: OutgoingWebhookServiceInterface
    token: str

    def to_dict(self) -> dict[str, Any]:
        base_url = self.base_url

        interface = self.interface.value

        token = self.token

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "base_url": base_url,
                "interface": interface,
                "token": token,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        base_url = d.pop("base_url")

        interface = OutgoingWebhookServiceInterface(d.pop("interface"))

        token = d.pop("token")

        outgoing_webhook_service = cls(
            base_url=base_url,
            interface=interface,
            token=token,
        )

        return outgoing_webhook_service
