from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define

if TYPE_CHECKING:
    from ..models.register_response_server_supported_permission_settings_group import (
        RegisterResponseServerSupportedPermissionSettingsGroup,
    )
    from ..models.register_response_server_supported_permission_settings_realm import (
        RegisterResponseServerSupportedPermissionSettingsRealm,
    )
    from ..models.register_response_server_supported_permission_settings_stream import (
        RegisterResponseServerSupportedPermissionSettingsStream,
    )


T = TypeVar("T", bound="RegisterResponseServerSupportedPermissionSettings")


@_attrs_define
class RegisterResponseServerSupportedPermissionSettings:
    """Which values the permissions can have, by where they belong and by name (without `realm_`).

    Attributes:
        realm (RegisterResponseServerSupportedPermissionSettingsRealm):
        stream (RegisterResponseServerSupportedPermissionSettingsStream):
        group (RegisterResponseServerSupportedPermissionSettingsGroup):
    """

    realm: RegisterResponseServerSupportedPermissionSettingsRealm
    stream: RegisterResponseServerSupportedPermissionSettingsStream
    group: RegisterResponseServerSupportedPermissionSettingsGroup

    def to_dict(self) -> dict[str, Any]:
        realm = self.realm.to_dict()

        stream = self.stream.to_dict()

        group = self.group.to_dict()

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "realm": realm,
                "stream": stream,
                "group": group,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.register_response_server_supported_permission_settings_group import (
            RegisterResponseServerSupportedPermissionSettingsGroup,
        )
        from ..models.register_response_server_supported_permission_settings_realm import (
            RegisterResponseServerSupportedPermissionSettingsRealm,
        )
        from ..models.register_response_server_supported_permission_settings_stream import (
            RegisterResponseServerSupportedPermissionSettingsStream,
        )

        d = dict(src_dict)
        realm = RegisterResponseServerSupportedPermissionSettingsRealm.from_dict(
            d.pop("realm")
        )

        stream = RegisterResponseServerSupportedPermissionSettingsStream.from_dict(
            d.pop("stream")
        )

        group = RegisterResponseServerSupportedPermissionSettingsGroup.from_dict(
            d.pop("group")
        )

        register_response_server_supported_permission_settings = cls(
            realm=realm,
            stream=stream,
            group=group,
        )

        return register_response_server_supported_permission_settings
