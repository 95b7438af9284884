from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define

T = TypeVar("T", bound="Device")


@_attrs_define
class Device:
    """A client device of the caller, and the state of its registration for encrypted push notifications.

    Example:
        {'push_key_id': 2408, 'push_token_id': 'hGsEWGmyyfI=', 'pending_push_token_id': None,
            'push_token_last_updated_timestamp': 1760000000, 'push_registration_error_code': None}

    Attributes:
        push_key_id (int | None): The ID of the key that encrypts its notifications; null without one.
        push_token_id (None | str): The ID of the token that the push relay knows, base64 of the first 8 bytes of the
            token's SHA-256; null until it knows one.
        pending_push_token_id (None | str): The ID of the token that the server is still registering with the push
            relay; null if there is none.
        push_token_last_updated_timestamp (int | None): When the device last registered a token, UNIX seconds; null if
            it never did.
        push_registration_error_code (None | str): Why the last registration with the push relay failed, for example
            `INVALID_BOUNCER_PUBLIC_KEY`, `BAD_REQUEST` or
            `REQUEST_EXPIRED`; null if it did not.
    """

    push_key_id: int | None
    push_token_id: None | str
    pending_push_token_id: None | str
    push_token_last_updated_timestamp: int | None
    push_registration_error_code: None | str

    def to_dict(self) -> dict[str, Any]:
        push_key_id: int | None
        push_key_id = self.push_key_id

        push_token_id: None | str
        push_token_id = self.push_token_id

        pending_push_token_id: None | str
        pending_push_token_id = self.pending_push_token_id

        push_token_last_updated_timestamp: int | None
        push_token_last_updated_timestamp = self.push_token_last_updated_timestamp

        push_registration_error_code: None | str
        push_registration_error_code = self.push_registration_error_code

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "push_key_id": push_key_id,
                "push_token_id": push_token_id,
                "pending_push_token_id": pending_push_token_id,
                "push_token_last_updated_timestamp": push_token_last_updated_timestamp,
                "push_registration_error_code": push_registration_error_code,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)

        def _parse_push_key_id(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        push_key_id = _parse_push_key_id(d.pop("push_key_id"))

        def _parse_push_token_id(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        push_token_id = _parse_push_token_id(d.pop("push_token_id"))

        def _parse_pending_push_token_id(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        pending_push_token_id = _parse_pending_push_token_id(
            d.pop("pending_push_token_id")
        )

        def _parse_push_token_last_updated_timestamp(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        push_token_last_updated_timestamp = _parse_push_token_last_updated_timestamp(
            d.pop("push_token_last_updated_timestamp")
        )

        def _parse_push_registration_error_code(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        push_registration_error_code = _parse_push_registration_error_code(
            d.pop("push_registration_error_code")
        )

        device = cls(
            push_key_id=push_key_id,
            push_token_id=push_token_id,
            pending_push_token_id=pending_push_token_id,
            push_token_last_updated_timestamp=push_token_last_updated_timestamp,
            push_registration_error_code=push_registration_error_code,
        )

        return device
