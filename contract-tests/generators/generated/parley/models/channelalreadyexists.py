from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.channelalreadyexists_code import CHANNELALREADYEXISTSCode
from ..models.channelalreadyexists_result import CHANNELALREADYEXISTSResult

T = TypeVar("T", bound="CHANNELALREADYEXISTS")


@_attrs_define
class CHANNELALREADYEXISTS:
    """The name of the channel is taken, perhaps by one that the caller may not see.

    Example:
        {'result': 'error', 'code': 'CHANNEL_ALREADY_EXISTS', 'msg': "Channel 'general' already exists", 'channel_name':
            'general'}

    Attributes:
        result (CHANNELALREADYEXISTSResult):
        code (CHANNELALREADYEXISTSCode):
        msg (str):
        channel_name (str):
    """

    result: CHANNELALREADYEXISTSResult
    code: CHANNELALREADYEXISTSCode
    msg: str
    channel_name: str

    def to_dict(self) -> dict[str, Any]:
        result = self.result.value

        code = self.code.value

        msg = self.msg

        channel_name = self.channel_name

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "result": result,
                "code": code,
                "msg": msg,
                "channel_name": channel_name,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        result = CHANNELALREADYEXISTSResult(d.pop("result"))

        code = CHANNELALREADYEXISTSCode(d.pop("code"))

        msg = d.pop("msg")

        channel_name = d.pop("channel_name")

        channelalreadyexists = cls(
            result=result,
            code=code,
            msg=msg,
            channel_name=channel_name,
        )

        return channelalreadyexists
