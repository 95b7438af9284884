from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.send_edit_typing_body_op import SendEditTypingBodyOp

T = TypeVar("T", bound="SendEditTypingBody")


@_attrs_define
class SendEditTypingBody:
    """
    Attributes:
        op (SendEditTypingBodyOp): Whether editing has started or stopped.
    """

    op: SendEditTypingBodyOp
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        op = self.op.value

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "op": op,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        op = SendEditTypingBodyOp(d.pop("op"))

        send_edit_typing_body = cls(
            op=op,
        )

        send_edit_typing_body.additional_properties = d
        return send_edit_typing_body

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
