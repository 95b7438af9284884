from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

T = TypeVar("T", bound="GetServerSettingsResponseAuthenticationMethods")


@_attrs_define
class GetServerSettingsResponseAuthenticationMethods:
    """Which ways to log in are enabled. Use `external_authentication_methods` and `email_auth_enabled`. Besides the
    general
    ways there is one key per external social provider, named after it: `apple`, `discord`, `github`, `gitlab`,
    `google`,
    and the cloud directory `azuread`.

        Attributes:
            password (bool): Whether some way takes a password that the user types.
            dev (bool): Whether anybody may log in as anybody; true in demo mode only.
            email (bool): Email address and password.
            ldap (bool):
            remoteuser (bool): Single sign-on by a proxy.
            saml (bool):
            openid_connect (bool):
            apple (bool):
            azuread (bool):
            discord (bool): **Changes**: feature level 488.
            github (bool):
            gitlab (bool):
            google (bool):
    """

    password: bool
    dev: bool
    email: bool
    ldap: bool
    remoteuser: bool
    saml: bool
    openid_connect: bool
    apple: bool
    azuread: bool
    discord: bool
    github: bool
    gitlab: bool
    google: bool

    def to_dict(self) -> dict[str, Any]:
        password = self.password

        dev = self.dev

        email = self.email

        ldap = self.ldap

        remoteuser = self.remoteuser

        saml = self.saml

        openid_connect = self.openid_connect

        apple = self.apple

        azuread = self.azuread

        discord = self.discord

        github = self.github

        gitlab = self.gitlab

        google = self.google

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "password": password,
                "dev": dev,
                "email": email,
                "ldap": ldap,
                "remoteuser": remoteuser,
                "saml": saml,
                "openid connect": openid_connect,
                "apple": apple,
                "azuread": azuread,
                "discord": discord,
                "github": github,
                "gitlab": gitlab,
                "google": google,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        password = d.pop("password")

        dev = d.pop("dev")

        email = d.pop("email")

        ldap = d.pop("ldap")

        remoteuser = d.pop("remoteuser")

        saml = d.pop("saml")

        openid_connect = d.pop("openid connect")

        apple = d.pop("apple")

        azuread = d.pop("azuread")

        discord = d.pop("discord")

        github = d.pop("github")

        gitlab = d.pop("gitlab")

        google = d.pop("google")

        get_server_settings_response_authentication_methods = cls(
            password=password,
            dev=dev,
            email=email,
            ldap=ldap,
            remoteuser=remoteuser,
            saml=saml,
            openid_connect=openid_connect,
            apple=apple,
            azuread=azuread,
            discord=discord,
            github=github,
            gitlab=gitlab,
            google=google,
        )

        return get_server_settings_response_authentication_methods
