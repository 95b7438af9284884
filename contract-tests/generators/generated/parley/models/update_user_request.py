from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.role import Role
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.update_user_request_profile_data_item import (
        UpdateUserRequestProfileDataItem,
    )


T = TypeVar("T", bound="UpdateUserRequest")


@_attrs_define
class UpdateUserRequest:
    r"""
    Attributes:
        full_name (str | Unset): The new name. Trimmed, then 1 to 100 printable code points, without any of ``* ` \ > "
            @`` and not ending in `|` and digits.
            Unlike all other names where the organisation asks for unique ones, without regard to letter case and look-alike
            letters.
        role (Role | Unset): 100 owner, 200 administrator, 300 moderator, 400 member, 600 guest. A lower number is the
            more privileged role. Example: 400.
        profile_data (list[UpdateUserRequestProfileDataItem] | Unset): New values of custom profile fields. Fields that
            are not in it stay as they are.
        new_email (str | Unset): The new real address. It takes effect immediately, without confirmation.
    """

    full_name: str | Unset = UNSET
    role: Role | Unset = UNSET
    profile_data: list[UpdateUserRequestProfileDataItem] | Unset = UNSET
    new_email: str | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        full_name = self.full_name

        role: int | Unset = UNSET
        if not isinstance(self.role, Unset):
            role = self.role.value

        profile_data: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.profile_data, Unset):
            profile_data = []
            for profile_data_item_data in self.profile_data:
                profile_data_item = profile_data_item_data.to_dict()
                profile_data.append(profile_data_item)

        new_email = self.new_email

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({})
        if full_name is not UNSET:
            field_dict["full_name"] = full_name
        if role is not UNSET:
            field_dict["role"] = role
        if profile_data is not UNSET:
            field_dict["profile_data"] = profile_data
        if new_email is not UNSET:
            field_dict["new_email"] = new_email

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.update_user_request_profile_data_item import (
            UpdateUserRequestProfileDataItem,
        )

        d = dict(src_dict)
        full_name = d.pop("full_name", UNSET)

        _role = d.pop("role", UNSET)
        role: Role | Unset
        if isinstance(_role, Unset):
            role = UNSET
        else:
            role = Role(_role)

        _profile_data = d.pop("profile_data", UNSET)
        profile_data: list[UpdateUserRequestProfileDataItem] | Unset = UNSET
        if _profile_data is not UNSET:
            profile_data = []
            for profile_data_item_data in _profile_data:
                profile_data_item = UpdateUserRequestProfileDataItem.from_dict(
                    profile_data_item_data
                )

                profile_data.append(profile_data_item)

        new_email = d.pop("new_email", UNSET)

        update_user_request = cls(
            full_name=full_name,
            role=role,
            profile_data=profile_data,
            new_email=new_email,
        )

        update_user_request.additional_properties = d
        return update_user_request

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
