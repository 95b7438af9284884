from http import HTTPStatus
from typing import Any

import httpx

from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.badrequest import BADREQUEST
from ...models.channelalreadyexists import CHANNELALREADYEXISTS
from ...models.create_channel_request import CreateChannelRequest
from ...models.create_channel_response_200 import CreateChannelResponse200
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
    body: CreateChannelRequest,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/channels/create",
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> (
    BADREQUEST
    | CHANNELALREADYEXISTS
    | CreateChannelResponse200
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
        response_200 = CreateChannelResponse200.from_dict(response.json())

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
    | CHANNELALREADYEXISTS
    | CreateChannelResponse200
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
    body: CreateChannelRequest,
) -> Response[
    BADREQUEST
    | CHANNELALREADYEXISTS
    | CreateChannelResponse200
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
    """Create a channel.

     Creates a channel and subscribes users to it. The creator may subscribe anybody to the new channel,
    and is subscribed only
    when `subscribers` names them.

    The request is checked in this order, and the first fault is answered: types; the name, and whether
    it is taken; `folder_id`;
    `message_retention_days`; `topics_policy`; the permission to create the channel;
    `is_default_stream`; `is_web_public`;
    the group-setting values; `subscribers`. Names are unique in the organisation without regard to
    case, those of channels
    that the caller may not see included.

    **Permissions**: `can_create_public_channel_group` for a public channel,
    `can_create_private_channel_group` for a private
    one, and `can_create_web_public_channel_group` for a web-public one; `is_default_stream`
    administrators,
    `message_retention_days` owners, `topics_policy` `can_set_topics_policy_group`;
    `can_delete_any_message_group` and
    `can_delete_own_message_group` `can_set_delete_message_policy_group`, where they are not their
    defaults. Guests may not create channels.

    **Events**: `stream` with op `create` to those who may see the channel, `subscription` with op `add`
    to each subscriber and
    op `peer_add` to the others who may see it; `message` where the channel is announced.

    **Changes**: 417 added.

    Args:
        body (CreateChannelRequest): Group-setting values decide who may do what in the channel;
            `Channel` says what each permission means, and since which feature
            level it exists. `role:internet`, a deactivated group, and an unknown group or user are
            refused.

            Where a permission is left out, `can_administer_channel_group` is the creator,
            `can_send_message_group` and
            `can_create_topic_group` are `role:everyone`, `can_remove_subscribers_group` is
            `role:administrators`, and all the others are
            `role:nobody`. `can_create_topic_group` must be `role:everyone` in a private channel with
            protected history.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[BADREQUEST | CHANNELALREADYEXISTS | CreateChannelResponse200 | INTERNALERROR | INVALIDAPIKEY | REALMDEACTIVATED | UNAUTHORIZED | USERDEACTIVATED | NONEXISTENTSUBDOMAIN | RATELIMITHIT | REQUESTTIMEOUT | REQUESTTOOLARGE | UNSUPPORTEDMEDIATYPE]
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
    body: CreateChannelRequest,
) -> (
    BADREQUEST
    | CHANNELALREADYEXISTS
    | CreateChannelResponse200
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
    """Create a channel.

     Creates a channel and subscribes users to it. The creator may subscribe anybody to the new channel,
    and is subscribed only
    when `subscribers` names them.

    The request is checked in this order, and the first fault is answered: types; the name, and whether
    it is taken; `folder_id`;
    `message_retention_days`; `topics_policy`; the permission to create the channel;
    `is_default_stream`; `is_web_public`;
    the group-setting values; `subscribers`. Names are unique in the organisation without regard to
    case, those of channels
    that the caller may not see included.

    **Permissions**: `can_create_public_channel_group` for a public channel,
    `can_create_private_channel_group` for a private
    one, and `can_create_web_public_channel_group` for a web-public one; `is_default_stream`
    administrators,
    `message_retention_days` owners, `topics_policy` `can_set_topics_policy_group`;
    `can_delete_any_message_group` and
    `can_delete_own_message_group` `can_set_delete_message_policy_group`, where they are not their
    defaults. Guests may not create channels.

    **Events**: `stream` with op `create` to those who may see the channel, `subscription` with op `add`
    to each subscriber and
    op `peer_add` to the others who may see it; `message` where the channel is announced.

    **Changes**: 417 added.

    Args:
        body (CreateChannelRequest): Group-setting values decide who may do what in the channel;
            `Channel` says what each permission means, and since which feature
            level it exists. `role:internet`, a deactivated group, and an unknown group or user are
            refused.

            Where a permission is left out, `can_administer_channel_group` is the creator,
            `can_send_message_group` and
            `can_create_topic_group` are `role:everyone`, `can_remove_subscribers_group` is
            `role:administrators`, and all the others are
            `role:nobody`. `can_create_topic_group` must be `role:everyone` in a private channel with
            protected history.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        BADREQUEST | CHANNELALREADYEXISTS | CreateChannelResponse200 | INTERNALERROR | INVALIDAPIKEY | REALMDEACTIVATED | UNAUTHORIZED | USERDEACTIVATED | NONEXISTENTSUBDOMAIN | RATELIMITHIT | REQUESTTIMEOUT | REQUESTTOOLARGE | UNSUPPORTEDMEDIATYPE
    """

    return sync_detailed(
        client=client,
        body=body,
    ).parsed


async def asyncio_detailed(
    *,
    client: AuthenticatedClient | Client,
    body: CreateChannelRequest,
) -> Response[
    BADREQUEST
    | CHANNELALREADYEXISTS
    | CreateChannelResponse200
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
    """Create a channel.

     Creates a channel and subscribes users to it. The creator may subscribe anybody to the new channel,
    and is subscribed only
    when `subscribers` names them.

    The request is checked in this order, and the first fault is answered: types; the name, and whether
    it is taken; `folder_id`;
    `message_retention_days`; `topics_policy`; the permission to create the channel;
    `is_default_stream`; `is_web_public`;
    the group-setting values; `subscribers`. Names are unique in the organisation without regard to
    case, those of channels
    that the caller may not see included.

    **Permissions**: `can_create_public_channel_group` for a public channel,
    `can_create_private_channel_group` for a private
    one, and `can_create_web_public_channel_group` for a web-public one; `is_default_stream`
    administrators,
    `message_retention_days` owners, `topics_policy` `can_set_topics_policy_group`;
    `can_delete_any_message_group` and
    `can_delete_own_message_group` `can_set_delete_message_policy_group`, where they are not their
    defaults. Guests may not create channels.

    **Events**: `stream` with op `create` to those who may see the channel, `subscription` with op `add`
    to each subscriber and
    op `peer_add` to the others who may see it; `message` where the channel is announced.

    **Changes**: 417 added.

    Args:
        body (CreateChannelRequest): Group-setting values decide who may do what in the channel;
            `Channel` says what each permission means, and since which feature
            level it exists. `role:internet`, a deactivated group, and an unknown group or user are
            refused.

            Where a permission is left out, `can_administer_channel_group` is the creator,
            `can_send_message_group` and
            `can_create_topic_group` are `role:everyone`, `can_remove_subscribers_group` is
            `role:administrators`, and all the others are
            `role:nobody`. `can_create_topic_group` must be `role:everyone` in a private channel with
            protected history.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[BADREQUEST | CHANNELALREADYEXISTS | CreateChannelResponse200 | INTERNALERROR | INVALIDAPIKEY | REALMDEACTIVATED | UNAUTHORIZED | USERDEACTIVATED | NONEXISTENTSUBDOMAIN | RATELIMITHIT | REQUESTTIMEOUT | REQUESTTOOLARGE | UNSUPPORTEDMEDIATYPE]
    """

    kwargs = _get_kwargs(
        body=body,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    *,
    client: AuthenticatedClient | Client,
    body: CreateChannelRequest,
) -> (
    BADREQUEST
    | CHANNELALREADYEXISTS
    | CreateChannelResponse200
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
    """Create a channel.

     Creates a channel and subscribes users to it. The creator may subscribe anybody to the new channel,
    and is subscribed only
    when `subscribers` names them.

    The request is checked in this order, and the first fault is answered: types; the name, and whether
    it is taken; `folder_id`;
    `message_retention_days`; `topics_policy`; the permission to create the channel;
    `is_default_stream`; `is_web_public`;
    the group-setting values; `subscribers`. Names are unique in the organisation without regard to
    case, those of channels
    that the caller may not see included.

    **Permissions**: `can_create_public_channel_group` for a public channel,
    `can_create_private_channel_group` for a private
    one, and `can_create_web_public_channel_group` for a web-public one; `is_default_stream`
    administrators,
    `message_retention_days` owners, `topics_policy` `can_set_topics_policy_group`;
    `can_delete_any_message_group` and
    `can_delete_own_message_group` `can_set_delete_message_policy_group`, where they are not their
    defaults. Guests may not create channels.

    **Events**: `stream` with op `create` to those who may see the channel, `subscription` with op `add`
    to each subscriber and
    op `peer_add` to the others who may see it; `message` where the channel is announced.

    **Changes**: 417 added.

    Args:
        body (CreateChannelRequest): Group-setting values decide who may do what in the channel;
            `Channel` says what each permission means, and since which feature
            level it exists. `role:internet`, a deactivated group, and an unknown group or user are
            refused.

            Where a permission is left out, `can_administer_channel_group` is the creator,
            `can_send_message_group` and
            `can_create_topic_group` are `role:everyone`, `can_remove_subscribers_group` is
            `role:administrators`, and all the others are
            `role:nobody`. `can_create_topic_group` must be `role:everyone` in a private channel with
            protected history.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        BADREQUEST | CHANNELALREADYEXISTS | CreateChannelResponse200 | INTERNALERROR | INVALIDAPIKEY | REALMDEACTIVATED | UNAUTHORIZED | USERDEACTIVATED | NONEXISTENTSUBDOMAIN | RATELIMITHIT | REQUESTTIMEOUT | REQUESTTOOLARGE | UNSUPPORTEDMEDIATYPE
    """

    return (
        await asyncio_detailed(
            client=client,
            body=body,
        )
    ).parsed
