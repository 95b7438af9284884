from http import HTTPStatus
from typing import Any

import httpx

from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.badrequest import BADREQUEST
from ...models.envelope import Envelope
from ...models.internalerror import INTERNALERROR
from ...models.invalidapikey import INVALIDAPIKEY
from ...models.nonexistentsubdomain import NONEXISTENTSUBDOMAIN
from ...models.pushservicenotconfigured import PUSHSERVICENOTCONFIGURED
from ...models.ratelimithit import RATELIMITHIT
from ...models.realmdeactivated import REALMDEACTIVATED
from ...models.register_push_device_body import RegisterPushDeviceBody
from ...models.requesttimeout import REQUESTTIMEOUT
from ...models.requesttoolarge import REQUESTTOOLARGE
from ...models.unauthorized import UNAUTHORIZED
from ...models.unsupportedmediatype import UNSUPPORTEDMEDIATYPE
from ...models.userdeactivated import USERDEACTIVATED
from ...types import Response


def _get_kwargs(
    *,
    body: RegisterPushDeviceBody,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/mobile_push/register",
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> (
    BADREQUEST
    | PUSHSERVICENOTCONFIGURED
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

        def _parse_response_400(data: object) -> BADREQUEST | PUSHSERVICENOTCONFIGURED:
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                response_400_type_0 = BADREQUEST.from_dict(data)

                return response_400_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            if not isinstance(data, dict):
                raise TypeError()
            response_400_type_1 = PUSHSERVICENOTCONFIGURED.from_dict(data)

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
    | PUSHSERVICENOTCONFIGURED
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
    *,
    client: AuthenticatedClient | Client,
    body: RegisterPushDeviceBody,
) -> Response[
    BADREQUEST
    | PUSHSERVICENOTCONFIGURED
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
    """Register a device for push notifications.

     Gives a device of the caller a key that encrypts its notifications, a token by which the push relay
    reaches it, or both. The
    key's two parameters come together, and so do the token's four. The first registration takes both;
    later a new key or a new
    token can come alone.

    The server never learns the token: it hands `encrypted_push_registration`, which only the relay can
    open, to the relay, and
    tries again for 24 hours while the relay cannot be reached. Meanwhile the token is
    `pending_push_token_id` and nothing else can
    be registered. An event tells how that ended: the token is `push_token_id`, or
    `push_registration_error_code` says why
    not. The same request again changes nothing.

    A notification is JSON, encrypted with the key. Each has `type`, `realm_url`, `realm_name` and
    `user_id`. One of `type`
    `message` has `message_id`, `sender_id`, `sender_full_name`, `sender_avatar_url`, `content` (the
    beginning of the text),
    `time`, and either `recipient_type` `channel` with `channel_id`, `channel_name` and `topic`, or
    `recipient_type` `direct` with
    `recipient_user_ids`; also `mentioned_user_group_id` and `mentioned_user_group_name` if a group is
    mentioned to which the user
    belongs. One of `type` `remove` has `message_ids`, at most 200: the device should remove the
    notifications of these messages.
    It may come more than once. One of `type` `test` has `time`.

    **Permissions**: the device's user.

    **Events**: `device` (op `update`) to the caller, now and when the relay has answered.

    Args:
        body (RegisterPushDeviceBody):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[BADREQUEST | PUSHSERVICENOTCONFIGURED | Envelope | INTERNALERROR | INVALIDAPIKEY | REALMDEACTIVATED | UNAUTHORIZED | USERDEACTIVATED | NONEXISTENTSUBDOMAIN | RATELIMITHIT | REQUESTTIMEOUT | REQUESTTOOLARGE | UNSUPPORTEDMEDIATYPE]
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
    body: RegisterPushDeviceBody,
) -> (
    BADREQUEST
    | PUSHSERVICENOTCONFIGURED
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
    """Register a device for push notifications.

     Gives a device of the caller a key that encrypts its notifications, a token by which the push relay
    reaches it, or both. The
    key's two parameters come together, and so do the token's four. The first registration takes both;
    later a new key or a new
    token can come alone.

    The server never learns the token: it hands `encrypted_push_registration`, which only the relay can
    open, to the relay, and
    tries again for 24 hours while the relay cannot be reached. Meanwhile the token is
    `pending_push_token_id` and nothing else can
    be registered. An event tells how that ended: the token is `push_token_id`, or
    `push_registration_error_code` says why
    not. The same request again changes nothing.

    A notification is JSON, encrypted with the key. Each has `type`, `realm_url`, `realm_name` and
    `user_id`. One of `type`
    `message` has `message_id`, `sender_id`, `sender_full_name`, `sender_avatar_url`, `content` (the
    beginning of the text),
    `time`, and either `recipient_type` `channel` with `channel_id`, `channel_name` and `topic`, or
    `recipient_type` `direct` with
    `recipient_user_ids`; also `mentioned_user_group_id` and `mentioned_user_group_name` if a group is
    mentioned to which the user
    belongs. One of `type` `remove` has `message_ids`, at most 200: the device should remove the
    notifications of these messages.
    It may come more than once. One of `type` `test` has `time`.

    **Permissions**: the device's user.

    **Events**: `device` (op `update`) to the caller, now and when the relay has answered.

    Args:
        body (RegisterPushDeviceBody):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        BADREQUEST | PUSHSERVICENOTCONFIGURED | Envelope | INTERNALERROR | INVALIDAPIKEY | REALMDEACTIVATED | UNAUTHORIZED | USERDEACTIVATED | NONEXISTENTSUBDOMAIN | RATELIMITHIT | REQUESTTIMEOUT | REQUESTTOOLARGE | UNSUPPORTEDMEDIATYPE
    """

    return sync_detailed(
        client=client,
        body=body,
    ).parsed


async def asyncio_detailed(
    *,
    client: AuthenticatedClient | Client,
    body: RegisterPushDeviceBody,
) -> Response[
    BADREQUEST
    | PUSHSERVICENOTCONFIGURED
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
    """Register a device for push notifications.

     Gives a device of the caller a key that encrypts its notifications, a token by which the push relay
    reaches it, or both. The
    key's two parameters come together, and so do the token's four. The first registration takes both;
    later a new key or a new
    token can come alone.

    The server never learns the token: it hands `encrypted_push_registration`, which only the relay can
    open, to the relay, and
    tries again for 24 hours while the relay cannot be reached. Meanwhile the token is
    `pending_push_token_id` and nothing else can
    be registered. An event tells how that ended: the token is `push_token_id`, or
    `push_registration_error_code` says why
    not. The same request again changes nothing.

    A notification is JSON, encrypted with the key. Each has `type`, `realm_url`, `realm_name` and
    `user_id`. One of `type`
    `message` has `message_id`, `sender_id`, `sender_full_name`, `sender_avatar_url`, `content` (the
    beginning of the text),
    `time`, and either `recipient_type` `channel` with `channel_id`, `channel_name` and `topic`, or
    `recipient_type` `direct` with
    `recipient_user_ids`; also `mentioned_user_group_id` and `mentioned_user_group_name` if a group is
    mentioned to which the user
    belongs. One of `type` `remove` has `message_ids`, at most 200: the device should remove the
    notifications of these messages.
    It may come more than once. One of `type` `test` has `time`.

    **Permissions**: the device's user.

    **Events**: `device` (op `update`) to the caller, now and when the relay has answered.

    Args:
        body (RegisterPushDeviceBody):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[BADREQUEST | PUSHSERVICENOTCONFIGURED | Envelope | INTERNALERROR | INVALIDAPIKEY | REALMDEACTIVATED | UNAUTHORIZED | USERDEACTIVATED | NONEXISTENTSUBDOMAIN | RATELIMITHIT | REQUESTTIMEOUT | REQUESTTOOLARGE | UNSUPPORTEDMEDIATYPE]
    """

    kwargs = _get_kwargs(
        body=body,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    *,
    client: AuthenticatedClient | Client,
    body: RegisterPushDeviceBody,
) -> (
    BADREQUEST
    | PUSHSERVICENOTCONFIGURED
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
    """Register a device for push notifications.

     Gives a device of the caller a key that encrypts its notifications, a token by which the push relay
    reaches it, or both. The
    key's two parameters come together, and so do the token's four. The first registration takes both;
    later a new key or a new
    token can come alone.

    The server never learns the token: it hands `encrypted_push_registration`, which only the relay can
    open, to the relay, and
    tries again for 24 hours while the relay cannot be reached. Meanwhile the token is
    `pending_push_token_id` and nothing else can
    be registered. An event tells how that ended: the token is `push_token_id`, or
    `push_registration_error_code` says why
    not. The same request again changes nothing.

    A notification is JSON, encrypted with the key. Each has `type`, `realm_url`, `realm_name` and
    `user_id`. One of `type`
    `message` has `message_id`, `sender_id`, `sender_full_name`, `sender_avatar_url`, `content` (the
    beginning of the text),
    `time`, and either `recipient_type` `channel` with `channel_id`, `channel_name` and `topic`, or
    `recipient_type` `direct` with
    `recipient_user_ids`; also `mentioned_user_group_id` and `mentioned_user_group_name` if a group is
    mentioned to which the user
    belongs. One of `type` `remove` has `message_ids`, at most 200: the device should remove the
    notifications of these messages.
    It may come more than once. One of `type` `test` has `time`.

    **Permissions**: the device's user.

    **Events**: `device` (op `update`) to the caller, now and when the relay has answered.

    Args:
        body (RegisterPushDeviceBody):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        BADREQUEST | PUSHSERVICENOTCONFIGURED | Envelope | INTERNALERROR | INVALIDAPIKEY | REALMDEACTIVATED | UNAUTHORIZED | USERDEACTIVATED | NONEXISTENTSUBDOMAIN | RATELIMITHIT | REQUESTTIMEOUT | REQUESTTOOLARGE | UNSUPPORTEDMEDIATYPE
    """

    return (
        await asyncio_detailed(
            client=client,
            body=body,
        )
    ).parsed
