from http import HTTPStatus
from typing import Any
from urllib.parse import quote

import httpx

from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.badrequest import BADREQUEST
from ...models.channelalreadyexists import CHANNELALREADYEXISTS
from ...models.envelope import Envelope
from ...models.expectationmismatch import EXPECTATIONMISMATCH
from ...models.internalerror import INTERNALERROR
from ...models.invalidapikey import INVALIDAPIKEY
from ...models.nonexistentsubdomain import NONEXISTENTSUBDOMAIN
from ...models.notfound import NOTFOUND
from ...models.ratelimithit import RATELIMITHIT
from ...models.realmdeactivated import REALMDEACTIVATED
from ...models.requesttimeout import REQUESTTIMEOUT
from ...models.requesttoolarge import REQUESTTOOLARGE
from ...models.unauthorized import UNAUTHORIZED
from ...models.unsupportedmediatype import UNSUPPORTEDMEDIATYPE
from ...models.update_channel_request import UpdateChannelRequest
from ...models.userdeactivated import USERDEACTIVATED
from ...types import UNSET, Response, Unset


def _get_kwargs(
    stream_id: int,
    *,
    body: UpdateChannelRequest | Unset = UNSET,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}

    _kwargs: dict[str, Any] = {
        "method": "patch",
        "url": "/streams/{stream_id}".format(
            stream_id=quote(str(stream_id), safe=""),
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
    | EXPECTATIONMISMATCH
    | CHANNELALREADYEXISTS
    | Envelope
    | INTERNALERROR
    | INVALIDAPIKEY
    | REALMDEACTIVATED
    | UNAUTHORIZED
    | USERDEACTIVATED
    | NONEXISTENTSUBDOMAIN
    | NOTFOUND
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

        def _parse_response_400(data: object) -> BADREQUEST | EXPECTATIONMISMATCH:
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                response_400_type_0 = BADREQUEST.from_dict(data)

                return response_400_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            if not isinstance(data, dict):
                raise TypeError()
            response_400_type_1 = EXPECTATIONMISMATCH.from_dict(data)

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

        def _parse_response_404(data: object) -> NONEXISTENTSUBDOMAIN | NOTFOUND:
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                response_404_type_0 = NOTFOUND.from_dict(data)

                return response_404_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            if not isinstance(data, dict):
                raise TypeError()
            response_404_type_1 = NONEXISTENTSUBDOMAIN.from_dict(data)

            return response_404_type_1

        response_404 = _parse_response_404(response.json())

        return response_404

    if response.status_code == 408:
        response_408 = REQUESTTIMEOUT.from_dict(response.json())

        return response_408

    if response.status_code == 409:
        response_409 = CHANNELALREADYEXISTS.from_dict(response.json())

        return response_409

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
    | EXPECTATIONMISMATCH
    | CHANNELALREADYEXISTS
    | Envelope
    | INTERNALERROR
    | INVALIDAPIKEY
    | REALMDEACTIVATED
    | UNAUTHORIZED
    | USERDEACTIVATED
    | NONEXISTENTSUBDOMAIN
    | NOTFOUND
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
    stream_id: int,
    *,
    client: AuthenticatedClient | Client,
    body: UpdateChannelRequest | Unset = UNSET,
) -> Response[
    BADREQUEST
    | EXPECTATIONMISMATCH
    | CHANNELALREADYEXISTS
    | Envelope
    | INTERNALERROR
    | INVALIDAPIKEY
    | REALMDEACTIVATED
    | UNAUTHORIZED
    | USERDEACTIVATED
    | NONEXISTENTSUBDOMAIN
    | NOTFOUND
    | RATELIMITHIT
    | REQUESTTIMEOUT
    | REQUESTTOOLARGE
    | UNSUPPORTEDMEDIATYPE
]:
    """Change a channel.

     Changes the given properties of a channel, all of them or, if one is refused, none. A permission
    comes as `new` and, to be sure
    that nobody has changed it meanwhile, `old`. What each takes is in
    `server_supported_permission_settings` of `POST /register`.
    A new kind of channel (private, public, web-public) is checked as if the caller created the channel
    so.

    Checks are made in this order: whether anything is given; the channel; the rights of the caller;
    then name, description,
    folder, policy of topics, retention, kind, permissions, default.

    When the organisation has `send_channel_events_messages`, the notification bot announces a new name,
    description or kind, and
    changed permissions, in the channel.

    **Permissions**: administrators and those in `can_administer_channel_group`; who may see the channel
    is changed only by those of them
    who may read it; `is_default_stream` administrators, `message_retention_days` owners,
    `topics_policy` also
    `can_set_topics_policy_group`, and the permissions to delete messages also
    `can_set_delete_message_policy_group`. Guests never.

    **Events**: `stream` with op `update`, one for each property, to those who may see the channel; op
    `create` to those who may
    from now on, and op `delete` to those who no longer may; `default_streams`; `message` for what the
    notification bot writes.

    **Changes**: 389 `folder_id`; 396 moving between channels; 402 resolving topics; 404
    `empty_topic_only`; 407 deleting messages;
    441 creating topics.

    Args:
        stream_id (int): The ID of a user, a channel, a user group or another object that is not a
            message.
        body (UpdateChannelRequest | Unset): Fields that are left out stay unchanged. `Channel`
            says what the permissions mean.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[BADREQUEST | EXPECTATIONMISMATCH | CHANNELALREADYEXISTS | Envelope | INTERNALERROR | INVALIDAPIKEY | REALMDEACTIVATED | UNAUTHORIZED | USERDEACTIVATED | NONEXISTENTSUBDOMAIN | NOTFOUND | RATELIMITHIT | REQUESTTIMEOUT | REQUESTTOOLARGE | UNSUPPORTEDMEDIATYPE]
    """

    kwargs = _get_kwargs(
        stream_id=stream_id,
        body=body,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    stream_id: int,
    *,
    client: AuthenticatedClient | Client,
    body: UpdateChannelRequest | Unset = UNSET,
) -> (
    BADREQUEST
    | EXPECTATIONMISMATCH
    | CHANNELALREADYEXISTS
    | Envelope
    | INTERNALERROR
    | INVALIDAPIKEY
    | REALMDEACTIVATED
    | UNAUTHORIZED
    | USERDEACTIVATED
    | NONEXISTENTSUBDOMAIN
    | NOTFOUND
    | RATELIMITHIT
    | REQUESTTIMEOUT
    | REQUESTTOOLARGE
    | UNSUPPORTEDMEDIATYPE
    | None
):
    """Change a channel.

     Changes the given properties of a channel, all of them or, if one is refused, none. A permission
    comes as `new` and, to be sure
    that nobody has changed it meanwhile, `old`. What each takes is in
    `server_supported_permission_settings` of `POST /register`.
    A new kind of channel (private, public, web-public) is checked as if the caller created the channel
    so.

    Checks are made in this order: whether anything is given; the channel; the rights of the caller;
    then name, description,
    folder, policy of topics, retention, kind, permissions, default.

    When the organisation has `send_channel_events_messages`, the notification bot announces a new name,
    description or kind, and
    changed permissions, in the channel.

    **Permissions**: administrators and those in `can_administer_channel_group`; who may see the channel
    is changed only by those of them
    who may read it; `is_default_stream` administrators, `message_retention_days` owners,
    `topics_policy` also
    `can_set_topics_policy_group`, and the permissions to delete messages also
    `can_set_delete_message_policy_group`. Guests never.

    **Events**: `stream` with op `update`, one for each property, to those who may see the channel; op
    `create` to those who may
    from now on, and op `delete` to those who no longer may; `default_streams`; `message` for what the
    notification bot writes.

    **Changes**: 389 `folder_id`; 396 moving between channels; 402 resolving topics; 404
    `empty_topic_only`; 407 deleting messages;
    441 creating topics.

    Args:
        stream_id (int): The ID of a user, a channel, a user group or another object that is not a
            message.
        body (UpdateChannelRequest | Unset): Fields that are left out stay unchanged. `Channel`
            says what the permissions mean.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        BADREQUEST | EXPECTATIONMISMATCH | CHANNELALREADYEXISTS | Envelope | INTERNALERROR | INVALIDAPIKEY | REALMDEACTIVATED | UNAUTHORIZED | USERDEACTIVATED | NONEXISTENTSUBDOMAIN | NOTFOUND | RATELIMITHIT | REQUESTTIMEOUT | REQUESTTOOLARGE | UNSUPPORTEDMEDIATYPE
    """

    return sync_detailed(
        stream_id=stream_id,
        client=client,
        body=body,
    ).parsed


async def asyncio_detailed(
    stream_id: int,
    *,
    client: AuthenticatedClient | Client,
    body: UpdateChannelRequest | Unset = UNSET,
) -> Response[
    BADREQUEST
    | EXPECTATIONMISMATCH
    | CHANNELALREADYEXISTS
    | Envelope
    | INTERNALERROR
    | INVALIDAPIKEY
    | REALMDEACTIVATED
    | UNAUTHORIZED
    | USERDEACTIVATED
    | NONEXISTENTSUBDOMAIN
    | NOTFOUND
    | RATELIMITHIT
    | REQUESTTIMEOUT
    | REQUESTTOOLARGE
    | UNSUPPORTEDMEDIATYPE
]:
    """Change a channel.

     Changes the given properties of a channel, all of them or, if one is refused, none. A permission
    comes as `new` and, to be sure
    that nobody has changed it meanwhile, `old`. What each takes is in
    `server_supported_permission_settings` of `POST /register`.
    A new kind of channel (private, public, web-public) is checked as if the caller created the channel
    so.

    Checks are made in this order: whether anything is given; the channel; the rights of the caller;
    then name, description,
    folder, policy of topics, retention, kind, permissions, default.

    When the organisation has `send_channel_events_messages`, the notification bot announces a new name,
    description or kind, and
    changed permissions, in the channel.

    **Permissions**: administrators and those in `can_administer_channel_group`; who may see the channel
    is changed only by those of them
    who may read it; `is_default_stream` administrators, `message_retention_days` owners,
    `topics_policy` also
    `can_set_topics_policy_group`, and the permissions to delete messages also
    `can_set_delete_message_policy_group`. Guests never.

    **Events**: `stream` with op `update`, one for each property, to those who may see the channel; op
    `create` to those who may
    from now on, and op `delete` to those who no longer may; `default_streams`; `message` for what the
    notification bot writes.

    **Changes**: 389 `folder_id`; 396 moving between channels; 402 resolving topics; 404
    `empty_topic_only`; 407 deleting messages;
    441 creating topics.

    Args:
        stream_id (int): The ID of a user, a channel, a user group or another object that is not a
            message.
        body (UpdateChannelRequest | Unset): Fields that are left out stay unchanged. `Channel`
            says what the permissions mean.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[BADREQUEST | EXPECTATIONMISMATCH | CHANNELALREADYEXISTS | Envelope | INTERNALERROR | INVALIDAPIKEY | REALMDEACTIVATED | UNAUTHORIZED | USERDEACTIVATED | NONEXISTENTSUBDOMAIN | NOTFOUND | RATELIMITHIT | REQUESTTIMEOUT | REQUESTTOOLARGE | UNSUPPORTEDMEDIATYPE]
    """

    kwargs = _get_kwargs(
        stream_id=stream_id,
        body=body,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    stream_id: int,
    *,
    client: AuthenticatedClient | Client,
    body: UpdateChannelRequest | Unset = UNSET,
) -> (
    BADREQUEST
    | EXPECTATIONMISMATCH
    | CHANNELALREADYEXISTS
    | Envelope
    | INTERNALERROR
    | INVALIDAPIKEY
    | REALMDEACTIVATED
    | UNAUTHORIZED
    | USERDEACTIVATED
    | NONEXISTENTSUBDOMAIN
    | NOTFOUND
    | RATELIMITHIT
    | REQUESTTIMEOUT
    | REQUESTTOOLARGE
    | UNSUPPORTEDMEDIATYPE
    | None
):
    """Change a channel.

     Changes the given properties of a channel, all of them or, if one is refused, none. A permission
    comes as `new` and, to be sure
    that nobody has changed it meanwhile, `old`. What each takes is in
    `server_supported_permission_settings` of `POST /register`.
    A new kind of channel (private, public, web-public) is checked as if the caller created the channel
    so.

    Checks are made in this order: whether anything is given; the channel; the rights of the caller;
    then name, description,
    folder, policy of topics, retention, kind, permissions, default.

    When the organisation has `send_channel_events_messages`, the notification bot announces a new name,
    description or kind, and
    changed permissions, in the channel.

    **Permissions**: administrators and those in `can_administer_channel_group`; who may see the channel
    is changed only by those of them
    who may read it; `is_default_stream` administrators, `message_retention_days` owners,
    `topics_policy` also
    `can_set_topics_policy_group`, and the permissions to delete messages also
    `can_set_delete_message_policy_group`. Guests never.

    **Events**: `stream` with op `update`, one for each property, to those who may see the channel; op
    `create` to those who may
    from now on, and op `delete` to those who no longer may; `default_streams`; `message` for what the
    notification bot writes.

    **Changes**: 389 `folder_id`; 396 moving between channels; 402 resolving topics; 404
    `empty_topic_only`; 407 deleting messages;
    441 creating topics.

    Args:
        stream_id (int): The ID of a user, a channel, a user group or another object that is not a
            message.
        body (UpdateChannelRequest | Unset): Fields that are left out stay unchanged. `Channel`
            says what the permissions mean.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        BADREQUEST | EXPECTATIONMISMATCH | CHANNELALREADYEXISTS | Envelope | INTERNALERROR | INVALIDAPIKEY | REALMDEACTIVATED | UNAUTHORIZED | USERDEACTIVATED | NONEXISTENTSUBDOMAIN | NOTFOUND | RATELIMITHIT | REQUESTTIMEOUT | REQUESTTOOLARGE | UNSUPPORTEDMEDIATYPE
    """

    return (
        await asyncio_detailed(
            stream_id=stream_id,
            client=client,
            body=body,
        )
    ).parsed
