from http import HTTPStatus
from typing import Any

import httpx

from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.badeventqueueid import BADEVENTQUEUEID
from ...models.badrequest import BADREQUEST
from ...models.get_events_response import GetEventsResponse
from ...models.include_subscribers import IncludeSubscribers
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
    queue_id: str | Unset = UNSET,
    last_event_id: int | Unset = UNSET,
    dont_block: bool | Unset = UNSET,
    apply_markdown: bool | Unset = UNSET,
    client_gravatar: bool | Unset = UNSET,
    slim_presence: bool | Unset = UNSET,
    event_types: str | Unset = UNSET,
    all_public_streams: bool | Unset = UNSET,
    include_subscribers: IncludeSubscribers | Unset = UNSET,
    narrow: str | Unset = UNSET,
    idle_queue_timeout: str | Unset = UNSET,
    client_capabilities: str | Unset = UNSET,
) -> dict[str, Any]:

    params: dict[str, Any] = {}

    params["queue_id"] = queue_id

    params["last_event_id"] = last_event_id

    params["dont_block"] = dont_block

    params["apply_markdown"] = apply_markdown

    params["client_gravatar"] = client_gravatar

    params["slim_presence"] = slim_presence

    params["event_types"] = event_types

    params["all_public_streams"] = all_public_streams

    json_include_subscribers: str | Unset = UNSET
    if not isinstance(include_subscribers, Unset):
        json_include_subscribers = include_subscribers.value

    params["include_subscribers"] = json_include_subscribers

    params["narrow"] = narrow

    params["idle_queue_timeout"] = idle_queue_timeout

    params["client_capabilities"] = client_capabilities

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/events",
        "params": params,
    }

    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> (
    BADEVENTQUEUEID
    | BADREQUEST
    | GetEventsResponse
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
        response_200 = GetEventsResponse.from_dict(response.json())

        return response_200

    if response.status_code == 400:

        def _parse_response_400(data: object) -> BADEVENTQUEUEID | BADREQUEST:
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                response_400_type_0 = BADREQUEST.from_dict(data)

                return response_400_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            if not isinstance(data, dict):
                raise TypeError()
            response_400_type_1 = BADEVENTQUEUEID.from_dict(data)

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
    BADEVENTQUEUEID
    | BADREQUEST
    | GetEventsResponse
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
    queue_id: str | Unset = UNSET,
    last_event_id: int | Unset = UNSET,
    dont_block: bool | Unset = UNSET,
    apply_markdown: bool | Unset = UNSET,
    client_gravatar: bool | Unset = UNSET,
    slim_presence: bool | Unset = UNSET,
    event_types: str | Unset = UNSET,
    all_public_streams: bool | Unset = UNSET,
    include_subscribers: IncludeSubscribers | Unset = UNSET,
    narrow: str | Unset = UNSET,
    idle_queue_timeout: str | Unset = UNSET,
    client_capabilities: str | Unset = UNSET,
) -> Response[
    BADEVENTQUEUEID
    | BADREQUEST
    | GetEventsResponse
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
    """Read events.

     Returns the events of a queue with IDs above `last_event_id`. Without any, it waits until there is
    one; with `dont_block` it
    answers immediately, perhaps with an empty list.

    A client begins with `POST /register` and then reads in a loop, each time with the ID of the last
    event that it has processed,
    at first with the `last_event_id` of the registration. That ID acknowledges the event and all before
    it: the server deletes
    them. The same `last_event_id` again gives the same events again. Without `last_event_id` nothing is
    acknowledged and
    everything not acknowledged yet is returned. -1 stands for the start of the queue: it gives
    everything as long as nothing was
    acknowledged, and is BAD_REQUEST after that. IDs increase, but are not consecutive. If there are
    many events, an answer has
    the first ones, up to about 10,000,000 bytes; the next read gets more. A `last_event_id` above the
    newest event of the queue,
    or below what was acknowledged, is BAD_REQUEST.

    A blocking read ends after 45 to 55 seconds with a `heartbeat` event at the latest; its ID must be
    acknowledged like any
    other. The client's own timeout should be `event_queue_longpoll_timeout_seconds` (90) from the
    registration: after it, or
    after a broken connection, read again with the same `last_event_id`. A second read of a queue
    releases the first, which
    then answers with a heartbeat. A read that waits never answers with an empty list.

    A queue expires when it is not read for `idle_queue_timeout_secs`; while a read waits it does not
    expire, however short that
    time is. BAD_EVENT_QUEUE_ID says that it has expired, was deleted or
    belongs to somebody else (the answers are the same): register again and replace the state.

    Without `queue_id`, a queue is registered with the registration parameters, and its first events are
    returned. No initial
    state is returned that way, so `fetch_event_types` and `presence_history_limit_days` have no effect
    here: they are reported as
    unsupported, and so are registration parameters together with `queue_id`. `queue_id` is in every
    answer. A HEAD request never
    waits, and is refused without `queue_id`.

    Reads have rate limits of their own.

    **Permissions**: the owner of the queue; guests not with `all_public_streams`.

    **Events**: none.

    **Changes**: 412 `include_subscribers` may be `partial`; 481 `idle_queue_timeout`.

    Args:
        queue_id (str | Unset):
        last_event_id (int | Unset):
        dont_block (bool | Unset):
        apply_markdown (bool | Unset):
        client_gravatar (bool | Unset):
        slim_presence (bool | Unset):
        event_types (str | Unset):
        all_public_streams (bool | Unset):
        include_subscribers (IncludeSubscribers | Unset): Whether channels list their subscribers:
            all (`true`), none (`false`), or, for a channel with more than 250 subscribers, perhaps
            only some (`partial`, see `partial_subscribers`). Where channels have more than 20,000,000
            subscribers together, `true` is refused.

            **Changes**: 412 `partial`.
             Without it, `"false"`.
        narrow (str | Unset):
        idle_queue_timeout (str | Unset):
        client_capabilities (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[BADEVENTQUEUEID | BADREQUEST | GetEventsResponse | INTERNALERROR | INVALIDAPIKEY | REALMDEACTIVATED | UNAUTHORIZED | USERDEACTIVATED | NONEXISTENTSUBDOMAIN | RATELIMITHIT | REQUESTTIMEOUT | REQUESTTOOLARGE | UNSUPPORTEDMEDIATYPE]
    """

    kwargs = _get_kwargs(
        queue_id=queue_id,
        last_event_id=last_event_id,
        dont_block=dont_block,
        apply_markdown=apply_markdown,
        client_gravatar=client_gravatar,
        slim_presence=slim_presence,
        event_types=event_types,
        all_public_streams=all_public_streams,
        include_subscribers=include_subscribers,
        narrow=narrow,
        idle_queue_timeout=idle_queue_timeout,
        client_capabilities=client_capabilities,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    *,
    client: AuthenticatedClient | Client,
    queue_id: str | Unset = UNSET,
    last_event_id: int | Unset = UNSET,
    dont_block: bool | Unset = UNSET,
    apply_markdown: bool | Unset = UNSET,
    client_gravatar: bool | Unset = UNSET,
    slim_presence: bool | Unset = UNSET,
    event_types: str | Unset = UNSET,
    all_public_streams: bool | Unset = UNSET,
    include_subscribers: IncludeSubscribers | Unset = UNSET,
    narrow: str | Unset = UNSET,
    idle_queue_timeout: str | Unset = UNSET,
    client_capabilities: str | Unset = UNSET,
) -> (
    BADEVENTQUEUEID
    | BADREQUEST
    | GetEventsResponse
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
    """Read events.

     Returns the events of a queue with IDs above `last_event_id`. Without any, it waits until there is
    one; with `dont_block` it
    answers immediately, perhaps with an empty list.

    A client begins with `POST /register` and then reads in a loop, each time with the ID of the last
    event that it has processed,
    at first with the `last_event_id` of the registration. That ID acknowledges the event and all before
    it: the server deletes
    them. The same `last_event_id` again gives the same events again. Without `last_event_id` nothing is
    acknowledged and
    everything not acknowledged yet is returned. -1 stands for the start of the queue: it gives
    everything as long as nothing was
    acknowledged, and is BAD_REQUEST after that. IDs increase, but are not consecutive. If there are
    many events, an answer has
    the first ones, up to about 10,000,000 bytes; the next read gets more. A `last_event_id` above the
    newest event of the queue,
    or below what was acknowledged, is BAD_REQUEST.

    A blocking read ends after 45 to 55 seconds with a `heartbeat` event at the latest; its ID must be
    acknowledged like any
    other. The client's own timeout should be `event_queue_longpoll_timeout_seconds` (90) from the
    registration: after it, or
    after a broken connection, read again with the same `last_event_id`. A second read of a queue
    releases the first, which
    then answers with a heartbeat. A read that waits never answers with an empty list.

    A queue expires when it is not read for `idle_queue_timeout_secs`; while a read waits it does not
    expire, however short that
    time is. BAD_EVENT_QUEUE_ID says that it has expired, was deleted or
    belongs to somebody else (the answers are the same): register again and replace the state.

    Without `queue_id`, a queue is registered with the registration parameters, and its first events are
    returned. No initial
    state is returned that way, so `fetch_event_types` and `presence_history_limit_days` have no effect
    here: they are reported as
    unsupported, and so are registration parameters together with `queue_id`. `queue_id` is in every
    answer. A HEAD request never
    waits, and is refused without `queue_id`.

    Reads have rate limits of their own.

    **Permissions**: the owner of the queue; guests not with `all_public_streams`.

    **Events**: none.

    **Changes**: 412 `include_subscribers` may be `partial`; 481 `idle_queue_timeout`.

    Args:
        queue_id (str | Unset):
        last_event_id (int | Unset):
        dont_block (bool | Unset):
        apply_markdown (bool | Unset):
        client_gravatar (bool | Unset):
        slim_presence (bool | Unset):
        event_types (str | Unset):
        all_public_streams (bool | Unset):
        include_subscribers (IncludeSubscribers | Unset): Whether channels list their subscribers:
            all (`true`), none (`false`), or, for a channel with more than 250 subscribers, perhaps
            only some (`partial`, see `partial_subscribers`). Where channels have more than 20,000,000
            subscribers together, `true` is refused.

            **Changes**: 412 `partial`.
             Without it, `"false"`.
        narrow (str | Unset):
        idle_queue_timeout (str | Unset):
        client_capabilities (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        BADEVENTQUEUEID | BADREQUEST | GetEventsResponse | INTERNALERROR | INVALIDAPIKEY | REALMDEACTIVATED | UNAUTHORIZED | USERDEACTIVATED | NONEXISTENTSUBDOMAIN | RATELIMITHIT | REQUESTTIMEOUT | REQUESTTOOLARGE | UNSUPPORTEDMEDIATYPE
    """

    return sync_detailed(
        client=client,
        queue_id=queue_id,
        last_event_id=last_event_id,
        dont_block=dont_block,
        apply_markdown=apply_markdown,
        client_gravatar=client_gravatar,
        slim_presence=slim_presence,
        event_types=event_types,
        all_public_streams=all_public_streams,
        include_subscribers=include_subscribers,
        narrow=narrow,
        idle_queue_timeout=idle_queue_timeout,
        client_capabilities=client_capabilities,
    ).parsed


async def asyncio_detailed(
    *,
    client: AuthenticatedClient | Client,
    queue_id: str | Unset = UNSET,
    last_event_id: int | Unset = UNSET,
    dont_block: bool | Unset = UNSET,
    apply_markdown: bool | Unset = UNSET,
    client_gravatar: bool | Unset = UNSET,
    slim_presence: bool | Unset = UNSET,
    event_types: str | Unset = UNSET,
    all_public_streams: bool | Unset = UNSET,
    include_subscribers: IncludeSubscribers | Unset = UNSET,
    narrow: str | Unset = UNSET,
    idle_queue_timeout: str | Unset = UNSET,
    client_capabilities: str | Unset = UNSET,
) -> Response[
    BADEVENTQUEUEID
    | BADREQUEST
    | GetEventsResponse
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
    """Read events.

     Returns the events of a queue with IDs above `last_event_id`. Without any, it waits until there is
    one; with `dont_block` it
    answers immediately, perhaps with an empty list.

    A client begins with `POST /register` and then reads in a loop, each time with the ID of the last
    event that it has processed,
    at first with the `last_event_id` of the registration. That ID acknowledges the event and all before
    it: the server deletes
    them. The same `last_event_id` again gives the same events again. Without `last_event_id` nothing is
    acknowledged and
    everything not acknowledged yet is returned. -1 stands for the start of the queue: it gives
    everything as long as nothing was
    acknowledged, and is BAD_REQUEST after that. IDs increase, but are not consecutive. If there are
    many events, an answer has
    the first ones, up to about 10,000,000 bytes; the next read gets more. A `last_event_id` above the
    newest event of the queue,
    or below what was acknowledged, is BAD_REQUEST.

    A blocking read ends after 45 to 55 seconds with a `heartbeat` event at the latest; its ID must be
    acknowledged like any
    other. The client's own timeout should be `event_queue_longpoll_timeout_seconds` (90) from the
    registration: after it, or
    after a broken connection, read again with the same `last_event_id`. A second read of a queue
    releases the first, which
    then answers with a heartbeat. A read that waits never answers with an empty list.

    A queue expires when it is not read for `idle_queue_timeout_secs`; while a read waits it does not
    expire, however short that
    time is. BAD_EVENT_QUEUE_ID says that it has expired, was deleted or
    belongs to somebody else (the answers are the same): register again and replace the state.

    Without `queue_id`, a queue is registered with the registration parameters, and its first events are
    returned. No initial
    state is returned that way, so `fetch_event_types` and `presence_history_limit_days` have no effect
    here: they are reported as
    unsupported, and so are registration parameters together with `queue_id`. `queue_id` is in every
    answer. A HEAD request never
    waits, and is refused without `queue_id`.

    Reads have rate limits of their own.

    **Permissions**: the owner of the queue; guests not with `all_public_streams`.

    **Events**: none.

    **Changes**: 412 `include_subscribers` may be `partial`; 481 `idle_queue_timeout`.

    Args:
        queue_id (str | Unset):
        last_event_id (int | Unset):
        dont_block (bool | Unset):
        apply_markdown (bool | Unset):
        client_gravatar (bool | Unset):
        slim_presence (bool | Unset):
        event_types (str | Unset):
        all_public_streams (bool | Unset):
        include_subscribers (IncludeSubscribers | Unset): Whether channels list their subscribers:
            all (`true`), none (`false`), or, for a channel with more than 250 subscribers, perhaps
            only some (`partial`, see `partial_subscribers`). Where channels have more than 20,000,000
            subscribers together, `true` is refused.

            **Changes**: 412 `partial`.
             Without it, `"false"`.
        narrow (str | Unset):
        idle_queue_timeout (str | Unset):
        client_capabilities (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[BADEVENTQUEUEID | BADREQUEST | GetEventsResponse | INTERNALERROR | INVALIDAPIKEY | REALMDEACTIVATED | UNAUTHORIZED | USERDEACTIVATED | NONEXISTENTSUBDOMAIN | RATELIMITHIT | REQUESTTIMEOUT | REQUESTTOOLARGE | UNSUPPORTEDMEDIATYPE]
    """

    kwargs = _get_kwargs(
        queue_id=queue_id,
        last_event_id=last_event_id,
        dont_block=dont_block,
        apply_markdown=apply_markdown,
        client_gravatar=client_gravatar,
        slim_presence=slim_presence,
        event_types=event_types,
        all_public_streams=all_public_streams,
        include_subscribers=include_subscribers,
        narrow=narrow,
        idle_queue_timeout=idle_queue_timeout,
        client_capabilities=client_capabilities,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    *,
    client: AuthenticatedClient | Client,
    queue_id: str | Unset = UNSET,
    last_event_id: int | Unset = UNSET,
    dont_block: bool | Unset = UNSET,
    apply_markdown: bool | Unset = UNSET,
    client_gravatar: bool | Unset = UNSET,
    slim_presence: bool | Unset = UNSET,
    event_types: str | Unset = UNSET,
    all_public_streams: bool | Unset = UNSET,
    include_subscribers: IncludeSubscribers | Unset = UNSET,
    narrow: str | Unset = UNSET,
    idle_queue_timeout: str | Unset = UNSET,
    client_capabilities: str | Unset = UNSET,
) -> (
    BADEVENTQUEUEID
    | BADREQUEST
    | GetEventsResponse
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
    """Read events.

     Returns the events of a queue with IDs above `last_event_id`. Without any, it waits until there is
    one; with `dont_block` it
    answers immediately, perhaps with an empty list.

    A client begins with `POST /register` and then reads in a loop, each time with the ID of the last
    event that it has processed,
    at first with the `last_event_id` of the registration. That ID acknowledges the event and all before
    it: the server deletes
    them. The same `last_event_id` again gives the same events again. Without `last_event_id` nothing is
    acknowledged and
    everything not acknowledged yet is returned. -1 stands for the start of the queue: it gives
    everything as long as nothing was
    acknowledged, and is BAD_REQUEST after that. IDs increase, but are not consecutive. If there are
    many events, an answer has
    the first ones, up to about 10,000,000 bytes; the next read gets more. A `last_event_id` above the
    newest event of the queue,
    or below what was acknowledged, is BAD_REQUEST.

    A blocking read ends after 45 to 55 seconds with a `heartbeat` event at the latest; its ID must be
    acknowledged like any
    other. The client's own timeout should be `event_queue_longpoll_timeout_seconds` (90) from the
    registration: after it, or
    after a broken connection, read again with the same `last_event_id`. A second read of a queue
    releases the first, which
    then answers with a heartbeat. A read that waits never answers with an empty list.

    A queue expires when it is not read for `idle_queue_timeout_secs`; while a read waits it does not
    expire, however short that
    time is. BAD_EVENT_QUEUE_ID says that it has expired, was deleted or
    belongs to somebody else (the answers are the same): register again and replace the state.

    Without `queue_id`, a queue is registered with the registration parameters, and its first events are
    returned. No initial
    state is returned that way, so `fetch_event_types` and `presence_history_limit_days` have no effect
    here: they are reported as
    unsupported, and so are registration parameters together with `queue_id`. `queue_id` is in every
    answer. A HEAD request never
    waits, and is refused without `queue_id`.

    Reads have rate limits of their own.

    **Permissions**: the owner of the queue; guests not with `all_public_streams`.

    **Events**: none.

    **Changes**: 412 `include_subscribers` may be `partial`; 481 `idle_queue_timeout`.

    Args:
        queue_id (str | Unset):
        last_event_id (int | Unset):
        dont_block (bool | Unset):
        apply_markdown (bool | Unset):
        client_gravatar (bool | Unset):
        slim_presence (bool | Unset):
        event_types (str | Unset):
        all_public_streams (bool | Unset):
        include_subscribers (IncludeSubscribers | Unset): Whether channels list their subscribers:
            all (`true`), none (`false`), or, for a channel with more than 250 subscribers, perhaps
            only some (`partial`, see `partial_subscribers`). Where channels have more than 20,000,000
            subscribers together, `true` is refused.

            **Changes**: 412 `partial`.
             Without it, `"false"`.
        narrow (str | Unset):
        idle_queue_timeout (str | Unset):
        client_capabilities (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        BADEVENTQUEUEID | BADREQUEST | GetEventsResponse | INTERNALERROR | INVALIDAPIKEY | REALMDEACTIVATED | UNAUTHORIZED | USERDEACTIVATED | NONEXISTENTSUBDOMAIN | RATELIMITHIT | REQUESTTIMEOUT | REQUESTTOOLARGE | UNSUPPORTEDMEDIATYPE
    """

    return (
        await asyncio_detailed(
            client=client,
            queue_id=queue_id,
            last_event_id=last_event_id,
            dont_block=dont_block,
            apply_markdown=apply_markdown,
            client_gravatar=client_gravatar,
            slim_presence=slim_presence,
            event_types=event_types,
            all_public_streams=all_public_streams,
            include_subscribers=include_subscribers,
            narrow=narrow,
            idle_queue_timeout=idle_queue_timeout,
            client_capabilities=client_capabilities,
        )
    ).parsed
