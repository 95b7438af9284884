from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.drafts_add_event_op import DraftsAddEventOp
from ..models.drafts_add_event_type import DraftsAddEventType

if TYPE_CHECKING:
    from ..models.draft import Draft


T = TypeVar("T", bound="DraftsAddEvent")


@_attrs_define
class DraftsAddEvent:
    """
    Example:
        {'id': 0, 'type': 'drafts', 'op': 'add', 'drafts': [{'id': 1, 'type': 'stream', 'to': [1], 'topic': 'lunch',
            'content': 'What about', 'timestamp': 1760000000}]}

    Attributes:
        id (int): The number of the event. Within a queue it increases; numbers are left out. Acknowledge it by
            `last_event_id`.
        type_ (DraftsAddEventType):
        op (DraftsAddEventOp):
        drafts (list[Draft]): The new ones.
    """

    id: int
    type_: DraftsAddEventType
    op: DraftsAddEventOp
    drafts: list[Draft]

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        type_ = self.type_.value

        op = self.op.value

        drafts = []
        for drafts_item_data in self.drafts:
            drafts_item = drafts_item_data.to_dict()
            drafts.append(drafts_item)

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "id": id,
                "type": type_,
                "op": op,
                "drafts": drafts,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.draft import Draft

        d = dict(src_dict)
        id = d.pop("id")

        type_ = DraftsAddEventType(d.pop("type"))

        op = DraftsAddEventOp(d.pop("op"))

        drafts = []
        _drafts = d.pop("drafts")
        for drafts_item_data in _drafts:
            drafts_item = Draft.from_dict(drafts_item_data)

            drafts.append(drafts_item)

        drafts_add_event = cls(
            id=id,
            type_=type_,
            op=op,
            drafts=drafts,
        )

        return drafts_add_event
