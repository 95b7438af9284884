from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.realm_user_settings_defaults_flag_event_op import (
    RealmUserSettingsDefaultsFlagEventOp,
)
from ..models.realm_user_settings_defaults_flag_event_property import (
    RealmUserSettingsDefaultsFlagEventProperty,
)
from ..models.realm_user_settings_defaults_flag_event_type import (
    RealmUserSettingsDefaultsFlagEventType,
)

T = TypeVar("T", bound="RealmUserSettingsDefaultsFlagEvent")


@_attrs_define
class RealmUserSettingsDefaultsFlagEvent:
    """
    Example:
        {'id': 0, 'type': 'realm_user_settings_defaults', 'op': 'update', 'property': 'twenty_four_hour_time', 'value':
            True}

    Attributes:
        id (int): The number of the event. Within a queue it increases; numbers are left out. Acknowledge it by
            `last_event_id`.
        type_ (RealmUserSettingsDefaultsFlagEventType):
        op (RealmUserSettingsDefaultsFlagEventOp):
        property_ (RealmUserSettingsDefaultsFlagEventProperty):
        value (bool):
    """

    id: int
    type_: RealmUserSettingsDefaultsFlagEventType
    op: RealmUserSettingsDefaultsFlagEventOp
    property_: RealmUserSettingsDefaultsFlagEventProperty
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

        type_ = RealmUserSettingsDefaultsFlagEventType(d.pop("type"))

        op = RealmUserSettingsDefaultsFlagEventOp(d.pop("op"))

        property_ = RealmUserSettingsDefaultsFlagEventProperty(d.pop("property"))

        value = d.pop("value")

        realm_user_settings_defaults_flag_event = cls(
            id=id,
            type_=type_,
            op=op,
            property_=property_,
            value=value,
        )

        return realm_user_settings_defaults_flag_event
