from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..types import UNSET, Unset

T = TypeVar("T", bound="ChannelFolderUpdateEventData")


@_attrs_define
class ChannelFolderUpdateEventData:
    """What has changed. `rendered_description` comes with `description`.

    Attributes:
        name (str | Unset):
        description (str | Unset): Markdown source.
        rendered_description (str | Unset): HTML.
        is_archived (bool | Unset):
    """

    name: str | Unset = UNSET
    description: str | Unset = UNSET
    rendered_description: str | Unset = UNSET
    is_archived: bool | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        name = self.name

        description = self.description

        rendered_description = self.rendered_description

        is_archived = self.is_archived

        field_dict: dict[str, Any] = {}

        field_dict.update({})
        if name is not UNSET:
            field_dict["name"] = name
        if description is not UNSET:
            field_dict["description"] = description
        if rendered_description is not UNSET:
            field_dict["rendered_description"] = rendered_description
        if is_archived is not UNSET:
            field_dict["is_archived"] = is_archived

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        name = d.pop("name", UNSET)

        description = d.pop("description", UNSET)

        rendered_description = d.pop("rendered_description", UNSET)

        is_archived = d.pop("is_archived", UNSET)

        channel_folder_update_event_data = cls(
            name=name,
            description=description,
            rendered_description=rendered_description,
            is_archived=is_archived,
        )

        return channel_folder_update_event_data
