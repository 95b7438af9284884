from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..models.invitationfailed_code import INVITATIONFAILEDCode
from ..models.invitationfailed_result import INVITATIONFAILEDResult

T = TypeVar("T", bound="INVITATIONFAILED")


@_attrs_define
class INVITATIONFAILED:
    """Some addresses, or all of them, could not be invited; the others were.

    Example:
        {'result': 'error', 'code': 'INVITATION_FAILED', 'msg': 'Some of those addresses are already using the service,
            so no invitation was sent to them', 'daily_limit_reached': False, 'errors': [['member@example.com', 'Already has
            an account', False]], 'license_limit_reached': False, 'sent_invitations': True}

    Attributes:
        result (INVITATIONFAILEDResult):
        code (INVITATIONFAILEDCode):
        msg (str):
        daily_limit_reached (bool): The organisation has used up its invitations of the day.
        errors (list[list[bool | str]]): For each address that failed, a triple of the address, the reason and whether
            it belongs to a deactivated account.
        license_limit_reached (bool):
        sent_invitations (bool): Whether any invitation was sent.
    """

    result: INVITATIONFAILEDResult
    code: INVITATIONFAILEDCode
    msg: str
    daily_limit_reached: bool
    errors: list[list[bool | str]]
    license_limit_reached: bool
    sent_invitations: bool

    def to_dict(self) -> dict[str, Any]:
        result = self.result.value

        code = self.code.value

        msg = self.msg

        daily_limit_reached = self.daily_limit_reached

        errors = []
        for errors_item_data in self.errors:
            errors_item = []
            for errors_item_item_data in errors_item_data:
                errors_item_item: bool | str
                errors_item_item = errors_item_item_data
                errors_item.append(errors_item_item)

            errors.append(errors_item)

        license_limit_reached = self.license_limit_reached

        sent_invitations = self.sent_invitations

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "result": result,
                "code": code,
                "msg": msg,
                "daily_limit_reached": daily_limit_reached,
                "errors": errors,
                "license_limit_reached": license_limit_reached,
                "sent_invitations": sent_invitations,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        result = INVITATIONFAILEDResult(d.pop("result"))

        code = INVITATIONFAILEDCode(d.pop("code"))

        msg = d.pop("msg")

        daily_limit_reached = d.pop("daily_limit_reached")

        errors = []
        _errors = d.pop("errors")
        for errors_item_data in _errors:
            errors_item = []
            _errors_item = errors_item_data
            for errors_item_item_data in _errors_item:

                def _parse_errors_item_item(data: object) -> bool | str:
                    return cast(bool | str, data)

                errors_item_item = _parse_errors_item_item(errors_item_item_data)

                errors_item.append(errors_item_item)

            errors.append(errors_item)

        license_limit_reached = d.pop("license_limit_reached")

        sent_invitations = d.pop("sent_invitations")

        invitationfailed = cls(
            result=result,
            code=code,
            msg=msg,
            daily_limit_reached=daily_limit_reached,
            errors=errors,
            license_limit_reached=license_limit_reached,
            sent_invitations=sent_invitations,
        )

        return invitationfailed
