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
from ...models.reaction_type import ReactionType
from ...models.reactiondoesnotexist import REACTIONDOESNOTEXIST
from ...models.realmdeactivated import REALMDEACTIVATED
from ...models.requesttimeout import REQUESTTIMEOUT
from ...models.requesttoolarge import REQUESTTOOLARGE
from ...models.unauthorized import UNAUTHORIZED
from ...models.unsupportedmediatype import UNSUPPORTEDMEDIATYPE
from ...models.userdeactivated import USERDEACTIVATED
from ...types import UNSET, Response, Unset


def _get_kwargs(
    message_id: int,
    *,
    emoji_name: str | Unset = UNSET,
    emoji_code: str | Unset = UNSET,
    reaction_type: ReactionType | Unset = UNSET,
) -> dict[str, Any]:

    params: dict[str, Any] = {}

    params["emoji_name"] = emoji_name

    params["emoji_code"] = emoji_code

    json_reaction_type: str | Unset = UNSET
    if not isinstance(reaction_type, Unset):
        json_reaction_type = reaction_type.value

    params["reaction_type"] = json_reaction_type

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "delete",
        "url": "/messages/{message_id}/reactions".format(
            message_id=quote(str(message_id), safe=""),
        ),
        "params": params,
    }

    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> (
    BADREQUEST
    | REACTIONDOESNOTEXIST
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

        def _parse_response_400(data: object) -> BADREQUEST | REACTIONDOESNOTEXIST:
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                response_400_type_0 = BADREQUEST.from_dict(data)

                return response_400_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            if not isinstance(data, dict):
                raise TypeError()
            response_400_type_1 = REACTIONDOESNOTEXIST.from_dict(data)

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
    | REACTIONDOESNOTEXIST
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
    message_id: int,
    *,
    client: AuthenticatedClient | Client,
    emoji_name: str | Unset = UNSET,
    emoji_code: str | Unset = UNSET,
    reaction_type: ReactionType | Unset = UNSET,
) -> Response[
    BADREQUEST
    | REACTIONDOESNOTEXIST
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
    """Remove an emoji reaction from a message.

     Removes a reaction of the caller. `emoji_code` identifies it, with `reaction_type` where that is
    given; without a code
    `emoji_name` does, by the name that the reaction has or another name of its emoji.

    **Permissions**: the caller may see the message. Reactions in an archived channel cannot be removed.

    **Events**: `reaction` (op `remove`) to everybody who has the message, and to all subscribers where
    the channel's history is
    shared.

    Args:
        message_id (int): The ID of a message.
        emoji_name (str | Unset):
        emoji_code (str | Unset):
        reaction_type (ReactionType | Unset): The namespace of `emoji_code`. `unicode_emoji`: the
            code points in hexadecimal, joined by dashes. `realm_emoji`: the ID of the
            organisation's custom emoji, as text. `service_extra_emoji`: the name of a special built-
            in emoji.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[BADREQUEST | REACTIONDOESNOTEXIST | Envelope | INTERNALERROR | INVALIDAPIKEY | REALMDEACTIVATED | UNAUTHORIZED | USERDEACTIVATED | NONEXISTENTSUBDOMAIN | RATELIMITHIT | REQUESTTIMEOUT | REQUESTTOOLARGE | UNSUPPORTEDMEDIATYPE]
    """

    kwargs = _get_kwargs(
        message_id=message_id,
        emoji_name=emoji_name,
        emoji_code=emoji_code,
        reaction_type=reaction_type,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    message_id: int,
    *,
    client: AuthenticatedClient | Client,
    emoji_name: str | Unset = UNSET,
    emoji_code: str | Unset = UNSET,
    reaction_type: ReactionType | Unset = UNSET,
) -> (
    BADREQUEST
    | REACTIONDOESNOTEXIST
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
    """Remove an emoji reaction from a message.

     Removes a reaction of the caller. `emoji_code` identifies it, with `reaction_type` where that is
    given; without a code
    `emoji_name` does, by the name that the reaction has or another name of its emoji.

    **Permissions**: the caller may see the message. Reactions in an archived channel cannot be removed.

    **Events**: `reaction` (op `remove`) to everybody who has the message, and to all subscribers where
    the channel's history is
    shared.

    Args:
        message_id (int): The ID of a message.
        emoji_name (str | Unset):
        emoji_code (str | Unset):
        reaction_type (ReactionType | Unset): The namespace of `emoji_code`. `unicode_emoji`: the
            code points in hexadecimal, joined by dashes. `realm_emoji`: the ID of the
            organisation's custom emoji, as text. `service_extra_emoji`: the name of a special built-
            in emoji.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        BADREQUEST | REACTIONDOESNOTEXIST | Envelope | INTERNALERROR | INVALIDAPIKEY | REALMDEACTIVATED | UNAUTHORIZED | USERDEACTIVATED | NONEXISTENTSUBDOMAIN | RATELIMITHIT | REQUESTTIMEOUT | REQUESTTOOLARGE | UNSUPPORTEDMEDIATYPE
    """

    return sync_detailed(
        message_id=message_id,
        client=client,
        emoji_name=emoji_name,
        emoji_code=emoji_code,
        reaction_type=reaction_type,
    ).parsed


async def asyncio_detailed(
    message_id: int,
    *,
    client: AuthenticatedClient | Client,
    emoji_name: str | Unset = UNSET,
    emoji_code: str | Unset = UNSET,
    reaction_type: ReactionType | Unset = UNSET,
) -> Response[
    BADREQUEST
    | REACTIONDOESNOTEXIST
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
    """Remove an emoji reaction from a message.

     Removes a reaction of the caller. `emoji_code` identifies it, with `reaction_type` where that is
    given; without a code
    `emoji_name` does, by the name that the reaction has or another name of its emoji.

    **Permissions**: the caller may see the message. Reactions in an archived channel cannot be removed.

    **Events**: `reaction` (op `remove`) to everybody who has the message, and to all subscribers where
    the channel's history is
    shared.

    Args:
        message_id (int): The ID of a message.
        emoji_name (str | Unset):
        emoji_code (str | Unset):
        reaction_type (ReactionType | Unset): The namespace of `emoji_code`. `unicode_emoji`: the
            code points in hexadecimal, joined by dashes. `realm_emoji`: the ID of the
            organisation's custom emoji, as text. `service_extra_emoji`: the name of a special built-
            in emoji.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[BADREQUEST | REACTIONDOESNOTEXIST | Envelope | INTERNALERROR | INVALIDAPIKEY | REALMDEACTIVATED | UNAUTHORIZED | USERDEACTIVATED | NONEXISTENTSUBDOMAIN | RATELIMITHIT | REQUESTTIMEOUT | REQUESTTOOLARGE | UNSUPPORTEDMEDIATYPE]
    """

    kwargs = _get_kwargs(
        message_id=message_id,
        emoji_name=emoji_name,
        emoji_code=emoji_code,
        reaction_type=reaction_type,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    message_id: int,
    *,
    client: AuthenticatedClient | Client,
    emoji_name: str | Unset = UNSET,
    emoji_code: str | Unset = UNSET,
    reaction_type: ReactionType | Unset = UNSET,
) -> (
    BADREQUEST
    | REACTIONDOESNOTEXIST
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
    """Remove an emoji reaction from a message.

     Removes a reaction of the caller. `emoji_code` identifies it, with `reaction_type` where that is
    given; without a code
    `emoji_name` does, by the name that the reaction has or another name of its emoji.

    **Permissions**: the caller may see the message. Reactions in an archived channel cannot be removed.

    **Events**: `reaction` (op `remove`) to everybody who has the message, and to all subscribers where
    the channel's history is
    shared.

    Args:
        message_id (int): The ID of a message.
        emoji_name (str | Unset):
        emoji_code (str | Unset):
        reaction_type (ReactionType | Unset): The namespace of `emoji_code`. `unicode_emoji`: the
            code points in hexadecimal, joined by dashes. `realm_emoji`: the ID of the
            organisation's custom emoji, as text. `service_extra_emoji`: the name of a special built-
            in emoji.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        BADREQUEST | REACTIONDOESNOTEXIST | Envelope | INTERNALERROR | INVALIDAPIKEY | REALMDEACTIVATED | UNAUTHORIZED | USERDEACTIVATED | NONEXISTENTSUBDOMAIN | RATELIMITHIT | REQUESTTIMEOUT | REQUESTTOOLARGE | UNSUPPORTEDMEDIATYPE
    """

    return (
        await asyncio_detailed(
            message_id=message_id,
            client=client,
            emoji_name=emoji_name,
            emoji_code=emoji_code,
            reaction_type=reaction_type,
        )
    ).parsed
