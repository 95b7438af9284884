import datetime
from http import HTTPStatus
from typing import Any

import httpx

from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.badnarrow import BADNARROW
from ...models.badrequest import BADREQUEST
from ...models.get_messages_response import GetMessagesResponse
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
from ...types import UNSET, Response, Unset


def _get_kwargs(
    *,
    anchor: str | Unset = UNSET,
    anchor_date: datetime.datetime | Unset = UNSET,
    include_anchor: bool | Unset = UNSET,
    num_before: int | Unset = UNSET,
    num_after: int | Unset = UNSET,
    narrow: str | Unset = UNSET,
    message_ids: str | Unset = UNSET,
    client_gravatar: bool | Unset = UNSET,
    apply_markdown: bool | Unset = UNSET,
    allow_empty_topic_name: bool | Unset = UNSET,
) -> dict[str, Any]:

    params: dict[str, Any] = {}

    params["anchor"] = anchor

    json_anchor_date: str | Unset = UNSET
    if not isinstance(anchor_date, Unset):
        json_anchor_date = anchor_date.isoformat()
    params["anchor_date"] = json_anchor_date

    params["include_anchor"] = include_anchor

    params["num_before"] = num_before

    params["num_after"] = num_after

    params["narrow"] = narrow

    params["message_ids"] = message_ids

    params["client_gravatar"] = client_gravatar

    params["apply_markdown"] = apply_markdown

    params["allow_empty_topic_name"] = allow_empty_topic_name

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/messages",
        "params": params,
    }

    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> (
    BADNARROW
    | BADREQUEST
    | GetMessagesResponse
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
        response_200 = GetMessagesResponse.from_dict(response.json())

        return response_200

    if response.status_code == 400:

        def _parse_response_400(data: object) -> BADNARROW | BADREQUEST:
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                response_400_type_0 = BADREQUEST.from_dict(data)

                return response_400_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            if not isinstance(data, dict):
                raise TypeError()
            response_400_type_1 = BADNARROW.from_dict(data)

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
    BADNARROW
    | BADREQUEST
    | GetMessagesResponse
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
    anchor: str | Unset = UNSET,
    anchor_date: datetime.datetime | Unset = UNSET,
    include_anchor: bool | Unset = UNSET,
    num_before: int | Unset = UNSET,
    num_after: int | Unset = UNSET,
    narrow: str | Unset = UNSET,
    message_ids: str | Unset = UNSET,
    client_gravatar: bool | Unset = UNSET,
    apply_markdown: bool | Unset = UNSET,
    allow_empty_topic_name: bool | Unset = UNSET,
) -> Response[
    BADNARROW
    | BADREQUEST
    | GetMessagesResponse
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
    """Read messages.

     Reads messages around an anchor that match a narrow, oldest first, or messages by their IDs.

    Messages that the caller did not receive when they were sent are among them only when the narrow
    names channels and asks for
    no flag of the caller; they carry the flag `historical`.

    An answer ends at about 10,000,000 bytes, with the texts in both forms, former ones included: those
    messages are in it that
    are nearest to the anchor, without gaps and at least one, and `found_oldest` and `found_newest` are
    false on the side where
    others were left out. Ask on from the first or last message. With `message_ids` those are in it that
    have the lowest IDs. Of
    the changes of one message `edit_history` tells the newest, at least one, up to 2,000,000 bytes.

    **Permissions**: anyone; only messages that the caller may see are counted and returned.

    **Events**: none.

    Args:
        anchor (str | Unset):
        anchor_date (datetime.datetime | Unset):
        include_anchor (bool | Unset):
        num_before (int | Unset):
        num_after (int | Unset):
        narrow (str | Unset):
        message_ids (str | Unset):
        client_gravatar (bool | Unset):
        apply_markdown (bool | Unset):
        allow_empty_topic_name (bool | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[BADNARROW | BADREQUEST | GetMessagesResponse | INTERNALERROR | INVALIDAPIKEY | REALMDEACTIVATED | UNAUTHORIZED | USERDEACTIVATED | NONEXISTENTSUBDOMAIN | RATELIMITHIT | REQUESTTIMEOUT | REQUESTTOOLARGE | UNSUPPORTEDMEDIATYPE]
    """

    kwargs = _get_kwargs(
        anchor=anchor,
        anchor_date=anchor_date,
        include_anchor=include_anchor,
        num_before=num_before,
        num_after=num_after,
        narrow=narrow,
        message_ids=message_ids,
        client_gravatar=client_gravatar,
        apply_markdown=apply_markdown,
        allow_empty_topic_name=allow_empty_topic_name,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    *,
    client: AuthenticatedClient | Client,
    anchor: str | Unset = UNSET,
    anchor_date: datetime.datetime | Unset = UNSET,
    include_anchor: bool | Unset = UNSET,
    num_before: int | Unset = UNSET,
    num_after: int | Unset = UNSET,
    narrow: str | Unset = UNSET,
    message_ids: str | Unset = UNSET,
    client_gravatar: bool | Unset = UNSET,
    apply_markdown: bool | Unset = UNSET,
    allow_empty_topic_name: bool | Unset = UNSET,
) -> (
    BADNARROW
    | BADREQUEST
    | GetMessagesResponse
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
    """Read messages.

     Reads messages around an anchor that match a narrow, oldest first, or messages by their IDs.

    Messages that the caller did not receive when they were sent are among them only when the narrow
    names channels and asks for
    no flag of the caller; they carry the flag `historical`.

    An answer ends at about 10,000,000 bytes, with the texts in both forms, former ones included: those
    messages are in it that
    are nearest to the anchor, without gaps and at least one, and `found_oldest` and `found_newest` are
    false on the side where
    others were left out. Ask on from the first or last message. With `message_ids` those are in it that
    have the lowest IDs. Of
    the changes of one message `edit_history` tells the newest, at least one, up to 2,000,000 bytes.

    **Permissions**: anyone; only messages that the caller may see are counted and returned.

    **Events**: none.

    Args:
        anchor (str | Unset):
        anchor_date (datetime.datetime | Unset):
        include_anchor (bool | Unset):
        num_before (int | Unset):
        num_after (int | Unset):
        narrow (str | Unset):
        message_ids (str | Unset):
        client_gravatar (bool | Unset):
        apply_markdown (bool | Unset):
        allow_empty_topic_name (bool | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        BADNARROW | BADREQUEST | GetMessagesResponse | INTERNALERROR | INVALIDAPIKEY | REALMDEACTIVATED | UNAUTHORIZED | USERDEACTIVATED | NONEXISTENTSUBDOMAIN | RATELIMITHIT | REQUESTTIMEOUT | REQUESTTOOLARGE | UNSUPPORTEDMEDIATYPE
    """

    return sync_detailed(
        client=client,
        anchor=anchor,
        anchor_date=anchor_date,
        include_anchor=include_anchor,
        num_before=num_before,
        num_after=num_after,
        narrow=narrow,
        message_ids=message_ids,
        client_gravatar=client_gravatar,
        apply_markdown=apply_markdown,
        allow_empty_topic_name=allow_empty_topic_name,
    ).parsed


async def asyncio_detailed(
    *,
    client: AuthenticatedClient | Client,
    anchor: str | Unset = UNSET,
    anchor_date: datetime.datetime | Unset = UNSET,
    include_anchor: bool | Unset = UNSET,
    num_before: int | Unset = UNSET,
    num_after: int | Unset = UNSET,
    narrow: str | Unset = UNSET,
    message_ids: str | Unset = UNSET,
    client_gravatar: bool | Unset = UNSET,
    apply_markdown: bool | Unset = UNSET,
    allow_empty_topic_name: bool | Unset = UNSET,
) -> Response[
    BADNARROW
    | BADREQUEST
    | GetMessagesResponse
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
    """Read messages.

     Reads messages around an anchor that match a narrow, oldest first, or messages by their IDs.

    Messages that the caller did not receive when they were sent are among them only when the narrow
    names channels and asks for
    no flag of the caller; they carry the flag `historical`.

    An answer ends at about 10,000,000 bytes, with the texts in both forms, former ones included: those
    messages are in it that
    are nearest to the anchor, without gaps and at least one, and `found_oldest` and `found_newest` are
    false on the side where
    others were left out. Ask on from the first or last message. With `message_ids` those are in it that
    have the lowest IDs. Of
    the changes of one message `edit_history` tells the newest, at least one, up to 2,000,000 bytes.

    **Permissions**: anyone; only messages that the caller may see are counted and returned.

    **Events**: none.

    Args:
        anchor (str | Unset):
        anchor_date (datetime.datetime | Unset):
        include_anchor (bool | Unset):
        num_before (int | Unset):
        num_after (int | Unset):
        narrow (str | Unset):
        message_ids (str | Unset):
        client_gravatar (bool | Unset):
        apply_markdown (bool | Unset):
        allow_empty_topic_name (bool | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[BADNARROW | BADREQUEST | GetMessagesResponse | INTERNALERROR | INVALIDAPIKEY | REALMDEACTIVATED | UNAUTHORIZED | USERDEACTIVATED | NONEXISTENTSUBDOMAIN | RATELIMITHIT | REQUESTTIMEOUT | REQUESTTOOLARGE | UNSUPPORTEDMEDIATYPE]
    """

    kwargs = _get_kwargs(
        anchor=anchor,
        anchor_date=anchor_date,
        include_anchor=include_anchor,
        num_before=num_before,
        num_after=num_after,
        narrow=narrow,
        message_ids=message_ids,
        client_gravatar=client_gravatar,
        apply_markdown=apply_markdown,
        allow_empty_topic_name=allow_empty_topic_name,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    *,
    client: AuthenticatedClient | Client,
    anchor: str | Unset = UNSET,
    anchor_date: datetime.datetime | Unset = UNSET,
    include_anchor: bool | Unset = UNSET,
    num_before: int | Unset = UNSET,
    num_after: int | Unset = UNSET,
    narrow: str | Unset = UNSET,
    message_ids: str | Unset = UNSET,
    client_gravatar: bool | Unset = UNSET,
    apply_markdown: bool | Unset = UNSET,
    allow_empty_topic_name: bool | Unset = UNSET,
) -> (
    BADNARROW
    | BADREQUEST
    | GetMessagesResponse
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
    """Read messages.

     Reads messages around an anchor that match a narrow, oldest first, or messages by their IDs.

    Messages that the caller did not receive when they were sent are among them only when the narrow
    names channels and asks for
    no flag of the caller; they carry the flag `historical`.

    An answer ends at about 10,000,000 bytes, with the texts in both forms, former ones included: those
    messages are in it that
    are nearest to the anchor, without gaps and at least one, and `found_oldest` and `found_newest` are
    false on the side where
    others were left out. Ask on from the first or last message. With `message_ids` those are in it that
    have the lowest IDs. Of
    the changes of one message `edit_history` tells the newest, at least one, up to 2,000,000 bytes.

    **Permissions**: anyone; only messages that the caller may see are counted and returned.

    **Events**: none.

    Args:
        anchor (str | Unset):
        anchor_date (datetime.datetime | Unset):
        include_anchor (bool | Unset):
        num_before (int | Unset):
        num_after (int | Unset):
        narrow (str | Unset):
        message_ids (str | Unset):
        client_gravatar (bool | Unset):
        apply_markdown (bool | Unset):
        allow_empty_topic_name (bool | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        BADNARROW | BADREQUEST | GetMessagesResponse | INTERNALERROR | INVALIDAPIKEY | REALMDEACTIVATED | UNAUTHORIZED | USERDEACTIVATED | NONEXISTENTSUBDOMAIN | RATELIMITHIT | REQUESTTIMEOUT | REQUESTTOOLARGE | UNSUPPORTEDMEDIATYPE
    """

    return (
        await asyncio_detailed(
            client=client,
            anchor=anchor,
            anchor_date=anchor_date,
            include_anchor=include_anchor,
            num_before=num_before,
            num_after=num_after,
            narrow=narrow,
            message_ids=message_ids,
            client_gravatar=client_gravatar,
            apply_markdown=apply_markdown,
            allow_empty_topic_name=allow_empty_topic_name,
        )
    ).parsed
