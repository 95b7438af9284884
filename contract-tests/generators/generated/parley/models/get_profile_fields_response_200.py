from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..models.msg import Msg
from ..models.result import Result
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.custom_profile_field import CustomProfileField


T = TypeVar("T", bound="GetProfileFieldsResponse200")


@_attrs_define
class GetProfileFieldsResponse200:
    """
    Attributes:
        result (Result):
        msg (Msg): Empty on success.
        custom_profile_fields (list[CustomProfileField]):
        ignored_parameters_unsupported (list[str] | Unset): Parameters of the request that the operation does not
            support, or that are of no effect beside the others; absent when there
            are none.
            **Changes**: on success from feature level 167.
    """

    result: Result
    msg: Msg
    custom_profile_fields: list[CustomProfileField]
    ignored_parameters_unsupported: list[str] | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        result = self.result.value

        msg = self.msg.value

        custom_profile_fields = []
        for custom_profile_fields_item_data in self.custom_profile_fields:
            custom_profile_fields_item = custom_profile_fields_item_data.to_dict()
            custom_profile_fields.append(custom_profile_fields_item)

        ignored_parameters_unsupported: list[str] | Unset = UNSET
        if not isinstance(self.ignored_parameters_unsupported, Unset):
            ignored_parameters_unsupported = self.ignored_parameters_unsupported

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "result": result,
                "msg": msg,
                "custom_profile_fields": custom_profile_fields,
            }
        )
        if ignored_parameters_unsupported is not UNSET:
            field_dict["ignored_parameters_unsupported"] = (
                ignored_parameters_unsupported
            )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.custom_profile_field import CustomProfileField

        d = dict(src_dict)
        result = Result(d.pop("result"))

        msg = Msg(d.pop("msg"))

        custom_profile_fields = []
        _custom_profile_fields = d.pop("custom_profile_fields")
        for custom_profile_fields_item_data in _custom_profile_fields:
            custom_profile_fields_item = CustomProfileField.from_dict(
                custom_profile_fields_item_data
            )

            custom_profile_fields.append(custom_profile_fields_item)

        ignored_parameters_unsupported = cast(
            list[str], d.pop("ignored_parameters_unsupported", UNSET)
        )

        get_profile_fields_response_200 = cls(
            result=result,
            msg=msg,
            custom_profile_fields=custom_profile_fields,
            ignored_parameters_unsupported=ignored_parameters_unsupported,
        )

        return get_profile_fields_response_200
