from http import HTTPStatus
from io import BytesIO
from typing import Any, cast
from urllib.parse import quote

import httpx

from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.badrequest import BADREQUEST
from ...models.internalerror import INTERNALERROR
from ...models.nonexistentsubdomain import NONEXISTENTSUBDOMAIN
from ...models.notfound import NOTFOUND
from ...models.ratelimithit import RATELIMITHIT
from ...models.requesttimeout import REQUESTTIMEOUT
from ...models.requesttoolarge import REQUESTTOOLARGE
from ...models.unsupportedmediatype import UNSUPPORTEDMEDIATYPE
from ...types import File, Response


def _get_kwargs(
    token: str,
    filename: str,
) -> dict[str, Any]:

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/user_uploads/temporary/{token}/{filename}".format(
            token=quote(str(token), safe=""),
            filename=quote(str(filename), safe=""),
        ),
    }

    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> (
    Any
    | BADREQUEST
    | File
    | INTERNALERROR
    | NONEXISTENTSUBDOMAIN
    | NOTFOUND
    | RATELIMITHIT
    | REQUESTTIMEOUT
    | REQUESTTOOLARGE
    | UNSUPPORTEDMEDIATYPE
    | None
):
    if response.status_code == 200:
        response_200 = File(payload=BytesIO(response.content))

        return response_200

    if response.status_code == 206:
        response_206 = cast(Any, None)
        return response_206

    if response.status_code == 304:
        response_304 = cast(Any, None)
        return response_304

    if response.status_code == 400:
        response_400 = BADREQUEST.from_dict(response.json())

        return response_400

    if response.status_code == 404:

        def _parse_response_404(data: object) -> NONEXISTENTSUBDOMAIN | NOTFOUND:
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                response_404_type_0 = NOTFOUND.from_dict(data)

                return response_404_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            if not isinstance(data, dict):
                raise TypeError()
            response_404_type_1 = NONEXISTENTSUBDOMAIN.from_dict(data)

            return response_404_type_1

        response_404 = _parse_response_404(response.json())

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

    if response.status_code == 416:
        response_416 = cast(Any, None)
        return response_416

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
    Any
    | BADREQUEST
    | File
    | INTERNALERROR
    | NONEXISTENTSUBDOMAIN
    | NOTFOUND
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
    token: str,
    filename: str,
    *,
    client: AuthenticatedClient | Client,
) -> Response[
    Any
    | BADREQUEST
    | File
    | INTERNALERROR
    | NONEXISTENTSUBDOMAIN
    | NOTFOUND
    | RATELIMITHIT
    | REQUESTTIMEOUT
    | REQUESTTOOLARGE
    | UNSUPPORTEDMEDIATYPE
]:
    """Download a file by a temporary URL.

     Answers with the bytes of a file to anyone who has a URL of `GET /user_uploads/{realm_id}/{path}`
    that is less than 60 seconds old, with
    the headers and ranges of `GET /user_uploads/{path}`.

    **Permissions**: anyone who has the URL. An unknown one, one that has expired and one of a file that
    is deleted give the same
    answer.

    **Events**: none.

    Args:
        token (str):
        filename (str):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Any | BADREQUEST | File | INTERNALERROR | NONEXISTENTSUBDOMAIN | NOTFOUND | RATELIMITHIT | REQUESTTIMEOUT | REQUESTTOOLARGE | UNSUPPORTEDMEDIATYPE]
    """

    kwargs = _get_kwargs(
        token=token,
        filename=filename,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    token: str,
    filename: str,
    *,
    client: AuthenticatedClient | Client,
) -> (
    Any
    | BADREQUEST
    | File
    | INTERNALERROR
    | NONEXISTENTSUBDOMAIN
    | NOTFOUND
    | RATELIMITHIT
    | REQUESTTIMEOUT
    | REQUESTTOOLARGE
    | UNSUPPORTEDMEDIATYPE
    | None
):
    """Download a file by a temporary URL.

     Answers with the bytes of a file to anyone who has a URL of `GET /user_uploads/{realm_id}/{path}`
    that is less than 60 seconds old, with
    the headers and ranges of `GET /user_uploads/{path}`.

    **Permissions**: anyone who has the URL. An unknown one, one that has expired and one of a file that
    is deleted give the same
    answer.

    **Events**: none.

    Args:
        token (str):
        filename (str):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Any | BADREQUEST | File | INTERNALERROR | NONEXISTENTSUBDOMAIN | NOTFOUND | RATELIMITHIT | REQUESTTIMEOUT | REQUESTTOOLARGE | UNSUPPORTEDMEDIATYPE
    """

    return sync_detailed(
        token=token,
        filename=filename,
        client=client,
    ).parsed


async def asyncio_detailed(
    token: str,
    filename: str,
    *,
    client: AuthenticatedClient | Client,
) -> Response[
    Any
    | BADREQUEST
    | File
    | INTERNALERROR
    | NONEXISTENTSUBDOMAIN
    | NOTFOUND
    | RATELIMITHIT
    | REQUESTTIMEOUT
    | REQUESTTOOLARGE
    | UNSUPPORTEDMEDIATYPE
]:
    """Download a file by a temporary URL.

     Answers with the bytes of a file to anyone who has a URL of `GET /user_uploads/{realm_id}/{path}`
    that is less than 60 seconds old, with
    the headers and ranges of `GET /user_uploads/{path}`.

    **Permissions**: anyone who has the URL. An unknown one, one that has expired and one of a file that
    is deleted give the same
    answer.

    **Events**: none.

    Args:
        token (str):
        filename (str):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Any | BADREQUEST | File | INTERNALERROR | NONEXISTENTSUBDOMAIN | NOTFOUND | RATELIMITHIT | REQUESTTIMEOUT | REQUESTTOOLARGE | UNSUPPORTEDMEDIATYPE]
    """

    kwargs = _get_kwargs(
        token=token,
        filename=filename,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    token: str,
    filename: str,
    *,
    client: AuthenticatedClient | Client,
) -> (
    Any
    | BADREQUEST
    | File
    | INTERNALERROR
    | NONEXISTENTSUBDOMAIN
    | NOTFOUND
    | RATELIMITHIT
    | REQUESTTIMEOUT
    | REQUESTTOOLARGE
    | UNSUPPORTEDMEDIATYPE
    | None
):
    """Download a file by a temporary URL.

     Answers with the bytes of a file to anyone who has a URL of `GET /user_uploads/{realm_id}/{path}`
    that is less than 60 seconds old, with
    the headers and ranges of `GET /user_uploads/{path}`.

    **Permissions**: anyone who has the URL. An unknown one, one that has expired and one of a file that
    is deleted give the same
    answer.

    **Events**: none.

    Args:
        token (str):
        filename (str):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Any | BADREQUEST | File | INTERNALERROR | NONEXISTENTSUBDOMAIN | NOTFOUND | RATELIMITHIT | REQUESTTIMEOUT | REQUESTTOOLARGE | UNSUPPORTEDMEDIATYPE
    """

    return (
        await asyncio_detailed(
            token=token,
            filename=filename,
            client=client,
        )
    ).parsed
