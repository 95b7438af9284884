from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.realm_user_add_event_op import RealmUserAddEventOp
from ..models.realm_user_add_event_type import RealmUserAddEventType

if TYPE_CHECKING:
    from ..models.user import User


T = TypeVar("T", bound="RealmUserAddEvent")


@_attrs_define
class RealmUserAddEvent:
    """
    Example:
        {'id': 0, 'type': 'realm_user', 'op': 'add', 'person': {'user_id': 12, 'delivery_email': 'quiet@example.com',
            'email': 'quiet@example.com', 'full_name': 'Quinn Quiet', 'date_joined': '2025-10-09T08:53Z', 'is_active': True,
            'is_owner': False, 'is_admin': False, 'is_guest': False, 'is_bot': False, 'bot_type': None, 'bot_owner_id':
            None, 'role': 400, 'timezone': '', 'avatar_url': '/avatar/12', 'avatar_version': 1, 'is_imported_stub': False,
            'profile_data': {}}}

    Attributes:
        id (int): The number of the event. Within a queue it increases; numbers are left out. Acknowledge it by
            `last_event_id`.
        type_ (RealmUserAddEventType):
        op (RealmUserAddEventOp):
        person (User): A user as the caller may see them. `profile_data` is present when custom profile fields were
            requested and the user is not a bot.
             Example: {'user_id': 6, 'delivery_email': 'member2@example.com', 'email': 'member2@example.com', 'full_name':
            'Max Member', 'date_joined': '2025-10-09T08:53Z', 'is_active': True, 'is_owner': False, 'is_admin': False,
            'is_guest': False, 'is_bot': False, 'bot_type': None, 'bot_owner_id': None, 'role': 400, 'timezone': '',
            'avatar_url': '/avatar/6?version=1', 'avatar_version': 1, 'is_imported_stub': False}.
    """

    id: int
    type_: RealmUserAddEventType
    op: RealmUserAddEventOp
    person: User

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
        from ..models.user import User

        d = dict(src_dict)
        id = d.pop("id")

        type_ = RealmUserAddEventType(d.pop("type"))

        op = RealmUserAddEventOp(d.pop("op"))

        person = User.from_dict(d.pop("person"))

        realm_user_add_event = cls(
            id=id,
            type_=type_,
            op=op,
            person=person,
        )

        return realm_user_add_event
