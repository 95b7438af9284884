from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.reactionalreadyexists_code import REACTIONALREADYEXISTSCode
from ..models.reactionalreadyexists_result import REACTIONALREADYEXISTSResult

T = TypeVar("T", bound="REACTIONALREADYEXISTS")


@_attrs_define
class REACTIONALREADYEXISTS:
    """The caller has reacted to the message with this emoji already.

    Example:
        {'result': 'error', 'code': 'REACTION_ALREADY_EXISTS', 'msg': 'Reaction already exists'}

    Attributes:
        result (REACTIONALREADYEXISTSResult):
        code (REACTIONALREADYEXISTSCode):
        msg (str):
    """

    result: REACTIONALREADYEXISTSResult
    code: REACTIONALREADYEXISTSCode
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
        result = REACTIONALREADYEXISTSResult(d.pop("result"))

        code = REACTIONALREADYEXISTSCode(d.pop("code"))

        msg = d.pop("msg")

        reactionalreadyexists = cls(
            result=result,
            code=code,
            msg=msg,
        )

        return reactionalreadyexists
