from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.attachment_remove_event_op import AttachmentRemoveEventOp
from ..models.attachment_remove_event_type import AttachmentRemoveEventType

if TYPE_CHECKING:
    from ..models.attachment_remove_event_attachment import (
        AttachmentRemoveEventAttachment,
    )


T = TypeVar("T", bound="AttachmentRemoveEvent")


@_attrs_define
class AttachmentRemoveEvent:
    """
    Example:
        {'id': 0, 'type': 'attachment', 'op': 'remove', 'attachment': {'id': 1}, 'upload_space_used': 8}

    Attributes:
        id (int): The number of the event. Within a queue it increases; numbers are left out. Acknowledge it by
            `last_event_id`.
        type_ (AttachmentRemoveEventType):
        op (AttachmentRemoveEventOp):
        attachment (AttachmentRemoveEventAttachment):
        upload_space_used (int): Of all uploads of the organisation, bytes.
    """

    id: int
    type_: AttachmentRemoveEventType
    op: AttachmentRemoveEventOp
    attachment: AttachmentRemoveEventAttachment
    upload_space_used: int

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        type_ = self.type_.value

        op = self.op.value

        attachment = self.attachment.to_dict()

        upload_space_used = self.upload_space_used

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "id": id,
                "type": type_,
                "op": op,
                "attachment": attachment,
                "upload_space_used": upload_space_used,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.attachment_remove_event_attachment import (
            AttachmentRemoveEventAttachment,
        )

        d = dict(src_dict)
        id = d.pop("id")

        type_ = AttachmentRemoveEventType(d.pop("type"))

        op = AttachmentRemoveEventOp(d.pop("op"))

        attachment = AttachmentRemoveEventAttachment.from_dict(d.pop("attachment"))

        upload_space_used = d.pop("upload_space_used")

        attachment_remove_event = cls(
            id=id,
            type_=type_,
            op=op,
            attachment=attachment,
            upload_space_used=upload_space_used,
        )

        return attachment_remove_event
