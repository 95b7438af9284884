from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.update_message_flags_body_flag import UpdateMessageFlagsBodyFlag
from ..models.update_message_flags_body_op import UpdateMessageFlagsBodyOp

T = TypeVar("T", bound="UpdateMessageFlagsBody")


@_attrs_define
class UpdateMessageFlagsBody:
    """
    Attributes:
        messages (list[int]): IDs of the messages.
        op (UpdateMessageFlagsBodyOp):
        flag (UpdateMessageFlagsBodyFlag): A flag that users change.
    """

    messages: list[int]
    op: UpdateMessageFlagsBodyOp
    flag: UpdateMessageFlagsBodyFlag
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        messages = self.messages

        op = self.op.value

        flag = self.flag.value

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "messages": messages,
                "op": op,
                "flag": flag,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        messages = cast(list[int], d.pop("messages"))

        op = UpdateMessageFlagsBodyOp(d.pop("op"))

        flag = UpdateMessageFlagsBodyFlag(d.pop("flag"))

        update_message_flags_body = cls(
            messages=messages,
            op=op,
            flag=flag,
        )

        update_message_flags_body.additional_properties = d
        return update_message_flags_body

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
