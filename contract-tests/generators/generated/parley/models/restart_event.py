from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.restart_event_type import RestartEventType

T = TypeVar("T", bound="RestartEvent")


@_attrs_define
class RestartEvent:
    """The server was restarted, perhaps with another version. Goes to every queue, which stays valid. A client whose
    stored feature level
    differs should register again.

        Example:
            {'id': 0, 'type': 'restart', 'service_version': '0.1.0', 'service_merge_base': '', 'service_feature_level': 496,
                'server_generation': 1760000000}

        Attributes:
            id (int): The number of the event. Within a queue it increases; numbers are left out. Acknowledge it by
                `last_event_id`.
            type_ (RestartEventType):
            service_version (str): As in `GET /server_settings`.
            service_merge_base (str): As in `GET /server_settings`.
            service_feature_level (int): As in `GET /server_settings`.
            server_generation (int): When the server was started, UNIX seconds.
    """

    id: int
    type_: RestartEventType
    service_version: str
    service_merge_base: str
    service_feature_level: int
    server_generation: int

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        type_ = self.type_.value

        service_version = self.service_version

        service_merge_base = self.service_merge_base

        service_feature_level = self.service_feature_level

        server_generation = self.server_generation

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "id": id,
                "type": type_,
                "service_version": service_version,
                "service_merge_base": service_merge_base,
                "service_feature_level": service_feature_level,
                "server_generation": server_generation,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        id = d.pop("id")

        type_ = RestartEventType(d.pop("type"))

        service_version = d.pop("service_version")

        service_merge_base = d.pop("service_merge_base")

        service_feature_level = d.pop("service_feature_level")

        server_generation = d.pop("server_generation")

        restart_event = cls(
            id=id,
            type_=type_,
            service_version=service_version,
            service_merge_base=service_merge_base,
            service_feature_level=service_feature_level,
            server_generation=server_generation,
        )

        return restart_event
