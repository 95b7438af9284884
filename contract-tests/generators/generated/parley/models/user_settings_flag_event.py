from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.user_settings_flag_event_op import UserSettingsFlagEventOp
from ..models.user_settings_flag_event_property import UserSettingsFlagEventProperty
from ..models.user_settings_flag_event_type import UserSettingsFlagEventType

T = TypeVar("T", bound="UserSettingsFlagEvent")


@_attrs_define
class UserSettingsFlagEvent:
    """
    Example:
        {'id': 0, 'type': 'user_settings', 'op': 'update', 'property': 'twenty_four_hour_time', 'value': True}

    Attributes:
        id (int): The number of the event. Within a queue it increases; numbers are left out. Acknowledge it by
            `last_event_id`.
        type_ (UserSettingsFlagEventType):
        op (UserSettingsFlagEventOp):
        property_ (UserSettingsFlagEventProperty):
        value (bool):
    """

    id: int
    type_: UserSettingsFlagEventType
    op: UserSettingsFlagEventOp
    property_: UserSettingsFlagEventProperty
    value: bool

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        type_ = self.type_.value

        op = self.op.value

        property_ = self.property_.value

        value = self.value

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "id": id,
                "type": type_,
                "op": op,
                "property": property_,
                "value": value,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        id = d.pop("id")

        type_ = UserSettingsFlagEventType(d.pop("type"))

        op = UserSettingsFlagEventOp(d.pop("op"))

        property_ = UserSettingsFlagEventProperty(d.pop("property"))

        value = d.pop("value")

        user_settings_flag_event = cls(
            id=id,
            type_=type_,
            op=op,
            property_=property_,
            value=value,
        )

        return user_settings_flag_event
