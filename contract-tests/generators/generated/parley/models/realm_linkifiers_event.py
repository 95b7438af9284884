from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.realm_linkifiers_event_type import RealmLinkifiersEventType

if TYPE_CHECKING:
    from ..models.linkifier import Linkifier


T = TypeVar("T", bound="RealmLinkifiersEvent")


@_attrs_define
class RealmLinkifiersEvent:
    """The linkifiers of the organisation have changed or are in another order. Goes to everybody, with the whole list in
    its order.

        Example:
            {'id': 0, 'type': 'realm_linkifiers', 'realm_linkifiers': [{'id': 1, 'pattern': '#(?P<id>[0-9]+)',
                'url_template': 'https://issues.example.com/{id}', 'example_input': None, 'reverse_template': None,
                'alternative_url_templates': []}]}

        Attributes:
            id (int): The number of the event. Within a queue it increases; numbers are left out. Acknowledge it by
                `last_event_id`.
            type_ (RealmLinkifiersEventType):
            realm_linkifiers (list[Linkifier]):
    """

    id: int
    type_: RealmLinkifiersEventType
    realm_linkifiers: list[Linkifier]

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        type_ = self.type_.value

        realm_linkifiers = []
        for realm_linkifiers_item_data in self.realm_linkifiers:
            realm_linkifiers_item = realm_linkifiers_item_data.to_dict()
            realm_linkifiers.append(realm_linkifiers_item)

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "id": id,
                "type": type_,
                "realm_linkifiers": realm_linkifiers,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.linkifier import Linkifier

        d = dict(src_dict)
        id = d.pop("id")

        type_ = RealmLinkifiersEventType(d.pop("type"))

        realm_linkifiers = []
        _realm_linkifiers = d.pop("realm_linkifiers")
        for realm_linkifiers_item_data in _realm_linkifiers:
            realm_linkifiers_item = Linkifier.from_dict(realm_linkifiers_item_data)

            realm_linkifiers.append(realm_linkifiers_item)

        realm_linkifiers_event = cls(
            id=id,
            type_=type_,
            realm_linkifiers=realm_linkifiers,
        )

        return realm_linkifiers_event
