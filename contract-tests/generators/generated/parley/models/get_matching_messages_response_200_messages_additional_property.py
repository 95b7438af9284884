from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

T = TypeVar("T", bound="GetMatchingMessagesResponse200MessagesAdditionalProperty")


@_attrs_define
class GetMatchingMessagesResponse200MessagesAdditionalProperty:
    """
    Attributes:
        match_content (str): The content as HTML, with each word that was searched in `<span class="highlight">`.
        match_subject (str): The topic, HTML-escaped, with each word that was searched in `<span class="highlight">`.
    """

    match_content: str
    match_subject: str

    def to_dict(self) -> dict[str, Any]:
        match_content = self.match_content

        match_subject = self.match_subject

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "match_content": match_content,
                "match_subject": match_subject,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        match_content = d.pop("match_content")

        match_subject = d.pop("match_subject")

        get_matching_messages_response_200_messages_additional_property = cls(
            match_content=match_content,
            match_subject=match_subject,
        )

        return get_matching_messages_response_200_messages_additional_property
