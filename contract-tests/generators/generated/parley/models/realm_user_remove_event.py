from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.realm_user_remove_event_op import RealmUserRemoveEventOp
from ..models.realm_user_remove_event_type import RealmUserRemoveEventType

if TYPE_CHECKING:
    from ..models.realm_user_remove_event_person import RealmUserRemoveEventPerson


T = TypeVar("T", bound="RealmUserRemoveEvent")


@_attrs_define
class RealmUserRemoveEvent:
    """
    Example:
        {'id': 0, 'type': 'realm_user', 'op': 'remove', 'person': {'user_id': 12, 'full_name': 'Unknown user'}}

    Attributes:
        id (int): The number of the event. Within a queue it increases; numbers are left out. Acknowledge it by
            `last_event_id`.
        type_ (RealmUserRemoveEventType):
        op (RealmUserRemoveEventOp):
        person (RealmUserRemoveEventPerson):
    """

    id: int
    type_: RealmUserRemoveEventType
    op: RealmUserRemoveEventOp
    person: RealmUserRemoveEventPerson

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        type_ = self.type_.value

        op = self.op.value

        person = self.person.to_dict()

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "id": id,
                "type": type_,
                "op": op,
                "person": person,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.realm_user_remove_event_person import RealmUserRemoveEventPerson

        d = dict(src_dict)
        id = d.pop("id")

        type_ = RealmUserRemoveEventType(d.pop("type"))

        op = RealmUserRemoveEventOp(d.pop("op"))

        person = RealmUserRemoveEventPerson.from_dict(d.pop("person"))

        realm_user_remove_event = cls(
            id=id,
            type_=type_,
            op=op,
            person=person,
        )

        return realm_user_remove_event
