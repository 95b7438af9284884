from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..models.msg import Msg
from ..models.result import Result
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.get_realm_presence_response_200_presences import (
        GetRealmPresenceResponse200Presences,
    )


T = TypeVar("T", bound="GetRealmPresenceResponse200")


@_attrs_define
class GetRealmPresenceResponse200:
    """
    Attributes:
        result (Result):
        msg (Msg): Empty on success.
        server_timestamp (float): The time of the server, UNIX seconds with fractions.
        presences (GetRealmPresenceResponse200Presences): By API email address. Users who share no presence, or reported
            none, are not there.
        ignored_parameters_unsupported (list[str] | Unset): Parameters of the request that the operation does not
            support, or that are of no effect beside the others; absent when there
            are none.
            **Changes**: on success from feature level 167.
    """

    result: Result
    msg: Msg
    server_timestamp: float
    presences: GetRealmPresenceResponse200Presences
    ignored_parameters_unsupported: list[str] | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        result = self.result.value

        msg = self.msg.value

        server_timestamp = self.server_timestamp

        presences = self.presences.to_dict()

        ignored_parameters_unsupported: list[str] | Unset = UNSET
        if not isinstance(self.ignored_parameters_unsupported, Unset):
            ignored_parameters_unsupported = self.ignored_parameters_unsupported

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "result": result,
                "msg": msg,
                "server_timestamp": server_timestamp,
                "presences": presences,
            }
        )
        if ignored_parameters_unsupported is not UNSET:
            field_dict["ignored_parameters_unsupported"] = (
                ignored_parameters_unsupported
            )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.get_realm_presence_response_200_presences import (
            GetRealmPresenceResponse200Presences,
        )

        d = dict(src_dict)
        result = Result(d.pop("result"))

        msg = Msg(d.pop("msg"))

        server_timestamp = d.pop("server_timestamp")

        presences = GetRealmPresenceResponse200Presences.from_dict(d.pop("presences"))

        ignored_parameters_unsupported = cast(
            list[str], d.pop("ignored_parameters_unsupported", UNSET)
        )

        get_realm_presence_response_200 = cls(
            result=result,
            msg=msg,
            server_timestamp=server_timestamp,
            presences=presences,
            ignored_parameters_unsupported=ignored_parameters_unsupported,
        )

        return get_realm_presence_response_200
