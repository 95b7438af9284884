from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..types import UNSET, Unset

T = TypeVar("T", bound="RealmEmojiUpdateOneEventData")


@_attrs_define
class RealmEmojiUpdateOneEventData:
    """What has changed.

    Attributes:
        name (str | Unset):
        source_url (str | Unset):
        still_url (None | str | Unset):
        author_id (int | None | Unset):
        deactivated (bool | Unset):
    """

    name: str | Unset = UNSET
    source_url: str | Unset = UNSET
    still_url: None | str | Unset = UNSET
    author_id: int | None | Unset = UNSET
    deactivated: bool | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        name = self.name

        source_url = self.source_url

        still_url: None | str | Unset
        if isinstance(self.still_url, Unset):
            still_url = UNSET
        else:
            still_url = self.still_url

        author_id: int | None | Unset
        if isinstance(self.author_id, Unset):
            author_id = UNSET
        else:
            author_id = self.author_id

        deactivated = self.deactivated

        field_dict: dict[str, Any] = {}

        field_dict.update({})
        if name is not UNSET:
            field_dict["name"] = name
        if source_url is not UNSET:
            field_dict["source_url"] = source_url
        if still_url is not UNSET:
            field_dict["still_url"] = still_url
        if author_id is not UNSET:
            field_dict["author_id"] = author_id
        if deactivated is not UNSET:
            field_dict["deactivated"] = deactivated

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        name = d.pop("name", UNSET)

        source_url = d.pop("source_url", UNSET)

        def _parse_still_url(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        still_url = _parse_still_url(d.pop("still_url", UNSET))

        def _parse_author_id(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        author_id = _parse_author_id(d.pop("author_id", UNSET))

        deactivated = d.pop("deactivated", UNSET)

        realm_emoji_update_one_event_data = cls(
            name=name,
            source_url=source_url,
            still_url=still_url,
            author_id=author_id,
            deactivated=deactivated,
        )

        return realm_emoji_update_one_event_data
