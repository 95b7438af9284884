from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

T = TypeVar("T", bound="UpdateLinkifierBody")


@_attrs_define
class UpdateLinkifierBody:
    """
    Attributes:
        pattern (str | Unset): A regular expression in Python syntax that RE2 accepts.
        url_template (str | Unset): An RFC 6570 template.
        example_input (None | str | Unset): A text that matches `pattern` as a whole. The empty string takes it away;
            null, as leaving it out, keeps it.
        reverse_template (None | str | Unset): How a pasted URL becomes text again. The empty string takes it away;
            null, as leaving it out, keeps it.
        alternative_url_templates (list[str] | Unset): Further RFC 6570 templates by which a pasted URL is turned into
            text.
    """

    pattern: str | Unset = UNSET
    url_template: str | Unset = UNSET
    example_input: None | str | Unset = UNSET
    reverse_template: None | str | Unset = UNSET
    alternative_url_templates: list[str] | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        pattern = self.pattern

        url_template = self.url_template

        example_input: None | str | Unset
        if isinstance(self.example_input, Unset):
            example_input = UNSET
        else:
            example_input = self.example_input

        reverse_template: None | str | Unset
        if isinstance(self.reverse_template, Unset):
            reverse_template = UNSET
        else:
            reverse_template = self.reverse_template

        alternative_url_templates: list[str] | Unset = UNSET
        if not isinstance(self.alternative_url_templates, Unset):
            alternative_url_templates = self.alternative_url_templates

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({})
        if pattern is not UNSET:
            field_dict["pattern"] = pattern
        if url_template is not UNSET:
            field_dict["url_template"] = url_template
        if example_input is not UNSET:
            field_dict["example_input"] = example_input
        if reverse_template is not UNSET:
            field_dict["reverse_template"] = reverse_template
        if alternative_url_templates is not UNSET:
            field_dict["alternative_url_templates"] = alternative_url_templates

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        pattern = d.pop("pattern", UNSET)

        url_template = d.pop("url_template", UNSET)

        def _parse_example_input(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        example_input = _parse_example_input(d.pop("example_input", UNSET))

        def _parse_reverse_template(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        reverse_template = _parse_reverse_template(d.pop("reverse_template", UNSET))

        alternative_url_templates = cast(
            list[str], d.pop("alternative_url_templates", UNSET)
        )

        update_linkifier_body = cls(
            pattern=pattern,
            url_template=url_template,
            example_input=example_input,
            reverse_template=reverse_template,
            alternative_url_templates=alternative_url_templates,
        )

        update_linkifier_body.additional_properties = d
        return update_linkifier_body

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
