from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define

T = TypeVar("T", bound="ChannelFolder")


@_attrs_define
class ChannelFolder:
    """A folder that groups channels in the sidebar.
    **Changes**: feature level 389.

        Attributes:
            id (int):
            name (str):
            description (str): Markdown.
            rendered_description (str): The description as HTML.
            date_created (int): UNIX seconds.
            creator_id (int | None): Who created the folder; null when nobody is recorded.
            order (int): Folders are shown in ascending order.
            is_archived (bool):
    """

    id: int
    name: str
    description: str
    rendered_description: str
    date_created: int
    creator_id: int | None
    order: int
    is_archived: bool

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        name = self.name

        description = self.description

        rendered_description = self.rendered_description

        date_created = self.date_created

        creator_id: int | None
        creator_id = self.creator_id

        order = self.order

        is_archived = self.is_archived

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "id": id,
                "name": name,
                "description": description,
                "rendered_description": rendered_description,
                "date_created": date_created,
                "creator_id": creator_id,
                "order": order,
                "is_archived": is_archived,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        id = d.pop("id")

        name = d.pop("name")

        description = d.pop("description")

        rendered_description = d.pop("rendered_description")

        date_created = d.pop("date_created")

        def _parse_creator_id(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        creator_id = _parse_creator_id(d.pop("creator_id"))

        order = d.pop("order")

        is_archived = d.pop("is_archived")

        channel_folder = cls(
            id=id,
            name=name,
            description=description,
            rendered_description=rendered_description,
            date_created=date_created,
            creator_id=creator_id,
            order=order,
            is_archived=is_archived,
        )

        return channel_folder
