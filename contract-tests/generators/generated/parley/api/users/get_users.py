from http import HTTPStatus
from typing import Any

import httpx

from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.badrequest import BADREQUEST
from ...models.get_users_response_200 import GetUsersResponse200
from ...models.internalerror import INTERNALERROR
from ...models.invalidapikey import INVALIDAPIKEY
from ...models.nonexistentsubdomain import NONEXISTENTSUBDOMAIN
from ...models.ratelimithit import RATELIMITHIT
from ...models.realmdeactivated import REALMDEACTIVATED
from ...models.requesttimeout import REQUESTTIMEOUT
from ...models.requesttoolarge import REQUESTTOOLARGE
from ...models.unauthorized import UNAUTHORIZED
from ...models.unsupportedmediatype import UNSUPPORTEDMEDIATYPE
from ...models.userdeactivated import USERDEACTIVATED
from ...types import UNSET, Response, Unset


def _get_kwargs(
    *,
    client_gravatar: bool | Unset = UNSET,
    include_custom_profile_fields: bool | Unset = UNSET,
    user_ids: str | Unset = UNSET,
) -> dict[str, Any]:

    params: dict[str, Any] = {}

    params["client_gravatar"] = client_gravatar

    params["include_custom_profile_fields"] = include_custom_profile_fields

    params["user_ids"] = user_ids

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/users",
        "params": params,
    }

    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> (
    BADREQUEST
    | GetUsersResponse200
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
        response_200 = GetUsersResponse200.from_dict(response.json())

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
    | GetUsersResponse200
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
    *,
    client: AuthenticatedClient | Client,
    client_gravatar: bool | Unset = UNSET,
    include_custom_profile_fields: bool | Unset = UNSET,
    user_ids: str | Unset = UNSET,
) -> Response[
    BADREQUEST
    | GetUsersResponse200
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
    """List users.

     Lists the users that the caller may see, ascending by ID: people and bots, deactivated ones
    included, but not the server's own bots.

    **Permissions**: anyone.

    **Events**: none.

    Args:
        client_gravatar (bool | Unset):
        include_custom_profile_fields (bool | Unset):
        user_ids (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[BADREQUEST | GetUsersResponse200 | INTERNALERROR | INVALIDAPIKEY | REALMDEACTIVATED | UNAUTHORIZED | USERDEACTIVATED | NONEXISTENTSUBDOMAIN | RATELIMITHIT | REQUESTTIMEOUT | REQUESTTOOLARGE | UNSUPPORTEDMEDIATYPE]
    """

    kwargs = _get_kwargs(
        client_gravatar=client_gravatar,
        include_custom_profile_fields=include_custom_profile_fields,
        user_ids=user_ids,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    *,
    client: AuthenticatedClient | Client,
    client_gravatar: bool | Unset = UNSET,
    include_custom_profile_fields: bool | Unset = UNSET,
    user_ids: str | Unset = UNSET,
) -> (
    BADREQUEST
    | GetUsersResponse200
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
    """List users.

     Lists the users that the caller may see, ascending by ID: people and bots, deactivated ones
    included, but not the server's own bots.

    **Permissions**: anyone.

    **Events**: none.

    Args:
        client_gravatar (bool | Unset):
        include_custom_profile_fields (bool | Unset):
        user_ids (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        BADREQUEST | GetUsersResponse200 | INTERNALERROR | INVALIDAPIKEY | REALMDEACTIVATED | UNAUTHORIZED | USERDEACTIVATED | NONEXISTENTSUBDOMAIN | RATELIMITHIT | REQUESTTIMEOUT | REQUESTTOOLARGE | UNSUPPORTEDMEDIATYPE
    """

    return sync_detailed(
        client=client,
        client_gravatar=client_gravatar,
        include_custom_profile_fields=include_custom_profile_fields,
        user_ids=user_ids,
    ).parsed


async def asyncio_detailed(
    *,
    client: AuthenticatedClient | Client,
    client_gravatar: bool | Unset = UNSET,
    include_custom_profile_fields: bool | Unset = UNSET,
    user_ids: str | Unset = UNSET,
) -> Response[
    BADREQUEST
    | GetUsersResponse200
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
    """List users.

     Lists the users that the caller may see, ascending by ID: people and bots, deactivated ones
    included, but not the server's own bots.

    **Permissions**: anyone.

    **Events**: none.

    Args:
        client_gravatar (bool | Unset):
        include_custom_profile_fields (bool | Unset):
        user_ids (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[BADREQUEST | GetUsersResponse200 | INTERNALERROR | INVALIDAPIKEY | REALMDEACTIVATED | UNAUTHORIZED | USERDEACTIVATED | NONEXISTENTSUBDOMAIN | RATELIMITHIT | REQUESTTIMEOUT | REQUESTTOOLARGE | UNSUPPORTEDMEDIATYPE]
    """

    kwargs = _get_kwargs(
        client_gravatar=client_gravatar,
        include_custom_profile_fields=include_custom_profile_fields,
        user_ids=user_ids,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    *,
    client: AuthenticatedClient | Client,
    client_gravatar: bool | Unset = UNSET,
    include_custom_profile_fields: bool | Unset = UNSET,
    user_ids: str | Unset = UNSET,
) -> (
    BADREQUEST
    | GetUsersResponse200
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
    """List users.

     Lists the users that the caller may see, ascending by ID: people and bots, deactivated ones
    included, but not the server's own bots.

    **Permissions**: anyone.

    **Events**: none.

    Args:
        client_gravatar (bool | Unset):
        include_custom_profile_fields (bool | Unset):
        user_ids (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        BADREQUEST | GetUsersResponse200 | INTERNALERROR | INVALIDAPIKEY | REALMDEACTIVATED | UNAUTHORIZED | USERDEACTIVATED | NONEXISTENTSUBDOMAIN | RATELIMITHIT | REQUESTTIMEOUT | REQUESTTOOLARGE | UNSUPPORTEDMEDIATYPE
    """

    return (
        await asyncio_detailed(
            client=client,
            client_gravatar=client_gravatar,
            include_custom_profile_fields=include_custom_profile_fields,
            user_ids=user_ids,
        )
    ).parsed
