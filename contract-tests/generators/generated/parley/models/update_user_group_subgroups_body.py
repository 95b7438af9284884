from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

T = TypeVar("T", bound="UpdateUserGroupSubgroupsBody")


@_attrs_define
class UpdateUserGroupSubgroupsBody:
    """
    Attributes:
        add (list[int] | Unset): IDs of groups to nest in this one.
        delete (list[int] | Unset): IDs of direct subgroups to take out.
    """

    add: list[int] | Unset = UNSET
    delete: list[int] | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        add: list[int] | Unset = UNSET
        if not isinstance(self.add, Unset):
            add = self.add

        delete: list[int] | Unset = UNSET
        if not isinstance(self.delete, Unset):
            delete = self.delete

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({})
        if add is not UNSET:
            field_dict["add"] = add
        if delete is not UNSET:
            field_dict["delete"] = delete

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        add = cast(list[int], d.pop("add", UNSET))

        delete = cast(list[int], d.pop("delete", UNSET))

        update_user_group_subgroups_body = cls(
            add=add,
            delete=delete,
        )

        update_user_group_subgroups_body.additional_properties = d
        return update_user_group_subgroups_body

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
