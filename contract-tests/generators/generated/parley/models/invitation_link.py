from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..models.invitation_link_invited_as import InvitationLinkInvitedAs

T = TypeVar("T", bound="InvitationLink")


@_attrs_define
class InvitationLink:
    """
    Attributes:
        id (int):
        invited_by_user_id (int):
        invited (int): When it was sent last, UNIX seconds.
        expiry_date (int | None): UNIX seconds; null for never.
        invited_as (InvitationLinkInvitedAs): The role of the new user.
        link_url (str): The link. Anyone who has it may ask for an invitation by email.
        is_multiuse (bool):
        notify_referrer_on_join (bool):
    """

    id: int
    invited_by_user_id: int
    invited: int
    expiry_date: int | None
    invited_as: InvitationLinkInvitedAs
    link_url: str
    is_multiuse: bool
    notify_referrer_on_join: bool

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        invited_by_user_id = self.invited_by_user_id

        invited = self.invited

        expiry_date: int | None
        expiry_date = self.expiry_date

        invited_as = self.invited_as.value

        link_url = self.link_url

        is_multiuse = self.is_multiuse

        notify_referrer_on_join = self.notify_referrer_on_join

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "id": id,
                "invited_by_user_id": invited_by_user_id,
                "invited": invited,
                "expiry_date": expiry_date,
                "invited_as": invited_as,
                "link_url": link_url,
                "is_multiuse": is_multiuse,
                "notify_referrer_on_join": notify_referrer_on_join,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        id = d.pop("id")

        invited_by_user_id = d.pop("invited_by_user_id")

        invited = d.pop("invited")

        def _parse_expiry_date(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        expiry_date = _parse_expiry_date(d.pop("expiry_date"))

        invited_as = InvitationLinkInvitedAs(d.pop("invited_as"))

        link_url = d.pop("link_url")

        is_multiuse = d.pop("is_multiuse")

        notify_referrer_on_join = d.pop("notify_referrer_on_join")

        invitation_link = cls(
            id=id,
            invited_by_user_id=invited_by_user_id,
            invited=invited,
            expiry_date=expiry_date,
            invited_as=invited_as,
            link_url=link_url,
            is_multiuse=is_multiuse,
            notify_referrer_on_join=notify_referrer_on_join,
        )

        return invitation_link
