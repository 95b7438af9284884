from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.realm_number_update_event_op import RealmNumberUpdateEventOp
from ..models.realm_number_update_event_property import RealmNumberUpdateEventProperty
from ..models.realm_number_update_event_type import RealmNumberUpdateEventType

T = TypeVar("T", bound="RealmNumberUpdateEvent")


@_attrs_define
class RealmNumberUpdateEvent:
    """
    Example:
        {'id': 0, 'type': 'realm', 'op': 'update', 'property': 'waiting_period_threshold', 'value': 3}

    Attributes:
        id (int): The number of the event. Within a queue it increases; numbers are left out. Acknowledge it by
            `last_event_id`.
        type_ (RealmNumberUpdateEventType):
        op (RealmNumberUpdateEventOp):
        property_ (RealmNumberUpdateEventProperty):
        value (int):
    """

    id: int
    type_: RealmNumberUpdateEventType
    op: RealmNumberUpdateEventOp
    property_: RealmNumberUpdateEventProperty
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

        type_ = RealmNumberUpdateEventType(d.pop("type"))

        op = RealmNumberUpdateEventOp(d.pop("op"))

        property_ = RealmNumberUpdateEventProperty(d.pop("property"))

        value = d.pop("value")

        realm_number_update_event = cls(
            id=id,
            type_=type_,
            op=op,
            property_=property_,
            value=value,
        )

        return realm_number_update_event
