from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.drafts_remove_event_op import DraftsRemoveEventOp
from ..models.drafts_remove_event_type import DraftsRemoveEventType

T = TypeVar("T", bound="DraftsRemoveEvent")


@_attrs_define
class DraftsRemoveEvent:
    """
    Example:
        {'id': 0, 'type': 'drafts', 'op': 'remove', 'draft_id': 1}

    Attributes:
        id (int): The number of the event. Within a queue it increases; numbers are left out. Acknowledge it by
            `last_event_id`.
        type_ (DraftsRemoveEventType):
        op (DraftsRemoveEventOp):
        draft_id (int):
    """

    id: int
    type_: DraftsRemoveEventType
    op: DraftsRemoveEventOp
    draft_id: int

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        type_ = self.type_.value

        op = self.op.value

        draft_id = self.draft_id

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "id": id,
                "type": type_,
                "op": op,
                "draft_id": draft_id,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        id = d.pop("id")

        type_ = DraftsRemoveEventType(d.pop("type"))

        op = DraftsRemoveEventOp(d.pop("op"))

        draft_id = d.pop("draft_id")

        drafts_remove_event = cls(
            id=id,
            type_=type_,
            op=op,
            draft_id=draft_id,
        )

        return drafts_remove_event
