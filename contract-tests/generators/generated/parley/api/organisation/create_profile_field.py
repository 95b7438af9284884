from http import HTTPStatus
from typing import Any

import httpx

from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.badrequest import BADREQUEST
from ...models.create_profile_field_request import CreateProfileFieldRequest
from ...models.create_profile_field_response_200 import CreateProfileFieldResponse200
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
from ...types import Response


def _get_kwargs(
    *,
    body: CreateProfileFieldRequest,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/realm/profile_fields",
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> (
    BADREQUEST
    | CreateProfileFieldResponse200
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
        response_200 = CreateProfileFieldResponse200.from_dict(response.json())

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
    | CreateProfileFieldResponse200
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
    body: CreateProfileFieldRequest,
) -> Response[
    BADREQUEST
    | CreateProfileFieldResponse200
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
    """Create a custom profile field.

     Adds a field to the end of the list. Names are unique in the organisation, regardless of letter
    case. At most two fields are
    shown in the short form of a profile, none of them long text or users.

    **Permissions**: administrators.

    **Events**: `custom_profile_fields` to everybody.

    Args:
        body (CreateProfileFieldRequest):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[BADREQUEST | CreateProfileFieldResponse200 | INTERNALERROR | INVALIDAPIKEY | REALMDEACTIVATED | UNAUTHORIZED | USERDEACTIVATED | NONEXISTENTSUBDOMAIN | RATELIMITHIT | REQUESTTIMEOUT | REQUESTTOOLARGE | UNSUPPORTEDMEDIATYPE]
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
    body: CreateProfileFieldRequest,
) -> (
    BADREQUEST
    | CreateProfileFieldResponse200
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
    """Create a custom profile field.

     Adds a field to the end of the list. Names are unique in the organisation, regardless of letter
    case. At most two fields are
    shown in the short form of a profile, none of them long text or users.

    **Permissions**: administrators.

    **Events**: `custom_profile_fields` to everybody.

    Args:
        body (CreateProfileFieldRequest):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        BADREQUEST | CreateProfileFieldResponse200 | INTERNALERROR | INVALIDAPIKEY | REALMDEACTIVATED | UNAUTHORIZED | USERDEACTIVATED | NONEXISTENTSUBDOMAIN | RATELIMITHIT | REQUESTTIMEOUT | REQUESTTOOLARGE | UNSUPPORTEDMEDIATYPE
    """

    return sync_detailed(
        client=client,
        body=body,
    ).parsed


async def asyncio_detailed(
    *,
    client: AuthenticatedClient | Client,
    body: CreateProfileFieldRequest,
) -> Response[
    BADREQUEST
    | CreateProfileFieldResponse200
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
    """Create a custom profile field.

     Adds a field to the end of the list. Names are unique in the organisation, regardless of letter
    case. At most two fields are
    shown in the short form of a profile, none of them long text or users.

    **Permissions**: administrators.

    **Events**: `custom_profile_fields` to everybody.

    Args:
        body (CreateProfileFieldRequest):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[BADREQUEST | CreateProfileFieldResponse200 | INTERNALERROR | INVALIDAPIKEY | REALMDEACTIVATED | UNAUTHORIZED | USERDEACTIVATED | NONEXISTENTSUBDOMAIN | RATELIMITHIT | REQUESTTIMEOUT | REQUESTTOOLARGE | UNSUPPORTEDMEDIATYPE]
    """

    kwargs = _get_kwargs(
        body=body,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    *,
    client: AuthenticatedClient | Client,
    body: CreateProfileFieldRequest,
) -> (
    BADREQUEST
    | CreateProfileFieldResponse200
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
    """Create a custom profile field.

     Adds a field to the end of the list. Names are unique in the organisation, regardless of letter
    case. At most two fields are
    shown in the short form of a profile, none of them long text or users.

    **Permissions**: administrators.

    **Events**: `custom_profile_fields` to everybody.

    Args:
        body (CreateProfileFieldRequest):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        BADREQUEST | CreateProfileFieldResponse200 | INTERNALERROR | INVALIDAPIKEY | REALMDEACTIVATED | UNAUTHORIZED | USERDEACTIVATED | NONEXISTENTSUBDOMAIN | RATELIMITHIT | REQUESTTIMEOUT | REQUESTTOOLARGE | UNSUPPORTEDMEDIATYPE
    """

    return (
        await asyncio_detailed(
            client=client,
            body=body,
        )
    ).parsed
