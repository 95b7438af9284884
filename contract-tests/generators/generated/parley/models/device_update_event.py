from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..models.device_update_event_op import DeviceUpdateEventOp
from ..models.device_update_event_type import DeviceUpdateEventType
from ..types import UNSET, Unset

T = TypeVar("T", bound="DeviceUpdateEvent")


@_attrs_define
class DeviceUpdateEvent:
    """Contains only what has changed.

    Example:
        {'id': 0, 'type': 'device', 'op': 'update', 'device_id': 1, 'push_token_id': 'hGsEWGmyyfI=',
            'pending_push_token_id': None, 'push_token_last_updated_timestamp': 1760000000}

    Attributes:
        id (int): The number of the event. Within a queue it increases; numbers are left out. Acknowledge it by
            `last_event_id`.
        type_ (DeviceUpdateEventType):
        op (DeviceUpdateEventOp):
        device_id (int):
        push_key_id (int | None | Unset): The ID of the key that encrypts its notifications; null without one.
        push_token_id (None | str | Unset): The ID of the token that the push relay knows, base64 of the first 8 bytes
            of the token's SHA-256; null until it knows one.
        pending_push_token_id (None | str | Unset): The ID of the token that the server is still registering with the
            push relay; null if there is none.
        push_token_last_updated_timestamp (int | None | Unset): When the device last registered a token, UNIX seconds;
            null if it never did.
        push_registration_error_code (None | str | Unset): Why the last registration with the push relay failed, for
            example `INVALID_BOUNCER_PUBLIC_KEY`, `BAD_REQUEST` or
            `REQUEST_EXPIRED`; null if it did not.
    """

    id: int
    type_: DeviceUpdateEventType
    op: DeviceUpdateEventOp
    device_id: int
    push_key_id: int | None | Unset = UNSET
    push_token_id: None | str | Unset = UNSET
    pending_push_token_id: None | str | Unset = UNSET
    push_token_last_updated_timestamp: int | None | Unset = UNSET
    push_registration_error_code: None | str | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        type_ = self.type_.value

        op = self.op.value

        device_id = self.device_id

        push_key_id: int | None | Unset
        if isinstance(self.push_key_id, Unset):
            push_key_id = UNSET
        else:
            push_key_id = self.push_key_id

        push_token_id: None | str | Unset
        if isinstance(self.push_token_id, Unset):
            push_token_id = UNSET
        else:
            push_token_id = self.push_token_id

        pending_push_token_id: None | str | Unset
        if isinstance(self.pending_push_token_id, Unset):
            pending_push_token_id = UNSET
        else:
            pending_push_token_id = self.pending_push_token_id

        push_token_last_updated_timestamp: int | None | Unset
        if isinstance(self.push_token_last_updated_timestamp, Unset):
            push_token_last_updated_timestamp = UNSET
        else:
            push_token_last_updated_timestamp = self.push_token_last_updated_timestamp

        push_registration_error_code: None | str | Unset
        if isinstance(self.push_registration_error_code, Unset):
            push_registration_error_code = UNSET
        else:
            push_registration_error_code = self.push_registration_error_code

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "id": id,
                "type": type_,
                "op": op,
                "device_id": device_id,
            }
        )
        if push_key_id is not UNSET:
            field_dict["push_key_id"] = push_key_id
        if push_token_id is not UNSET:
            field_dict["push_token_id"] = push_token_id
        if pending_push_token_id is not UNSET:
            field_dict["pending_push_token_id"] = pending_push_token_id
        if push_token_last_updated_timestamp is not UNSET:
            field_dict["push_token_last_updated_timestamp"] = (
                push_token_last_updated_timestamp
            )
        if push_registration_error_code is not UNSET:
            field_dict["push_registration_error_code"] = push_registration_error_code

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        id = d.pop("id")

        type_ = DeviceUpdateEventType(d.pop("type"))

        op = DeviceUpdateEventOp(d.pop("op"))

        device_id = d.pop("device_id")

        def _parse_push_key_id(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        push_key_id = _parse_push_key_id(d.pop("push_key_id", UNSET))

        def _parse_push_token_id(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        push_token_id = _parse_push_token_id(d.pop("push_token_id", UNSET))

        def _parse_pending_push_token_id(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        pending_push_token_id = _parse_pending_push_token_id(
            d.pop("pending_push_token_id", UNSET)
        )

        def _parse_push_token_last_updated_timestamp(
            data: object,
        ) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        push_token_last_updated_timestamp = _parse_push_token_last_updated_timestamp(
            d.pop("push_token_last_updated_timestamp", UNSET)
        )

        def _parse_push_registration_error_code(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        push_registration_error_code = _parse_push_registration_error_code(
            d.pop("push_registration_error_code", UNSET)
        )

        device_update_event = cls(
            id=id,
            type_=type_,
            op=op,
            device_id=device_id,
            push_key_id=push_key_id,
            push_token_id=push_token_id,
            pending_push_token_id=pending_push_token_id,
            push_token_last_updated_timestamp=push_token_last_updated_timestamp,
            push_registration_error_code=push_registration_error_code,
        )

        return device_update_event
