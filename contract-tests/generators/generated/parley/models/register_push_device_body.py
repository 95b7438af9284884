from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.register_push_device_body_token_kind import (
    RegisterPushDeviceBodyTokenKind,
)
from ..types import UNSET, Unset

T = TypeVar("T", bound="RegisterPushDeviceBody")


@_attrs_define
class RegisterPushDeviceBody:
    """
    Attributes:
        device_id (int): The ID from POST /register_client_device.
        push_key (str | Unset): The key of this device alone, base64 of 33 bytes: 0x31, which stands for
            XSalsa20-Poly1305, and the 32 bytes of a
            secret-box key.
        push_key_id (int | Unset): By which the client knows the key again. Each notification names it.
        token_kind (RegisterPushDeviceBodyTokenKind | Unset): Whose the token is.
        token_id (str | Unset): Base64 of the first 8 bytes of the token's SHA-256.
        bouncer_public_key (str | Unset): The relay's X25519 key that the next parameter is sealed for, base64.
        encrypted_push_registration (str | Unset): Base64 of a sealed box for the relay with the JSON object {token,
            token_kind, timestamp, ios_app_id}. At most 10000
            characters.
    """

    device_id: int
    push_key: str | Unset = UNSET
    push_key_id: int | Unset = UNSET
    token_kind: RegisterPushDeviceBodyTokenKind | Unset = UNSET
    token_id: str | Unset = UNSET
    bouncer_public_key: str | Unset = UNSET
    encrypted_push_registration: str | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        device_id = self.device_id

        push_key = self.push_key

        push_key_id = self.push_key_id

        token_kind: str | Unset = UNSET
        if not isinstance(self.token_kind, Unset):
            token_kind = self.token_kind.value

        token_id = self.token_id

        bouncer_public_key = self.bouncer_public_key

        encrypted_push_registration = self.encrypted_push_registration

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "device_id": device_id,
            }
        )
        if push_key is not UNSET:
            field_dict["push_key"] = push_key
        if push_key_id is not UNSET:
            field_dict["push_key_id"] = push_key_id
        if token_kind is not UNSET:
            field_dict["token_kind"] = token_kind
        if token_id is not UNSET:
            field_dict["token_id"] = token_id
        if bouncer_public_key is not UNSET:
            field_dict["bouncer_public_key"] = bouncer_public_key
        if encrypted_push_registration is not UNSET:
            field_dict["encrypted_push_registration"] = encrypted_push_registration

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        device_id = d.pop("device_id")

        push_key = d.pop("push_key", UNSET)

        push_key_id = d.pop("push_key_id", UNSET)

        _token_kind = d.pop("token_kind", UNSET)
        token_kind: RegisterPushDeviceBodyTokenKind | Unset
        if isinstance(_token_kind, Unset):
            token_kind = UNSET
        else:
            token_kind = RegisterPushDeviceBodyTokenKind(_token_kind)

        token_id = d.pop("token_id", UNSET)

        bouncer_public_key = d.pop("bouncer_public_key", UNSET)

        encrypted_push_registration = d.pop("encrypted_push_registration", UNSET)

        register_push_device_body = cls(
            device_id=device_id,
            push_key=push_key,
            push_key_id=push_key_id,
            token_kind=token_kind,
            token_id=token_id,
            bouncer_public_key=bouncer_public_key,
            encrypted_push_registration=encrypted_push_registration,
        )

        register_push_device_body.additional_properties = d
        return register_push_device_body

    @property
    def additional_keys(self) -> list[str]:
        return list(self.additional_properties.keys())

    def __getitem__(self, key: str) -> Any:
        return self.additional_properties[key]

    def __setitem__(self, key: str, value: Any) -> None:
        self.additional_properties[key] = value

    def __delitem__(self, key: str) -> None:
        del self.additional_properties[key]

    def __contains__(self, key: str) -> bool:
        return key in self.additional_properties
