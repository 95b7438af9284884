from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.streamdoesnotexist_code import STREAMDOESNOTEXISTCode
from ..models.streamdoesnotexist_result import STREAMDOESNOTEXISTResult
from ..types import UNSET, Unset

T = TypeVar("T", bound="STREAMDOESNOTEXIST")


@_attrs_define
class STREAMDOESNOTEXIST:
    """The channel does not exist, or the caller may not see it. The answer is the same for both.

    Example:
        {'result': 'error', 'code': 'STREAM_DOES_NOT_EXIST', 'msg': "Channel 'attic' does not exist", 'stream': 'attic'}

    Attributes:
        result (STREAMDOESNOTEXISTResult):
        code (STREAMDOESNOTEXISTCode):
        msg (str):
        stream (str | Unset): What was given as the channel, as text. Present for POST /messages.
        stream_id (int | Unset): The ID that was given. Present when the channel was given by ID.
    """

    result: STREAMDOESNOTEXISTResult
    code: STREAMDOESNOTEXISTCode
    msg: str
    stream: str | Unset = UNSET
    stream_id: int | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        result = self.result.value

        code = self.code.value

        msg = self.msg

        stream = self.stream

        stream_id = self.stream_id

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "result": result,
                "code": code,
                "msg": msg,
            }
        )
        if stream is not UNSET:
            field_dict["stream"] = stream
        if stream_id is not UNSET:
            field_dict["stream_id"] = stream_id

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        result = STREAMDOESNOTEXISTResult(d.pop("result"))

        code = STREAMDOESNOTEXISTCode(d.pop("code"))

        msg = d.pop("msg")

        stream = d.pop("stream", UNSET)

        stream_id = d.pop("stream_id", UNSET)

        streamdoesnotexist = cls(
            result=result,
            code=code,
            msg=msg,
            stream=stream,
            stream_id=stream_id,
        )

        return streamdoesnotexist
