from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.realm_user_settings_defaults_text_event_op import (
    RealmUserSettingsDefaultsTextEventOp,
)
from ..models.realm_user_settings_defaults_text_event_property import (
    RealmUserSettingsDefaultsTextEventProperty,
)
from ..models.realm_user_settings_defaults_text_event_type import (
    RealmUserSettingsDefaultsTextEventType,
)

T = TypeVar("T", bound="RealmUserSettingsDefaultsTextEvent")


@_attrs_define
class RealmUserSettingsDefaultsTextEvent:
    """
    Example:
        {'id': 0, 'type': 'realm_user_settings_defaults', 'op': 'update', 'property': 'web_home_view', 'value':
            'recent'}

    Attributes:
        id (int): The number of the event. Within a queue it increases; numbers are left out. Acknowledge it by
            `last_event_id`.
        type_ (RealmUserSettingsDefaultsTextEventType):
        op (RealmUserSettingsDefaultsTextEventOp):
        property_ (RealmUserSettingsDefaultsTextEventProperty):
        value (str):
    """

    id: int
    type_: RealmUserSettingsDefaultsTextEventType
    op: RealmUserSettingsDefaultsTextEventOp
    property_: RealmUserSettingsDefaultsTextEventProperty
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

        type_ = RealmUserSettingsDefaultsTextEventType(d.pop("type"))

        op = RealmUserSettingsDefaultsTextEventOp(d.pop("op"))

        property_ = RealmUserSettingsDefaultsTextEventProperty(d.pop("property"))

        value = d.pop("value")

        realm_user_settings_defaults_text_event = cls(
            id=id,
            type_=type_,
            op=op,
            property_=property_,
            value=value,
        )

        return realm_user_settings_defaults_text_event
