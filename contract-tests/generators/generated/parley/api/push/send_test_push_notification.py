from http import HTTPStatus
from typing import Any

import httpx

from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.adminactionrequired import ADMINACTIONREQUIRED
from ...models.badrequest import BADREQUEST
from ...models.envelope import Envelope
from ...models.failedtoconnectbouncer import FAILEDTOCONNECTBOUNCER
from ...models.internalerror import INTERNALERROR
from ...models.internalservererroronbouncer import INTERNALSERVERERRORONBOUNCER
from ...models.invalidapikey import INVALIDAPIKEY
from ...models.noactivepushdevice import NOACTIVEPUSHDEVICE
from ...models.nonexistentsubdomain import NONEXISTENTSUBDOMAIN
from ...models.ratelimithit import RATELIMITHIT
from ...models.realmdeactivated import REALMDEACTIVATED
from ...models.requesttimeout import REQUESTTIMEOUT
from ...models.requesttoolarge import REQUESTTOOLARGE
from ...models.send_test_push_notification_body import SendTestPushNotificationBody
from ...models.unauthorized import UNAUTHORIZED
from ...models.unsupportedmediatype import UNSUPPORTEDMEDIATYPE
from ...models.userdeactivated import USERDEACTIVATED
from ...types import UNSET, Response, Unset


def _get_kwargs(
    *,
    body: SendTestPushNotificationBody | Unset = UNSET,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/mobile_push/e2ee/test_notification",
    }

    if not isinstance(body, Unset):
        _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> (
    ADMINACTIONREQUIRED
    | BADREQUEST
    | NOACTIVEPUSHDEVICE
    | Envelope
    | FAILEDTOCONNECTBOUNCER
    | INTERNALSERVERERRORONBOUNCER
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

        def _parse_response_400(data: object) -> BADREQUEST | NOACTIVEPUSHDEVICE:
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                response_400_type_0 = BADREQUEST.from_dict(data)

                return response_400_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            if not isinstance(data, dict):
                raise TypeError()
            response_400_type_1 = NOACTIVEPUSHDEVICE.from_dict(data)

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

    if response.status_code == 403:
        response_403 = ADMINACTIONREQUIRED.from_dict(response.json())

        return response_403

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

    if response.status_code == 502:

        def _parse_response_502(
            data: object,
        ) -> FAILEDTOCONNECTBOUNCER | INTERNALSERVERERRORONBOUNCER:
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                response_502_type_0 = FAILEDTOCONNECTBOUNCER.from_dict(data)

                return response_502_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            if not isinstance(data, dict):
                raise TypeError()
            response_502_type_1 = INTERNALSERVERERRORONBOUNCER.from_dict(data)

            return response_502_type_1

        response_502 = _parse_response_502(response.json())

        return response_502

    if client.raise_on_unexpected_status:
        raise errors.UnexpectedStatus(response.status_code, response.content)
    else:
        return None


def _build_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> Response[
    ADMINACTIONREQUIRED
    | BADREQUEST
    | NOACTIVEPUSHDEVICE
    | Envelope
    | FAILEDTOCONNECTBOUNCER
    | INTERNALSERVERERRORONBOUNCER
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
    body: SendTestPushNotificationBody | Unset = UNSET,
) -> Response[
    ADMINACTIONREQUIRED
    | BADREQUEST
    | NOACTIVEPUSHDEVICE
    | Envelope
    | FAILEDTOCONNECTBOUNCER
    | INTERNALSERVERERRORONBOUNCER
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
    r"""Send a test push notification.

     Sends an end-to-end encrypted test notification to one device of the caller, or to all of them. It
    answers when the push
    relay has. A device that does not exist, is somebody else's, or has no complete registration cannot
    receive it.

    The notification is the JSON `{\"type\": \"test\", \"time\": ..., \"realm_url\": ...,
    \"realm_name\": ..., \"user_id\": ...}`, encrypted
    with the device's key (XSalsa20-Poly1305, a random nonce before the ciphertext, base64). The relay
    sees neither.

    Wrong credentials, an expired plan and an organisation that the relay does not know are
    ADMIN_ACTION_REQUIRED, and so is a
    server without a relay.

    **Permissions**: anyone but bots.

    **Events**: none.

    **Changes**: 420 added; 468 `device_id` replaces `push_account_id`.

    Args:
        body (SendTestPushNotificationBody | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[ADMINACTIONREQUIRED | BADREQUEST | NOACTIVEPUSHDEVICE | Envelope | FAILEDTOCONNECTBOUNCER | INTERNALSERVERERRORONBOUNCER | INTERNALERROR | INVALIDAPIKEY | REALMDEACTIVATED | UNAUTHORIZED | USERDEACTIVATED | NONEXISTENTSUBDOMAIN | RATELIMITHIT | REQUESTTIMEOUT | REQUESTTOOLARGE | UNSUPPORTEDMEDIATYPE]
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
    body: SendTestPushNotificationBody | Unset = UNSET,
) -> (
    ADMINACTIONREQUIRED
    | BADREQUEST
    | NOACTIVEPUSHDEVICE
    | Envelope
    | FAILEDTOCONNECTBOUNCER
    | INTERNALSERVERERRORONBOUNCER
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
    r"""Send a test push notification.

     Sends an end-to-end encrypted test notification to one device of the caller, or to all of them. It
    answers when the push
    relay has. A device that does not exist, is somebody else's, or has no complete registration cannot
    receive it.

    The notification is the JSON `{\"type\": \"test\", \"time\": ..., \"realm_url\": ...,
    \"realm_name\": ..., \"user_id\": ...}`, encrypted
    with the device's key (XSalsa20-Poly1305, a random nonce before the ciphertext, base64). The relay
    sees neither.

    Wrong credentials, an expired plan and an organisation that the relay does not know are
    ADMIN_ACTION_REQUIRED, and so is a
    server without a relay.

    **Permissions**: anyone but bots.

    **Events**: none.

    **Changes**: 420 added; 468 `device_id` replaces `push_account_id`.

    Args:
        body (SendTestPushNotificationBody | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        ADMINACTIONREQUIRED | BADREQUEST | NOACTIVEPUSHDEVICE | Envelope | FAILEDTOCONNECTBOUNCER | INTERNALSERVERERRORONBOUNCER | INTERNALERROR | INVALIDAPIKEY | REALMDEACTIVATED | UNAUTHORIZED | USERDEACTIVATED | NONEXISTENTSUBDOMAIN | RATELIMITHIT | REQUESTTIMEOUT | REQUESTTOOLARGE | UNSUPPORTEDMEDIATYPE
    """

    return sync_detailed(
        client=client,
        body=body,
    ).parsed


async def asyncio_detailed(
    *,
    client: AuthenticatedClient | Client,
    body: SendTestPushNotificationBody | Unset = UNSET,
) -> Response[
    ADMINACTIONREQUIRED
    | BADREQUEST
    | NOACTIVEPUSHDEVICE
    | Envelope
    | FAILEDTOCONNECTBOUNCER
    | INTERNALSERVERERRORONBOUNCER
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
    r"""Send a test push notification.

     Sends an end-to-end encrypted test notification to one device of the caller, or to all of them. It
    answers when the push
    relay has. A device that does not exist, is somebody else's, or has no complete registration cannot
    receive it.

    The notification is the JSON `{\"type\": \"test\", \"time\": ..., \"realm_url\": ...,
    \"realm_name\": ..., \"user_id\": ...}`, encrypted
    with the device's key (XSalsa20-Poly1305, a random nonce before the ciphertext, base64). The relay
    sees neither.

    Wrong credentials, an expired plan and an organisation that the relay does not know are
    ADMIN_ACTION_REQUIRED, and so is a
    server without a relay.

    **Permissions**: anyone but bots.

    **Events**: none.

    **Changes**: 420 added; 468 `device_id` replaces `push_account_id`.

    Args:
        body (SendTestPushNotificationBody | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[ADMINACTIONREQUIRED | BADREQUEST | NOACTIVEPUSHDEVICE | Envelope | FAILEDTOCONNECTBOUNCER | INTERNALSERVERERRORONBOUNCER | INTERNALERROR | INVALIDAPIKEY | REALMDEACTIVATED | UNAUTHORIZED | USERDEACTIVATED | NONEXISTENTSUBDOMAIN | RATELIMITHIT | REQUESTTIMEOUT | REQUESTTOOLARGE | UNSUPPORTEDMEDIATYPE]
    """

    kwargs = _get_kwargs(
        body=body,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    *,
    client: AuthenticatedClient | Client,
    body: SendTestPushNotificationBody | Unset = UNSET,
) -> (
    ADMINACTIONREQUIRED
    | BADREQUEST
    | NOACTIVEPUSHDEVICE
    | Envelope
    | FAILEDTOCONNECTBOUNCER
    | INTERNALSERVERERRORONBOUNCER
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
    r"""Send a test push notification.

     Sends an end-to-end encrypted test notification to one device of the caller, or to all of them. It
    answers when the push
    relay has. A device that does not exist, is somebody else's, or has no complete registration cannot
    receive it.

    The notification is the JSON `{\"type\": \"test\", \"time\": ..., \"realm_url\": ...,
    \"realm_name\": ..., \"user_id\": ...}`, encrypted
    with the device's key (XSalsa20-Poly1305, a random nonce before the ciphertext, base64). The relay
    sees neither.

    Wrong credentials, an expired plan and an organisation that the relay does not know are
    ADMIN_ACTION_REQUIRED, and so is a
    server without a relay.

    **Permissions**: anyone but bots.

    **Events**: none.

    **Changes**: 420 added; 468 `device_id` replaces `push_account_id`.

    Args:
        body (SendTestPushNotificationBody | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        ADMINACTIONREQUIRED | BADREQUEST | NOACTIVEPUSHDEVICE | Envelope | FAILEDTOCONNECTBOUNCER | INTERNALSERVERERRORONBOUNCER | INTERNALERROR | INVALIDAPIKEY | REALMDEACTIVATED | UNAUTHORIZED | USERDEACTIVATED | NONEXISTENTSUBDOMAIN | RATELIMITHIT | REQUESTTIMEOUT | REQUESTTOOLARGE | UNSUPPORTEDMEDIATYPE
    """

    return (
        await asyncio_detailed(
            client=client,
            body=body,
        )
    ).parsed
