from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define

T = TypeVar("T", bound="GetServerSettingsResponseExternalAuthenticationMethodsItem")


@_attrs_define
class GetServerSettingsResponseExternalAuthenticationMethodsItem:
    """
    Attributes:
        name (str): Stable, for machines.
        display_name (str): For the button.
        display_icon (None | str): URL of an image relative to the server; null for none.
        login_url (str): Where to go to log in, relative to the server.
        signup_url (str): Where to go to register, relative to the server.
    """

    name: str
    display_name: str
    display_icon: None | str
    login_url: str
    signup_url: str

    def to_dict(self) -> dict[str, Any]:
        name = self.name

        display_name = self.display_name

        display_icon: None | str
        display_icon = self.display_icon

        login_url = self.login_url

        signup_url = self.signup_url

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "name": name,
                "display_name": display_name,
                "display_icon": display_icon,
                "login_url": login_url,
                "signup_url": signup_url,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        name = d.pop("name")

        display_name = d.pop("display_name")

        def _parse_display_icon(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        display_icon = _parse_display_icon(d.pop("display_icon"))

        login_url = d.pop("login_url")

        signup_url = d.pop("signup_url")

        get_server_settings_response_external_authentication_methods_item = cls(
            name=name,
            display_name=display_name,
            display_icon=display_icon,
            login_url=login_url,
            signup_url=signup_url,
        )

        return get_server_settings_response_external_authentication_methods_item
