from http import HTTPStatus
from typing import Any
from urllib.parse import quote

import httpx

from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.badrequest import BADREQUEST
from ...models.envelope import Envelope
from ...models.internalerror import INTERNALERROR
from ...models.invalidapikey import INVALIDAPIKEY
from ...models.nonexistentsubdomain import NONEXISTENTSUBDOMAIN
from ...models.ratelimithit import RATELIMITHIT
from ...models.realmdeactivated import REALMDEACTIVATED
from ...models.requesttimeout import REQUESTTIMEOUT
from ...models.requesttoolarge import REQUESTTOOLARGE
from ...models.unauthorized import UNAUTHORIZED
from ...models.unsupportedmediatype import UNSUPPORTEDMEDIATYPE
from ...models.update_user_request import UpdateUserRequest
from ...models.userdeactivated import USERDEACTIVATED
from ...types import UNSET, Response, Unset


def _get_kwargs(
    email: str,
    *,
    body: UpdateUserRequest | Unset = UNSET,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}

    _kwargs: dict[str, Any] = {
        "method": "patch",
        "url": "/users/{email}".format(
            email=quote(str(email), safe=""),
        ),
    }

    if not isinstance(body, Unset):
        _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> (
    BADREQUEST
    | Envelope
    | INTERNALERROR
    | INVALIDAPIKEY
    | REALMDEACTIVATED
    | UNAUTHORIZED
    | USERDEACTIVATED
    | NONEXISTENTSUBDOMAIN
    | RATELIMITHIT
    | REQUESTTIMEOUT
    | REQUESTTOOLARGE
    | UNSUPPORTEDMEDIATYPE
    | None
):
    if response.status_code == 200:
        response_200 = Envelope.from_dict(response.json())

        return response_200

    if response.status_code == 400:
        response_400 = BADREQUEST.from_dict(response.json())

        return response_400

    if response.status_code == 401:

        def _parse_response_401(
            data: object,
        ) -> INVALIDAPIKEY | REALMDEACTIVATED | UNAUTHORIZED | USERDEACTIVATED:
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                response_401_type_0 = UNAUTHORIZED.from_dict(data)

                return response_401_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                response_401_type_1 = INVALIDAPIKEY.from_dict(data)

                return response_401_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                response_401_type_2 = USERDEACTIVATED.from_dict(data)

                return response_401_type_2
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            if not isinstance(data, dict):
                raise TypeError()
            response_401_type_3 = REALMDEACTIVATED.from_dict(data)

            return response_401_type_3

        response_401 = _parse_response_401(response.json())

        return response_401

    if response.status_code == 404:
        response_404 = NONEXISTENTSUBDOMAIN.from_dict(response.json())

        return response_404

    if response.status_code == 408:
        response_408 = REQUESTTIMEOUT.from_dict(response.json())

        return response_408

    if response.status_code == 413:
        response_413 = REQUESTTOOLARGE.from_dict(response.json())

        return response_413

    if response.status_code == 415:
        response_415 = UNSUPPORTEDMEDIATYPE.from_dict(response.json())

        return response_415

    if response.status_code == 429:
        response_429 = RATELIMITHIT.from_dict(response.json())

        return response_429

    if response.status_code == 500:
        response_500 = INTERNALERROR.from_dict(response.json())

        return response_500

    if client.raise_on_unexpected_status:
        raise errors.UnexpectedStatus(response.status_code, response.content)
    else:
        return None


def _build_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> Response[
    BADREQUEST
    | Envelope
    | INTERNALERROR
    | INVALIDAPIKEY
    | REALMDEACTIVATED
    | UNAUTHORIZED
    | USERDEACTIVATED
    | NONEXISTENTSUBDOMAIN
    | RATELIMITHIT
    | REQUESTTIMEOUT
    | REQUESTTOOLARGE
    | UNSUPPORTEDMEDIATYPE
]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    email: str,
    *,
    client: AuthenticatedClient | Client,
    body: UpdateUserRequest | Unset = UNSET,
) -> Response[
    BADREQUEST
    | Envelope
    | INTERNALERROR
    | INVALIDAPIKEY
    | REALMDEACTIVATED
    | UNAUTHORIZED
    | USERDEACTIVATED
    | NONEXISTENTSUBDOMAIN
    | RATELIMITHIT
    | REQUESTTIMEOUT
    | REQUESTTOOLARGE
    | UNSUPPORTEDMEDIATYPE
]:
    """Change a user, found by email address or ID.

     Changes the given properties of a user, all of them or, if one is refused, none. Deactivated users
    and bots can be changed
    too, but not the server's own bots.

    Roles: only owners give and take the owner role, and the only owner keeps it. A guest cannot be made
    an administrator or an
    owner directly; they get another role first.

    Checks are made in this order: the caller; the user; name; role; profile fields; address.

    **Permissions**: administrators. `new_email` needs an owner who has the permission
    `can_change_user_emails`, which the
    operator of the server gives to single accounts.

    **Events**: `realm_user` (op `update`) to those who can access the user, one for each change:
    `full_name`, `role`,
    `custom_profile_field` for each field, `delivery_email` (to those who may see it) and `new_email`.
    After a change of role
    that user also gets what has become visible or hidden: `delivery_email` of others, `add` and
    `remove`,
    `stream` (`create` and `delete`) and `realm_bot` (`add` and `delete`).

    Args:
        email (str):
        body (UpdateUserRequest | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[BADREQUEST | Envelope | INTERNALERROR | INVALIDAPIKEY | REALMDEACTIVATED | UNAUTHORIZED | USERDEACTIVATED | NONEXISTENTSUBDOMAIN | RATELIMITHIT | REQUESTTIMEOUT | REQUESTTOOLARGE | UNSUPPORTEDMEDIATYPE]
    """

    kwargs = _get_kwargs(
        email=email,
        body=body,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    email: str,
    *,
    client: AuthenticatedClient | Client,
    body: UpdateUserRequest | Unset = UNSET,
) -> (
    BADREQUEST
    | Envelope
    | INTERNALERROR
    | INVALIDAPIKEY
    | REALMDEACTIVATED
    | UNAUTHORIZED
    | USERDEACTIVATED
    | NONEXISTENTSUBDOMAIN
    | RATELIMITHIT
    | REQUESTTIMEOUT
    | REQUESTTOOLARGE
    | UNSUPPORTEDMEDIATYPE
    | None
):
    """Change a user, found by email address or ID.

     Changes the given properties of a user, all of them or, if one is refused, none. Deactivated users
    and bots can be changed
    too, but not the server's own bots.

    Roles: only owners give and take the owner role, and the only owner keeps it. A guest cannot be made
    an administrator or an
    owner directly; they get another role first.

    Checks are made in this order: the caller; the user; name; role; profile fields; address.

    **Permissions**: administrators. `new_email` needs an owner who has the permission
    `can_change_user_emails`, which the
    operator of the server gives to single accounts.

    **Events**: `realm_user` (op `update`) to those who can access the user, one for each change:
    `full_name`, `role`,
    `custom_profile_field` for each field, `delivery_email` (to those who may see it) and `new_email`.
    After a change of role
    that user also gets what has become visible or hidden: `delivery_email` of others, `add` and
    `remove`,
    `stream` (`create` and `delete`) and `realm_bot` (`add` and `delete`).

    Args:
        email (str):
        body (UpdateUserRequest | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        BADREQUEST | Envelope | INTERNALERROR | INVALIDAPIKEY | REALMDEACTIVATED | UNAUTHORIZED | USERDEACTIVATED | NONEXISTENTSUBDOMAIN | RATELIMITHIT | REQUESTTIMEOUT | REQUESTTOOLARGE | UNSUPPORTEDMEDIATYPE
    """

    return sync_detailed(
        email=email,
        client=client,
        body=body,
    ).parsed


async def asyncio_detailed(
    email: str,
    *,
    client: AuthenticatedClient | Client,
    body: UpdateUserRequest | Unset = UNSET,
) -> Response[
    BADREQUEST
    | Envelope
    | INTERNALERROR
    | INVALIDAPIKEY
    | REALMDEACTIVATED
    | UNAUTHORIZED
    | USERDEACTIVATED
    | NONEXISTENTSUBDOMAIN
    | RATELIMITHIT
    | REQUESTTIMEOUT
    | REQUESTTOOLARGE
    | UNSUPPORTEDMEDIATYPE
]:
    """Change a user, found by email address or ID.

     Changes the given properties of a user, all of them or, if one is refused, none. Deactivated users
    and bots can be changed
    too, but not the server's own bots.

    Roles: only owners give and take the owner role, and the only owner keeps it. A guest cannot be made
    an administrator or an
    owner directly; they get another role first.

    Checks are made in this order: the caller; the user; name; role; profile fields; address.

    **Permissions**: administrators. `new_email` needs an owner who has the permission
    `can_change_user_emails`, which the
    operator of the server gives to single accounts.

    **Events**: `realm_user` (op `update`) to those who can access the user, one for each change:
    `full_name`, `role`,
    `custom_profile_field` for each field, `delivery_email` (to those who may see it) and `new_email`.
    After a change of role
    that user also gets what has become visible or hidden: `delivery_email` of others, `add` and
    `remove`,
    `stream` (`create` and `delete`) and `realm_bot` (`add` and `delete`).

    Args:
        email (str):
        body (UpdateUserRequest | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[BADREQUEST | Envelope | INTERNALERROR | INVALIDAPIKEY | REALMDEACTIVATED | UNAUTHORIZED | USERDEACTIVATED | NONEXISTENTSUBDOMAIN | RATELIMITHIT | REQUESTTIMEOUT | REQUESTTOOLARGE | UNSUPPORTEDMEDIATYPE]
    """

    kwargs = _get_kwargs(
        email=email,
        body=body,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    email: str,
    *,
    client: AuthenticatedClient | Client,
    body: UpdateUserRequest | Unset = UNSET,
) -> (
    BADREQUEST
    | Envelope
    | INTERNALERROR
    | INVALIDAPIKEY
    | REALMDEACTIVATED
    | UNAUTHORIZED
    | USERDEACTIVATED
    | NONEXISTENTSUBDOMAIN
    | RATELIMITHIT
    | REQUESTTIMEOUT
    | REQUESTTOOLARGE
    | UNSUPPORTEDMEDIATYPE
    | None
):
    """Change a user, found by email address or ID.

     Changes the given properties of a user, all of them or, if one is refused, none. Deactivated users
    and bots can be changed
    too, but not the server's own bots.

    Roles: only owners give and take the owner role, and the only owner keeps it. A guest cannot be made
    an administrator or an
    owner directly; they get another role first.

    Checks are made in this order: the caller; the user; name; role; profile fields; address.

    **Permissions**: administrators. `new_email` needs an owner who has the permission
    `can_change_user_emails`, which the
    operator of the server gives to single accounts.

    **Events**: `realm_user` (op `update`) to those who can access the user, one for each change:
    `full_name`, `role`,
    `custom_profile_field` for each field, `delivery_email` (to those who may see it) and `new_email`.
    After a change of role
    that user also gets what has become visible or hidden: `delivery_email` of others, `add` and
    `remove`,
    `stream` (`create` and `delete`) and `realm_bot` (`add` and `delete`).

    Args:
        email (str):
        body (UpdateUserRequest | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        BADREQUEST | Envelope | INTERNALERROR | INVALIDAPIKEY | REALMDEACTIVATED | UNAUTHORIZED | USERDEACTIVATED | NONEXISTENTSUBDOMAIN | RATELIMITHIT | REQUESTTIMEOUT | REQUESTTOOLARGE | UNSUPPORTEDMEDIATYPE
    """

    return (
        await asyncio_detailed(
            email=email,
            client=client,
            body=body,
        )
    ).parsed
