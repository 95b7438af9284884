from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..models.msg import Msg
from ..models.result import Result
from ..types import UNSET, Unset

T = TypeVar("T", bound="UpdateMessageFlagsForNarrowResponse")


@_attrs_define
class UpdateMessageFlagsForNarrowResponse:
    """
    Attributes:
        result (Result):
        msg (Msg): Empty on success.
        processed_count (int): How many messages matched within the range; at most `num_before` + 1 + `num_after`.
        updated_count (int): How many of these were changed.
        first_processed_id (int | None): The lowest ID processed; null if none was.
        last_processed_id (int | None): The highest ID processed; null if none was.
        found_oldest (bool): Whether nothing older matches: the anchor is `oldest`, or fewer than `num_before` (as the
            server took it) messages came
            before it. False when exactly that many came.
        found_newest (bool): Whether nothing newer matches: the anchor is `newest`, or fewer than `num_after` (as the
            server took it) messages came after
            it. False when exactly that many came.
        ignored_parameters_unsupported (list[str] | Unset): Parameters of the request that the operation does not
            support, or that are of no effect beside the others; absent when there
            are none.
            **Changes**: on success from feature level 167.
        ignored_because_not_subscribed_channels (list[int] | Unset): IDs of the channels whose messages were skipped
            because the caller is not subscribed to them. Present when `read` is
            removed.
    """

    result: Result
    msg: Msg
    processed_count: int
    updated_count: int
    first_processed_id: int | None
    last_processed_id: int | None
    found_oldest: bool
    found_newest: bool
    ignored_parameters_unsupported: list[str] | Unset = UNSET
    ignored_because_not_subscribed_channels: list[int] | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        result = self.result.value

        msg = self.msg.value

        processed_count = self.processed_count

        updated_count = self.updated_count

        first_processed_id: int | None
        first_processed_id = self.first_processed_id

        last_processed_id: int | None
        last_processed_id = self.last_processed_id

        found_oldest = self.found_oldest

        found_newest = self.found_newest

        ignored_parameters_unsupported: list[str] | Unset = UNSET
        if not isinstance(self.ignored_parameters_unsupported, Unset):
            ignored_parameters_unsupported = self.ignored_parameters_unsupported

        ignored_because_not_subscribed_channels: list[int] | Unset = UNSET
        if not isinstance(self.ignored_because_not_subscribed_channels, Unset):
            ignored_because_not_subscribed_channels = (
                self.ignored_because_not_subscribed_channels
            )

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "result": result,
                "msg": msg,
                "processed_count": processed_count,
                "updated_count": updated_count,
                "first_processed_id": first_processed_id,
                "last_processed_id": last_processed_id,
                "found_oldest": found_oldest,
                "found_newest": found_newest,
            }
        )
        if ignored_parameters_unsupported is not UNSET:
            field_dict["ignored_parameters_unsupported"] = (
                ignored_parameters_unsupported
            )
        if ignored_because_not_subscribed_channels is not UNSET:
            field_dict["ignored_because_not_subscribed_channels"] = (
                ignored_because_not_subscribed_channels
            )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        result = Result(d.pop("result"))

        msg = Msg(d.pop("msg"))

        processed_count = d.pop("processed_count")

        updated_count = d.pop("updated_count")

        def _parse_first_processed_id(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        first_processed_id = _parse_first_processed_id(d.pop("first_processed_id"))

        def _parse_last_processed_id(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        last_processed_id = _parse_last_processed_id(d.pop("last_processed_id"))

        found_oldest = d.pop("found_oldest")

        found_newest = d.pop("found_newest")

        ignored_parameters_unsupported = cast(
            list[str], d.pop("ignored_parameters_unsupported", UNSET)
        )

        ignored_because_not_subscribed_channels = cast(
            list[int], d.pop("ignored_because_not_subscribed_channels", UNSET)
        )

        update_message_flags_for_narrow_response = cls(
            result=result,
            msg=msg,
            processed_count=processed_count,
            updated_count=updated_count,
            first_processed_id=first_processed_id,
            last_processed_id=last_processed_id,
            found_oldest=found_oldest,
            found_newest=found_newest,
            ignored_parameters_unsupported=ignored_parameters_unsupported,
            ignored_because_not_subscribed_channels=ignored_because_not_subscribed_channels,
        )

        return update_message_flags_for_narrow_response
