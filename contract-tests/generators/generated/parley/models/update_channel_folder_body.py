from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

T = TypeVar("T", bound="UpdateChannelFolderBody")


@_attrs_define
class UpdateChannelFolderBody:
    """
    Attributes:
        name (str | Unset): Trimmed, then 1 to `max_channel_folder_name_length` code points, unique among folders that
            are not archived, without regard to case.
        description (str | Unset): Markdown, trimmed, at most `max_channel_folder_description_length` code points.
        is_archived (bool | Unset): Whether the folder is archived.
    """

    name: str | Unset = UNSET
    description: str | Unset = UNSET
    is_archived: bool | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        name = self.name

        description = self.description

        is_archived = self.is_archived

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({})
        if name is not UNSET:
            field_dict["name"] = name
        if description is not UNSET:
            field_dict["description"] = description
        if is_archived is not UNSET:
            field_dict["is_archived"] = is_archived

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        name = d.pop("name", UNSET)

        description = d.pop("description", UNSET)

        is_archived = d.pop("is_archived", UNSET)

        update_channel_folder_body = cls(
            name=name,
            description=description,
            is_archived=is_archived,
        )

        update_channel_folder_body.additional_properties = d
        return update_channel_folder_body

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
