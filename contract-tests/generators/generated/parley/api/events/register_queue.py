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
from ...models.register_request import RegisterRequest
from ...models.register_response import RegisterResponse
from ...models.requesttimeout import REQUESTTIMEOUT
from ...models.requesttoolarge import REQUESTTOOLARGE
from ...models.unauthorized import UNAUTHORIZED
from ...models.unsupportedmediatype import UNSUPPORTEDMEDIATYPE
from ...models.userdeactivated import USERDEACTIVATED
from ...types import UNSET, Response, Unset


def _get_kwargs(
    *,
    body: RegisterRequest | Unset = UNSET,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/register",
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
    | INTERNALERROR
    | INVALIDAPIKEY
    | REALMDEACTIVATED
    | UNAUTHORIZED
    | USERDEACTIVATED
    | NONEXISTENTSUBDOMAIN
    | RATELIMITHIT
    | REQUESTTIMEOUT
    | REQUESTTOOLARGE
    | RegisterResponse
    | UNSUPPORTEDMEDIATYPE
    | None
):
    if response.status_code == 200:
        response_200 = RegisterResponse.from_dict(response.json())

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
    | RegisterResponse
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
    body: RegisterRequest | Unset = UNSET,
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
    | RegisterResponse
    | UNSUPPORTEDMEDIATYPE
]:
    """Register an event queue.

     Creates an event queue and returns it with the state that its events keep up to date: apply the
    events of the queue to that
    state and it stays true. The state and the beginning of the queue belong to the same moment.

    A user has at most 100 queues. One more ends the one that was polled longest ago, whose next poll is
    answered with
    BAD_EVENT_QUEUE_ID.

    Each fetch type returns these fields. The name of a field is a fetch type too: it returns the field
    with the others of its line.

    - `alert_words`, `drafts`, `muted_users`, `onboarding_steps`, `reminders`, `saved_snippets`,
    `scheduled_messages`,
      `realm_domains`, `realm_emoji`, `realm_linkifiers`, `realm_playgrounds`,
    `realm_user_settings_defaults`, `user_settings`,
      `user_status`: the field of the same name
    - `starred_messages`, `recent_private_conversations`, `stop_words`, `realm_filters`: the same,
    though these are no event types
    - `channel_folder`: `channel_folders`
    - `custom_profile_fields`: `custom_profile_fields`, `custom_profile_field_types`
    - `default_streams`: `realm_default_streams`
    - `device`: `devices`
    - `message`: `max_message_id`, `unread_msgs`
    - `navigation_view`: `navigation_views`
    - `presence`: `presences`, `presence_last_update_id`, `server_timestamp`
    - `realm`: the settings of the organisation (`realm_name` and so on, permissions included),
    `realm_url`, `realm_uri`,
      `realm_upload_quota_mib`, `realm_empty_topic_display_name`,
    `event_queue_longpoll_timeout_seconds`, and the fields that
      begin with `max_` (except `max_message_id`), `password_` and `server_` (except `server_timestamp`)
    or end with
      `jitsi_server_url`
    - `realm_bot`: `realm_bots`: the bots of the caller, for administrators and owners all bots of the
    organisation, in both
      cases with deactivated ones and without those of the server
    - `realm_user`: `realm_users`, `realm_non_active_users`, `cross_realm_bots`, and of the caller
    `user_id`, `email`,
      `delivery_email`, `full_name`, `avatar_source`, `avatar_url`, `avatar_url_medium`, `is_owner`,
    `is_admin`, `is_moderator`,
      `is_guest`
    - `stream`: `streams`
    - `subscription`: `subscriptions`, `unsubscribed`, `never_subscribed`
    - `user_group`: `realm_user_groups`
    - `user_topic`: `user_topics`

    The permissions of the organisation, each a group-setting value:

    | Field | Who may |
    |---|---|
    | `realm_can_access_all_users_group` | see all users; others see those with whom they share a
    channel or a conversation. |
    | `realm_can_add_custom_emoji_group` | add custom emoji. |
    | `realm_can_add_subscribers_group` | subscribe others to any channel that they see. |
    | `realm_can_create_groups` | create user groups. |
    | `realm_can_create_private_channel_group` | create private channels. |
    | `realm_can_create_public_channel_group` | create public channels. |
    | `realm_can_create_web_public_channel_group` | create web-public channels. |
    | `realm_can_delete_any_message_group` | delete any message that they see, at any time. |
    | `realm_can_delete_own_message_group` | delete their own messages, within the time limit. |
    | `realm_can_invite_users_group` | send invitations by email. |
    | `realm_can_manage_all_groups` | change every user group. |
    | `realm_can_mention_many_users_group` | use wildcard mentions in channels and topics with more than
    15 people. |
    | `realm_can_move_messages_between_channels_group` | move messages to another channel. |
    | `realm_can_move_messages_between_topics_group` | move messages to another topic of the channel. |
    | `realm_can_resolve_topics_group` | resolve topics. **Changes**: feature level 367. |
    | `realm_can_set_delete_message_policy_group` | set, in channels that they administer, who deletes
    messages. |
    | `realm_can_set_topics_policy_group` | set the `topics_policy` of channels that they administer. |
    | `realm_create_multiuse_invite_group` | create invitation links for many people. |
    | `realm_direct_message_initiator_group` | begin a conversation by direct messages. |
    | `realm_direct_message_permission_group` | use direct messages: a conversation needs one of these
    among its participants. |

    A queue that is not read for `idle_queue_timeout_secs` expires. While a queue that gets messages
    exists, its user counts as
    online for notifications.

    **Permissions**: anyone; guests not with `all_public_streams`.

    **Events**: none.

    **Changes**: 288 `presence_history_limit_days`; 412 `include_subscribers` may be `partial`; 481
    `idle_queue_timeout`.

    Args:
        body (RegisterRequest | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[BADREQUEST | INTERNALERROR | INVALIDAPIKEY | REALMDEACTIVATED | UNAUTHORIZED | USERDEACTIVATED | NONEXISTENTSUBDOMAIN | RATELIMITHIT | REQUESTTIMEOUT | REQUESTTOOLARGE | RegisterResponse | UNSUPPORTEDMEDIATYPE]
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
    body: RegisterRequest | Unset = UNSET,
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
    | RegisterResponse
    | UNSUPPORTEDMEDIATYPE
    | None
):
    """Register an event queue.

     Creates an event queue and returns it with the state that its events keep up to date: apply the
    events of the queue to that
    state and it stays true. The state and the beginning of the queue belong to the same moment.

    A user has at most 100 queues. One more ends the one that was polled longest ago, whose next poll is
    answered with
    BAD_EVENT_QUEUE_ID.

    Each fetch type returns these fields. The name of a field is a fetch type too: it returns the field
    with the others of its line.

    - `alert_words`, `drafts`, `muted_users`, `onboarding_steps`, `reminders`, `saved_snippets`,
    `scheduled_messages`,
      `realm_domains`, `realm_emoji`, `realm_linkifiers`, `realm_playgrounds`,
    `realm_user_settings_defaults`, `user_settings`,
      `user_status`: the field of the same name
    - `starred_messages`, `recent_private_conversations`, `stop_words`, `realm_filters`: the same,
    though these are no event types
    - `channel_folder`: `channel_folders`
    - `custom_profile_fields`: `custom_profile_fields`, `custom_profile_field_types`
    - `default_streams`: `realm_default_streams`
    - `device`: `devices`
    - `message`: `max_message_id`, `unread_msgs`
    - `navigation_view`: `navigation_views`
    - `presence`: `presences`, `presence_last_update_id`, `server_timestamp`
    - `realm`: the settings of the organisation (`realm_name` and so on, permissions included),
    `realm_url`, `realm_uri`,
      `realm_upload_quota_mib`, `realm_empty_topic_display_name`,
    `event_queue_longpoll_timeout_seconds`, and the fields that
      begin with `max_` (except `max_message_id`), `password_` and `server_` (except `server_timestamp`)
    or end with
      `jitsi_server_url`
    - `realm_bot`: `realm_bots`: the bots of the caller, for administrators and owners all bots of the
    organisation, in both
      cases with deactivated ones and without those of the server
    - `realm_user`: `realm_users`, `realm_non_active_users`, `cross_realm_bots`, and of the caller
    `user_id`, `email`,
      `delivery_email`, `full_name`, `avatar_source`, `avatar_url`, `avatar_url_medium`, `is_owner`,
    `is_admin`, `is_moderator`,
      `is_guest`
    - `stream`: `streams`
    - `subscription`: `subscriptions`, `unsubscribed`, `never_subscribed`
    - `user_group`: `realm_user_groups`
    - `user_topic`: `user_topics`

    The permissions of the organisation, each a group-setting value:

    | Field | Who may |
    |---|---|
    | `realm_can_access_all_users_group` | see all users; others see those with whom they share a
    channel or a conversation. |
    | `realm_can_add_custom_emoji_group` | add custom emoji. |
    | `realm_can_add_subscribers_group` | subscribe others to any channel that they see. |
    | `realm_can_create_groups` | create user groups. |
    | `realm_can_create_private_channel_group` | create private channels. |
    | `realm_can_create_public_channel_group` | create public channels. |
    | `realm_can_create_web_public_channel_group` | create web-public channels. |
    | `realm_can_delete_any_message_group` | delete any message that they see, at any time. |
    | `realm_can_delete_own_message_group` | delete their own messages, within the time limit. |
    | `realm_can_invite_users_group` | send invitations by email. |
    | `realm_can_manage_all_groups` | change every user group. |
    | `realm_can_mention_many_users_group` | use wildcard mentions in channels and topics with more than
    15 people. |
    | `realm_can_move_messages_between_channels_group` | move messages to another channel. |
    | `realm_can_move_messages_between_topics_group` | move messages to another topic of the channel. |
    | `realm_can_resolve_topics_group` | resolve topics. **Changes**: feature level 367. |
    | `realm_can_set_delete_message_policy_group` | set, in channels that they administer, who deletes
    messages. |
    | `realm_can_set_topics_policy_group` | set the `topics_policy` of channels that they administer. |
    | `realm_create_multiuse_invite_group` | create invitation links for many people. |
    | `realm_direct_message_initiator_group` | begin a conversation by direct messages. |
    | `realm_direct_message_permission_group` | use direct messages: a conversation needs one of these
    among its participants. |

    A queue that is not read for `idle_queue_timeout_secs` expires. While a queue that gets messages
    exists, its user counts as
    online for notifications.

    **Permissions**: anyone; guests not with `all_public_streams`.

    **Events**: none.

    **Changes**: 288 `presence_history_limit_days`; 412 `include_subscribers` may be `partial`; 481
    `idle_queue_timeout`.

    Args:
        body (RegisterRequest | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        BADREQUEST | INTERNALERROR | INVALIDAPIKEY | REALMDEACTIVATED | UNAUTHORIZED | USERDEACTIVATED | NONEXISTENTSUBDOMAIN | RATELIMITHIT | REQUESTTIMEOUT | REQUESTTOOLARGE | RegisterResponse | UNSUPPORTEDMEDIATYPE
    """

    return sync_detailed(
        client=client,
        body=body,
    ).parsed


async def asyncio_detailed(
    *,
    client: AuthenticatedClient | Client,
    body: RegisterRequest | Unset = UNSET,
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
    | RegisterResponse
    | UNSUPPORTEDMEDIATYPE
]:
    """Register an event queue.

     Creates an event queue and returns it with the state that its events keep up to date: apply the
    events of the queue to that
    state and it stays true. The state and the beginning of the queue belong to the same moment.

    A user has at most 100 queues. One more ends the one that was polled longest ago, whose next poll is
    answered with
    BAD_EVENT_QUEUE_ID.

    Each fetch type returns these fields. The name of a field is a fetch type too: it returns the field
    with the others of its line.

    - `alert_words`, `drafts`, `muted_users`, `onboarding_steps`, `reminders`, `saved_snippets`,
    `scheduled_messages`,
      `realm_domains`, `realm_emoji`, `realm_linkifiers`, `realm_playgrounds`,
    `realm_user_settings_defaults`, `user_settings`,
      `user_status`: the field of the same name
    - `starred_messages`, `recent_private_conversations`, `stop_words`, `realm_filters`: the same,
    though these are no event types
    - `channel_folder`: `channel_folders`
    - `custom_profile_fields`: `custom_profile_fields`, `custom_profile_field_types`
    - `default_streams`: `realm_default_streams`
    - `device`: `devices`
    - `message`: `max_message_id`, `unread_msgs`
    - `navigation_view`: `navigation_views`
    - `presence`: `presences`, `presence_last_update_id`, `server_timestamp`
    - `realm`: the settings of the organisation (`realm_name` and so on, permissions included),
    `realm_url`, `realm_uri`,
      `realm_upload_quota_mib`, `realm_empty_topic_display_name`,
    `event_queue_longpoll_timeout_seconds`, and the fields that
      begin with `max_` (except `max_message_id`), `password_` and `server_` (except `server_timestamp`)
    or end with
      `jitsi_server_url`
    - `realm_bot`: `realm_bots`: the bots of the caller, for administrators and owners all bots of the
    organisation, in both
      cases with deactivated ones and without those of the server
    - `realm_user`: `realm_users`, `realm_non_active_users`, `cross_realm_bots`, and of the caller
    `user_id`, `email`,
      `delivery_email`, `full_name`, `avatar_source`, `avatar_url`, `avatar_url_medium`, `is_owner`,
    `is_admin`, `is_moderator`,
      `is_guest`
    - `stream`: `streams`
    - `subscription`: `subscriptions`, `unsubscribed`, `never_subscribed`
    - `user_group`: `realm_user_groups`
    - `user_topic`: `user_topics`

    The permissions of the organisation, each a group-setting value:

    | Field | Who may |
    |---|---|
    | `realm_can_access_all_users_group` | see all users; others see those with whom they share a
    channel or a conversation. |
    | `realm_can_add_custom_emoji_group` | add custom emoji. |
    | `realm_can_add_subscribers_group` | subscribe others to any channel that they see. |
    | `realm_can_create_groups` | create user groups. |
    | `realm_can_create_private_channel_group` | create private channels. |
    | `realm_can_create_public_channel_group` | create public channels. |
    | `realm_can_create_web_public_channel_group` | create web-public channels. |
    | `realm_can_delete_any_message_group` | delete any message that they see, at any time. |
    | `realm_can_delete_own_message_group` | delete their own messages, within the time limit. |
    | `realm_can_invite_users_group` | send invitations by email. |
    | `realm_can_manage_all_groups` | change every user group. |
    | `realm_can_mention_many_users_group` | use wildcard mentions in channels and topics with more than
    15 people. |
    | `realm_can_move_messages_between_channels_group` | move messages to another channel. |
    | `realm_can_move_messages_between_topics_group` | move messages to another topic of the channel. |
    | `realm_can_resolve_topics_group` | resolve topics. **Changes**: feature level 367. |
    | `realm_can_set_delete_message_policy_group` | set, in channels that they administer, who deletes
    messages. |
    | `realm_can_set_topics_policy_group` | set the `topics_policy` of channels that they administer. |
    | `realm_create_multiuse_invite_group` | create invitation links for many people. |
    | `realm_direct_message_initiator_group` | begin a conversation by direct messages. |
    | `realm_direct_message_permission_group` | use direct messages: a conversation needs one of these
    among its participants. |

    A queue that is not read for `idle_queue_timeout_secs` expires. While a queue that gets messages
    exists, its user counts as
    online for notifications.

    **Permissions**: anyone; guests not with `all_public_streams`.

    **Events**: none.

    **Changes**: 288 `presence_history_limit_days`; 412 `include_subscribers` may be `partial`; 481
    `idle_queue_timeout`.

    Args:
        body (RegisterRequest | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[BADREQUEST | INTERNALERROR | INVALIDAPIKEY | REALMDEACTIVATED | UNAUTHORIZED | USERDEACTIVATED | NONEXISTENTSUBDOMAIN | RATELIMITHIT | REQUESTTIMEOUT | REQUESTTOOLARGE | RegisterResponse | UNSUPPORTEDMEDIATYPE]
    """

    kwargs = _get_kwargs(
        body=body,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    *,
    client: AuthenticatedClient | Client,
    body: RegisterRequest | Unset = UNSET,
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
    | RegisterResponse
    | UNSUPPORTEDMEDIATYPE
    | None
):
    """Register an event queue.

     Creates an event queue and returns it with the state that its events keep up to date: apply the
    events of the queue to that
    state and it stays true. The state and the beginning of the queue belong to the same moment.

    A user has at most 100 queues. One more ends the one that was polled longest ago, whose next poll is
    answered with
    BAD_EVENT_QUEUE_ID.

    Each fetch type returns these fields. The name of a field is a fetch type too: it returns the field
    with the others of its line.

    - `alert_words`, `drafts`, `muted_users`, `onboarding_steps`, `reminders`, `saved_snippets`,
    `scheduled_messages`,
      `realm_domains`, `realm_emoji`, `realm_linkifiers`, `realm_playgrounds`,
    `realm_user_settings_defaults`, `user_settings`,
      `user_status`: the field of the same name
    - `starred_messages`, `recent_private_conversations`, `stop_words`, `realm_filters`: the same,
    though these are no event types
    - `channel_folder`: `channel_folders`
    - `custom_profile_fields`: `custom_profile_fields`, `custom_profile_field_types`
    - `default_streams`: `realm_default_streams`
    - `device`: `devices`
    - `message`: `max_message_id`, `unread_msgs`
    - `navigation_view`: `navigation_views`
    - `presence`: `presences`, `presence_last_update_id`, `server_timestamp`
    - `realm`: the settings of the organisation (`realm_name` and so on, permissions included),
    `realm_url`, `realm_uri`,
      `realm_upload_quota_mib`, `realm_empty_topic_display_name`,
    `event_queue_longpoll_timeout_seconds`, and the fields that
      begin with `max_` (except `max_message_id`), `password_` and `server_` (except `server_timestamp`)
    or end with
      `jitsi_server_url`
    - `realm_bot`: `realm_bots`: the bots of the caller, for administrators and owners all bots of the
    organisation, in both
      cases with deactivated ones and without those of the server
    - `realm_user`: `realm_users`, `realm_non_active_users`, `cross_realm_bots`, and of the caller
    `user_id`, `email`,
      `delivery_email`, `full_name`, `avatar_source`, `avatar_url`, `avatar_url_medium`, `is_owner`,
    `is_admin`, `is_moderator`,
      `is_guest`
    - `stream`: `streams`
    - `subscription`: `subscriptions`, `unsubscribed`, `never_subscribed`
    - `user_group`: `realm_user_groups`
    - `user_topic`: `user_topics`

    The permissions of the organisation, each a group-setting value:

    | Field | Who may |
    |---|---|
    | `realm_can_access_all_users_group` | see all users; others see those with whom they share a
    channel or a conversation. |
    | `realm_can_add_custom_emoji_group` | add custom emoji. |
    | `realm_can_add_subscribers_group` | subscribe others to any channel that they see. |
    | `realm_can_create_groups` | create user groups. |
    | `realm_can_create_private_channel_group` | create private channels. |
    | `realm_can_create_public_channel_group` | create public channels. |
    | `realm_can_create_web_public_channel_group` | create web-public channels. |
    | `realm_can_delete_any_message_group` | delete any message that they see, at any time. |
    | `realm_can_delete_own_message_group` | delete their own messages, within the time limit. |
    | `realm_can_invite_users_group` | send invitations by email. |
    | `realm_can_manage_all_groups` | change every user group. |
    | `realm_can_mention_many_users_group` | use wildcard mentions in channels and topics with more than
    15 people. |
    | `realm_can_move_messages_between_channels_group` | move messages to another channel. |
    | `realm_can_move_messages_between_topics_group` | move messages to another topic of the channel. |
    | `realm_can_resolve_topics_group` | resolve topics. **Changes**: feature level 367. |
    | `realm_can_set_delete_message_policy_group` | set, in channels that they administer, who deletes
    messages. |
    | `realm_can_set_topics_policy_group` | set the `topics_policy` of channels that they administer. |
    | `realm_create_multiuse_invite_group` | create invitation links for many people. |
    | `realm_direct_message_initiator_group` | begin a conversation by direct messages. |
    | `realm_direct_message_permission_group` | use direct messages: a conversation needs one of these
    among its participants. |

    A queue that is not read for `idle_queue_timeout_secs` expires. While a queue that gets messages
    exists, its user counts as
    online for notifications.

    **Permissions**: anyone; guests not with `all_public_streams`.

    **Events**: none.

    **Changes**: 288 `presence_history_limit_days`; 412 `include_subscribers` may be `partial`; 481
    `idle_queue_timeout`.

    Args:
        body (RegisterRequest | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        BADREQUEST | INTERNALERROR | INVALIDAPIKEY | REALMDEACTIVATED | UNAUTHORIZED | USERDEACTIVATED | NONEXISTENTSUBDOMAIN | RATELIMITHIT | REQUESTTIMEOUT | REQUESTTOOLARGE | RegisterResponse | UNSUPPORTEDMEDIATYPE
    """

    return (
        await asyncio_detailed(
            client=client,
            body=body,
        )
    ).parsed
