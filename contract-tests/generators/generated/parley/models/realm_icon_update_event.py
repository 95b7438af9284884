from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.realm_icon_update_event_op import RealmIconUpdateEventOp
from ..models.realm_icon_update_event_property import RealmIconUpdateEventProperty
from ..models.realm_icon_update_event_type import RealmIconUpdateEventType

if TYPE_CHECKING:
    from ..models.realm_icon_update_event_data import RealmIconUpdateEventData


T = TypeVar("T", bound="RealmIconUpdateEvent")


@_attrs_define
class RealmIconUpdateEvent:
    """
    Example:
        {'id': 0, 'type': 'realm', 'op': 'update_dict', 'property': 'icon', 'data': {'icon_url': '/icon?version=2',
            'icon_source': 'U'}}

    Attributes:
        id (int): The number of the event. Within a queue it increases; numbers are left out. Acknowledge it by
            `last_event_id`.
        type_ (RealmIconUpdateEventType):
        op (RealmIconUpdateEventOp):
        property_ (RealmIconUpdateEventProperty):
        data (RealmIconUpdateEventData):
    """

    id: int
    type_: RealmIconUpdateEventType
    op: RealmIconUpdateEventOp
    property_: RealmIconUpdateEventProperty
    data: RealmIconUpdateEventData

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        type_ = self.type_.value

        op = self.op.value

        property_ = self.property_.value

        data = self.data.to_dict()

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "id": id,
                "type": type_,
                "op": op,
                "property": property_,
                "data": data,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.realm_icon_update_event_data import RealmIconUpdateEventData

        d = dict(src_dict)
        id = d.pop("id")

        type_ = RealmIconUpdateEventType(d.pop("type"))

        op = RealmIconUpdateEventOp(d.pop("op"))

        property_ = RealmIconUpdateEventProperty(d.pop("property"))

        data = RealmIconUpdateEventData.from_dict(d.pop("data"))

        realm_icon_update_event = cls(
            id=id,
            type_=type_,
            op=op,
            property_=property_,
            data=data,
        )

        return realm_icon_update_event
