from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.attachment_add_or_update_event_op import AttachmentAddOrUpdateEventOp
from ..models.attachment_add_or_update_event_type import AttachmentAddOrUpdateEventType

if TYPE_CHECKING:
    from ..models.attachment import Attachment


T = TypeVar("T", bound="AttachmentAddOrUpdateEvent")


@_attrs_define
class AttachmentAddOrUpdateEvent:
    """
    Example:
        {'id': 0, 'type': 'attachment', 'op': 'update', 'attachment': {'id': 1, 'name': 'notes.txt', 'path_id':
            '1/ab/notes0000000000000000000/notes.txt', 'size': 12, 'create_time': 1760000000, 'message_ids': [114]},
            'upload_space_used': 20}

    Attributes:
        id (int): The number of the event. Within a queue it increases; numbers are left out. Acknowledge it by
            `last_event_id`.
        type_ (AttachmentAddOrUpdateEventType):
        op (AttachmentAddOrUpdateEventOp):
        attachment (Attachment): An uploaded file. **Changes**: 443 `create_time` in seconds, before in milliseconds;
            472 `message_ids` replaces `messages`.
        upload_space_used (int): Of all uploads of the organisation, bytes.
    """

    id: int
    type_: AttachmentAddOrUpdateEventType
    op: AttachmentAddOrUpdateEventOp
    attachment: Attachment
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
        from ..models.attachment import Attachment

        d = dict(src_dict)
        id = d.pop("id")

        type_ = AttachmentAddOrUpdateEventType(d.pop("type"))

        op = AttachmentAddOrUpdateEventOp(d.pop("op"))

        attachment = Attachment.from_dict(d.pop("attachment"))

        upload_space_used = d.pop("upload_space_used")

        attachment_add_or_update_event = cls(
            id=id,
            type_=type_,
            op=op,
            attachment=attachment,
            upload_space_used=upload_space_used,
        )

        return attachment_add_or_update_event
