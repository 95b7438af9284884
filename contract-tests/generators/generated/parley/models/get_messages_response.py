from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..models.msg import Msg
from ..models.result import Result
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.message import Message


T = TypeVar("T", bound="GetMessagesResponse")


@_attrs_define
class GetMessagesResponse:
    """
    Attributes:
        result (Result):
        msg (Msg): Empty on success.
        messages (list[Message]): In ascending order of ID.
        ignored_parameters_unsupported (list[str] | Unset): Parameters of the request that the operation does not
            support, or that are of no effect beside the others; absent when there
            are none.
            **Changes**: on success from feature level 167.
        anchor (int | Unset): The ID that the anchor came to: 0 for `oldest`, 10000000000000000 for `newest` and for a
            `first_unread` or `date` that found
            nothing.
            Present unless `message_ids` was given.
        found_anchor (bool | Unset): Whether the message of that ID is among the messages. Present unless `message_ids`
            was given.
        found_oldest (bool | Unset): Whether nothing older matches: the anchor is `oldest`, or fewer than `num_before`
            messages came before it. False when
            exactly `num_before` came, and when older ones were left out because of the size of the answer. Present unless
            `message_ids`
            was given.
        found_newest (bool | Unset): Whether nothing newer matches: the anchor is `newest`, or fewer than `num_after`
            messages came after it. False when exactly
            `num_after` came, and when newer ones were left out because of the size of the answer. With `message_ids`
            present, and
            false, only when the size of the answer has left out the messages after the last one.
        history_limited (bool | Unset): Whether older messages were left out because of a limit of the organisation.
            Present unless `message_ids` was given.
    """

    result: Result
    msg: Msg
    messages: list[Message]
    ignored_parameters_unsupported: list[str] | Unset = UNSET
    anchor: int | Unset = UNSET
    found_anchor: bool | Unset = UNSET
    found_oldest: bool | Unset = UNSET
    found_newest: bool | Unset = UNSET
    history_limited: bool | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        result = self.result.value

        msg = self.msg.value

        messages = []
        for messages_item_data in self.messages:
            messages_item = messages_item_data.to_dict()
            messages.append(messages_item)

        ignored_parameters_unsupported: list[str] | Unset = UNSET
        if not isinstance(self.ignored_parameters_unsupported, Unset):
            ignored_parameters_unsupported = self.ignored_parameters_unsupported

        anchor = self.anchor

        found_anchor = self.found_anchor

        found_oldest = self.found_oldest

        found_newest = self.found_newest

        history_limited = self.history_limited

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "result": result,
                "msg": msg,
                "messages": messages,
            }
        )
        if ignored_parameters_unsupported is not UNSET:
            field_dict["ignored_parameters_unsupported"] = (
                ignored_parameters_unsupported
            )
        if anchor is not UNSET:
            field_dict["anchor"] = anchor
        if found_anchor is not UNSET:
            field_dict["found_anchor"] = found_anchor
        if found_oldest is not UNSET:
            field_dict["found_oldest"] = found_oldest
        if found_newest is not UNSET:
            field_dict["found_newest"] = found_newest
        if history_limited is not UNSET:
            field_dict["history_limited"] = history_limited

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.message import Message

        d = dict(src_dict)
        result = Result(d.pop("result"))

        msg = Msg(d.pop("msg"))

        messages = []
        _messages = d.pop("messages")
        for messages_item_data in _messages:
            messages_item = Message.from_dict(messages_item_data)

            messages.append(messages_item)

        ignored_parameters_unsupported = cast(
            list[str], d.pop("ignored_parameters_unsupported", UNSET)
        )

        anchor = d.pop("anchor", UNSET)

        found_anchor = d.pop("found_anchor", UNSET)

        found_oldest = d.pop("found_oldest", UNSET)

        found_newest = d.pop("found_newest", UNSET)

        history_limited = d.pop("history_limited", UNSET)

        get_messages_response = cls(
            result=result,
            msg=msg,
            messages=messages,
            ignored_parameters_unsupported=ignored_parameters_unsupported,
            anchor=anchor,
            found_anchor=found_anchor,
            found_oldest=found_oldest,
            found_newest=found_newest,
            history_limited=history_limited,
        )

        return get_messages_response
