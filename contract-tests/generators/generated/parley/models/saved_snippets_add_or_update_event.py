from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.saved_snippets_add_or_update_event_op import (
    SavedSnippetsAddOrUpdateEventOp,
)
from ..models.saved_snippets_add_or_update_event_type import (
    SavedSnippetsAddOrUpdateEventType,
)

if TYPE_CHECKING:
    from ..models.saved_snippet import SavedSnippet


T = TypeVar("T", bound="SavedSnippetsAddOrUpdateEvent")


@_attrs_define
class SavedSnippetsAddOrUpdateEvent:
    """
    Example:
        {'id': 0, 'type': 'saved_snippets', 'op': 'add', 'saved_snippet': {'id': 1, 'title': 'Welcome', 'content':
            'Welcome aboard!', 'date_created': 1760000000}}

    Attributes:
        id (int): The number of the event. Within a queue it increases; numbers are left out. Acknowledge it by
            `last_event_id`.
        type_ (SavedSnippetsAddOrUpdateEventType):
        op (SavedSnippetsAddOrUpdateEventOp):
        saved_snippet (SavedSnippet): A text that the caller has saved for use in messages. Example: {'id': 1, 'title':
            'Welcome', 'content': 'Welcome aboard!', 'date_created': 1760000000}.
    """

    id: int
    type_: SavedSnippetsAddOrUpdateEventType
    op: SavedSnippetsAddOrUpdateEventOp
    saved_snippet: SavedSnippet

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        type_ = self.type_.value

        op = self.op.value

        saved_snippet = self.saved_snippet.to_dict()

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "id": id,
                "type": type_,
                "op": op,
                "saved_snippet": saved_snippet,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.saved_snippet import SavedSnippet

        d = dict(src_dict)
        id = d.pop("id")

        type_ = SavedSnippetsAddOrUpdateEventType(d.pop("type"))

        op = SavedSnippetsAddOrUpdateEventOp(d.pop("op"))

        saved_snippet = SavedSnippet.from_dict(d.pop("saved_snippet"))

        saved_snippets_add_or_update_event = cls(
            id=id,
            type_=type_,
            op=op,
            saved_snippet=saved_snippet,
        )

        return saved_snippets_add_or_update_event
