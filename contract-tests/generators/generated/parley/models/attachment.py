from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define

T = TypeVar("T", bound="Attachment")


@_attrs_define
class Attachment:
    """An uploaded file. **Changes**: 443 `create_time` in seconds, before in milliseconds; 472 `message_ids` replaces
    `messages`.

        Attributes:
            id (int):
            name (str): The name of the file.
            path_id (str): Where it is stored: its URL is `{server_url}/user_uploads/` and this.
            size (int): Bytes.
            create_time (int): When it was uploaded, in UNIX seconds.
            message_ids (list[int]): The messages that refer to it, in ascending order.
    """

    id: int
    name: str
    path_id: str
    size: int
    create_time: int
    message_ids: list[int]

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        name = self.name

        path_id = self.path_id

        size = self.size

        create_time = self.create_time

        message_ids = self.message_ids

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "id": id,
                "name": name,
                "path_id": path_id,
                "size": size,
                "create_time": create_time,
                "message_ids": message_ids,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        id = d.pop("id")

        name = d.pop("name")

        path_id = d.pop("path_id")

        size = d.pop("size")

        create_time = d.pop("create_time")

        message_ids = cast(list[int], d.pop("message_ids"))

        attachment = cls(
            id=id,
            name=name,
            path_id=path_id,
            size=size,
            create_time=create_time,
            message_ids=message_ids,
        )

        return attachment
