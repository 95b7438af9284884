from http import HTTPStatus
from typing import Any

import httpx

from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.badrequest import BADREQUEST
from ...models.get_server_settings_response import GetServerSettingsResponse
from ...models.internalerror import INTERNALERROR
from ...models.nonexistentsubdomain import NONEXISTENTSUBDOMAIN
from ...models.ratelimithit import RATELIMITHIT
from ...models.requesttimeout import REQUESTTIMEOUT
from ...models.requesttoolarge import REQUESTTOOLARGE
from ...models.unsupportedmediatype import UNSUPPORTEDMEDIATYPE
from ...types import Response


def _get_kwargs() -> dict[str, Any]:

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/server_settings",
    }

    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> (
    BADREQUEST
    | GetServerSettingsResponse
    | INTERNALERROR
    | NONEXISTENTSUBDOMAIN
    | RATELIMITHIT
    | REQUESTTIMEOUT
    | REQUESTTOOLARGE
    | UNSUPPORTEDMEDIATYPE
    | None
):
    if response.status_code == 200:
        response_200 = GetServerSettingsResponse.from_dict(response.json())

        return response_200

    if response.status_code == 400:
        response_400 = BADREQUEST.from_dict(response.json())

        return response_400

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
    | GetServerSettingsResponse
    | INTERNALERROR
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
) -> Response[
    BADREQUEST
    | GetServerSettingsResponse
    | INTERNALERROR
    | NONEXISTENTSUBDOMAIN
    | RATELIMITHIT
    | REQUESTTIMEOUT
    | REQUESTTOOLARGE
    | UNSUPPORTEDMEDIATYPE
]:
    """Get the server's settings.

     Returns what a client needs before its user logs in: the versions of the server, how to log in, and
    the organisation at this host
    name. Credentials are ignored. The `realm_` fields are absent when the request goes to the root
    domain
    of a server with several organisations, none of which is at that domain.

    **Permissions**: anyone, without credentials; requests are limited by address.

    **Events**: none.

    **Changes**: 1 `service_feature_level`; 257 `realm_url` replaces `realm_uri`; 488 `discord`.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[BADREQUEST | GetServerSettingsResponse | INTERNALERROR | NONEXISTENTSUBDOMAIN | RATELIMITHIT | REQUESTTIMEOUT | REQUESTTOOLARGE | UNSUPPORTEDMEDIATYPE]
    """

    kwargs = _get_kwargs()

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    *,
    client: AuthenticatedClient | Client,
) -> (
    BADREQUEST
    | GetServerSettingsResponse
    | INTERNALERROR
    | NONEXISTENTSUBDOMAIN
    | RATELIMITHIT
    | REQUESTTIMEOUT
    | REQUESTTOOLARGE
    | UNSUPPORTEDMEDIATYPE
    | None
):
    """Get the server's settings.

     Returns what a client needs before its user logs in: the versions of the server, how to log in, and
    the organisation at this host
    name. Credentials are ignored. The `realm_` fields are absent when the request goes to the root
    domain
    of a server with several organisations, none of which is at that domain.

    **Permissions**: anyone, without credentials; requests are limited by address.

    **Events**: none.

    **Changes**: 1 `service_feature_level`; 257 `realm_url` replaces `realm_uri`; 488 `discord`.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        BADREQUEST | GetServerSettingsResponse | INTERNALERROR | NONEXISTENTSUBDOMAIN | RATELIMITHIT | REQUESTTIMEOUT | REQUESTTOOLARGE | UNSUPPORTEDMEDIATYPE
    """

    return sync_detailed(
        client=client,
    ).parsed


async def asyncio_detailed(
    *,
    client: AuthenticatedClient | Client,
) -> Response[
    BADREQUEST
    | GetServerSettingsResponse
    | INTERNALERROR
    | NONEXISTENTSUBDOMAIN
    | RATELIMITHIT
    | REQUESTTIMEOUT
    | REQUESTTOOLARGE
    | UNSUPPORTEDMEDIATYPE
]:
    """Get the server's settings.

     Returns what a client needs before its user logs in: the versions of the server, how to log in, and
    the organisation at this host
    name. Credentials are ignored. The `realm_` fields are absent when the request goes to the root
    domain
    of a server with several organisations, none of which is at that domain.

    **Permissions**: anyone, without credentials; requests are limited by address.

    **Events**: none.

    **Changes**: 1 `service_feature_level`; 257 `realm_url` replaces `realm_uri`; 488 `discord`.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[BADREQUEST | GetServerSettingsResponse | INTERNALERROR | NONEXISTENTSUBDOMAIN | RATELIMITHIT | REQUESTTIMEOUT | REQUESTTOOLARGE | UNSUPPORTEDMEDIATYPE]
    """

    kwargs = _get_kwargs()

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    *,
    client: AuthenticatedClient | Client,
) -> (
    BADREQUEST
    | GetServerSettingsResponse
    | INTERNALERROR
    | NONEXISTENTSUBDOMAIN
    | RATELIMITHIT
    | REQUESTTIMEOUT
    | REQUESTTOOLARGE
    | UNSUPPORTEDMEDIATYPE
    | None
):
    """Get the server's settings.

     Returns what a client needs before its user logs in: the versions of the server, how to log in, and
    the organisation at this host
    name. Credentials are ignored. The `realm_` fields are absent when the request goes to the root
    domain
    of a server with several organisations, none of which is at that domain.

    **Permissions**: anyone, without credentials; requests are limited by address.

    **Events**: none.

    **Changes**: 1 `service_feature_level`; 257 `realm_url` replaces `realm_uri`; 488 `discord`.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        BADREQUEST | GetServerSettingsResponse | INTERNALERROR | NONEXISTENTSUBDOMAIN | RATELIMITHIT | REQUESTTIMEOUT | REQUESTTOOLARGE | UNSUPPORTEDMEDIATYPE
    """

    return (
        await asyncio_detailed(
            client=client,
        )
    ).parsed
