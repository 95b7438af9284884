from http import HTTPStatus
from typing import Any

import httpx

from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.authenticationfailed import AUTHENTICATIONFAILED
from ...models.badrequest import BADREQUEST
from ...models.fetch_api_key_body import FetchApiKeyBody
from ...models.fetch_api_key_response import FetchApiKeyResponse
from ...models.internalerror import INTERNALERROR
from ...models.nonexistentsubdomain import NONEXISTENTSUBDOMAIN
from ...models.passwordauthdisabled import PASSWORDAUTHDISABLED
from ...models.ratelimithit import RATELIMITHIT
from ...models.realmdeactivated import REALMDEACTIVATED
from ...models.requesttimeout import REQUESTTIMEOUT
from ...models.requesttoolarge import REQUESTTOOLARGE
from ...models.unsupportedmediatype import UNSUPPORTEDMEDIATYPE
from ...models.userdeactivated import USERDEACTIVATED
from ...types import Response


def _get_kwargs(
    *,
    body: FetchApiKeyBody,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/fetch_api_key",
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> (
    AUTHENTICATIONFAILED
    | PASSWORDAUTHDISABLED
    | REALMDEACTIVATED
    | USERDEACTIVATED
    | BADREQUEST
    | FetchApiKeyResponse
    | INTERNALERROR
    | NONEXISTENTSUBDOMAIN
    | RATELIMITHIT
    | REQUESTTIMEOUT
    | REQUESTTOOLARGE
    | UNSUPPORTEDMEDIATYPE
    | None
):
    if response.status_code == 200:
        response_200 = FetchApiKeyResponse.from_dict(response.json())

        return response_200

    if response.status_code == 400:
        response_400 = BADREQUEST.from_dict(response.json())

        return response_400

    if response.status_code == 401:

        def _parse_response_401(
            data: object,
        ) -> (
            AUTHENTICATIONFAILED
            | PASSWORDAUTHDISABLED
            | REALMDEACTIVATED
            | USERDEACTIVATED
        ):
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                response_401_type_0 = AUTHENTICATIONFAILED.from_dict(data)

                return response_401_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                response_401_type_1 = USERDEACTIVATED.from_dict(data)

                return response_401_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                response_401_type_2 = REALMDEACTIVATED.from_dict(data)

                return response_401_type_2
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            if not isinstance(data, dict):
                raise TypeError()
            response_401_type_3 = PASSWORDAUTHDISABLED.from_dict(data)

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
    AUTHENTICATIONFAILED
    | PASSWORDAUTHDISABLED
    | REALMDEACTIVATED
    | USERDEACTIVATED
    | BADREQUEST
    | FetchApiKeyResponse
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
    body: FetchApiKeyBody,
) -> Response[
    AUTHENTICATIONFAILED
    | PASSWORDAUTHDISABLED
    | REALMDEACTIVATED
    | USERDEACTIVATED
    | BADREQUEST
    | FetchApiKeyResponse
    | INTERNALERROR
    | NONEXISTENTSUBDOMAIN
    | RATELIMITHIT
    | REQUESTTIMEOUT
    | REQUESTTOOLARGE
    | UNSUPPORTEDMEDIATYPE
]:
    """Get an API key by email address and password.

     Checks the password and gives the account's API key, with which all other operations are called.
    Earlier keys stay valid.
    An account has at most 1000 keys; one more is a BAD_REQUEST, and POST /users/me/api_key/regenerate
    replaces them all by one.

    An address without an account, an account without a password (every bot is one) and a wrong password
    give the same answer.
    Only callers who know the password learn that the account or the organisation is deactivated. After
    five failures for one
    address within 30 minutes the answer is RATE_LIMIT_HIT, whatever the password.

    For an imported or API-created account the first time is its first login: `is_imported_stub` becomes
    false and `date_joined`
    becomes the current time.

    If logging in by password is disabled (`email_auth_enabled` of GET /server_settings is false), the
    answer is
    PASSWORD_AUTH_DISABLED, before anything else is checked.

    **Permissions**: anyone; no credentials but the parameters.

    **Events**: `realm_user` (op `update`, `is_imported_stub`, then `date_joined`) to those who can
    access the user, at a first
    login.

    Args:
        body (FetchApiKeyBody):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[AUTHENTICATIONFAILED | PASSWORDAUTHDISABLED | REALMDEACTIVATED | USERDEACTIVATED | BADREQUEST | FetchApiKeyResponse | INTERNALERROR | NONEXISTENTSUBDOMAIN | RATELIMITHIT | REQUESTTIMEOUT | REQUESTTOOLARGE | UNSUPPORTEDMEDIATYPE]
    """

    kwargs = _get_kwargs(
        body=body,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    *,
    client: AuthenticatedClient | Client,
    body: FetchApiKeyBody,
) -> (
    AUTHENTICATIONFAILED
    | PASSWORDAUTHDISABLED
    | REALMDEACTIVATED
    | USERDEACTIVATED
    | BADREQUEST
    | FetchApiKeyResponse
    | INTERNALERROR
    | NONEXISTENTSUBDOMAIN
    | RATELIMITHIT
    | REQUESTTIMEOUT
    | REQUESTTOOLARGE
    | UNSUPPORTEDMEDIATYPE
    | None
):
    """Get an API key by email address and password.

     Checks the password and gives the account's API key, with which all other operations are called.
    Earlier keys stay valid.
    An account has at most 1000 keys; one more is a BAD_REQUEST, and POST /users/me/api_key/regenerate
    replaces them all by one.

    An address without an account, an account without a password (every bot is one) and a wrong password
    give the same answer.
    Only callers who know the password learn that the account or the organisation is deactivated. After
    five failures for one
    address within 30 minutes the answer is RATE_LIMIT_HIT, whatever the password.

    For an imported or API-created account the first time is its first login: `is_imported_stub` becomes
    false and `date_joined`
    becomes the current time.

    If logging in by password is disabled (`email_auth_enabled` of GET /server_settings is false), the
    answer is
    PASSWORD_AUTH_DISABLED, before anything else is checked.

    **Permissions**: anyone; no credentials but the parameters.

    **Events**: `realm_user` (op `update`, `is_imported_stub`, then `date_joined`) to those who can
    access the user, at a first
    login.

    Args:
        body (FetchApiKeyBody):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        AUTHENTICATIONFAILED | PASSWORDAUTHDISABLED | REALMDEACTIVATED | USERDEACTIVATED | BADREQUEST | FetchApiKeyResponse | INTERNALERROR | NONEXISTENTSUBDOMAIN | RATELIMITHIT | REQUESTTIMEOUT | REQUESTTOOLARGE | UNSUPPORTEDMEDIATYPE
    """

    return sync_detailed(
        client=client,
        body=body,
    ).parsed


async def asyncio_detailed(
    *,
    client: AuthenticatedClient | Client,
    body: FetchApiKeyBody,
) -> Response[
    AUTHENTICATIONFAILED
    | PASSWORDAUTHDISABLED
    | REALMDEACTIVATED
    | USERDEACTIVATED
    | BADREQUEST
    | FetchApiKeyResponse
    | INTERNALERROR
    | NONEXISTENTSUBDOMAIN
    | RATELIMITHIT
    | REQUESTTIMEOUT
    | REQUESTTOOLARGE
    | UNSUPPORTEDMEDIATYPE
]:
    """Get an API key by email address and password.

     Checks the password and gives the account's API key, with which all other operations are called.
    Earlier keys stay valid.
    An account has at most 1000 keys; one more is a BAD_REQUEST, and POST /users/me/api_key/regenerate
    replaces them all by one.

    An address without an account, an account without a password (every bot is one) and a wrong password
    give the same answer.
    Only callers who know the password learn that the account or the organisation is deactivated. After
    five failures for one
    address within 30 minutes the answer is RATE_LIMIT_HIT, whatever the password.

    For an imported or API-created account the first time is its first login: `is_imported_stub` becomes
    false and `date_joined`
    becomes the current time.

    If logging in by password is disabled (`email_auth_enabled` of GET /server_settings is false), the
    answer is
    PASSWORD_AUTH_DISABLED, before anything else is checked.

    **Permissions**: anyone; no credentials but the parameters.

    **Events**: `realm_user` (op `update`, `is_imported_stub`, then `date_joined`) to those who can
    access the user, at a first
    login.

    Args:
        body (FetchApiKeyBody):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[AUTHENTICATIONFAILED | PASSWORDAUTHDISABLED | REALMDEACTIVATED | USERDEACTIVATED | BADREQUEST | FetchApiKeyResponse | INTERNALERROR | NONEXISTENTSUBDOMAIN | RATELIMITHIT | REQUESTTIMEOUT | REQUESTTOOLARGE | UNSUPPORTEDMEDIATYPE]
    """

    kwargs = _get_kwargs(
        body=body,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    *,
    client: AuthenticatedClient | Client,
    body: FetchApiKeyBody,
) -> (
    AUTHENTICATIONFAILED
    | PASSWORDAUTHDISABLED
    | REALMDEACTIVATED
    | USERDEACTIVATED
    | BADREQUEST
    | FetchApiKeyResponse
    | INTERNALERROR
    | NONEXISTENTSUBDOMAIN
    | RATELIMITHIT
    | REQUESTTIMEOUT
    | REQUESTTOOLARGE
    | UNSUPPORTEDMEDIATYPE
    | None
):
    """Get an API key by email address and password.

     Checks the password and gives the account's API key, with which all other operations are called.
    Earlier keys stay valid.
    An account has at most 1000 keys; one more is a BAD_REQUEST, and POST /users/me/api_key/regenerate
    replaces them all by one.

    An address without an account, an account without a password (every bot is one) and a wrong password
    give the same answer.
    Only callers who know the password learn that the account or the organisation is deactivated. After
    five failures for one
    address within 30 minutes the answer is RATE_LIMIT_HIT, whatever the password.

    For an imported or API-created account the first time is its first login: `is_imported_stub` becomes
    false and `date_joined`
    becomes the current time.

    If logging in by password is disabled (`email_auth_enabled` of GET /server_settings is false), the
    answer is
    PASSWORD_AUTH_DISABLED, before anything else is checked.

    **Permissions**: anyone; no credentials but the parameters.

    **Events**: `realm_user` (op `update`, `is_imported_stub`, then `date_joined`) to those who can
    access the user, at a first
    login.

    Args:
        body (FetchApiKeyBody):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        AUTHENTICATIONFAILED | PASSWORDAUTHDISABLED | REALMDEACTIVATED | USERDEACTIVATED | BADREQUEST | FetchApiKeyResponse | INTERNALERROR | NONEXISTENTSUBDOMAIN | RATELIMITHIT | REQUESTTIMEOUT | REQUESTTOOLARGE | UNSUPPORTEDMEDIATYPE
    """

    return (
        await asyncio_detailed(
            client=client,
            body=body,
        )
    ).parsed
