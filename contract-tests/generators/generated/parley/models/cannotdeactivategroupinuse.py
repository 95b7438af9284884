from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.cannotdeactivategroupinuse_code import CANNOTDEACTIVATEGROUPINUSECode
from ..models.cannotdeactivategroupinuse_result import CANNOTDEACTIVATEGROUPINUSEResult

if TYPE_CHECKING:
    from ..models.group_used_as_subgroup import GroupUsedAsSubgroup
    from ..models.group_used_by_channel import GroupUsedByChannel
    from ..models.group_used_by_organisation import GroupUsedByOrganisation
    from ..models.group_used_by_user_group import GroupUsedByUserGroup


T = TypeVar("T", bound="CANNOTDEACTIVATEGROUPINUSE")


@_attrs_define
class CANNOTDEACTIVATEGROUPINUSE:
    """The user group is part of another group, or a permission names it.

    Example:
        {'result': 'error', 'code': 'CANNOT_DEACTIVATE_GROUP_IN_USE', 'msg': 'The user group is in use', 'objections':
            [{'type': 'subgroup', 'supergroup_ids': [31]}]}

    Attributes:
        result (CANNOTDEACTIVATEGROUPINUSEResult):
        code (CANNOTDEACTIVATEGROUPINUSECode):
        msg (str):
        objections (list[GroupUsedAsSubgroup | GroupUsedByChannel | GroupUsedByOrganisation | GroupUsedByUserGroup]):
            Where the group is used.
    """

    result: CANNOTDEACTIVATEGROUPINUSEResult
    code: CANNOTDEACTIVATEGROUPINUSECode
    msg: str
    objections: list[
        GroupUsedAsSubgroup
        | GroupUsedByChannel
        | GroupUsedByOrganisation
        | GroupUsedByUserGroup
    ]

    def to_dict(self) -> dict[str, Any]:
        from ..models.group_used_as_subgroup import GroupUsedAsSubgroup
        from ..models.group_used_by_channel import GroupUsedByChannel
        from ..models.group_used_by_user_group import GroupUsedByUserGroup

        result = self.result.value

        code = self.code.value

        msg = self.msg

        objections = []
        for objections_item_data in self.objections:
            objections_item: dict[str, Any]
            if (
                isinstance(objections_item_data, GroupUsedAsSubgroup)
                or isinstance(objections_item_data, GroupUsedByChannel)
                or isinstance(objections_item_data, GroupUsedByUserGroup)
            ):
                objections_item = objections_item_data.to_dict()
            else:
                objections_item = objections_item_data.to_dict()

            objections.append(objections_item)

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "result": result,
                "code": code,
                "msg": msg,
                "objections": objections,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.group_used_as_subgroup import GroupUsedAsSubgroup
        from ..models.group_used_by_channel import GroupUsedByChannel
        from ..models.group_used_by_organisation import GroupUsedByOrganisation
        from ..models.group_used_by_user_group import GroupUsedByUserGroup

        d = dict(src_dict)
        result = CANNOTDEACTIVATEGROUPINUSEResult(d.pop("result"))

        code = CANNOTDEACTIVATEGROUPINUSECode(d.pop("code"))

        msg = d.pop("msg")

        objections = []
        _objections = d.pop("objections")
        for objections_item_data in _objections:

            def _parse_objections_item(
                data: object,
            ) -> (
                GroupUsedAsSubgroup
                | GroupUsedByChannel
                | GroupUsedByOrganisation
                | GroupUsedByUserGroup
            ):
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_group_use_type_0 = GroupUsedAsSubgroup.from_dict(
                        data
                    )

                    return componentsschemas_group_use_type_0
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_group_use_type_1 = GroupUsedByChannel.from_dict(
                        data
                    )

                    return componentsschemas_group_use_type_1
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_group_use_type_2 = GroupUsedByUserGroup.from_dict(
                        data
                    )

                    return componentsschemas_group_use_type_2
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_group_use_type_3 = GroupUsedByOrganisation.from_dict(
                    data
                )

                return componentsschemas_group_use_type_3

            objections_item = _parse_objections_item(objections_item_data)

            objections.append(objections_item)

        cannotdeactivategroupinuse = cls(
            result=result,
            code=code,
            msg=msg,
            objections=objections,
        )

        return cannotdeactivategroupinuse
