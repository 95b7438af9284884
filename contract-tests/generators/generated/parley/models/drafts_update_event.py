from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.drafts_update_event_op import DraftsUpdateEventOp
from ..models.drafts_update_event_type import DraftsUpdateEventType

if TYPE_CHECKING:
    from ..models.draft import Draft


T = TypeVar("T", bound="DraftsUpdateEvent")


@_attrs_define
class DraftsUpdateEvent:
    """
    Example:
        {'id': 0, 'type': 'drafts', 'op': 'update', 'draft': {'id': 1, 'type': 'stream', 'to': [1], 'topic': 'lunch',
            'content': 'What about pizza?', 'timestamp': 1760000000}}

    Attributes:
        id (int): The number of the event. Within a queue it increases; numbers are left out. Acknowledge it by
            `last_event_id`.
        type_ (DraftsUpdateEventType):
        op (DraftsUpdateEventOp):
        draft (Draft): A message that the caller has not sent yet. Example: {'id': 1, 'type': 'stream', 'to': [1],
            'topic': 'lunch', 'content': 'What about', 'timestamp': 1760000000}.
    """

    id: int
    type_: DraftsUpdateEventType
    op: DraftsUpdateEventOp
    draft: Draft

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        type_ = self.type_.value

        op = self.op.value

        draft = self.draft.to_dict()

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "id": id,
                "type": type_,
                "op": op,
                "draft": draft,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.draft import Draft

        d = dict(src_dict)
        id = d.pop("id")

        type_ = DraftsUpdateEventType(d.pop("type"))

        op = DraftsUpdateEventOp(d.pop("op"))

        draft = Draft.from_dict(d.pop("draft"))

        drafts_update_event = cls(
            id=id,
            type_=type_,
            op=op,
            draft=draft,
        )

        return drafts_update_event
