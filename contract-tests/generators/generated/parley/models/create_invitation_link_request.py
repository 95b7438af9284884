from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.create_invitation_link_request_invite_as import (
    CreateInvitationLinkRequestInviteAs,
)
from ..types import UNSET, Unset

T = TypeVar("T", bound="CreateInvitationLinkRequest")


@_attrs_define
class CreateInvitationLinkRequest:
    """
    Attributes:
        stream_ids (list[int] | Unset): Channels that the new users are subscribed to. Each must be a default channel or
            one that the caller may add subscribers to.
            Must be empty if the caller may not subscribe others.
             Without it, `[]`.
        invite_expires_in_minutes (int | None | Unset): For how long the link is valid; null for ever. Without it,
            `14400`.
        invite_as (CreateInvitationLinkRequestInviteAs | Unset): The role of the new users: 100 owner, 200
            administrator, 300 moderator, 400 member, 600 guest. Not a role more privileged
            than the caller's.
             Without it, `400`.
        group_ids (list[int] | Unset): User groups that the new users are added to. The caller must be allowed to add
            members to each.
        include_realm_default_subscriptions (bool | Unset): Whether the new users are also subscribed to the channels
            that are default channels when they join. Without it, `false`.
        welcome_message_custom_text (None | str | Unset): What the new users are told by the notification bot, Markdown.
            Only administrators may give it. Left out (which in a form is
            the same as null), the organisation's own text is sent; the empty string sends none.
    """

    stream_ids: list[int] | Unset = UNSET
    invite_expires_in_minutes: int | None | Unset = UNSET
    invite_as: CreateInvitationLinkRequestInviteAs | Unset = UNSET
    group_ids: list[int] | Unset = UNSET
    include_realm_default_subscriptions: bool | Unset = UNSET
    welcome_message_custom_text: None | str | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        stream_ids: list[int] | Unset = UNSET
        if not isinstance(self.stream_ids, Unset):
            stream_ids = self.stream_ids

        invite_expires_in_minutes: int | None | Unset
        if isinstance(self.invite_expires_in_minutes, Unset):
            invite_expires_in_minutes = UNSET
        else:
            invite_expires_in_minutes = self.invite_expires_in_minutes

        invite_as: int | Unset = UNSET
        if not isinstance(self.invite_as, Unset):
            invite_as = self.invite_as.value

        group_ids: list[int] | Unset = UNSET
        if not isinstance(self.group_ids, Unset):
            group_ids = self.group_ids

        include_realm_default_subscriptions = self.include_realm_default_subscriptions

        welcome_message_custom_text: None | str | Unset
        if isinstance(self.welcome_message_custom_text, Unset):
            welcome_message_custom_text = UNSET
        else:
            welcome_message_custom_text = self.welcome_message_custom_text

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({})
        if stream_ids is not UNSET:
            field_dict["stream_ids"] = stream_ids
        if invite_expires_in_minutes is not UNSET:
            field_dict["invite_expires_in_minutes"] = invite_expires_in_minutes
        if invite_as is not UNSET:
            field_dict["invite_as"] = invite_as
        if group_ids is not UNSET:
            field_dict["group_ids"] = group_ids
        if include_realm_default_subscriptions is not UNSET:
            field_dict["include_realm_default_subscriptions"] = (
                include_realm_default_subscriptions
            )
        if welcome_message_custom_text is not UNSET:
            field_dict["welcome_message_custom_text"] = welcome_message_custom_text

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        stream_ids = cast(list[int], d.pop("stream_ids", UNSET))

        def _parse_invite_expires_in_minutes(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        invite_expires_in_minutes = _parse_invite_expires_in_minutes(
            d.pop("invite_expires_in_minutes", UNSET)
        )

        _invite_as = d.pop("invite_as", UNSET)
        invite_as: CreateInvitationLinkRequestInviteAs | Unset
        if isinstance(_invite_as, Unset):
            invite_as = UNSET
        else:
            invite_as = CreateInvitationLinkRequestInviteAs(_invite_as)

        group_ids = cast(list[int], d.pop("group_ids", UNSET))

        include_realm_default_subscriptions = d.pop(
            "include_realm_default_subscriptions", UNSET
        )

        def _parse_welcome_message_custom_text(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        welcome_message_custom_text = _parse_welcome_message_custom_text(
            d.pop("welcome_message_custom_text", UNSET)
        )

        create_invitation_link_request = cls(
            stream_ids=stream_ids,
            invite_expires_in_minutes=invite_expires_in_minutes,
            invite_as=invite_as,
            group_ids=group_ids,
            include_realm_default_subscriptions=include_realm_default_subscriptions,
            welcome_message_custom_text=welcome_message_custom_text,
        )

        create_invitation_link_request.additional_properties = d
        return create_invitation_link_request

    @property
    def additional_keys(self) -> list[str]:
        return list(self.additional_properties.keys())

    def __getitem__(self, key: str) -> Any:
        return self.additional_properties[key]

    def __setitem__(self, key: str, value: Any) -> None:
        self.additional_properties[key] = value

    def __delitem__(self, key: str) -> None:
        del self.additional_properties[key]

    def __contains__(self, key: str) -> bool:
        return key in self.additional_properties
