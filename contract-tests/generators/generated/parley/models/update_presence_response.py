from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..models.msg import Msg
from ..models.result import Result
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.update_presence_response_presences import (
        UpdatePresenceResponsePresences,
    )


T = TypeVar("T", bound="UpdatePresenceResponse")


@_attrs_define
class UpdatePresenceResponse:
    """
    Attributes:
        result (Result):
        msg (Msg): Empty on success.
        presence_last_update_id (int): What to pass as `last_update_id` next time. Never less than what was passed;
            equal to it when nothing has changed; -1 when
            none was passed and no data is returned. **Changes**: feature level 263.
        ignored_parameters_unsupported (list[str] | Unset): Parameters of the request that the operation does not
            support, or that are of no effect beside the others; absent when there
            are none.
            **Changes**: on success from feature level 167.
        server_timestamp (float | Unset): The time of the server, UNIX seconds with fractions. Present unless
            `ping_only`.
        presences (UpdatePresenceResponsePresences | Unset): Present unless `ping_only`. With `last_update_id` or
            `slim_presence`, entries of the modern format by user ID; otherwise
            entries of the older format by API email address. Users who share no presence, or reported none in the time
            asked for, are
            not there.
    """

    result: Result
    msg: Msg
    presence_last_update_id: int
    ignored_parameters_unsupported: list[str] | Unset = UNSET
    server_timestamp: float | Unset = UNSET
    presences: UpdatePresenceResponsePresences | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        result = self.result.value

        msg = self.msg.value

        presence_last_update_id = self.presence_last_update_id

        ignored_parameters_unsupported: list[str] | Unset = UNSET
        if not isinstance(self.ignored_parameters_unsupported, Unset):
            ignored_parameters_unsupported = self.ignored_parameters_unsupported

        server_timestamp = self.server_timestamp

        presences: dict[str, Any] | Unset = UNSET
        if not isinstance(self.presences, Unset):
            presences = self.presences.to_dict()

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "result": result,
                "msg": msg,
                "presence_last_update_id": presence_last_update_id,
            }
        )
        if ignored_parameters_unsupported is not UNSET:
            field_dict["ignored_parameters_unsupported"] = (
                ignored_parameters_unsupported
            )
        if server_timestamp is not UNSET:
            field_dict["server_timestamp"] = server_timestamp
        if presences is not UNSET:
            field_dict["presences"] = presences

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.update_presence_response_presences import (
            UpdatePresenceResponsePresences,
        )

        d = dict(src_dict)
        result = Result(d.pop("result"))

        msg = Msg(d.pop("msg"))

        presence_last_update_id = d.pop("presence_last_update_id")

        ignored_parameters_unsupported = cast(
            list[str], d.pop("ignored_parameters_unsupported", UNSET)
        )

        server_timestamp = d.pop("server_timestamp", UNSET)

        _presences = d.pop("presences", UNSET)
        presences: UpdatePresenceResponsePresences | Unset
        if isinstance(_presences, Unset):
            presences = UNSET
        else:
            presences = UpdatePresenceResponsePresences.from_dict(_presences)

        update_presence_response = cls(
            result=result,
            msg=msg,
            presence_last_update_id=presence_last_update_id,
            ignored_parameters_unsupported=ignored_parameters_unsupported,
            server_timestamp=server_timestamp,
            presences=presences,
        )

        return update_presence_response
