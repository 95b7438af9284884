from http import HTTPStatus
from typing import Any
from urllib.parse import quote

import httpx

from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.badrequest import BADREQUEST
from ...models.envelope import Envelope
from ...models.expectationmismatch import EXPECTATIONMISMATCH
from ...models.internalerror import INTERNALERROR
from ...models.invalidapikey import INVALIDAPIKEY
from ...models.nonexistentsubdomain import NONEXISTENTSUBDOMAIN
from ...models.ratelimithit import RATELIMITHIT
from ...models.realmdeactivated import REALMDEACTIVATED
from ...models.requesttimeout import REQUESTTIMEOUT
from ...models.requesttoolarge import REQUESTTOOLARGE
from ...models.unauthorized import UNAUTHORIZED
from ...models.unsupportedmediatype import UNSUPPORTEDMEDIATYPE
from ...models.update_user_group_request import UpdateUserGroupRequest
from ...models.userdeactivated import USERDEACTIVATED
from ...types import UNSET, Response, Unset


def _get_kwargs(
    user_group_id: int,
    *,
    body: UpdateUserGroupRequest | Unset = UNSET,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}

    _kwargs: dict[str, Any] = {
        "method": "patch",
        "url": "/user_groups/{user_group_id}".format(
            user_group_id=quote(str(user_group_id), safe=""),
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
    user_group_id: int,
    *,
    client: AuthenticatedClient | Client,
    body: UpdateUserGroupRequest | Unset = UNSET,
) -> Response[
    BADREQUEST
    | EXPECTATIONMISMATCH
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
    """Change a user group.

     Changes the given properties of a group, all of them or, if one is refused, none. A deactivated
    group can be changed like any
    other, and `deactivated` false reactivates it; until then no permission may name it. System groups
    cannot be changed.

    `UserGroup` says what the permissions mean. None of them may be `role:internet`; `can_manage_group`
    may not be
    `role:everyone`, nor `can_mention_group` be `role:owners`. What else each takes is in
    `server_supported_permission_settings`
    of `POST /register`. A permission comes as `new` and, to be sure that nobody has changed it
    meanwhile, `old`.

    Checks are made in this order: whether anything is given; the group; the right of the caller; name;
    permissions.

    **Permissions**: those in the organisation's `can_manage_all_groups` or the group's own
    `can_manage_group`; guests never.

    **Events**: `user_group` (op `update`) to everybody, with what has changed; for a group that is
    reactivated `add` to queues
    without the capability `include_deactivated_groups`.

    **Changes**: 320 permissions as objects; 386 `deactivated`; 496 bots too.

    Args:
        user_group_id (int): The ID of a user, a channel, a user group or another object that is
            not a message.
        body (UpdateUserGroupRequest | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[BADREQUEST | EXPECTATIONMISMATCH | Envelope | INTERNALERROR | INVALIDAPIKEY | REALMDEACTIVATED | UNAUTHORIZED | USERDEACTIVATED | NONEXISTENTSUBDOMAIN | RATELIMITHIT | REQUESTTIMEOUT | REQUESTTOOLARGE | UNSUPPORTEDMEDIATYPE]
    """

    kwargs = _get_kwargs(
        user_group_id=user_group_id,
        body=body,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    user_group_id: int,
    *,
    client: AuthenticatedClient | Client,
    body: UpdateUserGroupRequest | Unset = UNSET,
) -> (
    BADREQUEST
    | EXPECTATIONMISMATCH
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
    """Change a user group.

     Changes the given properties of a group, all of them or, if one is refused, none. A deactivated
    group can be changed like any
    other, and `deactivated` false reactivates it; until then no permission may name it. System groups
    cannot be changed.

    `UserGroup` says what the permissions mean. None of them may be `role:internet`; `can_manage_group`
    may not be
    `role:everyone`, nor `can_mention_group` be `role:owners`. What else each takes is in
    `server_supported_permission_settings`
    of `POST /register`. A permission comes as `new` and, to be sure that nobody has changed it
    meanwhile, `old`.

    Checks are made in this order: whether anything is given; the group; the right of the caller; name;
    permissions.

    **Permissions**: those in the organisation's `can_manage_all_groups` or the group's own
    `can_manage_group`; guests never.

    **Events**: `user_group` (op `update`) to everybody, with what has changed; for a group that is
    reactivated `add` to queues
    without the capability `include_deactivated_groups`.

    **Changes**: 320 permissions as objects; 386 `deactivated`; 496 bots too.

    Args:
        user_group_id (int): The ID of a user, a channel, a user group or another object that is
            not a message.
        body (UpdateUserGroupRequest | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        BADREQUEST | EXPECTATIONMISMATCH | Envelope | INTERNALERROR | INVALIDAPIKEY | REALMDEACTIVATED | UNAUTHORIZED | USERDEACTIVATED | NONEXISTENTSUBDOMAIN | RATELIMITHIT | REQUESTTIMEOUT | REQUESTTOOLARGE | UNSUPPORTEDMEDIATYPE
    """

    return sync_detailed(
        user_group_id=user_group_id,
        client=client,
        body=body,
    ).parsed


async def asyncio_detailed(
    user_group_id: int,
    *,
    client: AuthenticatedClient | Client,
    body: UpdateUserGroupRequest | Unset = UNSET,
) -> Response[
    BADREQUEST
    | EXPECTATIONMISMATCH
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
    """Change a user group.

     Changes the given properties of a group, all of them or, if one is refused, none. A deactivated
    group can be changed like any
    other, and `deactivated` false reactivates it; until then no permission may name it. System groups
    cannot be changed.

    `UserGroup` says what the permissions mean. None of them may be `role:internet`; `can_manage_group`
    may not be
    `role:everyone`, nor `can_mention_group` be `role:owners`. What else each takes is in
    `server_supported_permission_settings`
    of `POST /register`. A permission comes as `new` and, to be sure that nobody has changed it
    meanwhile, `old`.

    Checks are made in this order: whether anything is given; the group; the right of the caller; name;
    permissions.

    **Permissions**: those in the organisation's `can_manage_all_groups` or the group's own
    `can_manage_group`; guests never.

    **Events**: `user_group` (op `update`) to everybody, with what has changed; for a group that is
    reactivated `add` to queues
    without the capability `include_deactivated_groups`.

    **Changes**: 320 permissions as objects; 386 `deactivated`; 496 bots too.

    Args:
        user_group_id (int): The ID of a user, a channel, a user group or another object that is
            not a message.
        body (UpdateUserGroupRequest | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[BADREQUEST | EXPECTATIONMISMATCH | Envelope | INTERNALERROR | INVALIDAPIKEY | REALMDEACTIVATED | UNAUTHORIZED | USERDEACTIVATED | NONEXISTENTSUBDOMAIN | RATELIMITHIT | REQUESTTIMEOUT | REQUESTTOOLARGE | UNSUPPORTEDMEDIATYPE]
    """

    kwargs = _get_kwargs(
        user_group_id=user_group_id,
        body=body,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    user_group_id: int,
    *,
    client: AuthenticatedClient | Client,
    body: UpdateUserGroupRequest | Unset = UNSET,
) -> (
    BADREQUEST
    | EXPECTATIONMISMATCH
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
    """Change a user group.

     Changes the given properties of a group, all of them or, if one is refused, none. A deactivated
    group can be changed like any
    other, and `deactivated` false reactivates it; until then no permission may name it. System groups
    cannot be changed.

    `UserGroup` says what the permissions mean. None of them may be `role:internet`; `can_manage_group`
    may not be
    `role:everyone`, nor `can_mention_group` be `role:owners`. What else each takes is in
    `server_supported_permission_settings`
    of `POST /register`. A permission comes as `new` and, to be sure that nobody has changed it
    meanwhile, `old`.

    Checks are made in this order: whether anything is given; the group; the right of the caller; name;
    permissions.

    **Permissions**: those in the organisation's `can_manage_all_groups` or the group's own
    `can_manage_group`; guests never.

    **Events**: `user_group` (op `update`) to everybody, with what has changed; for a group that is
    reactivated `add` to queues
    without the capability `include_deactivated_groups`.

    **Changes**: 320 permissions as objects; 386 `deactivated`; 496 bots too.

    Args:
        user_group_id (int): The ID of a user, a channel, a user group or another object that is
            not a message.
        body (UpdateUserGroupRequest | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        BADREQUEST | EXPECTATIONMISMATCH | Envelope | INTERNALERROR | INVALIDAPIKEY | REALMDEACTIVATED | UNAUTHORIZED | USERDEACTIVATED | NONEXISTENTSUBDOMAIN | RATELIMITHIT | REQUESTTIMEOUT | REQUESTTOOLARGE | UNSUPPORTEDMEDIATYPE
    """

    return (
        await asyncio_detailed(
            user_group_id=user_group_id,
            client=client,
            body=body,
        )
    ).parsed
