from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.send_typing_body_op import SendTypingBodyOp
from ..models.send_typing_body_type import SendTypingBodyType
from ..types import UNSET, Unset

T = TypeVar("T", bound="SendTypingBody")


@_attrs_define
class SendTypingBody:
    """
    Attributes:
        op (SendTypingBodyOp): Whether typing has started or stopped.
        type_ (SendTypingBodyType | Unset): `direct` or `channel`. `stream` is an alias of `channel`; `private` is a
            deprecated alias of `direct`.
             Without it, `"direct"`.
        to (list[int] | Unset): The IDs of the users of the conversation. Required for a direct message.
        stream_id (int | Unset): The ID of the channel. Required for a channel message.
        topic (str | Unset): The topic, at most `max_topic_length` code points. Required for a channel message.
    """

    op: SendTypingBodyOp
    type_: SendTypingBodyType | Unset = UNSET
    to: list[int] | Unset = UNSET
    stream_id: int | Unset = UNSET
    topic: str | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        op = self.op.value

        type_: str | Unset = UNSET
        if not isinstance(self.type_, Unset):
            type_ = self.type_.value

        to: list[int] | Unset = UNSET
        if not isinstance(self.to, Unset):
            to = self.to

        stream_id = self.stream_id

        topic = self.topic

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "op": op,
            }
        )
        if type_ is not UNSET:
            field_dict["type"] = type_
        if to is not UNSET:
            field_dict["to"] = to
        if stream_id is not UNSET:
            field_dict["stream_id"] = stream_id
        if topic is not UNSET:
            field_dict["topic"] = topic

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        op = SendTypingBodyOp(d.pop("op"))

        _type_ = d.pop("type", UNSET)
        type_: SendTypingBodyType | Unset
        if isinstance(_type_, Unset):
            type_ = UNSET
        else:
            type_ = SendTypingBodyType(_type_)

        to = cast(list[int], d.pop("to", UNSET))

        stream_id = d.pop("stream_id", UNSET)

        topic = d.pop("topic", UNSET)

        send_typing_body = cls(
            op=op,
            type_=type_,
            to=to,
            stream_id=stream_id,
            topic=topic,
        )

        send_typing_body.additional_properties = d
        return send_typing_body

    @property
    def additional_keys(self) -> list[str]:
        return list(self.additional_properties.keys())

    def __getitem__(self, key: str) -> Any:
        return self.additional_properties[key]

    def __setitem__(self, key: str, value: Any) -> None:
        self.additional_properties[key] = value

    def __delitem__(self, key: str) -> None:
        del self.additional_properties[key]

    def __contains__(self, key: str) -> bool:
        return key in self.additional_properties
