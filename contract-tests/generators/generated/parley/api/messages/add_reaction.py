from http import HTTPStatus
from typing import Any
from urllib.parse import quote

import httpx

from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.add_reaction_body import AddReactionBody
from ...models.badrequest import BADREQUEST
from ...models.envelope import Envelope
from ...models.internalerror import INTERNALERROR
from ...models.invalidapikey import INVALIDAPIKEY
from ...models.nonexistentsubdomain import NONEXISTENTSUBDOMAIN
from ...models.ratelimithit import RATELIMITHIT
from ...models.reactionalreadyexists import REACTIONALREADYEXISTS
from ...models.realmdeactivated import REALMDEACTIVATED
from ...models.requesttimeout import REQUESTTIMEOUT
from ...models.requesttoolarge import REQUESTTOOLARGE
from ...models.unauthorized import UNAUTHORIZED
from ...models.unsupportedmediatype import UNSUPPORTEDMEDIATYPE
from ...models.userdeactivated import USERDEACTIVATED
from ...types import Response


def _get_kwargs(
    message_id: int,
    *,
    body: AddReactionBody,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/messages/{message_id}/reactions".format(
            message_id=quote(str(message_id), safe=""),
        ),
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> (
    BADREQUEST
    | REACTIONALREADYEXISTS
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

        def _parse_response_400(data: object) -> BADREQUEST | REACTIONALREADYEXISTS:
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                response_400_type_0 = BADREQUEST.from_dict(data)

                return response_400_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            if not isinstance(data, dict):
                raise TypeError()
            response_400_type_1 = REACTIONALREADYEXISTS.from_dict(data)

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
    | REACTIONALREADYEXISTS
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
    body: AddReactionBody,
) -> Response[
    BADREQUEST
    | REACTIONALREADYEXISTS
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
    """Add an emoji reaction to a message.

     Adds a reaction of the caller. Without `reaction_type` and `emoji_code` the name decides: first the
    organisation's custom
    emoji, then special built-in emoji, then Unicode, by any of the short names that clients use. A code
    decides where no emoji
    has the name: the reaction then has the emoji's own name. All names of an emoji make the same
    reaction. When somebody has
    reacted to the message with this code already, the name is not checked, and the reaction takes the
    name of the existing
    reactions. Deactivated custom emoji cannot start a new reaction.

    A user may react to a message with at most 20 emoji, and a message may have at most 50 different
    ones.

    **Permissions**: the caller may see the message. An archived channel takes no reactions.

    **Events**: `reaction` (op `add`) to everybody who has the message, and to all subscribers where the
    channel's history is
    shared; `user_topic` to the caller when reacting changes the visibility policy of the topic.

    **Changes**: 2 `reaction_type` may be left out for custom emoji; 193 REACTION_ALREADY_EXISTS.

    Args:
        message_id (int): The ID of a message.
        body (AddReactionBody):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[BADREQUEST | REACTIONALREADYEXISTS | Envelope | INTERNALERROR | INVALIDAPIKEY | REALMDEACTIVATED | UNAUTHORIZED | USERDEACTIVATED | NONEXISTENTSUBDOMAIN | RATELIMITHIT | REQUESTTIMEOUT | REQUESTTOOLARGE | UNSUPPORTEDMEDIATYPE]
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
    body: AddReactionBody,
) -> (
    BADREQUEST
    | REACTIONALREADYEXISTS
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
    """Add an emoji reaction to a message.

     Adds a reaction of the caller. Without `reaction_type` and `emoji_code` the name decides: first the
    organisation's custom
    emoji, then special built-in emoji, then Unicode, by any of the short names that clients use. A code
    decides where no emoji
    has the name: the reaction then has the emoji's own name. All names of an emoji make the same
    reaction. When somebody has
    reacted to the message with this code already, the name is not checked, and the reaction takes the
    name of the existing
    reactions. Deactivated custom emoji cannot start a new reaction.

    A user may react to a message with at most 20 emoji, and a message may have at most 50 different
    ones.

    **Permissions**: the caller may see the message. An archived channel takes no reactions.

    **Events**: `reaction` (op `add`) to everybody who has the message, and to all subscribers where the
    channel's history is
    shared; `user_topic` to the caller when reacting changes the visibility policy of the topic.

    **Changes**: 2 `reaction_type` may be left out for custom emoji; 193 REACTION_ALREADY_EXISTS.

    Args:
        message_id (int): The ID of a message.
        body (AddReactionBody):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        BADREQUEST | REACTIONALREADYEXISTS | Envelope | INTERNALERROR | INVALIDAPIKEY | REALMDEACTIVATED | UNAUTHORIZED | USERDEACTIVATED | NONEXISTENTSUBDOMAIN | RATELIMITHIT | REQUESTTIMEOUT | REQUESTTOOLARGE | UNSUPPORTEDMEDIATYPE
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
    body: AddReactionBody,
) -> Response[
    BADREQUEST
    | REACTIONALREADYEXISTS
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
    """Add an emoji reaction to a message.

     Adds a reaction of the caller. Without `reaction_type` and `emoji_code` the name decides: first the
    organisation's custom
    emoji, then special built-in emoji, then Unicode, by any of the short names that clients use. A code
    decides where no emoji
    has the name: the reaction then has the emoji's own name. All names of an emoji make the same
    reaction. When somebody has
    reacted to the message with this code already, the name is not checked, and the reaction takes the
    name of the existing
    reactions. Deactivated custom emoji cannot start a new reaction.

    A user may react to a message with at most 20 emoji, and a message may have at most 50 different
    ones.

    **Permissions**: the caller may see the message. An archived channel takes no reactions.

    **Events**: `reaction` (op `add`) to everybody who has the message, and to all subscribers where the
    channel's history is
    shared; `user_topic` to the caller when reacting changes the visibility policy of the topic.

    **Changes**: 2 `reaction_type` may be left out for custom emoji; 193 REACTION_ALREADY_EXISTS.

    Args:
        message_id (int): The ID of a message.
        body (AddReactionBody):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[BADREQUEST | REACTIONALREADYEXISTS | Envelope | INTERNALERROR | INVALIDAPIKEY | REALMDEACTIVATED | UNAUTHORIZED | USERDEACTIVATED | NONEXISTENTSUBDOMAIN | RATELIMITHIT | REQUESTTIMEOUT | REQUESTTOOLARGE | UNSUPPORTEDMEDIATYPE]
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
    body: AddReactionBody,
) -> (
    BADREQUEST
    | REACTIONALREADYEXISTS
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
    """Add an emoji reaction to a message.

     Adds a reaction of the caller. Without `reaction_type` and `emoji_code` the name decides: first the
    organisation's custom
    emoji, then special built-in emoji, then Unicode, by any of the short names that clients use. A code
    decides where no emoji
    has the name: the reaction then has the emoji's own name. All names of an emoji make the same
    reaction. When somebody has
    reacted to the message with this code already, the name is not checked, and the reaction takes the
    name of the existing
    reactions. Deactivated custom emoji cannot start a new reaction.

    A user may react to a message with at most 20 emoji, and a message may have at most 50 different
    ones.

    **Permissions**: the caller may see the message. An archived channel takes no reactions.

    **Events**: `reaction` (op `add`) to everybody who has the message, and to all subscribers where the
    channel's history is
    shared; `user_topic` to the caller when reacting changes the visibility policy of the topic.

    **Changes**: 2 `reaction_type` may be left out for custom emoji; 193 REACTION_ALREADY_EXISTS.

    Args:
        message_id (int): The ID of a message.
        body (AddReactionBody):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        BADREQUEST | REACTIONALREADYEXISTS | Envelope | INTERNALERROR | INVALIDAPIKEY | REALMDEACTIVATED | UNAUTHORIZED | USERDEACTIVATED | NONEXISTENTSUBDOMAIN | RATELIMITHIT | REQUESTTIMEOUT | REQUESTTOOLARGE | UNSUPPORTEDMEDIATYPE
    """

    return (
        await asyncio_detailed(
            message_id=message_id,
            client=client,
            body=body,
        )
    ).parsed
