from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.topicwildcardmentionnotallowed_code import (
    TOPICWILDCARDMENTIONNOTALLOWEDCode,
)
from ..models.topicwildcardmentionnotallowed_result import (
    TOPICWILDCARDMENTIONNOTALLOWEDResult,
)

T = TypeVar("T", bound="TOPICWILDCARDMENTIONNOTALLOWED")


@_attrs_define
class TOPICWILDCARDMENTIONNOTALLOWED:
    """The message mentions everybody in a topic with many participants, and the sender may not.

    Example:
        {'result': 'error', 'code': 'TOPIC_WILDCARD_MENTION_NOT_ALLOWED', 'msg': 'You do not have permission to use
            topic wildcard mentions in this topic'}

    Attributes:
        result (TOPICWILDCARDMENTIONNOTALLOWEDResult):
        code (TOPICWILDCARDMENTIONNOTALLOWEDCode):
        msg (str):
    """

    result: TOPICWILDCARDMENTIONNOTALLOWEDResult
    code: TOPICWILDCARDMENTIONNOTALLOWEDCode
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
        result = TOPICWILDCARDMENTIONNOTALLOWEDResult(d.pop("result"))

        code = TOPICWILDCARDMENTIONNOTALLOWEDCode(d.pop("code"))

        msg = d.pop("msg")

        topicwildcardmentionnotallowed = cls(
            result=result,
            code=code,
            msg=msg,
        )

        return topicwildcardmentionnotallowed
