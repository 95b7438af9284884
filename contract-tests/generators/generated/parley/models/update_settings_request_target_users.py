from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..types import UNSET, Unset

T = TypeVar("T", bound="UpdateSettingsRequestTargetUsers")


@_attrs_define
class UpdateSettingsRequestTargetUsers:
    """Whose preferences to change instead of the caller's; at least one of the two lists must be there. Bots among them
    are
    skipped. **Changes**: feature level 444.

        Attributes:
            user_ids (list[int] | Unset): IDs of active users.
            group_ids (list[int] | Unset): IDs of user groups; their active members are meant.
            skip_if_already_edited (bool | Unset): Whether a preference stays as it is for users who have changed that
                preference themselves; false when it is left out.
    """

    user_ids: list[int] | Unset = UNSET
    group_ids: list[int] | Unset = UNSET
    skip_if_already_edited: bool | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        user_ids: list[int] | Unset = UNSET
        if not isinstance(self.user_ids, Unset):
            user_ids = self.user_ids

        group_ids: list[int] | Unset = UNSET
        if not isinstance(self.group_ids, Unset):
            group_ids = self.group_ids

        skip_if_already_edited = self.skip_if_already_edited

        field_dict: dict[str, Any] = {}

        field_dict.update({})
        if user_ids is not UNSET:
            field_dict["user_ids"] = user_ids
        if group_ids is not UNSET:
            field_dict["group_ids"] = group_ids
        if skip_if_already_edited is not UNSET:
            field_dict["skip_if_already_edited"] = skip_if_already_edited

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        user_ids = cast(list[int], d.pop("user_ids", UNSET))

        group_ids = cast(list[int], d.pop("group_ids", UNSET))

        skip_if_already_edited = d.pop("skip_if_already_edited", UNSET)

        update_settings_request_target_users = cls(
            user_ids=user_ids,
            group_ids=group_ids,
            skip_if_already_edited=skip_if_already_edited,
        )

        return update_settings_request_target_users
