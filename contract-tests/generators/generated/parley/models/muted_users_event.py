from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.muted_users_event_type import MutedUsersEventType

if TYPE_CHECKING:
    from ..models.muted_user import MutedUser


T = TypeVar("T", bound="MutedUsersEvent")


@_attrs_define
class MutedUsersEvent:
    """The caller has muted or unmuted a user. Goes to the user's own clients, with the whole list.

    Example:
        {'id': 0, 'type': 'muted_users', 'muted_users': [{'id': 6, 'timestamp': 1760000000}]}

    Attributes:
        id (int): The number of the event. Within a queue it increases; numbers are left out. Acknowledge it by
            `last_event_id`.
        type_ (MutedUsersEventType):
        muted_users (list[MutedUser]):
    """

    id: int
    type_: MutedUsersEventType
    muted_users: list[MutedUser]

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        type_ = self.type_.value

        muted_users = []
        for muted_users_item_data in self.muted_users:
            muted_users_item = muted_users_item_data.to_dict()
            muted_users.append(muted_users_item)

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "id": id,
                "type": type_,
                "muted_users": muted_users,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.muted_user import MutedUser

        d = dict(src_dict)
        id = d.pop("id")

        type_ = MutedUsersEventType(d.pop("type"))

        muted_users = []
        _muted_users = d.pop("muted_users")
        for muted_users_item_data in _muted_users:
            muted_users_item = MutedUser.from_dict(muted_users_item_data)

            muted_users.append(muted_users_item)

        muted_users_event = cls(
            id=id,
            type_=type_,
            muted_users=muted_users,
        )

        return muted_users_event
