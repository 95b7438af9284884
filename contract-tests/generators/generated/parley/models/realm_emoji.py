from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define

T = TypeVar("T", bound="RealmEmoji")


@_attrs_define
class RealmEmoji:
    """A custom emoji of the organisation.

    Example:
        {'id': '1', 'name': 'party', 'source_url': '/user_avatars/1/emoji/images/0Wd5Xo8tGq2nLbKzRvE7yJcA.gif',
            'still_url': None, 'author_id': 1, 'deactivated': False}

    Attributes:
        id (str): Its number as text; the `emoji_code` of reactions.
        name (str):
        source_url (str): The image, relative to the server.
        still_url (None | str): A still image of an animated one; null if there is none.
        author_id (int | None): Who uploaded it; null if that is not known.
        deactivated (bool): Whether it is deactivated: old uses of it remain, new ones are refused.
    """

    id: str
    name: str
    source_url: str
    still_url: None | str
    author_id: int | None
    deactivated: bool

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        name = self.name

        source_url = self.source_url

        still_url: None | str
        still_url = self.still_url

        author_id: int | None
        author_id = self.author_id

        deactivated = self.deactivated

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "id": id,
                "name": name,
                "source_url": source_url,
                "still_url": still_url,
                "author_id": author_id,
                "deactivated": deactivated,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        id = d.pop("id")

        name = d.pop("name")

        source_url = d.pop("source_url")

        def _parse_still_url(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        still_url = _parse_still_url(d.pop("still_url"))

        def _parse_author_id(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        author_id = _parse_author_id(d.pop("author_id"))

        deactivated = d.pop("deactivated")

        realm_emoji = cls(
            id=id,
            name=name,
            source_url=source_url,
            still_url=still_url,
            author_id=author_id,
            deactivated=deactivated,
        )

        return realm_emoji
