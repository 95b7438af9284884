from http import HTTPStatus
from io import BytesIO
from typing import Any, cast
from urllib.parse import quote

import httpx

from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.badrequest import BADREQUEST
from ...models.internalerror import INTERNALERROR
from ...models.invalidapikey import INVALIDAPIKEY
from ...models.nonexistentsubdomain import NONEXISTENTSUBDOMAIN
from ...models.notfound import NOTFOUND
from ...models.ratelimithit import RATELIMITHIT
from ...models.realmdeactivated import REALMDEACTIVATED
from ...models.requesttimeout import REQUESTTIMEOUT
from ...models.requesttoolarge import REQUESTTOOLARGE
from ...models.unauthorized import UNAUTHORIZED
from ...models.unsupportedmediatype import UNSUPPORTEDMEDIATYPE
from ...models.userdeactivated import USERDEACTIVATED
from ...types import File, Response


def _get_kwargs(
    path: str,
) -> dict[str, Any]:

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/user_uploads/{path}".format(
            path=quote(str(path), safe=""),
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
    | INVALIDAPIKEY
    | REALMDEACTIVATED
    | UNAUTHORIZED
    | USERDEACTIVATED
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
    | INVALIDAPIKEY
    | REALMDEACTIVATED
    | UNAUTHORIZED
    | USERDEACTIVATED
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
    path: str,
    *,
    client: AuthenticatedClient | Client,
) -> Response[
    Any
    | BADREQUEST
    | File
    | INTERNALERROR
    | INVALIDAPIKEY
    | REALMDEACTIVATED
    | UNAUTHORIZED
    | USERDEACTIVATED
    | NONEXISTENTSUBDOMAIN
    | NOTFOUND
    | RATELIMITHIT
    | REQUESTTIMEOUT
    | REQUESTTOOLARGE
    | UNSUPPORTEDMEDIATYPE
]:
    """Download an uploaded file.

     Answers with the bytes of an uploaded file. The `url` that an upload gives is relative to the
    server's root, so the operation
    is served there; below `/api/v1` the same URL gives a temporary one.

    PNG, JPEG, GIF, WebP, AVIF and BMP images, audio, video, PDF and plain text come with their own
    content type and
    `Content-Disposition: inline`; every other file comes as `application/octet-stream` with `Content-
    Disposition: attachment`.
    Both carry the name of the file. The type is the one that the upload gave or, where it gave none,
    that of the extension of the
    name. Headers tell browsers to respect it (`X-Content-Type-Options: nosniff`) and to run nothing
    (`Content-Security-Policy`).

    One range can be requested (`Range: bytes=0-499`, `bytes=500-`, `bytes=-500`), on condition of `If-
    Range`: 206, or 416 when the
    file has no such bytes. `If-None-Match` with an earlier `ETag` gets 304. `HEAD` returns only the
    headers.

    **Permissions**: the uploader, and users who may read a message that contains the file. A missing
    file and one that the
    caller may not read give the same answer.

    **Events**: none.

    Args:
        path (str):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Any | BADREQUEST | File | INTERNALERROR | INVALIDAPIKEY | REALMDEACTIVATED | UNAUTHORIZED | USERDEACTIVATED | NONEXISTENTSUBDOMAIN | NOTFOUND | RATELIMITHIT | REQUESTTIMEOUT | REQUESTTOOLARGE | UNSUPPORTEDMEDIATYPE]
    """

    kwargs = _get_kwargs(
        path=path,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    path: str,
    *,
    client: AuthenticatedClient | Client,
) -> (
    Any
    | BADREQUEST
    | File
    | INTERNALERROR
    | INVALIDAPIKEY
    | REALMDEACTIVATED
    | UNAUTHORIZED
    | USERDEACTIVATED
    | NONEXISTENTSUBDOMAIN
    | NOTFOUND
    | RATELIMITHIT
    | REQUESTTIMEOUT
    | REQUESTTOOLARGE
    | UNSUPPORTEDMEDIATYPE
    | None
):
    """Download an uploaded file.

     Answers with the bytes of an uploaded file. The `url` that an upload gives is relative to the
    server's root, so the operation
    is served there; below `/api/v1` the same URL gives a temporary one.

    PNG, JPEG, GIF, WebP, AVIF and BMP images, audio, video, PDF and plain text come with their own
    content type and
    `Content-Disposition: inline`; every other file comes as `application/octet-stream` with `Content-
    Disposition: attachment`.
    Both carry the name of the file. The type is the one that the upload gave or, where it gave none,
    that of the extension of the
    name. Headers tell browsers to respect it (`X-Content-Type-Options: nosniff`) and to run nothing
    (`Content-Security-Policy`).

    One range can be requested (`Range: bytes=0-499`, `bytes=500-`, `bytes=-500`), on condition of `If-
    Range`: 206, or 416 when the
    file has no such bytes. `If-None-Match` with an earlier `ETag` gets 304. `HEAD` returns only the
    headers.

    **Permissions**: the uploader, and users who may read a message that contains the file. A missing
    file and one that the
    caller may not read give the same answer.

    **Events**: none.

    Args:
        path (str):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Any | BADREQUEST | File | INTERNALERROR | INVALIDAPIKEY | REALMDEACTIVATED | UNAUTHORIZED | USERDEACTIVATED | NONEXISTENTSUBDOMAIN | NOTFOUND | RATELIMITHIT | REQUESTTIMEOUT | REQUESTTOOLARGE | UNSUPPORTEDMEDIATYPE
    """

    return sync_detailed(
        path=path,
        client=client,
    ).parsed


async def asyncio_detailed(
    path: str,
    *,
    client: AuthenticatedClient | Client,
) -> Response[
    Any
    | BADREQUEST
    | File
    | INTERNALERROR
    | INVALIDAPIKEY
    | REALMDEACTIVATED
    | UNAUTHORIZED
    | USERDEACTIVATED
    | NONEXISTENTSUBDOMAIN
    | NOTFOUND
    | RATELIMITHIT
    | REQUESTTIMEOUT
    | REQUESTTOOLARGE
    | UNSUPPORTEDMEDIATYPE
]:
    """Download an uploaded file.

     Answers with the bytes of an uploaded file. The `url` that an upload gives is relative to the
    server's root, so the operation
    is served there; below `/api/v1` the same URL gives a temporary one.

    PNG, JPEG, GIF, WebP, AVIF and BMP images, audio, video, PDF and plain text come with their own
    content type and
    `Content-Disposition: inline`; every other file comes as `application/octet-stream` with `Content-
    Disposition: attachment`.
    Both carry the name of the file. The type is the one that the upload gave or, where it gave none,
    that of the extension of the
    name. Headers tell browsers to respect it (`X-Content-Type-Options: nosniff`) and to run nothing
    (`Content-Security-Policy`).

    One range can be requested (`Range: bytes=0-499`, `bytes=500-`, `bytes=-500`), on condition of `If-
    Range`: 206, or 416 when the
    file has no such bytes. `If-None-Match` with an earlier `ETag` gets 304. `HEAD` returns only the
    headers.

    **Permissions**: the uploader, and users who may read a message that contains the file. A missing
    file and one that the
    caller may not read give the same answer.

    **Events**: none.

    Args:
        path (str):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Any | BADREQUEST | File | INTERNALERROR | INVALIDAPIKEY | REALMDEACTIVATED | UNAUTHORIZED | USERDEACTIVATED | NONEXISTENTSUBDOMAIN | NOTFOUND | RATELIMITHIT | REQUESTTIMEOUT | REQUESTTOOLARGE | UNSUPPORTEDMEDIATYPE]
    """

    kwargs = _get_kwargs(
        path=path,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    path: str,
    *,
    client: AuthenticatedClient | Client,
) -> (
    Any
    | BADREQUEST
    | File
    | INTERNALERROR
    | INVALIDAPIKEY
    | REALMDEACTIVATED
    | UNAUTHORIZED
    | USERDEACTIVATED
    | NONEXISTENTSUBDOMAIN
    | NOTFOUND
    | RATELIMITHIT
    | REQUESTTIMEOUT
    | REQUESTTOOLARGE
    | UNSUPPORTEDMEDIATYPE
    | None
):
    """Download an uploaded file.

     Answers with the bytes of an uploaded file. The `url` that an upload gives is relative to the
    server's root, so the operation
    is served there; below `/api/v1` the same URL gives a temporary one.

    PNG, JPEG, GIF, WebP, AVIF and BMP images, audio, video, PDF and plain text come with their own
    content type and
    `Content-Disposition: inline`; every other file comes as `application/octet-stream` with `Content-
    Disposition: attachment`.
    Both carry the name of the file. The type is the one that the upload gave or, where it gave none,
    that of the extension of the
    name. Headers tell browsers to respect it (`X-Content-Type-Options: nosniff`) and to run nothing
    (`Content-Security-Policy`).

    One range can be requested (`Range: bytes=0-499`, `bytes=500-`, `bytes=-500`), on condition of `If-
    Range`: 206, or 416 when the
    file has no such bytes. `If-None-Match` with an earlier `ETag` gets 304. `HEAD` returns only the
    headers.

    **Permissions**: the uploader, and users who may read a message that contains the file. A missing
    file and one that the
    caller may not read give the same answer.

    **Events**: none.

    Args:
        path (str):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Any | BADREQUEST | File | INTERNALERROR | INVALIDAPIKEY | REALMDEACTIVATED | UNAUTHORIZED | USERDEACTIVATED | NONEXISTENTSUBDOMAIN | NOTFOUND | RATELIMITHIT | REQUESTTIMEOUT | REQUESTTOOLARGE | UNSUPPORTEDMEDIATYPE
    """

    return (
        await asyncio_detailed(
            path=path,
            client=client,
        )
    ).parsed
