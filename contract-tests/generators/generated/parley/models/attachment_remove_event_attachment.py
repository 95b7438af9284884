from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

T = TypeVar("T", bound="AttachmentRemoveEventAttachment")


@_attrs_define
class AttachmentRemoveEventAttachment:
    """
    Attributes:
        id (int):
    """

    id: int

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "id": id,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        id = d.pop("id")

        attachment_remove_event_attachment = cls(
            id=id,
        )

        return attachment_remove_event_attachment
