from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.user_settings_text_event_op import UserSettingsTextEventOp
from ..models.user_settings_text_event_property import UserSettingsTextEventProperty
from ..models.user_settings_text_event_type import UserSettingsTextEventType

T = TypeVar("T", bound="UserSettingsTextEvent")


@_attrs_define
class UserSettingsTextEvent:
    """
    Example:
        {'id': 0, 'type': 'user_settings', 'op': 'update', 'property': 'web_home_view', 'value': 'recent'}

    Attributes:
        id (int): The number of the event. Within a queue it increases; numbers are left out. Acknowledge it by
            `last_event_id`.
        type_ (UserSettingsTextEventType):
        op (UserSettingsTextEventOp):
        property_ (UserSettingsTextEventProperty):
        value (str):
    """

    id: int
    type_: UserSettingsTextEventType
    op: UserSettingsTextEventOp
    property_: UserSettingsTextEventProperty
    value: str

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

        type_ = UserSettingsTextEventType(d.pop("type"))

        op = UserSettingsTextEventOp(d.pop("op"))

        property_ = UserSettingsTextEventProperty(d.pop("property"))

        value = d.pop("value")

        user_settings_text_event = cls(
            id=id,
            type_=type_,
            op=op,
            property_=property_,
            value=value,
        )

        return user_settings_text_event
