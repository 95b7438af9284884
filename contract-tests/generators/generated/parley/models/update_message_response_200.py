from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..models.msg import Msg
from ..models.result import Result
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.attachment import Attachment


T = TypeVar("T", bound="UpdateMessageResponse200")


@_attrs_define
class UpdateMessageResponse200:
    """
    Attributes:
        result (Result):
        msg (Msg): Empty on success.
        detached_uploads (list[Attachment]): Files of the sender that no message refers to any more because of this
            edit. The client should offer to
            delete them.
        ignored_parameters_unsupported (list[str] | Unset): Parameters of the request that the operation does not
            support, or that are of no effect beside the others; absent when there
            are none.
            **Changes**: on success from feature level 167.
    """

    result: Result
    msg: Msg
    detached_uploads: list[Attachment]
    ignored_parameters_unsupported: list[str] | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        result = self.result.value

        msg = self.msg.value

        detached_uploads = []
        for detached_uploads_item_data in self.detached_uploads:
            detached_uploads_item = detached_uploads_item_data.to_dict()
            detached_uploads.append(detached_uploads_item)

        ignored_parameters_unsupported: list[str] | Unset = UNSET
        if not isinstance(self.ignored_parameters_unsupported, Unset):
            ignored_parameters_unsupported = self.ignored_parameters_unsupported

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "result": result,
                "msg": msg,
                "detached_uploads": detached_uploads,
            }
        )
        if ignored_parameters_unsupported is not UNSET:
            field_dict["ignored_parameters_unsupported"] = (
                ignored_parameters_unsupported
            )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.attachment import Attachment

        d = dict(src_dict)
        result = Result(d.pop("result"))

        msg = Msg(d.pop("msg"))

        detached_uploads = []
        _detached_uploads = d.pop("detached_uploads")
        for detached_uploads_item_data in _detached_uploads:
            detached_uploads_item = Attachment.from_dict(detached_uploads_item_data)

            detached_uploads.append(detached_uploads_item)

        ignored_parameters_unsupported = cast(
            list[str], d.pop("ignored_parameters_unsupported", UNSET)
        )

        update_message_response_200 = cls(
            result=result,
            msg=msg,
            detached_uploads=detached_uploads,
            ignored_parameters_unsupported=ignored_parameters_unsupported,
        )

        return update_message_response_200
