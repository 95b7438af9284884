from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.badeventqueueid_code import BADEVENTQUEUEIDCode
from ..models.badeventqueueid_result import BADEVENTQUEUEIDResult

T = TypeVar("T", bound="BADEVENTQUEUEID")


@_attrs_define
class BADEVENTQUEUEID:
    """The event queue does not exist, has expired or belongs to somebody else. Register a new one.

    Example:
        {'result': 'error', 'code': 'BAD_EVENT_QUEUE_ID', 'msg': 'Bad event queue ID:
            00000000-0000-4000-8000-000000000000', 'queue_id': '00000000-0000-4000-8000-000000000000'}

    Attributes:
        result (BADEVENTQUEUEIDResult):
        code (BADEVENTQUEUEIDCode):
        msg (str):
        queue_id (str):
    """

    result: BADEVENTQUEUEIDResult
    code: BADEVENTQUEUEIDCode
    msg: str
    queue_id: str

    def to_dict(self) -> dict[str, Any]:
        result = self.result.value

        code = self.code.value

        msg = self.msg

        queue_id = self.queue_id

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "result": result,
                "code": code,
                "msg": msg,
                "queue_id": queue_id,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        result = BADEVENTQUEUEIDResult(d.pop("result"))

        code = BADEVENTQUEUEIDCode(d.pop("code"))

        msg = d.pop("msg")

        queue_id = d.pop("queue_id")

        badeventqueueid = cls(
            result=result,
            code=code,
            msg=msg,
            queue_id=queue_id,
        )

        return badeventqueueid
