from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.realm_user_settings_defaults_number_event_op import (
    RealmUserSettingsDefaultsNumberEventOp,
)
from ..models.realm_user_settings_defaults_number_event_property import (
    RealmUserSettingsDefaultsNumberEventProperty,
)
from ..models.realm_user_settings_defaults_number_event_type import (
    RealmUserSettingsDefaultsNumberEventType,
)

T = TypeVar("T", bound="RealmUserSettingsDefaultsNumberEvent")


@_attrs_define
class RealmUserSettingsDefaultsNumberEvent:
    """
    Example:
        {'id': 0, 'type': 'realm_user_settings_defaults', 'op': 'update', 'property': 'color_scheme', 'value': 2}

    Attributes:
        id (int): The number of the event. Within a queue it increases; numbers are left out. Acknowledge it by
            `last_event_id`.
        type_ (RealmUserSettingsDefaultsNumberEventType):
        op (RealmUserSettingsDefaultsNumberEventOp):
        property_ (RealmUserSettingsDefaultsNumberEventProperty):
        value (int):
    """

    id: int
    type_: RealmUserSettingsDefaultsNumberEventType
    op: RealmUserSettingsDefaultsNumberEventOp
    property_: RealmUserSettingsDefaultsNumberEventProperty
    value: int

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

        type_ = RealmUserSettingsDefaultsNumberEventType(d.pop("type"))

        op = RealmUserSettingsDefaultsNumberEventOp(d.pop("op"))

        property_ = RealmUserSettingsDefaultsNumberEventProperty(d.pop("property"))

        value = d.pop("value")

        realm_user_settings_defaults_number_event = cls(
            id=id,
            type_=type_,
            op=op,
            property_=property_,
            value=value,
        )

        return realm_user_settings_defaults_number_event
