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
from ...models.render_message_body import RenderMessageBody
from ...models.render_message_response_200 import RenderMessageResponse200
from ...models.requesttimeout import REQUESTTIMEOUT
from ...models.requesttoolarge import REQUESTTOOLARGE
from ...models.unauthorized import UNAUTHORIZED
from ...models.unsupportedmediatype import UNSUPPORTEDMEDIATYPE
from ...models.userdeactivated import USERDEACTIVATED
from ...types import Response


def _get_kwargs(
    *,
    body: RenderMessageBody,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/messages/render",
    }

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
    | RenderMessageResponse200
    | UNSUPPORTEDMEDIATYPE
    | None
):
    if response.status_code == 200:
        response_200 = RenderMessageResponse200.from_dict(response.json())

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
    | RenderMessageResponse200
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
    body: RenderMessageBody,
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
    | RenderMessageResponse200
    | UNSUPPORTEDMEDIATYPE
]:
    r"""Render a message's text.

     Returns the HTML that the text would have in a message of the caller, without sending it: it
    mentions nobody.

    The text of messages is Markdown (CommonMark, with tables and `~~struck out~~` text). A new line is
    a line break, raw HTML is
    shown as it was typed, and an image is a link to it. Links lead to http, https, mailto or this
    server. Besides:

    - `@**Max Member**` mentions a user; `@**Max Member|6**` and `@**|6**` say which by the ID.
    `@*engineering*` mentions a user
      group. `@**all**` (also `everyone`, `channel`, `stream`) mentions everybody who gets the message,
    `@**topic**` everybody who
      has written in the topic. Before a mention there is nothing, white space, or one of `'\"({[/<`.
    - A mention with an underscore (`@_**Max Member**`, `@_*engineering*`, `@_**all**`) is silent: it
    flags and notifies nobody.
      So are all in quotes, and those of deactivated users and groups. In code there are none.
    - `#**general**` links to a channel that the author may know of, `#**general>lunch**` to a topic
    (`#**general>**` to the empty
      one), `#**general>lunch@101**` to a message.
    - `:smile:` and emoji characters are emoji. The organisation's own emoji come before others of the
    same name, and are images
      with the class `emoji`.
    - Beyond 2,000 emoji, 100 formulas or 2,000 characters of them, and 2,000 cells of a table, what is
    left shows as it was typed;
      so do the lists of a text with more than 1,000 list items, what follows some 2,000 paragraphs, and
    what the organisation's
      linkifiers cannot match in a bounded time.
    - Three backticks or tildes before and after it make lines code; the language is the word behind the
    first of them. Instead of
      a language, `quote` makes a quote, `spoiler` and a title something hidden, `math` a formula.
    Quotes and spoilers may hold
      other such blocks.
    - `$$x^2$$` is a formula of TeX; one that cannot be typeset is shown as it was typed.
    - `<time:2026-01-31T09:30:00+01:00>`, or with UNIX seconds, is a time for clients to show in the
    reader's own zone.
    - URLs, email addresses, paths of uploaded files (`/user_uploads/...`) and what the organisation's
    linkifiers match are links.
    - `/me ` at the very beginning says what the author does: the HTML keeps it, and `is_me_message` is
    true.

    Names of what does not exist, or what the caller may not know of, stay text. The examples show the
    HTML of each.

    **Permissions**: anyone.

    **Events**: none.

    Args:
        body (RenderMessageBody):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[BADREQUEST | INTERNALERROR | INVALIDAPIKEY | REALMDEACTIVATED | UNAUTHORIZED | USERDEACTIVATED | NONEXISTENTSUBDOMAIN | RATELIMITHIT | REQUESTTIMEOUT | REQUESTTOOLARGE | RenderMessageResponse200 | UNSUPPORTEDMEDIATYPE]
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
    body: RenderMessageBody,
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
    | RenderMessageResponse200
    | UNSUPPORTEDMEDIATYPE
    | None
):
    r"""Render a message's text.

     Returns the HTML that the text would have in a message of the caller, without sending it: it
    mentions nobody.

    The text of messages is Markdown (CommonMark, with tables and `~~struck out~~` text). A new line is
    a line break, raw HTML is
    shown as it was typed, and an image is a link to it. Links lead to http, https, mailto or this
    server. Besides:

    - `@**Max Member**` mentions a user; `@**Max Member|6**` and `@**|6**` say which by the ID.
    `@*engineering*` mentions a user
      group. `@**all**` (also `everyone`, `channel`, `stream`) mentions everybody who gets the message,
    `@**topic**` everybody who
      has written in the topic. Before a mention there is nothing, white space, or one of `'\"({[/<`.
    - A mention with an underscore (`@_**Max Member**`, `@_*engineering*`, `@_**all**`) is silent: it
    flags and notifies nobody.
      So are all in quotes, and those of deactivated users and groups. In code there are none.
    - `#**general**` links to a channel that the author may know of, `#**general>lunch**` to a topic
    (`#**general>**` to the empty
      one), `#**general>lunch@101**` to a message.
    - `:smile:` and emoji characters are emoji. The organisation's own emoji come before others of the
    same name, and are images
      with the class `emoji`.
    - Beyond 2,000 emoji, 100 formulas or 2,000 characters of them, and 2,000 cells of a table, what is
    left shows as it was typed;
      so do the lists of a text with more than 1,000 list items, what follows some 2,000 paragraphs, and
    what the organisation's
      linkifiers cannot match in a bounded time.
    - Three backticks or tildes before and after it make lines code; the language is the word behind the
    first of them. Instead of
      a language, `quote` makes a quote, `spoiler` and a title something hidden, `math` a formula.
    Quotes and spoilers may hold
      other such blocks.
    - `$$x^2$$` is a formula of TeX; one that cannot be typeset is shown as it was typed.
    - `<time:2026-01-31T09:30:00+01:00>`, or with UNIX seconds, is a time for clients to show in the
    reader's own zone.
    - URLs, email addresses, paths of uploaded files (`/user_uploads/...`) and what the organisation's
    linkifiers match are links.
    - `/me ` at the very beginning says what the author does: the HTML keeps it, and `is_me_message` is
    true.

    Names of what does not exist, or what the caller may not know of, stay text. The examples show the
    HTML of each.

    **Permissions**: anyone.

    **Events**: none.

    Args:
        body (RenderMessageBody):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        BADREQUEST | INTERNALERROR | INVALIDAPIKEY | REALMDEACTIVATED | UNAUTHORIZED | USERDEACTIVATED | NONEXISTENTSUBDOMAIN | RATELIMITHIT | REQUESTTIMEOUT | REQUESTTOOLARGE | RenderMessageResponse200 | UNSUPPORTEDMEDIATYPE
    """

    return sync_detailed(
        client=client,
        body=body,
    ).parsed


async def asyncio_detailed(
    *,
    client: AuthenticatedClient | Client,
    body: RenderMessageBody,
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
    | RenderMessageResponse200
    | UNSUPPORTEDMEDIATYPE
]:
    r"""Render a message's text.

     Returns the HTML that the text would have in a message of the caller, without sending it: it
    mentions nobody.

    The text of messages is Markdown (CommonMark, with tables and `~~struck out~~` text). A new line is
    a line break, raw HTML is
    shown as it was typed, and an image is a link to it. Links lead to http, https, mailto or this
    server. Besides:

    - `@**Max Member**` mentions a user; `@**Max Member|6**` and `@**|6**` say which by the ID.
    `@*engineering*` mentions a user
      group. `@**all**` (also `everyone`, `channel`, `stream`) mentions everybody who gets the message,
    `@**topic**` everybody who
      has written in the topic. Before a mention there is nothing, white space, or one of `'\"({[/<`.
    - A mention with an underscore (`@_**Max Member**`, `@_*engineering*`, `@_**all**`) is silent: it
    flags and notifies nobody.
      So are all in quotes, and those of deactivated users and groups. In code there are none.
    - `#**general**` links to a channel that the author may know of, `#**general>lunch**` to a topic
    (`#**general>**` to the empty
      one), `#**general>lunch@101**` to a message.
    - `:smile:` and emoji characters are emoji. The organisation's own emoji come before others of the
    same name, and are images
      with the class `emoji`.
    - Beyond 2,000 emoji, 100 formulas or 2,000 characters of them, and 2,000 cells of a table, what is
    left shows as it was typed;
      so do the lists of a text with more than 1,000 list items, what follows some 2,000 paragraphs, and
    what the organisation's
      linkifiers cannot match in a bounded time.
    - Three backticks or tildes before and after it make lines code; the language is the word behind the
    first of them. Instead of
      a language, `quote` makes a quote, `spoiler` and a title something hidden, `math` a formula.
    Quotes and spoilers may hold
      other such blocks.
    - `$$x^2$$` is a formula of TeX; one that cannot be typeset is shown as it was typed.
    - `<time:2026-01-31T09:30:00+01:00>`, or with UNIX seconds, is a time for clients to show in the
    reader's own zone.
    - URLs, email addresses, paths of uploaded files (`/user_uploads/...`) and what the organisation's
    linkifiers match are links.
    - `/me ` at the very beginning says what the author does: the HTML keeps it, and `is_me_message` is
    true.

    Names of what does not exist, or what the caller may not know of, stay text. The examples show the
    HTML of each.

    **Permissions**: anyone.

    **Events**: none.

    Args:
        body (RenderMessageBody):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[BADREQUEST | INTERNALERROR | INVALIDAPIKEY | REALMDEACTIVATED | UNAUTHORIZED | USERDEACTIVATED | NONEXISTENTSUBDOMAIN | RATELIMITHIT | REQUESTTIMEOUT | REQUESTTOOLARGE | RenderMessageResponse200 | UNSUPPORTEDMEDIATYPE]
    """

    kwargs = _get_kwargs(
        body=body,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    *,
    client: AuthenticatedClient | Client,
    body: RenderMessageBody,
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
    | RenderMessageResponse200
    | UNSUPPORTEDMEDIATYPE
    | None
):
    r"""Render a message's text.

     Returns the HTML that the text would have in a message of the caller, without sending it: it
    mentions nobody.

    The text of messages is Markdown (CommonMark, with tables and `~~struck out~~` text). A new line is
    a line break, raw HTML is
    shown as it was typed, and an image is a link to it. Links lead to http, https, mailto or this
    server. Besides:

    - `@**Max Member**` mentions a user; `@**Max Member|6**` and `@**|6**` say which by the ID.
    `@*engineering*` mentions a user
      group. `@**all**` (also `everyone`, `channel`, `stream`) mentions everybody who gets the message,
    `@**topic**` everybody who
      has written in the topic. Before a mention there is nothing, white space, or one of `'\"({[/<`.
    - A mention with an underscore (`@_**Max Member**`, `@_*engineering*`, `@_**all**`) is silent: it
    flags and notifies nobody.
      So are all in quotes, and those of deactivated users and groups. In code there are none.
    - `#**general**` links to a channel that the author may know of, `#**general>lunch**` to a topic
    (`#**general>**` to the empty
      one), `#**general>lunch@101**` to a message.
    - `:smile:` and emoji characters are emoji. The organisation's own emoji come before others of the
    same name, and are images
      with the class `emoji`.
    - Beyond 2,000 emoji, 100 formulas or 2,000 characters of them, and 2,000 cells of a table, what is
    left shows as it was typed;
      so do the lists of a text with more than 1,000 list items, what follows some 2,000 paragraphs, and
    what the organisation's
      linkifiers cannot match in a bounded time.
    - Three backticks or tildes before and after it make lines code; the language is the word behind the
    first of them. Instead of
      a language, `quote` makes a quote, `spoiler` and a title something hidden, `math` a formula.
    Quotes and spoilers may hold
      other such blocks.
    - `$$x^2$$` is a formula of TeX; one that cannot be typeset is shown as it was typed.
    - `<time:2026-01-31T09:30:00+01:00>`, or with UNIX seconds, is a time for clients to show in the
    reader's own zone.
    - URLs, email addresses, paths of uploaded files (`/user_uploads/...`) and what the organisation's
    linkifiers match are links.
    - `/me ` at the very beginning says what the author does: the HTML keeps it, and `is_me_message` is
    true.

    Names of what does not exist, or what the caller may not know of, stay text. The examples show the
    HTML of each.

    **Permissions**: anyone.

    **Events**: none.

    Args:
        body (RenderMessageBody):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        BADREQUEST | INTERNALERROR | INVALIDAPIKEY | REALMDEACTIVATED | UNAUTHORIZED | USERDEACTIVATED | NONEXISTENTSUBDOMAIN | RATELIMITHIT | REQUESTTIMEOUT | REQUESTTOOLARGE | RenderMessageResponse200 | UNSUPPORTEDMEDIATYPE
    """

    return (
        await asyncio_detailed(
            client=client,
            body=body,
        )
    ).parsed
