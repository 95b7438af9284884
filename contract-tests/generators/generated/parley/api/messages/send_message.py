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
from ...models.send_message_request import SendMessageRequest
from ...models.send_message_response import SendMessageResponse
from ...models.serverbusy import SERVERBUSY
from ...models.streamdoesnotexist import STREAMDOESNOTEXIST
from ...models.streamwildcardmentionnotallowed import STREAMWILDCARDMENTIONNOTALLOWED
from ...models.topicwildcardmentionnotallowed import TOPICWILDCARDMENTIONNOTALLOWED
from ...models.unauthorized import UNAUTHORIZED
from ...models.unsupportedmediatype import UNSUPPORTEDMEDIATYPE
from ...models.userdeactivated import USERDEACTIVATED
from ...types import Response


def _get_kwargs(
    *,
    body: SendMessageRequest,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/messages",
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> (
    BADREQUEST
    | STREAMDOESNOTEXIST
    | STREAMWILDCARDMENTIONNOTALLOWED
    | TOPICWILDCARDMENTIONNOTALLOWED
    | INTERNALERROR
    | INVALIDAPIKEY
    | REALMDEACTIVATED
    | UNAUTHORIZED
    | USERDEACTIVATED
    | NONEXISTENTSUBDOMAIN
    | RATELIMITHIT
    | REQUESTTIMEOUT
    | REQUESTTOOLARGE
    | SERVERBUSY
    | SendMessageResponse
    | UNSUPPORTEDMEDIATYPE
    | None
):
    if response.status_code == 200:
        response_200 = SendMessageResponse.from_dict(response.json())

        return response_200

    if response.status_code == 400:

        def _parse_response_400(
            data: object,
        ) -> (
            BADREQUEST
            | STREAMDOESNOTEXIST
            | STREAMWILDCARDMENTIONNOTALLOWED
            | TOPICWILDCARDMENTIONNOTALLOWED
        ):
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                response_400_type_0 = BADREQUEST.from_dict(data)

                return response_400_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                response_400_type_1 = STREAMDOESNOTEXIST.from_dict(data)

                return response_400_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                response_400_type_2 = STREAMWILDCARDMENTIONNOTALLOWED.from_dict(data)

                return response_400_type_2
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            if not isinstance(data, dict):
                raise TypeError()
            response_400_type_3 = TOPICWILDCARDMENTIONNOTALLOWED.from_dict(data)

            return response_400_type_3

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

    if response.status_code == 503:
        response_503 = SERVERBUSY.from_dict(response.json())

        return response_503

    if client.raise_on_unexpected_status:
        raise errors.UnexpectedStatus(response.status_code, response.content)
    else:
        return None


def _build_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> Response[
    BADREQUEST
    | STREAMDOESNOTEXIST
    | STREAMWILDCARDMENTIONNOTALLOWED
    | TOPICWILDCARDMENTIONNOTALLOWED
    | INTERNALERROR
    | INVALIDAPIKEY
    | REALMDEACTIVATED
    | UNAUTHORIZED
    | USERDEACTIVATED
    | NONEXISTENTSUBDOMAIN
    | RATELIMITHIT
    | REQUESTTIMEOUT
    | REQUESTTOOLARGE
    | SERVERBUSY
    | SendMessageResponse
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
    body: SendMessageRequest,
) -> Response[
    BADREQUEST
    | STREAMDOESNOTEXIST
    | STREAMWILDCARDMENTIONNOTALLOWED
    | TOPICWILDCARDMENTIONNOTALLOWED
    | INTERNALERROR
    | INVALIDAPIKEY
    | REALMDEACTIVATED
    | UNAUTHORIZED
    | USERDEACTIVATED
    | NONEXISTENTSUBDOMAIN
    | RATELIMITHIT
    | REQUESTTIMEOUT
    | REQUESTTOOLARGE
    | SERVERBUSY
    | SendMessageResponse
    | UNSUPPORTEDMEDIATYPE
]:
    """Send a message.

     Sends a message to a topic of a channel, or directly to users. The request is idempotent: for seven
    days the same caller,
    `queue_id` and `local_id` give the ID of the first message, however often it is sent, whatever has
    changed since.

    Messages that are sent at once are written together. IDs ascend in the order in which messages
    appear: a client that reads on
    after the newest ID that it has misses none. If more messages wait than the server takes,
    SERVER_BUSY answers before anything is
    written; the same request may be sent again.

    Mentions flag the message for those of its receivers who are mentioned; a bot that may read the
    channel receives a message
    that mentions it without a subscription. Mentions in quotes and code, and silent ones, do nothing.
    POST /messages/render says
    how texts are written.

    Checks are made in this order: the text; the recipients; for a channel the right to post, whether it
    is archived, whether the
    caller may read it, the right to create a topic and the channel's `topics_policy`; mentions of
    wildcards, then of groups.

    Receivers with push devices who are mentioned, or to whom a direct message goes, are notified there
    unless one of their
    clients has polled its event queue in the last minute and a half. The notification is withdrawn when
    they read the message
    elsewhere, and when it is deleted or they cannot see it any more.

    **Permissions**: the caller may read the channel and post in it (`can_send_message_group`, and for a
    new topic
    `can_create_topic_group`); a bot also where its owner is subscribed and may. For a direct message
    one of the participants has
    `direct_message_permission_group`, and for the first one of a conversation the caller has
    `direct_message_initiator_group`; a
    person alone, and one with bots, may always talk, no matter who writes first. Mentioning a group
    needs its
    `can_mention_group`; a wildcard that mentions more than 15 users needs
    `can_mention_many_users_group`.

    **Events**: before it `user_topic` to the sender when sending changes the visibility policy of the
    topic, and to users who are
    mentioned and thereby begin to follow it; `message` to everybody who receives it, with
    `local_message_id` in the sender's
    queue `queue_id`, also when the sender is not subscribed, for whom it is read then; `attachment` to
    the owner of each file
    that it refers to; `stream` when it is the first message of the channel, or the first for a long
    time; `realm_user` to guests
    who may not access everybody, when a direct conversation shows them somebody.

    **Changes**: 174 `direct` replaces `private`; 229 error codes of wildcard mentions; 236
    `read_by_sender`;
    248 `channel` as a type; 334 the empty topic; 370 `(no topic)` is read as the empty topic.

    Args:
        body (SendMessageRequest):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[BADREQUEST | STREAMDOESNOTEXIST | STREAMWILDCARDMENTIONNOTALLOWED | TOPICWILDCARDMENTIONNOTALLOWED | INTERNALERROR | INVALIDAPIKEY | REALMDEACTIVATED | UNAUTHORIZED | USERDEACTIVATED | NONEXISTENTSUBDOMAIN | RATELIMITHIT | REQUESTTIMEOUT | REQUESTTOOLARGE | SERVERBUSY | SendMessageResponse | UNSUPPORTEDMEDIATYPE]
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
    body: SendMessageRequest,
) -> (
    BADREQUEST
    | STREAMDOESNOTEXIST
    | STREAMWILDCARDMENTIONNOTALLOWED
    | TOPICWILDCARDMENTIONNOTALLOWED
    | INTERNALERROR
    | INVALIDAPIKEY
    | REALMDEACTIVATED
    | UNAUTHORIZED
    | USERDEACTIVATED
    | NONEXISTENTSUBDOMAIN
    | RATELIMITHIT
    | REQUESTTIMEOUT
    | REQUESTTOOLARGE
    | SERVERBUSY
    | SendMessageResponse
    | UNSUPPORTEDMEDIATYPE
    | None
):
    """Send a message.

     Sends a message to a topic of a channel, or directly to users. The request is idempotent: for seven
    days the same caller,
    `queue_id` and `local_id` give the ID of the first message, however often it is sent, whatever has
    changed since.

    Messages that are sent at once are written together. IDs ascend in the order in which messages
    appear: a client that reads on
    after the newest ID that it has misses none. If more messages wait than the server takes,
    SERVER_BUSY answers before anything is
    written; the same request may be sent again.

    Mentions flag the message for those of its receivers who are mentioned; a bot that may read the
    channel receives a message
    that mentions it without a subscription. Mentions in quotes and code, and silent ones, do nothing.
    POST /messages/render says
    how texts are written.

    Checks are made in this order: the text; the recipients; for a channel the right to post, whether it
    is archived, whether the
    caller may read it, the right to create a topic and the channel's `topics_policy`; mentions of
    wildcards, then of groups.

    Receivers with push devices who are mentioned, or to whom a direct message goes, are notified there
    unless one of their
    clients has polled its event queue in the last minute and a half. The notification is withdrawn when
    they read the message
    elsewhere, and when it is deleted or they cannot see it any more.

    **Permissions**: the caller may read the channel and post in it (`can_send_message_group`, and for a
    new topic
    `can_create_topic_group`); a bot also where its owner is subscribed and may. For a direct message
    one of the participants has
    `direct_message_permission_group`, and for the first one of a conversation the caller has
    `direct_message_initiator_group`; a
    person alone, and one with bots, may always talk, no matter who writes first. Mentioning a group
    needs its
    `can_mention_group`; a wildcard that mentions more than 15 users needs
    `can_mention_many_users_group`.

    **Events**: before it `user_topic` to the sender when sending changes the visibility policy of the
    topic, and to users who are
    mentioned and thereby begin to follow it; `message` to everybody who receives it, with
    `local_message_id` in the sender's
    queue `queue_id`, also when the sender is not subscribed, for whom it is read then; `attachment` to
    the owner of each file
    that it refers to; `stream` when it is the first message of the channel, or the first for a long
    time; `realm_user` to guests
    who may not access everybody, when a direct conversation shows them somebody.

    **Changes**: 174 `direct` replaces `private`; 229 error codes of wildcard mentions; 236
    `read_by_sender`;
    248 `channel` as a type; 334 the empty topic; 370 `(no topic)` is read as the empty topic.

    Args:
        body (SendMessageRequest):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        BADREQUEST | STREAMDOESNOTEXIST | STREAMWILDCARDMENTIONNOTALLOWED | TOPICWILDCARDMENTIONNOTALLOWED | INTERNALERROR | INVALIDAPIKEY | REALMDEACTIVATED | UNAUTHORIZED | USERDEACTIVATED | NONEXISTENTSUBDOMAIN | RATELIMITHIT | REQUESTTIMEOUT | REQUESTTOOLARGE | SERVERBUSY | SendMessageResponse | UNSUPPORTEDMEDIATYPE
    """

    return sync_detailed(
        client=client,
        body=body,
    ).parsed


async def asyncio_detailed(
    *,
    client: AuthenticatedClient | Client,
    body: SendMessageRequest,
) -> Response[
    BADREQUEST
    | STREAMDOESNOTEXIST
    | STREAMWILDCARDMENTIONNOTALLOWED
    | TOPICWILDCARDMENTIONNOTALLOWED
    | INTERNALERROR
    | INVALIDAPIKEY
    | REALMDEACTIVATED
    | UNAUTHORIZED
    | USERDEACTIVATED
    | NONEXISTENTSUBDOMAIN
    | RATELIMITHIT
    | REQUESTTIMEOUT
    | REQUESTTOOLARGE
    | SERVERBUSY
    | SendMessageResponse
    | UNSUPPORTEDMEDIATYPE
]:
    """Send a message.

     Sends a message to a topic of a channel, or directly to users. The request is idempotent: for seven
    days the same caller,
    `queue_id` and `local_id` give the ID of the first message, however often it is sent, whatever has
    changed since.

    Messages that are sent at once are written together. IDs ascend in the order in which messages
    appear: a client that reads on
    after the newest ID that it has misses none. If more messages wait than the server takes,
    SERVER_BUSY answers before anything is
    written; the same request may be sent again.

    Mentions flag the message for those of its receivers who are mentioned; a bot that may read the
    channel receives a message
    that mentions it without a subscription. Mentions in quotes and code, and silent ones, do nothing.
    POST /messages/render says
    how texts are written.

    Checks are made in this order: the text; the recipients; for a channel the right to post, whether it
    is archived, whether the
    caller may read it, the right to create a topic and the channel's `topics_policy`; mentions of
    wildcards, then of groups.

    Receivers with push devices who are mentioned, or to whom a direct message goes, are notified there
    unless one of their
    clients has polled its event queue in the last minute and a half. The notification is withdrawn when
    they read the message
    elsewhere, and when it is deleted or they cannot see it any more.

    **Permissions**: the caller may read the channel and post in it (`can_send_message_group`, and for a
    new topic
    `can_create_topic_group`); a bot also where its owner is subscribed and may. For a direct message
    one of the participants has
    `direct_message_permission_group`, and for the first one of a conversation the caller has
    `direct_message_initiator_group`; a
    person alone, and one with bots, may always talk, no matter who writes first. Mentioning a group
    needs its
    `can_mention_group`; a wildcard that mentions more than 15 users needs
    `can_mention_many_users_group`.

    **Events**: before it `user_topic` to the sender when sending changes the visibility policy of the
    topic, and to users who are
    mentioned and thereby begin to follow it; `message` to everybody who receives it, with
    `local_message_id` in the sender's
    queue `queue_id`, also when the sender is not subscribed, for whom it is read then; `attachment` to
    the owner of each file
    that it refers to; `stream` when it is the first message of the channel, or the first for a long
    time; `realm_user` to guests
    who may not access everybody, when a direct conversation shows them somebody.

    **Changes**: 174 `direct` replaces `private`; 229 error codes of wildcard mentions; 236
    `read_by_sender`;
    248 `channel` as a type; 334 the empty topic; 370 `(no topic)` is read as the empty topic.

    Args:
        body (SendMessageRequest):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[BADREQUEST | STREAMDOESNOTEXIST | STREAMWILDCARDMENTIONNOTALLOWED | TOPICWILDCARDMENTIONNOTALLOWED | INTERNALERROR | INVALIDAPIKEY | REALMDEACTIVATED | UNAUTHORIZED | USERDEACTIVATED | NONEXISTENTSUBDOMAIN | RATELIMITHIT | REQUESTTIMEOUT | REQUESTTOOLARGE | SERVERBUSY | SendMessageResponse | UNSUPPORTEDMEDIATYPE]
    """

    kwargs = _get_kwargs(
        body=body,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    *,
    client: AuthenticatedClient | Client,
    body: SendMessageRequest,
) -> (
    BADREQUEST
    | STREAMDOESNOTEXIST
    | STREAMWILDCARDMENTIONNOTALLOWED
    | TOPICWILDCARDMENTIONNOTALLOWED
    | INTERNALERROR
    | INVALIDAPIKEY
    | REALMDEACTIVATED
    | UNAUTHORIZED
    | USERDEACTIVATED
    | NONEXISTENTSUBDOMAIN
    | RATELIMITHIT
    | REQUESTTIMEOUT
    | REQUESTTOOLARGE
    | SERVERBUSY
    | SendMessageResponse
    | UNSUPPORTEDMEDIATYPE
    | None
):
    """Send a message.

     Sends a message to a topic of a channel, or directly to users. The request is idempotent: for seven
    days the same caller,
    `queue_id` and `local_id` give the ID of the first message, however often it is sent, whatever has
    changed since.

    Messages that are sent at once are written together. IDs ascend in the order in which messages
    appear: a client that reads on
    after the newest ID that it has misses none. If more messages wait than the server takes,
    SERVER_BUSY answers before anything is
    written; the same request may be sent again.

    Mentions flag the message for those of its receivers who are mentioned; a bot that may read the
    channel receives a message
    that mentions it without a subscription. Mentions in quotes and code, and silent ones, do nothing.
    POST /messages/render says
    how texts are written.

    Checks are made in this order: the text; the recipients; for a channel the right to post, whether it
    is archived, whether the
    caller may read it, the right to create a topic and the channel's `topics_policy`; mentions of
    wildcards, then of groups.

    Receivers with push devices who are mentioned, or to whom a direct message goes, are notified there
    unless one of their
    clients has polled its event queue in the last minute and a half. The notification is withdrawn when
    they read the message
    elsewhere, and when it is deleted or they cannot see it any more.

    **Permissions**: the caller may read the channel and post in it (`can_send_message_group`, and for a
    new topic
    `can_create_topic_group`); a bot also where its owner is subscribed and may. For a direct message
    one of the participants has
    `direct_message_permission_group`, and for the first one of a conversation the caller has
    `direct_message_initiator_group`; a
    person alone, and one with bots, may always talk, no matter who writes first. Mentioning a group
    needs its
    `can_mention_group`; a wildcard that mentions more than 15 users needs
    `can_mention_many_users_group`.

    **Events**: before it `user_topic` to the sender when sending changes the visibility policy of the
    topic, and to users who are
    mentioned and thereby begin to follow it; `message` to everybody who receives it, with
    `local_message_id` in the sender's
    queue `queue_id`, also when the sender is not subscribed, for whom it is read then; `attachment` to
    the owner of each file
    that it refers to; `stream` when it is the first message of the channel, or the first for a long
    time; `realm_user` to guests
    who may not access everybody, when a direct conversation shows them somebody.

    **Changes**: 174 `direct` replaces `private`; 229 error codes of wildcard mentions; 236
    `read_by_sender`;
    248 `channel` as a type; 334 the empty topic; 370 `(no topic)` is read as the empty topic.

    Args:
        body (SendMessageRequest):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        BADREQUEST | STREAMDOESNOTEXIST | STREAMWILDCARDMENTIONNOTALLOWED | TOPICWILDCARDMENTIONNOTALLOWED | INTERNALERROR | INVALIDAPIKEY | REALMDEACTIVATED | UNAUTHORIZED | USERDEACTIVATED | NONEXISTENTSUBDOMAIN | RATELIMITHIT | REQUESTTIMEOUT | REQUESTTOOLARGE | SERVERBUSY | SendMessageResponse | UNSUPPORTEDMEDIATYPE
    """

    return (
        await asyncio_detailed(
            client=client,
            body=body,
        )
    ).parsed
