from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.cannotdeactivatelastuser_code import CANNOTDEACTIVATELASTUSERCode
from ..models.cannotdeactivatelastuser_entity import CANNOTDEACTIVATELASTUSEREntity
from ..models.cannotdeactivatelastuser_result import CANNOTDEACTIVATELASTUSERResult

T = TypeVar("T", bound="CANNOTDEACTIVATELASTUSER")


@_attrs_define
class CANNOTDEACTIVATELASTUSER:
    """The account is the only one of its kind that the organisation has left.

    Example:
        {'result': 'error', 'code': 'CANNOT_DEACTIVATE_LAST_USER', 'msg': 'The only owner cannot be deactivated',
            'is_last_owner': True, 'entity': 'organization owner'}

    Attributes:
        result (CANNOTDEACTIVATELASTUSERResult):
        code (CANNOTDEACTIVATELASTUSERCode):
        msg (str):
        is_last_owner (bool):
        entity (CANNOTDEACTIVATELASTUSEREntity): What it is the last one of.
    """

    result: CANNOTDEACTIVATELASTUSERResult
    code: CANNOTDEACTIVATELASTUSERCode
    msg: str
    is_last_owner: bool
    entity: CANNOTDEACTIVATELASTUSEREntity

    def to_dict(self) -> dict[str, Any]:
        result = self.result.value

        code = self.code.value

        msg = self.msg

        is_last_owner = self.is_last_owner

        entity = self.entity.value

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "result": result,
                "code": code,
                "msg": msg,
                "is_last_owner": is_last_owner,
                "entity": entity,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        result = CANNOTDEACTIVATELASTUSERResult(d.pop("result"))

        code = CANNOTDEACTIVATELASTUSERCode(d.pop("code"))

        msg = d.pop("msg")

        is_last_owner = d.pop("is_last_owner")

        entity = CANNOTDEACTIVATELASTUSEREntity(d.pop("entity"))

        cannotdeactivatelastuser = cls(
            result=result,
            code=code,
            msg=msg,
            is_last_owner=is_last_owner,
            entity=entity,
        )

        return cannotdeactivatelastuser
