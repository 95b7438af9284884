from http import HTTPStatus
from typing import Any

import httpx

from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.badnarrow import BADNARROW
from ...models.badrequest import BADREQUEST
from ...models.internalerror import INTERNALERROR
from ...models.invalidapikey import INVALIDAPIKEY
from ...models.nonexistentsubdomain import NONEXISTENTSUBDOMAIN
from ...models.ratelimithit import RATELIMITHIT
from ...models.realmdeactivated import REALMDEACTIVATED
from ...models.requesttimeout import REQUESTTIMEOUT
from ...models.requesttoolarge import REQUESTTOOLARGE
from ...models.unauthorized import UNAUTHORIZED
from ...models.unsupportedmediatype import UNSUPPORTEDMEDIATYPE
from ...models.update_message_flags_for_narrow_request import (
    UpdateMessageFlagsForNarrowRequest,
)
from ...models.update_message_flags_for_narrow_response import (
    UpdateMessageFlagsForNarrowResponse,
)
from ...models.userdeactivated import USERDEACTIVATED
from ...types import Response


def _get_kwargs(
    *,
    body: UpdateMessageFlagsForNarrowRequest,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/messages/flags/narrow",
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> (
    BADNARROW
    | BADREQUEST
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
    | UpdateMessageFlagsForNarrowResponse
    | None
):
    if response.status_code == 200:
        response_200 = UpdateMessageFlagsForNarrowResponse.from_dict(response.json())

        return response_200

    if response.status_code == 400:

        def _parse_response_400(data: object) -> BADNARROW | BADREQUEST:
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                response_400_type_0 = BADREQUEST.from_dict(data)

                return response_400_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            if not isinstance(data, dict):
                raise TypeError()
            response_400_type_1 = BADNARROW.from_dict(data)

            return response_400_type_1

        response_400 = _parse_response_400(response.json())

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
    BADNARROW
    | BADREQUEST
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
    | UpdateMessageFlagsForNarrowResponse
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
    body: UpdateMessageFlagsForNarrowRequest,
) -> Response[
    BADNARROW
    | BADREQUEST
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
    | UpdateMessageFlagsForNarrowResponse
]:
    """Add or remove a flag of the messages of a narrow.

     Adds a flag of the caller to the messages around an anchor that match a narrow, or removes it. Only
    `read`, `starred` and
    `collapsed` can be changed. Which messages these are is as for `GET /messages`.

    At most 5000 messages beside the anchor are processed in one request: of `num_before` the server
    takes no more than what
    `num_after` leaves of 5000, but up to 2500 in any case; of `num_after` no more than what that
    leaves. Go on from
    `last_processed_id` (or `first_processed_id`) with `include_anchor` false, until `found_newest` (or
    `found_oldest`) is true.
    A client that adds `read` should have `is:unread` in the narrow.

    Removing `read` skips messages of channels that the caller is not subscribed to, and names these
    channels in
    `ignored_because_not_subscribed_channels`.

    **Permissions**: anyone; only messages that the caller may see are counted and changed.

    **Events**: `update_message_flags` to the caller, when something changed.

    Args:
        body (UpdateMessageFlagsForNarrowRequest):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[BADNARROW | BADREQUEST | INTERNALERROR | INVALIDAPIKEY | REALMDEACTIVATED | UNAUTHORIZED | USERDEACTIVATED | NONEXISTENTSUBDOMAIN | RATELIMITHIT | REQUESTTIMEOUT | REQUESTTOOLARGE | UNSUPPORTEDMEDIATYPE | UpdateMessageFlagsForNarrowResponse]
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
    body: UpdateMessageFlagsForNarrowRequest,
) -> (
    BADNARROW
    | BADREQUEST
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
    | UpdateMessageFlagsForNarrowResponse
    | None
):
    """Add or remove a flag of the messages of a narrow.

     Adds a flag of the caller to the messages around an anchor that match a narrow, or removes it. Only
    `read`, `starred` and
    `collapsed` can be changed. Which messages these are is as for `GET /messages`.

    At most 5000 messages beside the anchor are processed in one request: of `num_before` the server
    takes no more than what
    `num_after` leaves of 5000, but up to 2500 in any case; of `num_after` no more than what that
    leaves. Go on from
    `last_processed_id` (or `first_processed_id`) with `include_anchor` false, until `found_newest` (or
    `found_oldest`) is true.
    A client that adds `read` should have `is:unread` in the narrow.

    Removing `read` skips messages of channels that the caller is not subscribed to, and names these
    channels in
    `ignored_because_not_subscribed_channels`.

    **Permissions**: anyone; only messages that the caller may see are counted and changed.

    **Events**: `update_message_flags` to the caller, when something changed.

    Args:
        body (UpdateMessageFlagsForNarrowRequest):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        BADNARROW | BADREQUEST | INTERNALERROR | INVALIDAPIKEY | REALMDEACTIVATED | UNAUTHORIZED | USERDEACTIVATED | NONEXISTENTSUBDOMAIN | RATELIMITHIT | REQUESTTIMEOUT | REQUESTTOOLARGE | UNSUPPORTEDMEDIATYPE | UpdateMessageFlagsForNarrowResponse
    """

    return sync_detailed(
        client=client,
        body=body,
    ).parsed


async def asyncio_detailed(
    *,
    client: AuthenticatedClient | Client,
    body: UpdateMessageFlagsForNarrowRequest,
) -> Response[
    BADNARROW
    | BADREQUEST
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
    | UpdateMessageFlagsForNarrowResponse
]:
    """Add or remove a flag of the messages of a narrow.

     Adds a flag of the caller to the messages around an anchor that match a narrow, or removes it. Only
    `read`, `starred` and
    `collapsed` can be changed. Which messages these are is as for `GET /messages`.

    At most 5000 messages beside the anchor are processed in one request: of `num_before` the server
    takes no more than what
    `num_after` leaves of 5000, but up to 2500 in any case; of `num_after` no more than what that
    leaves. Go on from
    `last_processed_id` (or `first_processed_id`) with `include_anchor` false, until `found_newest` (or
    `found_oldest`) is true.
    A client that adds `read` should have `is:unread` in the narrow.

    Removing `read` skips messages of channels that the caller is not subscribed to, and names these
    channels in
    `ignored_because_not_subscribed_channels`.

    **Permissions**: anyone; only messages that the caller may see are counted and changed.

    **Events**: `update_message_flags` to the caller, when something changed.

    Args:
        body (UpdateMessageFlagsForNarrowRequest):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[BADNARROW | BADREQUEST | INTERNALERROR | INVALIDAPIKEY | REALMDEACTIVATED | UNAUTHORIZED | USERDEACTIVATED | NONEXISTENTSUBDOMAIN | RATELIMITHIT | REQUESTTIMEOUT | REQUESTTOOLARGE | UNSUPPORTEDMEDIATYPE | UpdateMessageFlagsForNarrowResponse]
    """

    kwargs = _get_kwargs(
        body=body,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    *,
    client: AuthenticatedClient | Client,
    body: UpdateMessageFlagsForNarrowRequest,
) -> (
    BADNARROW
    | BADREQUEST
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
    | UpdateMessageFlagsForNarrowResponse
    | None
):
    """Add or remove a flag of the messages of a narrow.

     Adds a flag of the caller to the messages around an anchor that match a narrow, or removes it. Only
    `read`, `starred` and
    `collapsed` can be changed. Which messages these are is as for `GET /messages`.

    At most 5000 messages beside the anchor are processed in one request: of `num_before` the server
    takes no more than what
    `num_after` leaves of 5000, but up to 2500 in any case; of `num_after` no more than what that
    leaves. Go on from
    `last_processed_id` (or `first_processed_id`) with `include_anchor` false, until `found_newest` (or
    `found_oldest`) is true.
    A client that adds `read` should have `is:unread` in the narrow.

    Removing `read` skips messages of channels that the caller is not subscribed to, and names these
    channels in
    `ignored_because_not_subscribed_channels`.

    **Permissions**: anyone; only messages that the caller may see are counted and changed.

    **Events**: `update_message_flags` to the caller, when something changed.

    Args:
        body (UpdateMessageFlagsForNarrowRequest):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        BADNARROW | BADREQUEST | INTERNALERROR | INVALIDAPIKEY | REALMDEACTIVATED | UNAUTHORIZED | USERDEACTIVATED | NONEXISTENTSUBDOMAIN | RATELIMITHIT | REQUESTTIMEOUT | REQUESTTOOLARGE | UNSUPPORTEDMEDIATYPE | UpdateMessageFlagsForNarrowResponse
    """

    return (
        await asyncio_detailed(
            client=client,
            body=body,
        )
    ).parsed
