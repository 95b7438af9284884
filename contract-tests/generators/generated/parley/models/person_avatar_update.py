from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.avatar_source import AvatarSource

T = TypeVar("T", bound="PersonAvatarUpdate")


@_attrs_define
class PersonAvatarUpdate:
    """The avatar.

    Example:
        {'user_id': 10, 'avatar_url': '/avatar/10', 'avatar_source': 'U', 'avatar_url_medium': '/avatar/10/medium',
            'avatar_version': 2}

    Attributes:
        user_id (int):
        avatar_url (str):
        avatar_source (AvatarSource): Where the avatar comes from: `G` a third-party host, `J` a generated pattern, `U`
            an upload. **Changes**: 466 `J`.
        avatar_url_medium (str): The same in medium size.
        avatar_version (int): Differs from the version before; for caches.
    """

    user_id: int
    avatar_url: str
    avatar_source: AvatarSource
    avatar_url_medium: str
    avatar_version: int

    def to_dict(self) -> dict[str, Any]:
        user_id = self.user_id

        avatar_url = self.avatar_url

        avatar_source = self.avatar_source.value

        avatar_url_medium = self.avatar_url_medium

        avatar_version = self.avatar_version

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "user_id": user_id,
                "avatar_url": avatar_url,
                "avatar_source": avatar_source,
                "avatar_url_medium": avatar_url_medium,
                "avatar_version": avatar_version,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        user_id = d.pop("user_id")

        avatar_url = d.pop("avatar_url")

        avatar_source = AvatarSource(d.pop("avatar_source"))

        avatar_url_medium = d.pop("avatar_url_medium")

        avatar_version = d.pop("avatar_version")

        person_avatar_update = cls(
            user_id=user_id,
            avatar_url=avatar_url,
            avatar_source=avatar_source,
            avatar_url_medium=avatar_url_medium,
            avatar_version=avatar_version,
        )

        return person_avatar_update
