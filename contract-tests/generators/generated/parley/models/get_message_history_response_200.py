from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..models.msg import Msg
from ..models.result import Result
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.message_history_entry import MessageHistoryEntry


T = TypeVar("T", bound="GetMessageHistoryResponse200")


@_attrs_define
class GetMessageHistoryResponse200:
    """
    Attributes:
        result (Result):
        msg (Msg): Empty on success.
        message_history (list[MessageHistoryEntry]):
        ignored_parameters_unsupported (list[str] | Unset): Parameters of the request that the operation does not
            support, or that are of no effect beside the others; absent when there
            are none.
            **Changes**: on success from feature level 167.
    """

    result: Result
    msg: Msg
    message_history: list[MessageHistoryEntry]
    ignored_parameters_unsupported: list[str] | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        result = self.result.value

        msg = self.msg.value

        message_history = []
        for message_history_item_data in self.message_history:
            message_history_item = message_history_item_data.to_dict()
            message_history.append(message_history_item)

        ignored_parameters_unsupported: list[str] | Unset = UNSET
        if not isinstance(self.ignored_parameters_unsupported, Unset):
            ignored_parameters_unsupported = self.ignored_parameters_unsupported

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "result": result,
                "msg": msg,
                "message_history": message_history,
            }
        )
        if ignored_parameters_unsupported is not UNSET:
            field_dict["ignored_parameters_unsupported"] = (
                ignored_parameters_unsupported
            )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.message_history_entry import MessageHistoryEntry

        d = dict(src_dict)
        result = Result(d.pop("result"))

        msg = Msg(d.pop("msg"))

        message_history = []
        _message_history = d.pop("message_history")
        for message_history_item_data in _message_history:
            message_history_item = MessageHistoryEntry.from_dict(
                message_history_item_data
            )

            message_history.append(message_history_item)

        ignored_parameters_unsupported = cast(
            list[str], d.pop("ignored_parameters_unsupported", UNSET)
        )

        get_message_history_response_200 = cls(
            result=result,
            msg=msg,
            message_history=message_history,
            ignored_parameters_unsupported=ignored_parameters_unsupported,
        )

        return get_message_history_response_200
