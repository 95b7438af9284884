from http import HTTPStatus
from typing import Any

import httpx

from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.badrequest import BADREQUEST
from ...models.internalerror import INTERNALERROR
from ...models.invalidapikey import INVALIDAPIKEY
from ...models.nonexistentsubdomain import NONEXISTENTSUBDOMAIN
from ...models.ratelimithit import RATELIMITHIT
from ...models.realmdeactivated import REALMDEACTIVATED
from ...models.requesttimeout import REQUESTTIMEOUT
from ...models.requesttoolarge import REQUESTTOOLARGE
from ...models.unauthorized import UNAUTHORIZED
from ...models.unsubscribe_response_200 import UnsubscribeResponse200
from ...models.unsupportedmediatype import UNSUPPORTEDMEDIATYPE
from ...models.userdeactivated import USERDEACTIVATED
from ...types import UNSET, Response, Unset


def _get_kwargs(
    *,
    subscriptions: str,
    principals: str | Unset = UNSET,
) -> dict[str, Any]:

    params: dict[str, Any] = {}

    params["subscriptions"] = subscriptions

    params["principals"] = principals

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "delete",
        "url": "/users/me/subscriptions",
        "params": params,
    }

    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> (
    BADREQUEST
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
    | UnsubscribeResponse200
    | None
):
    if response.status_code == 200:
        response_200 = UnsubscribeResponse200.from_dict(response.json())

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
    | UnsubscribeResponse200
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
    subscriptions: str,
    principals: str | Unset = UNSET,
) -> Response[
    BADREQUEST
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
    | UnsubscribeResponse200
]:
    """Unsubscribe from channels.

     Unsubscribes the caller, or the users of `principals`, from channels. Unread messages there become
    read, and stay so after
    subscribing again. Nothing is changed when the request is refused.

    **Permissions**: anyone may unsubscribe themselves and the bots that they own. Unsubscribing others
    needs
    `can_remove_subscribers_group` or `can_administer_channel_group` of the channel; administrators
    always may. A channel that
    the caller may not see gives the same answer as one that does not exist.

    **Events**: `subscription` with op `remove` to each of the users and op `peer_remove` to the others
    who may see the channel;
    `stream` with op `delete` to those who no longer see the channel.

    Args:
        subscriptions (str):
        principals (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[BADREQUEST | INTERNALERROR | INVALIDAPIKEY | REALMDEACTIVATED | UNAUTHORIZED | USERDEACTIVATED | NONEXISTENTSUBDOMAIN | RATELIMITHIT | REQUESTTIMEOUT | REQUESTTOOLARGE | UNSUPPORTEDMEDIATYPE | UnsubscribeResponse200]
    """

    kwargs = _get_kwargs(
        subscriptions=subscriptions,
        principals=principals,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    *,
    client: AuthenticatedClient | Client,
    subscriptions: str,
    principals: str | Unset = UNSET,
) -> (
    BADREQUEST
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
    | UnsubscribeResponse200
    | None
):
    """Unsubscribe from channels.

     Unsubscribes the caller, or the users of `principals`, from channels. Unread messages there become
    read, and stay so after
    subscribing again. Nothing is changed when the request is refused.

    **Permissions**: anyone may unsubscribe themselves and the bots that they own. Unsubscribing others
    needs
    `can_remove_subscribers_group` or `can_administer_channel_group` of the channel; administrators
    always may. A channel that
    the caller may not see gives the same answer as one that does not exist.

    **Events**: `subscription` with op `remove` to each of the users and op `peer_remove` to the others
    who may see the channel;
    `stream` with op `delete` to those who no longer see the channel.

    Args:
        subscriptions (str):
        principals (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        BADREQUEST | INTERNALERROR | INVALIDAPIKEY | REALMDEACTIVATED | UNAUTHORIZED | USERDEACTIVATED | NONEXISTENTSUBDOMAIN | RATELIMITHIT | REQUESTTIMEOUT | REQUESTTOOLARGE | UNSUPPORTEDMEDIATYPE | UnsubscribeResponse200
    """

    return sync_detailed(
        client=client,
        subscriptions=subscriptions,
        principals=principals,
    ).parsed


async def asyncio_detailed(
    *,
    client: AuthenticatedClient | Client,
    subscriptions: str,
    principals: str | Unset = UNSET,
) -> Response[
    BADREQUEST
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
    | UnsubscribeResponse200
]:
    """Unsubscribe from channels.

     Unsubscribes the caller, or the users of `principals`, from channels. Unread messages there become
    read, and stay so after
    subscribing again. Nothing is changed when the request is refused.

    **Permissions**: anyone may unsubscribe themselves and the bots that they own. Unsubscribing others
    needs
    `can_remove_subscribers_group` or `can_administer_channel_group` of the channel; administrators
    always may. A channel that
    the caller may not see gives the same answer as one that does not exist.

    **Events**: `subscription` with op `remove` to each of the users and op `peer_remove` to the others
    who may see the channel;
    `stream` with op `delete` to those who no longer see the channel.

    Args:
        subscriptions (str):
        principals (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[BADREQUEST | INTERNALERROR | INVALIDAPIKEY | REALMDEACTIVATED | UNAUTHORIZED | USERDEACTIVATED | NONEXISTENTSUBDOMAIN | RATELIMITHIT | REQUESTTIMEOUT | REQUESTTOOLARGE | UNSUPPORTEDMEDIATYPE | UnsubscribeResponse200]
    """

    kwargs = _get_kwargs(
        subscriptions=subscriptions,
        principals=principals,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    *,
    client: AuthenticatedClient | Client,
    subscriptions: str,
    principals: str | Unset = UNSET,
) -> (
    BADREQUEST
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
    | UnsubscribeResponse200
    | None
):
    """Unsubscribe from channels.

     Unsubscribes the caller, or the users of `principals`, from channels. Unread messages there become
    read, and stay so after
    subscribing again. Nothing is changed when the request is refused.

    **Permissions**: anyone may unsubscribe themselves and the bots that they own. Unsubscribing others
    needs
    `can_remove_subscribers_group` or `can_administer_channel_group` of the channel; administrators
    always may. A channel that
    the caller may not see gives the same answer as one that does not exist.

    **Events**: `subscription` with op `remove` to each of the users and op `peer_remove` to the others
    who may see the channel;
    `stream` with op `delete` to those who no longer see the channel.

    Args:
        subscriptions (str):
        principals (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        BADREQUEST | INTERNALERROR | INVALIDAPIKEY | REALMDEACTIVATED | UNAUTHORIZED | USERDEACTIVATED | NONEXISTENTSUBDOMAIN | RATELIMITHIT | REQUESTTIMEOUT | REQUESTTOOLARGE | UNSUPPORTEDMEDIATYPE | UnsubscribeResponse200
    """

    return (
        await asyncio_detailed(
            client=client,
            subscriptions=subscriptions,
            principals=principals,
        )
    ).parsed
