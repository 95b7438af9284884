from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.update_message_flags_for_narrow_request_flag import (
    UpdateMessageFlagsForNarrowRequestFlag,
)
from ..models.update_message_flags_for_narrow_request_op import (
    UpdateMessageFlagsForNarrowRequestOp,
)
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.narrow_term import NarrowTerm


T = TypeVar("T", bound="UpdateMessageFlagsForNarrowRequest")


@_attrs_define
class UpdateMessageFlagsForNarrowRequest:
    """
    Attributes:
        anchor (str): A message ID, or `newest`, `oldest`, or `first_unread` (the oldest unread message that matches,
            muted or not, else the newest). An ID
            below 0 is read as 0, one from 10000000000000000 as `newest`.
        num_before (int): How many messages before the anchor, at the most.
        num_after (int): How many messages after the anchor, at the most.
        narrow (list[list[str] | NarrowTerm]): A conjunction of terms. A term is an object, or in the older form a pair
            of operator and operand.
             Without it, `[]`.
        op (UpdateMessageFlagsForNarrowRequestOp):
        flag (UpdateMessageFlagsForNarrowRequestFlag): A flag that users change.
        include_anchor (bool | Unset): Whether the anchor itself is among the messages. Must be true when both numbers
            are above 0. Without it, `true`.
    """

    anchor: str
    num_before: int
    num_after: int
    narrow: list[list[str] | NarrowTerm]
    op: UpdateMessageFlagsForNarrowRequestOp
    flag: UpdateMessageFlagsForNarrowRequestFlag
    include_anchor: bool | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.narrow_term import NarrowTerm

        anchor = self.anchor

        num_before = self.num_before

        num_after = self.num_after

        narrow = []
        for componentsschemas_narrow_item_data in self.narrow:
            componentsschemas_narrow_item: dict[str, Any] | list[str]
            if isinstance(componentsschemas_narrow_item_data, NarrowTerm):
                componentsschemas_narrow_item = (
                    componentsschemas_narrow_item_data.to_dict()
                )
            else:
                componentsschemas_narrow_item = componentsschemas_narrow_item_data

            narrow.append(componentsschemas_narrow_item)

        op = self.op.value

        flag = self.flag.value

        include_anchor = self.include_anchor

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "anchor": anchor,
                "num_before": num_before,
                "num_after": num_after,
                "narrow": narrow,
                "op": op,
                "flag": flag,
            }
        )
        if include_anchor is not UNSET:
            field_dict["include_anchor"] = include_anchor

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.narrow_term import NarrowTerm

        d = dict(src_dict)
        anchor = d.pop("anchor")

        num_before = d.pop("num_before")

        num_after = d.pop("num_after")

        narrow = []
        _narrow = d.pop("narrow")
        for componentsschemas_narrow_item_data in _narrow:

            def _parse_componentsschemas_narrow_item(
                data: object,
            ) -> list[str] | NarrowTerm:
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_narrow_item_type_0 = NarrowTerm.from_dict(data)

                    return componentsschemas_narrow_item_type_0
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                if not isinstance(data, list):
                    raise TypeError()
                componentsschemas_narrow_item_type_1 = cast(list[str], data)

                return componentsschemas_narrow_item_type_1

            componentsschemas_narrow_item = _parse_componentsschemas_narrow_item(
                componentsschemas_narrow_item_data
            )

            narrow.append(componentsschemas_narrow_item)

        op = UpdateMessageFlagsForNarrowRequestOp(d.pop("op"))

        flag = UpdateMessageFlagsForNarrowRequestFlag(d.pop("flag"))

        include_anchor = d.pop("include_anchor", UNSET)

        update_message_flags_for_narrow_request = cls(
            anchor=anchor,
            num_before=num_before,
            num_after=num_after,
            narrow=narrow,
            op=op,
            flag=flag,
            include_anchor=include_anchor,
        )

        update_message_flags_for_narrow_request.additional_properties = d
        return update_message_flags_for_narrow_request

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
