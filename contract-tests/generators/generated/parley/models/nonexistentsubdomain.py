from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.nonexistentsubdomain_code import NONEXISTENTSUBDOMAINCode
from ..models.nonexistentsubdomain_result import NONEXISTENTSUBDOMAINResult

T = TypeVar("T", bound="NONEXISTENTSUBDOMAIN")


@_attrs_define
class NONEXISTENTSUBDOMAIN:
    """There is no organisation at this host name.

    Example:
        {'result': 'error', 'code': 'NONEXISTENT_SUBDOMAIN', 'msg': 'There is no organisation at this address'}

    Attributes:
        result (NONEXISTENTSUBDOMAINResult):
        code (NONEXISTENTSUBDOMAINCode):
        msg (str):
    """

    result: NONEXISTENTSUBDOMAINResult
    code: NONEXISTENTSUBDOMAINCode
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
        result = NONEXISTENTSUBDOMAINResult(d.pop("result"))

        code = NONEXISTENTSUBDOMAINCode(d.pop("code"))

        msg = d.pop("msg")

        nonexistentsubdomain = cls(
            result=result,
            code=code,
            msg=msg,
        )

        return nonexistentsubdomain
