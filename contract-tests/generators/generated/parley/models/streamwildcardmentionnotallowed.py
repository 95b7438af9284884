from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.streamwildcardmentionnotallowed_code import (
    STREAMWILDCARDMENTIONNOTALLOWEDCode,
)
from ..models.streamwildcardmentionnotallowed_result import (
    STREAMWILDCARDMENTIONNOTALLOWEDResult,
)

T = TypeVar("T", bound="STREAMWILDCARDMENTIONNOTALLOWED")


@_attrs_define
class STREAMWILDCARDMENTIONNOTALLOWED:
    """The message mentions everybody in a channel with many subscribers, and the sender may not.

    Example:
        {'result': 'error', 'code': 'STREAM_WILDCARD_MENTION_NOT_ALLOWED', 'msg': 'You do not have permission to use
            channel wildcard mentions in this channel'}

    Attributes:
        result (STREAMWILDCARDMENTIONNOTALLOWEDResult):
        code (STREAMWILDCARDMENTIONNOTALLOWEDCode):
        msg (str):
    """

    result: STREAMWILDCARDMENTIONNOTALLOWEDResult
    code: STREAMWILDCARDMENTIONNOTALLOWEDCode
    msg: str

    def to_dict(self) -> dict[str, Any]:
        result = self.result.value

        code = self.code.value

        msg = self.msg

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "result": result,
                "code": code,
                "msg": msg,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        result = STREAMWILDCARDMENTIONNOTALLOWEDResult(d.pop("result"))

        code = STREAMWILDCARDMENTIONNOTALLOWEDCode(d.pop("code"))

        msg = d.pop("msg")

        streamwildcardmentionnotallowed = cls(
            result=result,
            code=code,
            msg=msg,
        )

        return streamwildcardmentionnotallowed
