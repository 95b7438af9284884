from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define

if TYPE_CHECKING:
    from ..models.embedded_bot_service_config_data import EmbeddedBotServiceConfigData


T = TypeVar("T", bound="EmbeddedBotService")


@_attrs_define
class EmbeddedBotService:
    """
    Attributes:
        service_name (str):
        config_data (EmbeddedBotServiceConfigData):
    """

    service_name: str
    config_data: EmbeddedBotServiceConfigData

    def to_dict(self) -> dict[str, Any]:
        service_name = self.service_name

        config_data = self.config_data.to_dict()

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "service_name": service_name,
                "config_data": config_data,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.embedded_bot_service_config_data import (
            EmbeddedBotServiceConfigData,
        )

        d = dict(src_dict)
        service_name = d.pop("service_name")

        config_data = EmbeddedBotServiceConfigData.from_dict(d.pop("config_data"))

        embedded_bot_service = cls(
            service_name=service_name,
            config_data=config_data,
        )

        return embedded_bot_service
