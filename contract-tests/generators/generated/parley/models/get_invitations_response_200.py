from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..models.msg import Msg
from ..models.result import Result
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.email_invitation import EmailInvitation
    from ..models.invitation_link import InvitationLink


T = TypeVar("T", bound="GetInvitationsResponse200")


@_attrs_define
class GetInvitationsResponse200:
    """
    Attributes:
        result (Result):
        msg (Msg): Empty on success.
        invites (list[EmailInvitation | InvitationLink]):
        ignored_parameters_unsupported (list[str] | Unset): Parameters of the request that the operation does not
            support, or that are of no effect beside the others; absent when there
            are none.
            **Changes**: on success from feature level 167.
    """

    result: Result
    msg: Msg
    invites: list[EmailInvitation | InvitationLink]
    ignored_parameters_unsupported: list[str] | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        from ..models.email_invitation import EmailInvitation

        result = self.result.value

        msg = self.msg.value

        invites = []
        for invites_item_data in self.invites:
            invites_item: dict[str, Any]
            if isinstance(invites_item_data, EmailInvitation):
                invites_item = invites_item_data.to_dict()
            else:
                invites_item = invites_item_data.to_dict()

            invites.append(invites_item)

        ignored_parameters_unsupported: list[str] | Unset = UNSET
        if not isinstance(self.ignored_parameters_unsupported, Unset):
            ignored_parameters_unsupported = self.ignored_parameters_unsupported

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "result": result,
                "msg": msg,
                "invites": invites,
            }
        )
        if ignored_parameters_unsupported is not UNSET:
            field_dict["ignored_parameters_unsupported"] = (
                ignored_parameters_unsupported
            )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.email_invitation import EmailInvitation
        from ..models.invitation_link import InvitationLink

        d = dict(src_dict)
        result = Result(d.pop("result"))

        msg = Msg(d.pop("msg"))

        invites = []
        _invites = d.pop("invites")
        for invites_item_data in _invites:

            def _parse_invites_item(data: object) -> EmailInvitation | InvitationLink:
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_invitation_type_0 = EmailInvitation.from_dict(
                        data
                    )

                    return componentsschemas_invitation_type_0
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_invitation_type_1 = InvitationLink.from_dict(data)

                return componentsschemas_invitation_type_1

            invites_item = _parse_invites_item(invites_item_data)

            invites.append(invites_item)

        ignored_parameters_unsupported = cast(
            list[str], d.pop("ignored_parameters_unsupported", UNSET)
        )

        get_invitations_response_200 = cls(
            result=result,
            msg=msg,
            invites=invites,
            ignored_parameters_unsupported=ignored_parameters_unsupported,
        )

        return get_invitations_response_200
