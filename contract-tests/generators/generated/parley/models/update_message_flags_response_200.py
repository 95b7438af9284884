from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..models.msg import Msg
from ..models.result import Result
from ..types import UNSET, Unset

T = TypeVar("T", bound="UpdateMessageFlagsResponse200")


@_attrs_define
class UpdateMessageFlagsResponse200:
    """
    Attributes:
        result (Result):
        msg (Msg): Empty on success.
        messages (list[int]): IDs of the messages that were changed, in ascending order. Those that were so already are
            not among them.
        ignored_parameters_unsupported (list[str] | Unset): Parameters of the request that the operation does not
            support, or that are of no effect beside the others; absent when there
            are none.
            **Changes**: on success from feature level 167.
        ignored_because_not_subscribed_channels (list[int] | Unset): IDs of the channels whose messages were skipped
            because the caller is not subscribed to them. Present when
            `read` is removed.
    """

    result: Result
    msg: Msg
    messages: list[int]
    ignored_parameters_unsupported: list[str] | Unset = UNSET
    ignored_because_not_subscribed_channels: list[int] | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        result = self.result.value

        msg = self.msg.value

        messages = self.messages

        ignored_parameters_unsupported: list[str] | Unset = UNSET
        if not isinstance(self.ignored_parameters_unsupported, Unset):
            ignored_parameters_unsupported = self.ignored_parameters_unsupported

        ignored_because_not_subscribed_channels: list[int] | Unset = UNSET
        if not isinstance(self.ignored_because_not_subscribed_channels, Unset):
            ignored_because_not_subscribed_channels = (
                self.ignored_because_not_subscribed_channels
            )

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "result": result,
                "msg": msg,
                "messages": messages,
            }
        )
        if ignored_parameters_unsupported is not UNSET:
            field_dict["ignored_parameters_unsupported"] = (
                ignored_parameters_unsupported
            )
        if ignored_because_not_subscribed_channels is not UNSET:
            field_dict["ignored_because_not_subscribed_channels"] = (
                ignored_because_not_subscribed_channels
            )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        result = Result(d.pop("result"))

        msg = Msg(d.pop("msg"))

        messages = cast(list[int], d.pop("messages"))

        ignored_parameters_unsupported = cast(
            list[str], d.pop("ignored_parameters_unsupported", UNSET)
        )

        ignored_because_not_subscribed_channels = cast(
            list[int], d.pop("ignored_because_not_subscribed_channels", UNSET)
        )

        update_message_flags_response_200 = cls(
            result=result,
            msg=msg,
            messages=messages,
            ignored_parameters_unsupported=ignored_parameters_unsupported,
            ignored_because_not_subscribed_channels=ignored_because_not_subscribed_channels,
        )

        return update_message_flags_response_200
