from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..models.role import Role
from ..models.user_bot_type_type_1 import UserBotTypeType1
from ..models.user_bot_type_type_2_type_1 import UserBotTypeType2Type1
from ..models.user_bot_type_type_3_type_1 import UserBotTypeType3Type1
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.profile_data import ProfileData


T = TypeVar("T", bound="User")


@_attrs_define
class User:
    """A user as the caller may see them. `profile_data` is present when custom profile fields were requested and the user
    is not a bot.

        Example:
            {'user_id': 6, 'delivery_email': 'member2@example.com', 'email': 'member2@example.com', 'full_name': 'Max
                Member', 'date_joined': '2025-10-09T08:53Z', 'is_active': True, 'is_owner': False, 'is_admin': False,
                'is_guest': False, 'is_bot': False, 'bot_type': None, 'bot_owner_id': None, 'role': 400, 'timezone': '',
                'avatar_url': '/avatar/6?version=1', 'avatar_version': 1, 'is_imported_stub': False}

        Attributes:
            user_id (int):
            delivery_email (None | str): The real email address; null when the caller may not see it. That of a bot is
                always there.
            email (str): The API email address: the real one when everybody may see it (`email_address_visibility` 1),
                otherwise the usable dummy
                `user{id}@{realm_host}`.
            full_name (str):
            date_joined (str): When the user joined, ISO 8601 in UTC to the minute. For an imported or API-created account,
                when it was created until the
                first login, then when that was.
            is_active (bool): False when the account is deactivated.
            is_owner (bool): Whether the role is owner. Implies `is_admin`.
            is_admin (bool): Whether the role is administrator or owner.
            is_guest (bool): Whether the role is guest.
            is_bot (bool):
            bot_type (None | UserBotTypeType1 | UserBotTypeType2Type1 | UserBotTypeType3Type1): Null for a person; 1
                generic, 2 incoming webhook, 3 outgoing webhook, 4 embedded.
            bot_owner_id (int | None): The owner of a bot; null for a person and for an old bot without owner.
                **Changes**: feature level 1.
            role (Role): 100 owner, 200 administrator, 300 moderator, 400 member, 600 guest. A lower number is the more
                privileged role. Example: 400.
            timezone (str): The IANA identifier of the time zone, perhaps empty.
            avatar_version (int): Differs after each change of the avatar; for caches.
            is_imported_stub (bool): True until the first login to an imported account.
            avatar_url (None | str | Unset): The avatar. Null when the client computes avatar URLs (`client_gravatar`), may
                see the real email address, and the user has
                a third-party hosted avatar. May be absent for clients with the capability `user_avatar_url_field_optional`.
            is_deleted (bool | Unset): Present when the account is deleted for good. Such an account is deactivated too.
            is_system_bot (bool | Unset): Present for the server's own bots.
            profile_data (ProfileData | Unset): Values of custom profile fields by the ID of the field, as text. Fields
                without a value are left out. Example: {'1': {'value': '555 0123', 'rendered_value': '<p>555 0123</p>'}, '4':
                {'value': '1990-04-01'}, '6': {'value': '[6]'}}.
    """

    user_id: int
    delivery_email: None | str
    email: str
    full_name: str
    date_joined: str
    is_active: bool
    is_owner: bool
    is_admin: bool
    is_guest: bool
    is_bot: bool
    bot_type: None | UserBotTypeType1 | UserBotTypeType2Type1 | UserBotTypeType3Type1
    bot_owner_id: int | None
    role: Role
    timezone: str
    avatar_version: int
    is_imported_stub: bool
    avatar_url: None | str | Unset = UNSET
    is_deleted: bool | Unset = UNSET
    is_system_bot: bool | Unset = UNSET
    profile_data: ProfileData | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        user_id = self.user_id

        delivery_email: None | str
        delivery_email = self.delivery_email

        email = self.email

        full_name = self.full_name

        date_joined = self.date_joined

        is_active = self.is_active

        is_owner = self.is_owner

        is_admin = self.is_admin

        is_guest = self.is_guest

        is_bot = self.is_bot

        bot_type: int | None
        if (
            isinstance(self.bot_type, UserBotTypeType1)
            or isinstance(self.bot_type, UserBotTypeType2Type1)
            or isinstance(self.bot_type, UserBotTypeType3Type1)
        ):
            bot_type = self.bot_type.value
        else:
            bot_type = self.bot_type

        bot_owner_id: int | None
        bot_owner_id = self.bot_owner_id

        role = self.role.value

        timezone = self.timezone

        avatar_version = self.avatar_version

        is_imported_stub = self.is_imported_stub

        avatar_url: None | str | Unset
        if isinstance(self.avatar_url, Unset):
            avatar_url = UNSET
        else:
            avatar_url = self.avatar_url

        is_deleted = self.is_deleted

        is_system_bot = self.is_system_bot

        profile_data: dict[str, Any] | Unset = UNSET
        if not isinstance(self.profile_data, Unset):
            profile_data = self.profile_data.to_dict()

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "user_id": user_id,
                "delivery_email": delivery_email,
                "email": email,
                "full_name": full_name,
                "date_joined": date_joined,
                "is_active": is_active,
                "is_owner": is_owner,
                "is_admin": is_admin,
                "is_guest": is_guest,
                "is_bot": is_bot,
                "bot_type": bot_type,
                "bot_owner_id": bot_owner_id,
                "role": role,
                "timezone": timezone,
                "avatar_version": avatar_version,
                "is_imported_stub": is_imported_stub,
            }
        )
        if avatar_url is not UNSET:
            field_dict["avatar_url"] = avatar_url
        if is_deleted is not UNSET:
            field_dict["is_deleted"] = is_deleted
        if is_system_bot is not UNSET:
            field_dict["is_system_bot"] = is_system_bot
        if profile_data is not UNSET:
            field_dict["profile_data"] = profile_data

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.profile_data import ProfileData

        d = dict(src_dict)
        user_id = d.pop("user_id")

        def _parse_delivery_email(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        delivery_email = _parse_delivery_email(d.pop("delivery_email"))

        email = d.pop("email")

        full_name = d.pop("full_name")

        date_joined = d.pop("date_joined")

        is_active = d.pop("is_active")

        is_owner = d.pop("is_owner")

        is_admin = d.pop("is_admin")

        is_guest = d.pop("is_guest")

        is_bot = d.pop("is_bot")

        def _parse_bot_type(
            data: object,
        ) -> None | UserBotTypeType1 | UserBotTypeType2Type1 | UserBotTypeType3Type1:
            if data is None:
                return data
            try:
                if not isinstance(data, int):
                    raise TypeError()
                bot_type_type_1 = UserBotTypeType1(data)

                return bot_type_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, int):
                    raise TypeError()
                bot_type_type_2_type_1 = UserBotTypeType2Type1(data)

                return bot_type_type_2_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, int):
                    raise TypeError()
                bot_type_type_3_type_1 = UserBotTypeType3Type1(data)

                return bot_type_type_3_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(
                None | UserBotTypeType1 | UserBotTypeType2Type1 | UserBotTypeType3Type1,
                data,
            )

        bot_type = _parse_bot_type(d.pop("bot_type"))

        def _parse_bot_owner_id(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        bot_owner_id = _parse_bot_owner_id(d.pop("bot_owner_id"))

        role = Role(d.pop("role"))

        timezone = d.pop("timezone")

        avatar_version = d.pop("avatar_version")

        is_imported_stub = d.pop("is_imported_stub")

        def _parse_avatar_url(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        avatar_url = _parse_avatar_url(d.pop("avatar_url", UNSET))

        is_deleted = d.pop("is_deleted", UNSET)

        is_system_bot = d.pop("is_system_bot", UNSET)

        _profile_data = d.pop("profile_data", UNSET)
        profile_data: ProfileData | Unset
        if isinstance(_profile_data, Unset):
            profile_data = UNSET
        else:
            profile_data = ProfileData.from_dict(_profile_data)

        user = cls(
            user_id=user_id,
            delivery_email=delivery_email,
            email=email,
            full_name=full_name,
            date_joined=date_joined,
            is_active=is_active,
            is_owner=is_owner,
            is_admin=is_admin,
            is_guest=is_guest,
            is_bot=is_bot,
            bot_type=bot_type,
            bot_owner_id=bot_owner_id,
            role=role,
            timezone=timezone,
            avatar_version=avatar_version,
            is_imported_stub=is_imported_stub,
            avatar_url=avatar_url,
            is_deleted=is_deleted,
            is_system_bot=is_system_bot,
            profile_data=profile_data,
        )

        return user
