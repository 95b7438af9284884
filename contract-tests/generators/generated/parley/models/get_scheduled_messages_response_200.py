from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..models.msg import Msg
from ..models.result import Result
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.scheduled_message import ScheduledMessage


T = TypeVar("T", bound="GetScheduledMessagesResponse200")


@_attrs_define
class GetScheduledMessagesResponse200:
    """
    Attributes:
        result (Result):
        msg (Msg): Empty on success.
        scheduled_messages (list[ScheduledMessage]): The earliest first.
        ignored_parameters_unsupported (list[str] | Unset): Parameters of the request that the operation does not
            support, or that are of no effect beside the others; absent when there
            are none.
            **Changes**: on success from feature level 167.
    """

    result: Result
    msg: Msg
    scheduled_messages: list[ScheduledMessage]
    ignored_parameters_unsupported: list[str] | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        result = self.result.value

        msg = self.msg.value

        scheduled_messages = []
        for scheduled_messages_item_data in self.scheduled_messages:
            scheduled_messages_item = scheduled_messages_item_data.to_dict()
            scheduled_messages.append(scheduled_messages_item)

        ignored_parameters_unsupported: list[str] | Unset = UNSET
        if not isinstance(self.ignored_parameters_unsupported, Unset):
            ignored_parameters_unsupported = self.ignored_parameters_unsupported

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "result": result,
                "msg": msg,
                "scheduled_messages": scheduled_messages,
            }
        )
        if ignored_parameters_unsupported is not UNSET:
            field_dict["ignored_parameters_unsupported"] = (
                ignored_parameters_unsupported
            )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.scheduled_message import ScheduledMessage

        d = dict(src_dict)
        result = Result(d.pop("result"))

        msg = Msg(d.pop("msg"))

        scheduled_messages = []
        _scheduled_messages = d.pop("scheduled_messages")
        for scheduled_messages_item_data in _scheduled_messages:
            scheduled_messages_item = ScheduledMessage.from_dict(
                scheduled_messages_item_data
            )

            scheduled_messages.append(scheduled_messages_item)

        ignored_parameters_unsupported = cast(
            list[str], d.pop("ignored_parameters_unsupported", UNSET)
        )

        get_scheduled_messages_response_200 = cls(
            result=result,
            msg=msg,
            scheduled_messages=scheduled_messages,
            ignored_parameters_unsupported=ignored_parameters_unsupported,
        )

        return get_scheduled_messages_response_200
