from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.ratelimithit_code import RATELIMITHITCode
from ..models.ratelimithit_result import RATELIMITHITResult

T = TypeVar("T", bound="RATELIMITHIT")


@_attrs_define
class RATELIMITHIT:
    """Too many requests. Try again after `retry-after` seconds, which the `Retry-After` header says too.

    Example:
        {'result': 'error', 'code': 'RATE_LIMIT_HIT', 'msg': 'API usage exceeded rate limit', 'retry-after': 28.7}

    Attributes:
        result (RATELIMITHITResult):
        code (RATELIMITHITCode):
        msg (str):
        retry_after (float): Seconds, with fractions.
    """

    result: RATELIMITHITResult
    code: RATELIMITHITCode
    msg: str
    retry_after: float

    def to_dict(self) -> dict[str, Any]:
        result = self.result.value

        code = self.code.value

        msg = self.msg

        retry_after = self.retry_after

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "result": result,
                "code": code,
                "msg": msg,
                "retry-after": retry_after,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        result = RATELIMITHITResult(d.pop("result"))

        code = RATELIMITHITCode(d.pop("code"))

        msg = d.pop("msg")

        retry_after = d.pop("retry-after")

        ratelimithit = cls(
            result=result,
            code=code,
            msg=msg,
            retry_after=retry_after,
        )

        return ratelimithit
