from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.pushservicenotconfigured_code import PUSHSERVICENOTCONFIGUREDCode
from ..models.pushservicenotconfigured_result import PUSHSERVICENOTCONFIGUREDResult

T = TypeVar("T", bound="PUSHSERVICENOTCONFIGURED")


@_attrs_define
class PUSHSERVICENOTCONFIGURED:
    """The server has no push relay.

    Example:
        {'result': 'error', 'code': 'PUSH_SERVICE_NOT_CONFIGURED', 'msg': 'Push notifications are not configured on this
            server'}

    Attributes:
        result (PUSHSERVICENOTCONFIGUREDResult):
        code (PUSHSERVICENOTCONFIGUREDCode):
        msg (str):
    """

    result: PUSHSERVICENOTCONFIGUREDResult
    code: PUSHSERVICENOTCONFIGUREDCode
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
        result = PUSHSERVICENOTCONFIGUREDResult(d.pop("result"))

        code = PUSHSERVICENOTCONFIGUREDCode(d.pop("code"))

        msg = d.pop("msg")

        pushservicenotconfigured = cls(
            result=result,
            code=code,
            msg=msg,
        )

        return pushservicenotconfigured
