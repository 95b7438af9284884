from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..models.msg import Msg
from ..models.result import Result
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.get_server_settings_response_authentication_methods import (
        GetServerSettingsResponseAuthenticationMethods,
    )
    from ..models.get_server_settings_response_external_authentication_methods_item import (
        GetServerSettingsResponseExternalAuthenticationMethodsItem,
    )


T = TypeVar("T", bound="GetServerSettingsResponse")


@_attrs_define
class GetServerSettingsResponse:
    """The `realm_` fields are absent when the request goes to the root domain of a server with several organisations and
    there is
    no organisation at it. A client should accept that any field is absent: an older server may not have it.

        Attributes:
            result (Result):
            msg (Msg): Empty on success.
            authentication_methods (GetServerSettingsResponseAuthenticationMethods): Which ways to log in are enabled. Use
                `external_authentication_methods` and `email_auth_enabled`. Besides the general
                ways there is one key per external social provider, named after it: `apple`, `discord`, `github`, `gitlab`,
                `google`,
                and the cloud directory `azuread`.
            external_authentication_methods (list[GetServerSettingsResponseExternalAuthenticationMethodsItem]): Ways to log
                in through an external page, in the order in which to show them.
            service_feature_level (int): All changes up to this level are supported. Absent means 0.
                **Changes**: feature level 1.
            service_version (str): The number of the release or a reference into source control.
            service_merge_base (str): The last commit that the running version shares with the public source; empty when
                unknown.
            push_notifications_enabled (bool): Whether the server is set up to send mobile push notifications.
            is_incompatible (bool): Whether the calling client, known by its `User-Agent`, is too old or otherwise
                incompatible.
            email_auth_enabled (bool): Whether users can log in with email address and password.
            require_email_format_usernames (bool): Whether the user name at login must be an email address; false when LDAP
                with a user name and a password is enabled.
            ignored_parameters_unsupported (list[str] | Unset): Parameters of the request that the operation does not
                support, or that are of no effect beside the others; absent when there
                are none.
                **Changes**: on success from feature level 167.
            realm_uri (str | Unset): The same as `realm_url`. Use that.
            realm_url (str | Unset): The canonical URL of the organisation.
                **Changes**: 257 replaces `realm_uri`.
            realm_name (str | Unset):
            realm_icon (str | Unset): URL of the square logo, absolute or relative to `realm_url`.
            realm_description (str | Unset): HTML.
            realm_web_public_access_enabled (bool | Unset): Whether the organisation has channels that can be read without
                an account.
    """

    result: Result
    msg: Msg
    authentication_methods: GetServerSettingsResponseAuthenticationMethods
    external_authentication_methods: list[
        GetServerSettingsResponseExternalAuthenticationMethodsItem
    ]
    service_feature_level: int
    service_version: str
    service_merge_base: str
    push_notifications_enabled: bool
    is_incompatible: bool
    email_auth_enabled: bool
    require_email_format_usernames: bool
    ignored_parameters_unsupported: list[str] | Unset = UNSET
    realm_uri: str | Unset = UNSET
    realm_url: str | Unset = UNSET
    realm_name: str | Unset = UNSET
    realm_icon: str | Unset = UNSET
    realm_description: str | Unset = UNSET
    realm_web_public_access_enabled: bool | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        result = self.result.value

        msg = self.msg.value

        authentication_methods = self.authentication_methods.to_dict()

        external_authentication_methods = []
        for (
            external_authentication_methods_item_data
        ) in self.external_authentication_methods:
            external_authentication_methods_item = (
                external_authentication_methods_item_data.to_dict()
            )
            external_authentication_methods.append(external_authentication_methods_item)

        service_feature_level = self.service_feature_level

        service_version = self.service_version

        service_merge_base = self.service_merge_base

        push_notifications_enabled = self.push_notifications_enabled

        is_incompatible = self.is_incompatible

        email_auth_enabled = self.email_auth_enabled

        require_email_format_usernames = self.require_email_format_usernames

        ignored_parameters_unsupported: list[str] | Unset = UNSET
        if not isinstance(self.ignored_parameters_unsupported, Unset):
            ignored_parameters_unsupported = self.ignored_parameters_unsupported

        realm_uri = self.realm_uri

        realm_url = self.realm_url

        realm_name = self.realm_name

        realm_icon = self.realm_icon

        realm_description = self.realm_description

        realm_web_public_access_enabled = self.realm_web_public_access_enabled

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "result": result,
                "msg": msg,
                "authentication_methods": authentication_methods,
                "external_authentication_methods": external_authentication_methods,
                "service_feature_level": service_feature_level,
                "service_version": service_version,
                "service_merge_base": service_merge_base,
                "push_notifications_enabled": push_notifications_enabled,
                "is_incompatible": is_incompatible,
                "email_auth_enabled": email_auth_enabled,
                "require_email_format_usernames": require_email_format_usernames,
            }
        )
        if ignored_parameters_unsupported is not UNSET:
            field_dict["ignored_parameters_unsupported"] = (
                ignored_parameters_unsupported
            )
        if realm_uri is not UNSET:
            field_dict["realm_uri"] = realm_uri
        if realm_url is not UNSET:
            field_dict["realm_url"] = realm_url
        if realm_name is not UNSET:
            field_dict["realm_name"] = realm_name
        if realm_icon is not UNSET:
            field_dict["realm_icon"] = realm_icon
        if realm_description is not UNSET:
            field_dict["realm_description"] = realm_description
        if realm_web_public_access_enabled is not UNSET:
            field_dict["realm_web_public_access_enabled"] = (
                realm_web_public_access_enabled
            )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.get_server_settings_response_authentication_methods import (
            GetServerSettingsResponseAuthenticationMethods,
        )
        from ..models.get_server_settings_response_external_authentication_methods_item import (
            GetServerSettingsResponseExternalAuthenticationMethodsItem,
        )

        d = dict(src_dict)
        result = Result(d.pop("result"))

        msg = Msg(d.pop("msg"))

        authentication_methods = (
            GetServerSettingsResponseAuthenticationMethods.from_dict(
                d.pop("authentication_methods")
            )
        )

        external_authentication_methods = []
        _external_authentication_methods = d.pop("external_authentication_methods")
        for (
            external_authentication_methods_item_data
        ) in _external_authentication_methods:
            external_authentication_methods_item = (
                GetServerSettingsResponseExternalAuthenticationMethodsItem.from_dict(
                    external_authentication_methods_item_data
                )
            )

            external_authentication_methods.append(external_authentication_methods_item)

        service_feature_level = d.pop("service_feature_level")

        service_version = d.pop("service_version")

        service_merge_base = d.pop("service_merge_base")

        push_notifications_enabled = d.pop("push_notifications_enabled")

        is_incompatible = d.pop("is_incompatible")

        email_auth_enabled = d.pop("email_auth_enabled")

        require_email_format_usernames = d.pop("require_email_format_usernames")

        ignored_parameters_unsupported = cast(
            list[str], d.pop("ignored_parameters_unsupported", UNSET)
        )

        realm_uri = d.pop("realm_uri", UNSET)

        realm_url = d.pop("realm_url", UNSET)

        realm_name = d.pop("realm_name", UNSET)

        realm_icon = d.pop("realm_icon", UNSET)

        realm_description = d.pop("realm_description", UNSET)

        realm_web_public_access_enabled = d.pop(
            "realm_web_public_access_enabled", UNSET
        )

        get_server_settings_response = cls(
            result=result,
            msg=msg,
            authentication_methods=authentication_methods,
            external_authentication_methods=external_authentication_methods,
            service_feature_level=service_feature_level,
            service_version=service_version,
            service_merge_base=service_merge_base,
            push_notifications_enabled=push_notifications_enabled,
            is_incompatible=is_incompatible,
            email_auth_enabled=email_auth_enabled,
            require_email_format_usernames=require_email_format_usernames,
            ignored_parameters_unsupported=ignored_parameters_unsupported,
            realm_uri=realm_uri,
            realm_url=realm_url,
            realm_name=realm_name,
            realm_icon=realm_icon,
            realm_description=realm_description,
            realm_web_public_access_enabled=realm_web_public_access_enabled,
        )

        return get_server_settings_response
