from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.realm_playgrounds_event_type import RealmPlaygroundsEventType

if TYPE_CHECKING:
    from ..models.playground import Playground


T = TypeVar("T", bound="RealmPlaygroundsEvent")


@_attrs_define
class RealmPlaygroundsEvent:
    """The code playgrounds of the organisation have changed. Goes to everybody, with the whole list.

    Example:
        {'id': 0, 'type': 'realm_playgrounds', 'realm_playgrounds': [{'id': 1, 'name': 'Playground',
            'pygments_language': 'Python', 'url_template': 'https://play.example.com/?code={code}'}]}

    Attributes:
        id (int): The number of the event. Within a queue it increases; numbers are left out. Acknowledge it by
            `last_event_id`.
        type_ (RealmPlaygroundsEventType):
        realm_playgrounds (list[Playground]):
    """

    id: int
    type_: RealmPlaygroundsEventType
    realm_playgrounds: list[Playground]

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        type_ = self.type_.value

        realm_playgrounds = []
        for realm_playgrounds_item_data in self.realm_playgrounds:
            realm_playgrounds_item = realm_playgrounds_item_data.to_dict()
            realm_playgrounds.append(realm_playgrounds_item)

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "id": id,
                "type": type_,
                "realm_playgrounds": realm_playgrounds,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.playground import Playground

        d = dict(src_dict)
        id = d.pop("id")

        type_ = RealmPlaygroundsEventType(d.pop("type"))

        realm_playgrounds = []
        _realm_playgrounds = d.pop("realm_playgrounds")
        for realm_playgrounds_item_data in _realm_playgrounds:
            realm_playgrounds_item = Playground.from_dict(realm_playgrounds_item_data)

            realm_playgrounds.append(realm_playgrounds_item)

        realm_playgrounds_event = cls(
            id=id,
            type_=type_,
            realm_playgrounds=realm_playgrounds,
        )

        return realm_playgrounds_event
