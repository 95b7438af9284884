from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.realm_deactivated_event_op import RealmDeactivatedEventOp
from ..models.realm_deactivated_event_type import RealmDeactivatedEventType

T = TypeVar("T", bound="RealmDeactivatedEvent")


@_attrs_define
class RealmDeactivatedEvent:
    """After this event the queue does not exist any more, and every request answers REALM_DEACTIVATED.

    Example:
        {'id': 0, 'type': 'realm', 'op': 'deactivated', 'realm_id': 1}

    Attributes:
        id (int): The number of the event. Within a queue it increases; numbers are left out. Acknowledge it by
            `last_event_id`.
        type_ (RealmDeactivatedEventType):
        op (RealmDeactivatedEventOp):
        realm_id (int):
    """

    id: int
    type_: RealmDeactivatedEventType
    op: RealmDeactivatedEventOp
    realm_id: int

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        type_ = self.type_.value

        op = self.op.value

        realm_id = self.realm_id

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "id": id,
                "type": type_,
                "op": op,
                "realm_id": realm_id,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        id = d.pop("id")

        type_ = RealmDeactivatedEventType(d.pop("type"))

        op = RealmDeactivatedEventOp(d.pop("op"))

        realm_id = d.pop("realm_id")

        realm_deactivated_event = cls(
            id=id,
            type_=type_,
            op=op,
            realm_id=realm_id,
        )

        return realm_deactivated_event
