from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.saved_snippets_remove_event_op import SavedSnippetsRemoveEventOp
from ..models.saved_snippets_remove_event_type import SavedSnippetsRemoveEventType

T = TypeVar("T", bound="SavedSnippetsRemoveEvent")


@_attrs_define
class SavedSnippetsRemoveEvent:
    """
    Example:
        {'id': 0, 'type': 'saved_snippets', 'op': 'remove', 'saved_snippet_id': 1}

    Attributes:
        id (int): The number of the event. Within a queue it increases; numbers are left out. Acknowledge it by
            `last_event_id`.
        type_ (SavedSnippetsRemoveEventType):
        op (SavedSnippetsRemoveEventOp):
        saved_snippet_id (int):
    """

    id: int
    type_: SavedSnippetsRemoveEventType
    op: SavedSnippetsRemoveEventOp
    saved_snippet_id: int

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        type_ = self.type_.value

        op = self.op.value

        saved_snippet_id = self.saved_snippet_id

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "id": id,
                "type": type_,
                "op": op,
                "saved_snippet_id": saved_snippet_id,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        id = d.pop("id")

        type_ = SavedSnippetsRemoveEventType(d.pop("type"))

        op = SavedSnippetsRemoveEventOp(d.pop("op"))

        saved_snippet_id = d.pop("saved_snippet_id")

        saved_snippets_remove_event = cls(
            id=id,
            type_=type_,
            op=op,
            saved_snippet_id=saved_snippet_id,
        )

        return saved_snippets_remove_event
