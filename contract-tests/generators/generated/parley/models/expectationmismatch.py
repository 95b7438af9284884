from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.expectationmismatch_code import EXPECTATIONMISMATCHCode
from ..models.expectationmismatch_field_name import EXPECTATIONMISMATCHFieldName
from ..models.expectationmismatch_result import EXPECTATIONMISMATCHResult

T = TypeVar("T", bound="EXPECTATIONMISMATCH")


@_attrs_define
class EXPECTATIONMISMATCH:
    """What the caller expected to change is not what is stored any more.

    Example:
        {'result': 'error', 'code': 'EXPECTATION_MISMATCH', 'msg': "'prev_content_sha256' does not match the stored
            value", 'field_name': 'prev_content_sha256'}

    Attributes:
        result (EXPECTATIONMISMATCHResult):
        code (EXPECTATIONMISMATCHCode):
        msg (str):
        field_name (EXPECTATIONMISMATCHFieldName):
    """

    result: EXPECTATIONMISMATCHResult
    code: EXPECTATIONMISMATCHCode
    msg: str
    field_name: EXPECTATIONMISMATCHFieldName

    def to_dict(self) -> dict[str, Any]:
        result = self.result.value

        code = self.code.value

        msg = self.msg

        field_name = self.field_name.value

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "result": result,
                "code": code,
                "msg": msg,
                "field_name": field_name,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        result = EXPECTATIONMISMATCHResult(d.pop("result"))

        code = EXPECTATIONMISMATCHCode(d.pop("code"))

        msg = d.pop("msg")

        field_name = EXPECTATIONMISMATCHFieldName(d.pop("field_name"))

        expectationmismatch = cls(
            result=result,
            code=code,
            msg=msg,
            field_name=field_name,
        )

        return expectationmismatch
