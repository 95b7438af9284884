from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.update_presence_body_status import UpdatePresenceBodyStatus
from ..types import UNSET, Unset

T = TypeVar("T", bound="UpdatePresenceBody")


@_attrs_define
class UpdatePresenceBody:
    """
    Attributes:
        status (UpdatePresenceBodyStatus): Whether the user is presently using the device.
        last_update_id (int | Unset): The latest `presence_last_update_id` that the client has; -1 for none. Asks for
            the modern format.
        history_limit_days (int | Unset): How many days back entries are wanted. Ignored when `last_update_id` is above
            0. With 0 there are none. Without it, `14`.
        new_user_input (bool | Unset): Whether the user did something since the client's request before. For statistics
            of use. Without it, `false`.
        ping_only (bool | Unset): Whether to report only and get no presence. Without it, `false`.
        slim_presence (bool | Unset): Whether the modern format is wanted. Use `last_update_id`. Without it, `false`.
    """

    status: UpdatePresenceBodyStatus
    last_update_id: int | Unset = UNSET
    history_limit_days: int | Unset = UNSET
    new_user_input: bool | Unset = UNSET
    ping_only: bool | Unset = UNSET
    slim_presence: bool | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        status = self.status.value

        last_update_id = self.last_update_id

        history_limit_days = self.history_limit_days

        new_user_input = self.new_user_input

        ping_only = self.ping_only

        slim_presence = self.slim_presence

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "status": status,
            }
        )
        if last_update_id is not UNSET:
            field_dict["last_update_id"] = last_update_id
        if history_limit_days is not UNSET:
            field_dict["history_limit_days"] = history_limit_days
        if new_user_input is not UNSET:
            field_dict["new_user_input"] = new_user_input
        if ping_only is not UNSET:
            field_dict["ping_only"] = ping_only
        if slim_presence is not UNSET:
            field_dict["slim_presence"] = slim_presence

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        status = UpdatePresenceBodyStatus(d.pop("status"))

        last_update_id = d.pop("last_update_id", UNSET)

        history_limit_days = d.pop("history_limit_days", UNSET)

        new_user_input = d.pop("new_user_input", UNSET)

        ping_only = d.pop("ping_only", UNSET)

        slim_presence = d.pop("slim_presence", UNSET)

        update_presence_body = cls(
            status=status,
            last_update_id=last_update_id,
            history_limit_days=history_limit_days,
            new_user_input=new_user_input,
            ping_only=ping_only,
            slim_presence=slim_presence,
        )

        update_presence_body.additional_properties = d
        return update_presence_body

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
