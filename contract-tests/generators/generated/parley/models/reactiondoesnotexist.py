from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.reactiondoesnotexist_code import REACTIONDOESNOTEXISTCode
from ..models.reactiondoesnotexist_result import REACTIONDOESNOTEXISTResult

T = TypeVar("T", bound="REACTIONDOESNOTEXIST")


@_attrs_define
class REACTIONDOESNOTEXIST:
    """The caller has not reacted to the message with this emoji.

    Example:
        {'result': 'error', 'code': 'REACTION_DOES_NOT_EXIST', 'msg': 'Reaction does not exist'}

    Attributes:
        result (REACTIONDOESNOTEXISTResult):
        code (REACTIONDOESNOTEXISTCode):
        msg (str):
    """

    result: REACTIONDOESNOTEXISTResult
    code: REACTIONDOESNOTEXISTCode
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
        result = REACTIONDOESNOTEXISTResult(d.pop("result"))

        code = REACTIONDOESNOTEXISTCode(d.pop("code"))

        msg = d.pop("msg")

        reactiondoesnotexist = cls(
            result=result,
            code=code,
            msg=msg,
        )

        return reactiondoesnotexist
