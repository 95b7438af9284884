from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..models.get_own_user_response_bot_type_type_1 import (
    GetOwnUserResponseBotTypeType1,
)
from ..models.get_own_user_response_bot_type_type_2_type_1 import (
    GetOwnUserResponseBotTypeType2Type1,
)
from ..models.get_own_user_response_bot_type_type_3_type_1 import (
    GetOwnUserResponseBotTypeType3Type1,
)
from ..models.msg import Msg
from ..models.result import Result
from ..models.role import Role
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.profile_data import ProfileData


T = TypeVar("T", bound="GetOwnUserResponse")


@_attrs_define
class GetOwnUserResponse:
    """The fields of `User` for the caller, and `max_message_id`. The avatar and the real email address are always present,
    and so is
    `profile_data` unless the caller is a bot.

        Attributes:
            result (Result):
            msg (Msg): Empty on success.
            user_id (int):
            delivery_email (str): The real email address.
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
            bot_type (GetOwnUserResponseBotTypeType1 | GetOwnUserResponseBotTypeType2Type1 |
                GetOwnUserResponseBotTypeType3Type1 | None): Null for a person; 1 generic, 2 incoming webhook, 3 outgoing
                webhook, 4 embedded.
            bot_owner_id (int | None): The owner of a bot; null for a person and for an old bot without owner.
                **Changes**: feature level 1.
            role (Role): 100 owner, 200 administrator, 300 moderator, 400 member, 600 guest. A lower number is the more
                privileged role. Example: 400.
            timezone (str): The IANA identifier of the time zone, perhaps empty.
            avatar_url (str): The avatar.
            avatar_version (int): Differs after each change of the avatar; for caches.
            is_imported_stub (bool): True until the first login to an imported account.
            max_message_id (int): The newest message that the caller has received; -1 if there is none.
            ignored_parameters_unsupported (list[str] | Unset): Parameters of the request that the operation does not
                support, or that are of no effect beside the others; absent when there
                are none.
                **Changes**: on success from feature level 167.
            profile_data (ProfileData | Unset): Values of custom profile fields by the ID of the field, as text. Fields
                without a value are left out. Example: {'1': {'value': '555 0123', 'rendered_value': '<p>555 0123</p>'}, '4':
                {'value': '1990-04-01'}, '6': {'value': '[6]'}}.
    """

    result: Result
    msg: Msg
    user_id: int
    delivery_email: str
    email: str
    full_name: str
    date_joined: str
    is_active: bool
    is_owner: bool
    is_admin: bool
    is_guest: bool
    is_bot: bool
    bot_type: (
        GetOwnUserResponseBotTypeType1
        | GetOwnUserResponseBotTypeType2Type1
        | GetOwnUserResponseBotTypeType3Type1
        | None
    )
    bot_owner_id: int | None
    role: Role
    timezone: str
    avatar_url: str
    avatar_version: int
    is_imported_stub: bool
    max_message_id: int
    ignored_parameters_unsupported: list[str] | Unset = UNSET
    profile_data: ProfileData | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        result = self.result.value

        msg = self.msg.value

        user_id = self.user_id

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
            isinstance(self.bot_type, GetOwnUserResponseBotTypeType1)
            or isinstance(self.bot_type, GetOwnUserResponseBotTypeType2Type1)
            or isinstance(self.bot_type, GetOwnUserResponseBotTypeType3Type1)
        ):
            bot_type = self.bot_type.value
        else:
            bot_type = self.bot_type

        bot_owner_id: int | None
        bot_owner_id = self.bot_owner_id

        role = self.role.value

        timezone = self.timezone

        avatar_url = self.avatar_url

        avatar_version = self.avatar_version

        is_imported_stub = self.is_imported_stub

        max_message_id = self.max_message_id

        ignored_parameters_unsupported: list[str] | Unset = UNSET
        if not isinstance(self.ignored_parameters_unsupported, Unset):
            ignored_parameters_unsupported = self.ignored_parameters_unsupported

        profile_data: dict[str, Any] | Unset = UNSET
        if not isinstance(self.profile_data, Unset):
            profile_data = self.profile_data.to_dict()

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "result": result,
                "msg": msg,
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
                "avatar_url": avatar_url,
                "avatar_version": avatar_version,
                "is_imported_stub": is_imported_stub,
                "max_message_id": max_message_id,
            }
        )
        if ignored_parameters_unsupported is not UNSET:
            field_dict["ignored_parameters_unsupported"] = (
                ignored_parameters_unsupported
            )
        if profile_data is not UNSET:
            field_dict["profile_data"] = profile_data

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.profile_data import ProfileData

        d = dict(src_dict)
        result = Result(d.pop("result"))

        msg = Msg(d.pop("msg"))

        user_id = d.pop("user_id")

        delivery_email = d.pop("delivery_email")

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
        ) -> (
            GetOwnUserResponseBotTypeType1
            | GetOwnUserResponseBotTypeType2Type1
            | GetOwnUserResponseBotTypeType3Type1
            | None
        ):
            if data is None:
                return data
            try:
                if not isinstance(data, int):
                    raise TypeError()
                bot_type_type_1 = GetOwnUserResponseBotTypeType1(data)

                return bot_type_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, int):
                    raise TypeError()
                bot_type_type_2_type_1 = GetOwnUserResponseBotTypeType2Type1(data)

                return bot_type_type_2_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, int):
                    raise TypeError()
                bot_type_type_3_type_1 = GetOwnUserResponseBotTypeType3Type1(data)

                return bot_type_type_3_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(
                GetOwnUserResponseBotTypeType1
                | GetOwnUserResponseBotTypeType2Type1
                | GetOwnUserResponseBotTypeType3Type1
                | None,
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

        avatar_url = d.pop("avatar_url")

        avatar_version = d.pop("avatar_version")

        is_imported_stub = d.pop("is_imported_stub")

        max_message_id = d.pop("max_message_id")

        ignored_parameters_unsupported = cast(
            list[str], d.pop("ignored_parameters_unsupported", UNSET)
        )

        _profile_data = d.pop("profile_data", UNSET)
        profile_data: ProfileData | Unset
        if isinstance(_profile_data, Unset):
            profile_data = UNSET
        else:
            profile_data = ProfileData.from_dict(_profile_data)

        get_own_user_response = cls(
            result=result,
            msg=msg,
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
            avatar_url=avatar_url,
            avatar_version=avatar_version,
            is_imported_stub=is_imported_stub,
            max_message_id=max_message_id,
            ignored_parameters_unsupported=ignored_parameters_unsupported,
            profile_data=profile_data,
        )

        return get_own_user_response
