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
from ...models.streamdoesnotexist import STREAMDOESNOTEXIST
from ...models.unauthorized import UNAUTHORIZED
from ...models.unsupportedmediatype import UNSUPPORTEDMEDIATYPE
from ...models.update_scheduled_message_request import UpdateScheduledMessageRequest
from ...models.userdeactivated import USERDEACTIVATED
from ...types import UNSET, Response, Unset


def _get_kwargs(
    scheduled_message_id: int,
    *,
    body: UpdateScheduledMessageRequest | Unset = UNSET,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}

    _kwargs: dict[str, Any] = {
        "method": "patch",
        "url": "/scheduled_messages/{scheduled_message_id}".format(
            scheduled_message_id=quote(str(scheduled_message_id), safe=""),
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
    | STREAMDOESNOTEXIST
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

        def _parse_response_400(data: object) -> BADREQUEST | STREAMDOESNOTEXIST:
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                response_400_type_0 = BADREQUEST.from_dict(data)

                return response_400_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            if not isinstance(data, dict):
                raise TypeError()
            response_400_type_1 = STREAMDOESNOTEXIST.from_dict(data)

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
    BADREQUEST
    | STREAMDOESNOTEXIST
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
    scheduled_message_id: int,
    *,
    client: AuthenticatedClient | Client,
    body: UpdateScheduledMessageRequest | Unset = UNSET,
) -> Response[
    BADREQUEST
    | STREAMDOESNOTEXIST
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
    """Edit a scheduled message.

     Changes a message that is not sent yet. Parameters that are left out stay unchanged. When `type`,
    `to` or `content` is given,
    the message is checked again as if it were sent. A message that failed needs a new
    `scheduled_delivery_timestamp`, and is then
    tried again: its `failed` becomes false. `read_by_sender` cannot be changed. The message counts as
    sent by the client that
    changed it last.

    A wildcard mention that the caller may not use is a BAD_REQUEST here. A scheduled message that is
    already sent, that somebody
    else owns, or that does not exist gives the same BAD_REQUEST.

    **Permissions**: the scheduled message is the caller's own, and the caller may send it.

    **Events**: `scheduled_messages` (op `update`) to the caller.

    **Changes**: 174 `direct` replaces `private`; 184 an endpoint of its own; 248 `channel` as a type;
    334 the empty topic;
    370 `(no topic)` is read as the empty topic.

    Args:
        scheduled_message_id (int): The ID of a user, a channel, a user group or another object
            that is not a message.
        body (UpdateScheduledMessageRequest | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[BADREQUEST | STREAMDOESNOTEXIST | Envelope | INTERNALERROR | INVALIDAPIKEY | REALMDEACTIVATED | UNAUTHORIZED | USERDEACTIVATED | NONEXISTENTSUBDOMAIN | RATELIMITHIT | REQUESTTIMEOUT | REQUESTTOOLARGE | UNSUPPORTEDMEDIATYPE]
    """

    kwargs = _get_kwargs(
        scheduled_message_id=scheduled_message_id,
        body=body,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    scheduled_message_id: int,
    *,
    client: AuthenticatedClient | Client,
    body: UpdateScheduledMessageRequest | Unset = UNSET,
) -> (
    BADREQUEST
    | STREAMDOESNOTEXIST
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
    """Edit a scheduled message.

     Changes a message that is not sent yet. Parameters that are left out stay unchanged. When `type`,
    `to` or `content` is given,
    the message is checked again as if it were sent. A message that failed needs a new
    `scheduled_delivery_timestamp`, and is then
    tried again: its `failed` becomes false. `read_by_sender` cannot be changed. The message counts as
    sent by the client that
    changed it last.

    A wildcard mention that the caller may not use is a BAD_REQUEST here. A scheduled message that is
    already sent, that somebody
    else owns, or that does not exist gives the same BAD_REQUEST.

    **Permissions**: the scheduled message is the caller's own, and the caller may send it.

    **Events**: `scheduled_messages` (op `update`) to the caller.

    **Changes**: 174 `direct` replaces `private`; 184 an endpoint of its own; 248 `channel` as a type;
    334 the empty topic;
    370 `(no topic)` is read as the empty topic.

    Args:
        scheduled_message_id (int): The ID of a user, a channel, a user group or another object
            that is not a message.
        body (UpdateScheduledMessageRequest | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        BADREQUEST | STREAMDOESNOTEXIST | Envelope | INTERNALERROR | INVALIDAPIKEY | REALMDEACTIVATED | UNAUTHORIZED | USERDEACTIVATED | NONEXISTENTSUBDOMAIN | RATELIMITHIT | REQUESTTIMEOUT | REQUESTTOOLARGE | UNSUPPORTEDMEDIATYPE
    """

    return sync_detailed(
        scheduled_message_id=scheduled_message_id,
        client=client,
        body=body,
    ).parsed


async def asyncio_detailed(
    scheduled_message_id: int,
    *,
    client: AuthenticatedClient | Client,
    body: UpdateScheduledMessageRequest | Unset = UNSET,
) -> Response[
    BADREQUEST
    | STREAMDOESNOTEXIST
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
    """Edit a scheduled message.

     Changes a message that is not sent yet. Parameters that are left out stay unchanged. When `type`,
    `to` or `content` is given,
    the message is checked again as if it were sent. A message that failed needs a new
    `scheduled_delivery_timestamp`, and is then
    tried again: its `failed` becomes false. `read_by_sender` cannot be changed. The message counts as
    sent by the client that
    changed it last.

    A wildcard mention that the caller may not use is a BAD_REQUEST here. A scheduled message that is
    already sent, that somebody
    else owns, or that does not exist gives the same BAD_REQUEST.

    **Permissions**: the scheduled message is the caller's own, and the caller may send it.

    **Events**: `scheduled_messages` (op `update`) to the caller.

    **Changes**: 174 `direct` replaces `private`; 184 an endpoint of its own; 248 `channel` as a type;
    334 the empty topic;
    370 `(no topic)` is read as the empty topic.

    Args:
        scheduled_message_id (int): The ID of a user, a channel, a user group or another object
            that is not a message.
        body (UpdateScheduledMessageRequest | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[BADREQUEST | STREAMDOESNOTEXIST | Envelope | INTERNALERROR | INVALIDAPIKEY | REALMDEACTIVATED | UNAUTHORIZED | USERDEACTIVATED | NONEXISTENTSUBDOMAIN | RATELIMITHIT | REQUESTTIMEOUT | REQUESTTOOLARGE | UNSUPPORTEDMEDIATYPE]
    """

    kwargs = _get_kwargs(
        scheduled_message_id=scheduled_message_id,
        body=body,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    scheduled_message_id: int,
    *,
    client: AuthenticatedClient | Client,
    body: UpdateScheduledMessageRequest | Unset = UNSET,
) -> (
    BADREQUEST
    | STREAMDOESNOTEXIST
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
    """Edit a scheduled message.

     Changes a message that is not sent yet. Parameters that are left out stay unchanged. When `type`,
    `to` or `content` is given,
    the message is checked again as if it were sent. A message that failed needs a new
    `scheduled_delivery_timestamp`, and is then
    tried again: its `failed` becomes false. `read_by_sender` cannot be changed. The message counts as
    sent by the client that
    changed it last.

    A wildcard mention that the caller may not use is a BAD_REQUEST here. A scheduled message that is
    already sent, that somebody
    else owns, or that does not exist gives the same BAD_REQUEST.

    **Permissions**: the scheduled message is the caller's own, and the caller may send it.

    **Events**: `scheduled_messages` (op `update`) to the caller.

    **Changes**: 174 `direct` replaces `private`; 184 an endpoint of its own; 248 `channel` as a type;
    334 the empty topic;
    370 `(no topic)` is read as the empty topic.

    Args:
        scheduled_message_id (int): The ID of a user, a channel, a user group or another object
            that is not a message.
        body (UpdateScheduledMessageRequest | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        BADREQUEST | STREAMDOESNOTEXIST | Envelope | INTERNALERROR | INVALIDAPIKEY | REALMDEACTIVATED | UNAUTHORIZED | USERDEACTIVATED | NONEXISTENTSUBDOMAIN | RATELIMITHIT | REQUESTTIMEOUT | REQUESTTOOLARGE | UNSUPPORTEDMEDIATYPE
    """

    return (
        await asyncio_detailed(
            scheduled_message_id=scheduled_message_id,
            client=client,
            body=body,
        )
    ).parsed
