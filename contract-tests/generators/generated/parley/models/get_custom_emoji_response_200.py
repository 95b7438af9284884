from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..models.msg import Msg
from ..models.result import Result
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.get_custom_emoji_response_200_emoji import (
        GetCustomEmojiResponse200Emoji,
    )


T = TypeVar("T", bound="GetCustomEmojiResponse200")


@_attrs_define
class GetCustomEmojiResponse200:
    """
    Attributes:
        result (Result):
        msg (Msg): Empty on success.
        emoji (GetCustomEmojiResponse200Emoji): By ID.
        ignored_parameters_unsupported (list[str] | Unset): Parameters of the request that the operation does not
            support, or that are of no effect beside the others; absent when there
            are none.
            **Changes**: on success from feature level 167.
    """

    result: Result
    msg: Msg
    emoji: GetCustomEmojiResponse200Emoji
    ignored_parameters_unsupported: list[str] | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        result = self.result.value

        msg = self.msg.value

        emoji = self.emoji.to_dict()

        ignored_parameters_unsupported: list[str] | Unset = UNSET
        if not isinstance(self.ignored_parameters_unsupported, Unset):
            ignored_parameters_unsupported = self.ignored_parameters_unsupported

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "result": result,
                "msg": msg,
                "emoji": emoji,
            }
        )
        if ignored_parameters_unsupported is not UNSET:
            field_dict["ignored_parameters_unsupported"] = (
                ignored_parameters_unsupported
            )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.get_custom_emoji_response_200_emoji import (
            GetCustomEmojiResponse200Emoji,
        )

        d = dict(src_dict)
        result = Result(d.pop("result"))

        msg = Msg(d.pop("msg"))

        emoji = GetCustomEmojiResponse200Emoji.from_dict(d.pop("emoji"))

        ignored_parameters_unsupported = cast(
            list[str], d.pop("ignored_parameters_unsupported", UNSET)
        )

        get_custom_emoji_response_200 = cls(
            result=result,
            msg=msg,
            emoji=emoji,
            ignored_parameters_unsupported=ignored_parameters_unsupported,
        )

        return get_custom_emoji_response_200
