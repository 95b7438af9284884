from http import HTTPStatus
from typing import Any
from urllib.parse import quote

import httpx

from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.badrequest import BADREQUEST
from ...models.expectationmismatch import EXPECTATIONMISMATCH
from ...models.internalerror import INTERNALERROR
from ...models.invalidapikey import INVALIDAPIKEY
from ...models.movemessagestimelimitexceeded import MOVEMESSAGESTIMELIMITEXCEEDED
from ...models.nonexistentsubdomain import NONEXISTENTSUBDOMAIN
from ...models.ratelimithit import RATELIMITHIT
from ...models.realmdeactivated import REALMDEACTIVATED
from ...models.requesttimeout import REQUESTTIMEOUT
from ...models.requesttoolarge import REQUESTTOOLARGE
from ...models.streamwildcardmentionnotallowed import STREAMWILDCARDMENTIONNOTALLOWED
from ...models.topicwildcardmentionnotallowed import TOPICWILDCARDMENTIONNOTALLOWED
from ...models.unauthorized import UNAUTHORIZED
from ...models.unsupportedmediatype import UNSUPPORTEDMEDIATYPE
from ...models.update_message_request import UpdateMessageRequest
from ...models.update_message_response_200 import UpdateMessageResponse200
from ...models.userdeactivated import USERDEACTIVATED
from ...types import UNSET, Response, Unset


def _get_kwargs(
    message_id: int,
    *,
    body: UpdateMessageRequest | Unset = UNSET,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}

    _kwargs: dict[str, Any] = {
        "method": "patch",
        "url": "/messages/{message_id}".format(
            message_id=quote(str(message_id), safe=""),
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
    | MOVEMESSAGESTIMELIMITEXCEEDED
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
    | UNSUPPORTEDMEDIATYPE
    | UpdateMessageResponse200
    | None
):
    if response.status_code == 200:
        response_200 = UpdateMessageResponse200.from_dict(response.json())

        return response_200

    if response.status_code == 400:

        def _parse_response_400(
            data: object,
        ) -> (
            BADREQUEST
            | EXPECTATIONMISMATCH
            | MOVEMESSAGESTIMELIMITEXCEEDED
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
                response_400_type_1 = MOVEMESSAGESTIMELIMITEXCEEDED.from_dict(data)

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
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                response_400_type_3 = TOPICWILDCARDMENTIONNOTALLOWED.from_dict(data)

                return response_400_type_3
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            if not isinstance(data, dict):
                raise TypeError()
            response_400_type_4 = EXPECTATIONMISMATCH.from_dict(data)

            return response_400_type_4

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
    | EXPECTATIONMISMATCH
    | MOVEMESSAGESTIMELIMITEXCEEDED
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
    | UNSUPPORTEDMEDIATYPE
    | UpdateMessageResponse200
]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    message_id: int,
    *,
    client: AuthenticatedClient | Client,
    body: UpdateMessageRequest | Unset = UNSET,
) -> Response[
    BADREQUEST
    | EXPECTATIONMISMATCH
    | MOVEMESSAGESTIMELIMITEXCEEDED
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
    | UNSUPPORTEDMEDIATYPE
    | UpdateMessageResponse200
]:
    """Edit or move a message.

     Changes the content of a message, or moves it, alone or with others of its topic, to another topic,
    another channel or both.
    Content and topic may change together; content and channel may not. A topic equal to the present one
    counts as not given;
    content equal to the stored one is accepted and changes nothing.

    `change_later` moves the message and those of its topic with higher IDs. Topics compare without
    regard to case. In a private
    channel with protected history only messages that the caller can see are counted and moved; the
    others stay, without an
    error. When the whole topic moves, users' visibility policies of it move too.

    Giving a topic `N` the name `✔ N` with `change_all` resolves it, and taking the mark off unresolves
    it. The rest of the name
    must stay as it is. This needs only the right to resolve, and no time limit applies. The
    notification bot says so in the
    topic; if that is undone within a minute and nothing was written since, its notice is deleted. With
    another mode than
    `change_all` it is a move like others, unless it reaches the whole topic.

    Users whom the new content mentions and the old did not are treated as by sending: they follow the
    topic if they want that,
    their push devices are notified unless they have read the message, and a bot receives the message
    without a subscription. The
    notifications of users who are no longer mentioned are withdrawn.

    Checks are made in this order: the message; the right to edit the content and its time limit; the
    right to post there; whether
    anything changes; which parameters go together; `prev_content_sha256`; whether the channel is
    archived; mentions; rights to
    move and to resolve; the destination channel; its `topics_policy`; time limits of moves; the right
    to create a topic.

    **Permissions**: the caller may see the message, and its channel is not archived. The content is
    changed by the sender only,
    within `message_content_edit_limit_seconds` (and 20 seconds), where `allow_message_editing` is on.
    Another content and another
    topic need the right to post where the message is. Moves need
    `can_move_messages_between_topics_group` or
    `can_move_messages_between_channels_group` (or the channel's own groups), the right to post in the
    destination channel and,
    for a topic that is new there, resolved or not, `can_create_topic_group`, but not to rename all of a
    topic within its channel;
    resolving needs `can_resolve_topics_group`. Administrators and moderators are exempt from
    `move_messages_within_stream_limit_seconds` and `move_messages_between_streams_limit_seconds`.

    **Events**: `update_message` to everybody who has one of the messages, and to all subscribers where
    the channel's history is
    shared; `message` with the notices of the notification bot, and to bots that receive the message;
    `delete_message` to those
    who may not see the messages any more, and for a notice that is deleted; `user_topic` to those whose
    visibility policies
    change; `attachment` to the owner of a file that the content begins or ceases to refer to; `stream`
    to those who may know of a
    channel whose first message has changed.

    **Changes**: 1 `stream_id`; 9 the notification parameters; 172 MOVE_MESSAGES_TIME_LIMIT_EXCEEDED;
    229 error codes of wildcard
    mentions; 334 the empty topic; 367 `can_resolve_topics_group`; 370 `(no topic)` is read as the empty
    topic;
    379 `prev_content_sha256`.

    Args:
        message_id (int): The ID of a message.
        body (UpdateMessageRequest | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[BADREQUEST | EXPECTATIONMISMATCH | MOVEMESSAGESTIMELIMITEXCEEDED | STREAMWILDCARDMENTIONNOTALLOWED | TOPICWILDCARDMENTIONNOTALLOWED | INTERNALERROR | INVALIDAPIKEY | REALMDEACTIVATED | UNAUTHORIZED | USERDEACTIVATED | NONEXISTENTSUBDOMAIN | RATELIMITHIT | REQUESTTIMEOUT | REQUESTTOOLARGE | UNSUPPORTEDMEDIATYPE | UpdateMessageResponse200]
    """

    kwargs = _get_kwargs(
        message_id=message_id,
        body=body,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    message_id: int,
    *,
    client: AuthenticatedClient | Client,
    body: UpdateMessageRequest | Unset = UNSET,
) -> (
    BADREQUEST
    | EXPECTATIONMISMATCH
    | MOVEMESSAGESTIMELIMITEXCEEDED
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
    | UNSUPPORTEDMEDIATYPE
    | UpdateMessageResponse200
    | None
):
    """Edit or move a message.

     Changes the content of a message, or moves it, alone or with others of its topic, to another topic,
    another channel or both.
    Content and topic may change together; content and channel may not. A topic equal to the present one
    counts as not given;
    content equal to the stored one is accepted and changes nothing.

    `change_later` moves the message and those of its topic with higher IDs. Topics compare without
    regard to case. In a private
    channel with protected history only messages that the caller can see are counted and moved; the
    others stay, without an
    error. When the whole topic moves, users' visibility policies of it move too.

    Giving a topic `N` the name `✔ N` with `change_all` resolves it, and taking the mark off unresolves
    it. The rest of the name
    must stay as it is. This needs only the right to resolve, and no time limit applies. The
    notification bot says so in the
    topic; if that is undone within a minute and nothing was written since, its notice is deleted. With
    another mode than
    `change_all` it is a move like others, unless it reaches the whole topic.

    Users whom the new content mentions and the old did not are treated as by sending: they follow the
    topic if they want that,
    their push devices are notified unless they have read the message, and a bot receives the message
    without a subscription. The
    notifications of users who are no longer mentioned are withdrawn.

    Checks are made in this order: the message; the right to edit the content and its time limit; the
    right to post there; whether
    anything changes; which parameters go together; `prev_content_sha256`; whether the channel is
    archived; mentions; rights to
    move and to resolve; the destination channel; its `topics_policy`; time limits of moves; the right
    to create a topic.

    **Permissions**: the caller may see the message, and its channel is not archived. The content is
    changed by the sender only,
    within `message_content_edit_limit_seconds` (and 20 seconds), where `allow_message_editing` is on.
    Another content and another
    topic need the right to post where the message is. Moves need
    `can_move_messages_between_topics_group` or
    `can_move_messages_between_channels_group` (or the channel's own groups), the right to post in the
    destination channel and,
    for a topic that is new there, resolved or not, `can_create_topic_group`, but not to rename all of a
    topic within its channel;
    resolving needs `can_resolve_topics_group`. Administrators and moderators are exempt from
    `move_messages_within_stream_limit_seconds` and `move_messages_between_streams_limit_seconds`.

    **Events**: `update_message` to everybody who has one of the messages, and to all subscribers where
    the channel's history is
    shared; `message` with the notices of the notification bot, and to bots that receive the message;
    `delete_message` to those
    who may not see the messages any more, and for a notice that is deleted; `user_topic` to those whose
    visibility policies
    change; `attachment` to the owner of a file that the content begins or ceases to refer to; `stream`
    to those who may know of a
    channel whose first message has changed.

    **Changes**: 1 `stream_id`; 9 the notification parameters; 172 MOVE_MESSAGES_TIME_LIMIT_EXCEEDED;
    229 error codes of wildcard
    mentions; 334 the empty topic; 367 `can_resolve_topics_group`; 370 `(no topic)` is read as the empty
    topic;
    379 `prev_content_sha256`.

    Args:
        message_id (int): The ID of a message.
        body (UpdateMessageRequest | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        BADREQUEST | EXPECTATIONMISMATCH | MOVEMESSAGESTIMELIMITEXCEEDED | STREAMWILDCARDMENTIONNOTALLOWED | TOPICWILDCARDMENTIONNOTALLOWED | INTERNALERROR | INVALIDAPIKEY | REALMDEACTIVATED | UNAUTHORIZED | USERDEACTIVATED | NONEXISTENTSUBDOMAIN | RATELIMITHIT | REQUESTTIMEOUT | REQUESTTOOLARGE | UNSUPPORTEDMEDIATYPE | UpdateMessageResponse200
    """

    return sync_detailed(
        message_id=message_id,
        client=client,
        body=body,
    ).parsed


async def asyncio_detailed(
    message_id: int,
    *,
    client: AuthenticatedClient | Client,
    body: UpdateMessageRequest | Unset = UNSET,
) -> Response[
    BADREQUEST
    | EXPECTATIONMISMATCH
    | MOVEMESSAGESTIMELIMITEXCEEDED
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
    | UNSUPPORTEDMEDIATYPE
    | UpdateMessageResponse200
]:
    """Edit or move a message.

     Changes the content of a message, or moves it, alone or with others of its topic, to another topic,
    another channel or both.
    Content and topic may change together; content and channel may not. A topic equal to the present one
    counts as not given;
    content equal to the stored one is accepted and changes nothing.

    `change_later` moves the message and those of its topic with higher IDs. Topics compare without
    regard to case. In a private
    channel with protected history only messages that the caller can see are counted and moved; the
    others stay, without an
    error. When the whole topic moves, users' visibility policies of it move too.

    Giving a topic `N` the name `✔ N` with `change_all` resolves it, and taking the mark off unresolves
    it. The rest of the name
    must stay as it is. This needs only the right to resolve, and no time limit applies. The
    notification bot says so in the
    topic; if that is undone within a minute and nothing was written since, its notice is deleted. With
    another mode than
    `change_all` it is a move like others, unless it reaches the whole topic.

    Users whom the new content mentions and the old did not are treated as by sending: they follow the
    topic if they want that,
    their push devices are notified unless they have read the message, and a bot receives the message
    without a subscription. The
    notifications of users who are no longer mentioned are withdrawn.

    Checks are made in this order: the message; the right to edit the content and its time limit; the
    right to post there; whether
    anything changes; which parameters go together; `prev_content_sha256`; whether the channel is
    archived; mentions; rights to
    move and to resolve; the destination channel; its `topics_policy`; time limits of moves; the right
    to create a topic.

    **Permissions**: the caller may see the message, and its channel is not archived. The content is
    changed by the sender only,
    within `message_content_edit_limit_seconds` (and 20 seconds), where `allow_message_editing` is on.
    Another content and another
    topic need the right to post where the message is. Moves need
    `can_move_messages_between_topics_group` or
    `can_move_messages_between_channels_group` (or the channel's own groups), the right to post in the
    destination channel and,
    for a topic that is new there, resolved or not, `can_create_topic_group`, but not to rename all of a
    topic within its channel;
    resolving needs `can_resolve_topics_group`. Administrators and moderators are exempt from
    `move_messages_within_stream_limit_seconds` and `move_messages_between_streams_limit_seconds`.

    **Events**: `update_message` to everybody who has one of the messages, and to all subscribers where
    the channel's history is
    shared; `message` with the notices of the notification bot, and to bots that receive the message;
    `delete_message` to those
    who may not see the messages any more, and for a notice that is deleted; `user_topic` to those whose
    visibility policies
    change; `attachment` to the owner of a file that the content begins or ceases to refer to; `stream`
    to those who may know of a
    channel whose first message has changed.

    **Changes**: 1 `stream_id`; 9 the notification parameters; 172 MOVE_MESSAGES_TIME_LIMIT_EXCEEDED;
    229 error codes of wildcard
    mentions; 334 the empty topic; 367 `can_resolve_topics_group`; 370 `(no topic)` is read as the empty
    topic;
    379 `prev_content_sha256`.

    Args:
        message_id (int): The ID of a message.
        body (UpdateMessageRequest | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[BADREQUEST | EXPECTATIONMISMATCH | MOVEMESSAGESTIMELIMITEXCEEDED | STREAMWILDCARDMENTIONNOTALLOWED | TOPICWILDCARDMENTIONNOTALLOWED | INTERNALERROR | INVALIDAPIKEY | REALMDEACTIVATED | UNAUTHORIZED | USERDEACTIVATED | NONEXISTENTSUBDOMAIN | RATELIMITHIT | REQUESTTIMEOUT | REQUESTTOOLARGE | UNSUPPORTEDMEDIATYPE | UpdateMessageResponse200]
    """

    kwargs = _get_kwargs(
        message_id=message_id,
        body=body,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    message_id: int,
    *,
    client: AuthenticatedClient | Client,
    body: UpdateMessageRequest | Unset = UNSET,
) -> (
    BADREQUEST
    | EXPECTATIONMISMATCH
    | MOVEMESSAGESTIMELIMITEXCEEDED
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
    | UNSUPPORTEDMEDIATYPE
    | UpdateMessageResponse200
    | None
):
    """Edit or move a message.

     Changes the content of a message, or moves it, alone or with others of its topic, to another topic,
    another channel or both.
    Content and topic may change together; content and channel may not. A topic equal to the present one
    counts as not given;
    content equal to the stored one is accepted and changes nothing.

    `change_later` moves the message and those of its topic with higher IDs. Topics compare without
    regard to case. In a private
    channel with protected history only messages that the caller can see are counted and moved; the
    others stay, without an
    error. When the whole topic moves, users' visibility policies of it move too.

    Giving a topic `N` the name `✔ N` with `change_all` resolves it, and taking the mark off unresolves
    it. The rest of the name
    must stay as it is. This needs only the right to resolve, and no time limit applies. The
    notification bot says so in the
    topic; if that is undone within a minute and nothing was written since, its notice is deleted. With
    another mode than
    `change_all` it is a move like others, unless it reaches the whole topic.

    Users whom the new content mentions and the old did not are treated as by sending: they follow the
    topic if they want that,
    their push devices are notified unless they have read the message, and a bot receives the message
    without a subscription. The
    notifications of users who are no longer mentioned are withdrawn.

    Checks are made in this order: the message; the right to edit the content and its time limit; the
    right to post there; whether
    anything changes; which parameters go together; `prev_content_sha256`; whether the channel is
    archived; mentions; rights to
    move and to resolve; the destination channel; its `topics_policy`; time limits of moves; the right
    to create a topic.

    **Permissions**: the caller may see the message, and its channel is not archived. The content is
    changed by the sender only,
    within `message_content_edit_limit_seconds` (and 20 seconds), where `allow_message_editing` is on.
    Another content and another
    topic need the right to post where the message is. Moves need
    `can_move_messages_between_topics_group` or
    `can_move_messages_between_channels_group` (or the channel's own groups), the right to post in the
    destination channel and,
    for a topic that is new there, resolved or not, `can_create_topic_group`, but not to rename all of a
    topic within its channel;
    resolving needs `can_resolve_topics_group`. Administrators and moderators are exempt from
    `move_messages_within_stream_limit_seconds` and `move_messages_between_streams_limit_seconds`.

    **Events**: `update_message` to everybody who has one of the messages, and to all subscribers where
    the channel's history is
    shared; `message` with the notices of the notification bot, and to bots that receive the message;
    `delete_message` to those
    who may not see the messages any more, and for a notice that is deleted; `user_topic` to those whose
    visibility policies
    change; `attachment` to the owner of a file that the content begins or ceases to refer to; `stream`
    to those who may know of a
    channel whose first message has changed.

    **Changes**: 1 `stream_id`; 9 the notification parameters; 172 MOVE_MESSAGES_TIME_LIMIT_EXCEEDED;
    229 error codes of wildcard
    mentions; 334 the empty topic; 367 `can_resolve_topics_group`; 370 `(no topic)` is read as the empty
    topic;
    379 `prev_content_sha256`.

    Args:
        message_id (int): The ID of a message.
        body (UpdateMessageRequest | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        BADREQUEST | EXPECTATIONMISMATCH | MOVEMESSAGESTIMELIMITEXCEEDED | STREAMWILDCARDMENTIONNOTALLOWED | TOPICWILDCARDMENTIONNOTALLOWED | INTERNALERROR | INVALIDAPIKEY | REALMDEACTIVATED | UNAUTHORIZED | USERDEACTIVATED | NONEXISTENTSUBDOMAIN | RATELIMITHIT | REQUESTTIMEOUT | REQUESTTOOLARGE | UNSUPPORTEDMEDIATYPE | UpdateMessageResponse200
    """

    return (
        await asyncio_detailed(
            message_id=message_id,
            client=client,
            body=body,
        )
    ).parsed
