from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.adminactionrequired_code import ADMINACTIONREQUIREDCode
from ..models.adminactionrequired_result import ADMINACTIONREQUIREDResult

T = TypeVar("T", bound="ADMINACTIONREQUIRED")


@_attrs_define
class ADMINACTIONREQUIRED:
    """The push configuration of the server needs its administrator: credentials, plan or registration.

    Example:
        {'result': 'error', 'code': 'ADMIN_ACTION_REQUIRED', 'msg': 'Push notifications need an action by the
            administrator of the server'}

    Attributes:
        result (ADMINACTIONREQUIREDResult):
        code (ADMINACTIONREQUIREDCode):
        msg (str):
    """

    result: ADMINACTIONREQUIREDResult
    code: ADMINACTIONREQUIREDCode
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
        result = ADMINACTIONREQUIREDResult(d.pop("result"))

        code = ADMINACTIONREQUIREDCode(d.pop("code"))

        msg = d.pop("msg")

        adminactionrequired = cls(
            result=result,
            code=code,
            msg=msg,
        )

        return adminactionrequired
