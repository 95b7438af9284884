from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.realmdeactivated_code import REALMDEACTIVATEDCode
from ..models.realmdeactivated_result import REALMDEACTIVATEDResult

T = TypeVar("T", bound="REALMDEACTIVATED")


@_attrs_define
class REALMDEACTIVATED:
    """The organisation is deactivated.

    Example:
        {'result': 'error', 'code': 'REALM_DEACTIVATED', 'msg': 'This organisation has been deactivated'}

    Attributes:
        result (REALMDEACTIVATEDResult):
        code (REALMDEACTIVATEDCode):
        msg (str):
    """

    result: REALMDEACTIVATEDResult
    code: REALMDEACTIVATEDCode
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
        result = REALMDEACTIVATEDResult(d.pop("result"))

        code = REALMDEACTIVATEDCode(d.pop("code"))

        msg = d.pop("msg")

        realmdeactivated = cls(
            result=result,
            code=code,
            msg=msg,
        )

        return realmdeactivated
