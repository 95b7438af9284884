from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.draft_request import DraftRequest


T = TypeVar("T", bound="UpdateDraftBody")


@_attrs_define
class UpdateDraftBody:
    """
    Attributes:
        draft (DraftRequest): A draft as clients save it. Example: {'type': 'channel', 'to': [1], 'topic': 'lunch',
            'content': 'What about', 'timestamp': 1760000000}.
    """

    draft: DraftRequest
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        draft = self.draft.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "draft": draft,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.draft_request import DraftRequest

        d = dict(src_dict)
        draft = DraftRequest.from_dict(d.pop("draft"))

        update_draft_body = cls(
            draft=draft,
        )

        update_draft_body.additional_properties = d
        return update_draft_body

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
