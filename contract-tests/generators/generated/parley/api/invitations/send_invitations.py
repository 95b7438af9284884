from http import HTTPStatus
from typing import Any

import httpx

from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.badrequest import BADREQUEST
from ...models.envelope import Envelope
from ...models.internalerror import INTERNALERROR
from ...models.invalidapikey import INVALIDAPIKEY
from ...models.invitationfailed import INVITATIONFAILED
from ...models.nonexistentsubdomain import NONEXISTENTSUBDOMAIN
from ...models.ratelimithit import RATELIMITHIT
from ...models.realmdeactivated import REALMDEACTIVATED
from ...models.requesttimeout import REQUESTTIMEOUT
from ...models.requesttoolarge import REQUESTTOOLARGE
from ...models.send_invitations_request import SendInvitationsRequest
from ...models.unauthorized import UNAUTHORIZED
from ...models.unsupportedmediatype import UNSUPPORTEDMEDIATYPE
from ...models.userdeactivated import USERDEACTIVATED
from ...types import Response


def _get_kwargs(
    *,
    body: SendInvitationsRequest,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/invites",
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> (
    BADREQUEST
    | INVITATIONFAILED
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

        def _parse_response_400(data: object) -> BADREQUEST | INVITATIONFAILED:
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                response_400_type_0 = BADREQUEST.from_dict(data)

                return response_400_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            if not isinstance(data, dict):
                raise TypeError()
            response_400_type_1 = INVITATIONFAILED.from_dict(data)

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
    | INVITATIONFAILED
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
    body: SendInvitationsRequest,
) -> Response[
    BADREQUEST
    | INVITATIONFAILED
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
    """Send invitations by email.

     Sends each address an invitation to join the organisation.

    Checks of the request are made in this order, and refuse it with BAD_REQUEST: the right to invite;
    the role; whether there is
    an address; channels; groups; the welcome text. Then come the addresses, where INVITATION_FAILED
    says what was not done:

    - An address is malformed, of a domain that the organisation does not allow, disposable where that
    is not allowed, or of a bot of
      the server: nothing is sent, and `errors` names all such addresses.
    - Addresses belong to accounts already, active or deactivated: the others are invited, and
    `sent_invitations` says whether
      there were any.
    - The organisation has reached its daily limit of invitations: nothing is sent,
    `daily_limit_reached` is true and `errors` empty.
      Only servers on which strangers can create organisations have such a limit.
    - Anyone may join the organisation, and the account of the caller, who is not an administrator, is
    younger than three days:
      nothing is sent, and `errors` is empty.

    The caller's permissions are checked again when the invitation is accepted: it is invalid if the
    caller may no longer invite
    to its role, and channels and groups that the caller may no longer add to are left out.

    **Permissions**: those in `can_invite_users_group` who are not guests, for no role above their own.
    Only
    administrators give a welcome text.

    **Events**: `invites_changed` to administrators and the caller.

    **Changes**: 117 invitations that never expire; 126 `invite_expires_in_minutes` replaces
    `invite_expires_in_days`.

    Args:
        body (SendInvitationsRequest):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[BADREQUEST | INVITATIONFAILED | Envelope | INTERNALERROR | INVALIDAPIKEY | REALMDEACTIVATED | UNAUTHORIZED | USERDEACTIVATED | NONEXISTENTSUBDOMAIN | RATELIMITHIT | REQUESTTIMEOUT | REQUESTTOOLARGE | UNSUPPORTEDMEDIATYPE]
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
    body: SendInvitationsRequest,
) -> (
    BADREQUEST
    | INVITATIONFAILED
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
    """Send invitations by email.

     Sends each address an invitation to join the organisation.

    Checks of the request are made in this order, and refuse it with BAD_REQUEST: the right to invite;
    the role; whether there is
    an address; channels; groups; the welcome text. Then come the addresses, where INVITATION_FAILED
    says what was not done:

    - An address is malformed, of a domain that the organisation does not allow, disposable where that
    is not allowed, or of a bot of
      the server: nothing is sent, and `errors` names all such addresses.
    - Addresses belong to accounts already, active or deactivated: the others are invited, and
    `sent_invitations` says whether
      there were any.
    - The organisation has reached its daily limit of invitations: nothing is sent,
    `daily_limit_reached` is true and `errors` empty.
      Only servers on which strangers can create organisations have such a limit.
    - Anyone may join the organisation, and the account of the caller, who is not an administrator, is
    younger than three days:
      nothing is sent, and `errors` is empty.

    The caller's permissions are checked again when the invitation is accepted: it is invalid if the
    caller may no longer invite
    to its role, and channels and groups that the caller may no longer add to are left out.

    **Permissions**: those in `can_invite_users_group` who are not guests, for no role above their own.
    Only
    administrators give a welcome text.

    **Events**: `invites_changed` to administrators and the caller.

    **Changes**: 117 invitations that never expire; 126 `invite_expires_in_minutes` replaces
    `invite_expires_in_days`.

    Args:
        body (SendInvitationsRequest):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        BADREQUEST | INVITATIONFAILED | Envelope | INTERNALERROR | INVALIDAPIKEY | REALMDEACTIVATED | UNAUTHORIZED | USERDEACTIVATED | NONEXISTENTSUBDOMAIN | RATELIMITHIT | REQUESTTIMEOUT | REQUESTTOOLARGE | UNSUPPORTEDMEDIATYPE
    """

    return sync_detailed(
        client=client,
        body=body,
    ).parsed


async def asyncio_detailed(
    *,
    client: AuthenticatedClient | Client,
    body: SendInvitationsRequest,
) -> Response[
    BADREQUEST
    | INVITATIONFAILED
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
    """Send invitations by email.

     Sends each address an invitation to join the organisation.

    Checks of the request are made in this order, and refuse it with BAD_REQUEST: the right to invite;
    the role; whether there is
    an address; channels; groups; the welcome text. Then come the addresses, where INVITATION_FAILED
    says what was not done:

    - An address is malformed, of a domain that the organisation does not allow, disposable where that
    is not allowed, or of a bot of
      the server: nothing is sent, and `errors` names all such addresses.
    - Addresses belong to accounts already, active or deactivated: the others are invited, and
    `sent_invitations` says whether
      there were any.
    - The organisation has reached its daily limit of invitations: nothing is sent,
    `daily_limit_reached` is true and `errors` empty.
      Only servers on which strangers can create organisations have such a limit.
    - Anyone may join the organisation, and the account of the caller, who is not an administrator, is
    younger than three days:
      nothing is sent, and `errors` is empty.

    The caller's permissions are checked again when the invitation is accepted: it is invalid if the
    caller may no longer invite
    to its role, and channels and groups that the caller may no longer add to are left out.

    **Permissions**: those in `can_invite_users_group` who are not guests, for no role above their own.
    Only
    administrators give a welcome text.

    **Events**: `invites_changed` to administrators and the caller.

    **Changes**: 117 invitations that never expire; 126 `invite_expires_in_minutes` replaces
    `invite_expires_in_days`.

    Args:
        body (SendInvitationsRequest):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[BADREQUEST | INVITATIONFAILED | Envelope | INTERNALERROR | INVALIDAPIKEY | REALMDEACTIVATED | UNAUTHORIZED | USERDEACTIVATED | NONEXISTENTSUBDOMAIN | RATELIMITHIT | REQUESTTIMEOUT | REQUESTTOOLARGE | UNSUPPORTEDMEDIATYPE]
    """

    kwargs = _get_kwargs(
        body=body,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    *,
    client: AuthenticatedClient | Client,
    body: SendInvitationsRequest,
) -> (
    BADREQUEST
    | INVITATIONFAILED
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
    """Send invitations by email.

     Sends each address an invitation to join the organisation.

    Checks of the request are made in this order, and refuse it with BAD_REQUEST: the right to invite;
    the role; whether there is
    an address; channels; groups; the welcome text. Then come the addresses, where INVITATION_FAILED
    says what was not done:

    - An address is malformed, of a domain that the organisation does not allow, disposable where that
    is not allowed, or of a bot of
      the server: nothing is sent, and `errors` names all such addresses.
    - Addresses belong to accounts already, active or deactivated: the others are invited, and
    `sent_invitations` says whether
      there were any.
    - The organisation has reached its daily limit of invitations: nothing is sent,
    `daily_limit_reached` is true and `errors` empty.
      Only servers on which strangers can create organisations have such a limit.
    - Anyone may join the organisation, and the account of the caller, who is not an administrator, is
    younger than three days:
      nothing is sent, and `errors` is empty.

    The caller's permissions are checked again when the invitation is accepted: it is invalid if the
    caller may no longer invite
    to its role, and channels and groups that the caller may no longer add to are left out.

    **Permissions**: those in `can_invite_users_group` who are not guests, for no role above their own.
    Only
    administrators give a welcome text.

    **Events**: `invites_changed` to administrators and the caller.

    **Changes**: 117 invitations that never expire; 126 `invite_expires_in_minutes` replaces
    `invite_expires_in_days`.

    Args:
        body (SendInvitationsRequest):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        BADREQUEST | INVITATIONFAILED | Envelope | INTERNALERROR | INVALIDAPIKEY | REALMDEACTIVATED | UNAUTHORIZED | USERDEACTIVATED | NONEXISTENTSUBDOMAIN | RATELIMITHIT | REQUESTTIMEOUT | REQUESTTOOLARGE | UNSUPPORTEDMEDIATYPE
    """

    return (
        await asyncio_detailed(
            client=client,
            body=body,
        )
    ).parsed
