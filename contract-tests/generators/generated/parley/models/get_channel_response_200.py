from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..models.msg import Msg
from ..models.result import Result
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.channel import Channel


T = TypeVar("T", bound="GetChannelResponse200")


@_attrs_define
class GetChannelResponse200:
    """
    Attributes:
        result (Result):
        msg (Msg): Empty on success.
        stream (Channel): A channel, without what is personal to a subscriber.

            The permissions, each of them a group-setting value:

            - `can_add_subscribers_group`: may subscribe others.
            - `can_administer_channel_group`: may change the channel's properties, archive it, and unsubscribe others.
            - `can_create_topic_group`: may start a new topic.
            - `can_delete_any_message_group`: may delete any message of the channel.
            - `can_delete_own_message_group`: may delete messages of their own.
            - `can_move_messages_out_of_channel_group`: may move messages to other channels.
            - `can_move_messages_within_channel_group`: may move messages between topics of the channel.
            - `can_remove_subscribers_group`: may unsubscribe others.
            - `can_resolve_topics_group`: may resolve topics of the channel.
            - `can_send_message_group`: may post in the channel.
            - `can_subscribe_group`: may subscribe themselves, also when the channel is private.

            **Changes**: 396 moving between channels; 402 resolving topics; 407 deleting messages; 441 creating topics.
        ignored_parameters_unsupported (list[str] | Unset): Parameters of the request that the operation does not
            support, or that are of no effect beside the others; absent when there
            are none.
            **Changes**: on success from feature level 167.
    """

    result: Result
    msg: Msg
    stream: Channel
    ignored_parameters_unsupported: list[str] | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        result = self.result.value

        msg = self.msg.value

        stream = self.stream.to_dict()

        ignored_parameters_unsupported: list[str] | Unset = UNSET
        if not isinstance(self.ignored_parameters_unsupported, Unset):
            ignored_parameters_unsupported = self.ignored_parameters_unsupported

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "result": result,
                "msg": msg,
                "stream": stream,
            }
        )
        if ignored_parameters_unsupported is not UNSET:
            field_dict["ignored_parameters_unsupported"] = (
                ignored_parameters_unsupported
            )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.channel import Channel

        d = dict(src_dict)
        result = Result(d.pop("result"))

        msg = Msg(d.pop("msg"))

        stream = Channel.from_dict(d.pop("stream"))

        ignored_parameters_unsupported = cast(
            list[str], d.pop("ignored_parameters_unsupported", UNSET)
        )

        get_channel_response_200 = cls(
            result=result,
            msg=msg,
            stream=stream,
            ignored_parameters_unsupported=ignored_parameters_unsupported,
        )

        return get_channel_response_200
