from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..models.msg import Msg
from ..models.result import Result
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.get_matching_messages_response_200_messages import (
        GetMatchingMessagesResponse200Messages,
    )


T = TypeVar("T", bound="GetMatchingMessagesResponse200")


@_attrs_define
class GetMatchingMessagesResponse200:
    """
    Attributes:
        result (Result):
        msg (Msg): Empty on success.
        messages (GetMatchingMessagesResponse200Messages): By message ID.
        ignored_parameters_unsupported (list[str] | Unset): Parameters of the request that the operation does not
            support, or that are of no effect beside the others; absent when there
            are none.
            **Changes**: on success from feature level 167.
        found_newest (bool | Unset): Present, and false, when the size of the answer has left out messages: those with
            IDs above the highest in it.
    """

    result: Result
    msg: Msg
    messages: GetMatchingMessagesResponse200Messages
    ignored_parameters_unsupported: list[str] | Unset = UNSET
    found_newest: bool | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        result = self.result.value

        msg = self.msg.value

        messages = self.messages.to_dict()

        ignored_parameters_unsupported: list[str] | Unset = UNSET
        if not isinstance(self.ignored_parameters_unsupported, Unset):
            ignored_parameters_unsupported = self.ignored_parameters_unsupported

        found_newest = self.found_newest

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
        if found_newest is not UNSET:
            field_dict["found_newest"] = found_newest

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.get_matching_messages_response_200_messages import (
            GetMatchingMessagesResponse200Messages,
        )

        d = dict(src_dict)
        result = Result(d.pop("result"))

        msg = Msg(d.pop("msg"))

        messages = GetMatchingMessagesResponse200Messages.from_dict(d.pop("messages"))

        ignored_parameters_unsupported = cast(
            list[str], d.pop("ignored_parameters_unsupported", UNSET)
        )

        found_newest = d.pop("found_newest", UNSET)

        get_matching_messages_response_200 = cls(
            result=result,
            msg=msg,
            messages=messages,
            ignored_parameters_unsupported=ignored_parameters_unsupported,
            found_newest=found_newest,
        )

        return get_matching_messages_response_200
