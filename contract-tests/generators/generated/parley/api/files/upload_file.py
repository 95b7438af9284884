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
from ...models.realmuploadquota import REALMUPLOADQUOTA
from ...models.requesttimeout import REQUESTTIMEOUT
from ...models.requesttoolarge import REQUESTTOOLARGE
from ...models.unauthorized import UNAUTHORIZED
from ...models.unsupportedmediatype import UNSUPPORTEDMEDIATYPE
from ...models.upload_file_body import UploadFileBody
from ...models.upload_file_response_200 import UploadFileResponse200
from ...models.userdeactivated import USERDEACTIVATED
from ...types import Response


def _get_kwargs(
    *,
    body: UploadFileBody,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/user_uploads",
    }

    _kwargs["files"] = body.to_multipart()

    headers["Content-Type"] = "multipart/form-data; boundary=+++"

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> (
    BADREQUEST
    | REALMUPLOADQUOTA
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
    | UploadFileResponse200
    | None
):
    if response.status_code == 200:
        response_200 = UploadFileResponse200.from_dict(response.json())

        return response_200

    if response.status_code == 400:

        def _parse_response_400(data: object) -> BADREQUEST | REALMUPLOADQUOTA:
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                response_400_type_0 = BADREQUEST.from_dict(data)

                return response_400_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            if not isinstance(data, dict):
                raise TypeError()
            response_400_type_1 = REALMUPLOADQUOTA.from_dict(data)

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
    | REALMUPLOADQUOTA
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
    | UploadFileResponse200
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
    body: UploadFileBody,
) -> Response[
    BADREQUEST
    | REALMUPLOADQUOTA
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
    | UploadFileResponse200
]:
    """Upload a file.

     Stores one file of at most `max_file_upload_size_mib` and returns its URL. At first only the
    uploader can read it; sending a
    message with the link shares it with everybody who may read the message, and they can share it
    further. A link in a message
    of somebody who may not read the file shares nothing. Neither does one to another host: the link of
    a
    file is relative or begins with the organisation's URL. The link of a message is `[filename](url)`,
    with `[` and `]` removed from the file name. A file that no message refers to is deleted after five
    weeks. An organisation may
    have a quota: `realm_upload_quota_mib` of the registration.

    A file of about 25 MB or more may fail through network timeouts: use the resumable upload at
    `/api/v1/tus`.
    There a user has at most 100 unfinished uploads; one more is a BAD_REQUEST.

    **Resumable upload** is the tus protocol 1.0.0 with the extensions creation, creation-with-upload
    and termination, for any
    tus client; every request carries the same credentials as other operations, and `Tus-Resumable:
    1.0.0`.

    - `POST /api/v1/tus` with `Upload-Length` and `Upload-Metadata` (`filename` and `filetype`, Base64)
    answers 201 with the URL of
      the upload in `Location`.
    - `PATCH` of that URL with `Upload-Offset` and bytes of type `application/offset+octet-stream`
    appends to it: 204 with the new
      `Upload-Offset`. The one that completes the file answers 200 with JSON: `result`, `msg`, `url` and
    `filename`, as here. From
      then on the upload is a file like any other, and its URL of tus does not exist any more.
    - `HEAD` returns in `Upload-Offset` where to continue, `DELETE` abandons the upload, and `OPTIONS`
    returns what the server supports and, in
      `Tus-Max-Size`, how large a file may be.

    An upload belongs to the user who began it; for everybody else it does not exist. One that was not
    continued for a day is
    deleted. Errors are JSON as everywhere, with the statuses of tus: 404 no such upload, 409 another
    offset, 411 a length that is
    told later (`Upload-Defer-Length`), 408 too slow, 412 no `Tus-Resumable`, 413 too large, 400 no room
    in the organisation's
    quota (REALM_UPLOAD_QUOTA).

    **Permissions**: anyone.

    **Events**: `attachment` with op `add` to the caller.

    **Changes**: 272 `url` replaces `uri`.

    Args:
        body (UploadFileBody):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[BADREQUEST | REALMUPLOADQUOTA | INTERNALERROR | INVALIDAPIKEY | REALMDEACTIVATED | UNAUTHORIZED | USERDEACTIVATED | NONEXISTENTSUBDOMAIN | RATELIMITHIT | REQUESTTIMEOUT | REQUESTTOOLARGE | UNSUPPORTEDMEDIATYPE | UploadFileResponse200]
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
    body: UploadFileBody,
) -> (
    BADREQUEST
    | REALMUPLOADQUOTA
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
    | UploadFileResponse200
    | None
):
    """Upload a file.

     Stores one file of at most `max_file_upload_size_mib` and returns its URL. At first only the
    uploader can read it; sending a
    message with the link shares it with everybody who may read the message, and they can share it
    further. A link in a message
    of somebody who may not read the file shares nothing. Neither does one to another host: the link of
    a
    file is relative or begins with the organisation's URL. The link of a message is `[filename](url)`,
    with `[` and `]` removed from the file name. A file that no message refers to is deleted after five
    weeks. An organisation may
    have a quota: `realm_upload_quota_mib` of the registration.

    A file of about 25 MB or more may fail through network timeouts: use the resumable upload at
    `/api/v1/tus`.
    There a user has at most 100 unfinished uploads; one more is a BAD_REQUEST.

    **Resumable upload** is the tus protocol 1.0.0 with the extensions creation, creation-with-upload
    and termination, for any
    tus client; every request carries the same credentials as other operations, and `Tus-Resumable:
    1.0.0`.

    - `POST /api/v1/tus` with `Upload-Length` and `Upload-Metadata` (`filename` and `filetype`, Base64)
    answers 201 with the URL of
      the upload in `Location`.
    - `PATCH` of that URL with `Upload-Offset` and bytes of type `application/offset+octet-stream`
    appends to it: 204 with the new
      `Upload-Offset`. The one that completes the file answers 200 with JSON: `result`, `msg`, `url` and
    `filename`, as here. From
      then on the upload is a file like any other, and its URL of tus does not exist any more.
    - `HEAD` returns in `Upload-Offset` where to continue, `DELETE` abandons the upload, and `OPTIONS`
    returns what the server supports and, in
      `Tus-Max-Size`, how large a file may be.

    An upload belongs to the user who began it; for everybody else it does not exist. One that was not
    continued for a day is
    deleted. Errors are JSON as everywhere, with the statuses of tus: 404 no such upload, 409 another
    offset, 411 a length that is
    told later (`Upload-Defer-Length`), 408 too slow, 412 no `Tus-Resumable`, 413 too large, 400 no room
    in the organisation's
    quota (REALM_UPLOAD_QUOTA).

    **Permissions**: anyone.

    **Events**: `attachment` with op `add` to the caller.

    **Changes**: 272 `url` replaces `uri`.

    Args:
        body (UploadFileBody):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        BADREQUEST | REALMUPLOADQUOTA | INTERNALERROR | INVALIDAPIKEY | REALMDEACTIVATED | UNAUTHORIZED | USERDEACTIVATED | NONEXISTENTSUBDOMAIN | RATELIMITHIT | REQUESTTIMEOUT | REQUESTTOOLARGE | UNSUPPORTEDMEDIATYPE | UploadFileResponse200
    """

    return sync_detailed(
        client=client,
        body=body,
    ).parsed


async def asyncio_detailed(
    *,
    client: AuthenticatedClient | Client,
    body: UploadFileBody,
) -> Response[
    BADREQUEST
    | REALMUPLOADQUOTA
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
    | UploadFileResponse200
]:
    """Upload a file.

     Stores one file of at most `max_file_upload_size_mib` and returns its URL. At first only the
    uploader can read it; sending a
    message with the link shares it with everybody who may read the message, and they can share it
    further. A link in a message
    of somebody who may not read the file shares nothing. Neither does one to another host: the link of
    a
    file is relative or begins with the organisation's URL. The link of a message is `[filename](url)`,
    with `[` and `]` removed from the file name. A file that no message refers to is deleted after five
    weeks. An organisation may
    have a quota: `realm_upload_quota_mib` of the registration.

    A file of about 25 MB or more may fail through network timeouts: use the resumable upload at
    `/api/v1/tus`.
    There a user has at most 100 unfinished uploads; one more is a BAD_REQUEST.

    **Resumable upload** is the tus protocol 1.0.0 with the extensions creation, creation-with-upload
    and termination, for any
    tus client; every request carries the same credentials as other operations, and `Tus-Resumable:
    1.0.0`.

    - `POST /api/v1/tus` with `Upload-Length` and `Upload-Metadata` (`filename` and `filetype`, Base64)
    answers 201 with the URL of
      the upload in `Location`.
    - `PATCH` of that URL with `Upload-Offset` and bytes of type `application/offset+octet-stream`
    appends to it: 204 with the new
      `Upload-Offset`. The one that completes the file answers 200 with JSON: `result`, `msg`, `url` and
    `filename`, as here. From
      then on the upload is a file like any other, and its URL of tus does not exist any more.
    - `HEAD` returns in `Upload-Offset` where to continue, `DELETE` abandons the upload, and `OPTIONS`
    returns what the server supports and, in
      `Tus-Max-Size`, how large a file may be.

    An upload belongs to the user who began it; for everybody else it does not exist. One that was not
    continued for a day is
    deleted. Errors are JSON as everywhere, with the statuses of tus: 404 no such upload, 409 another
    offset, 411 a length that is
    told later (`Upload-Defer-Length`), 408 too slow, 412 no `Tus-Resumable`, 413 too large, 400 no room
    in the organisation's
    quota (REALM_UPLOAD_QUOTA).

    **Permissions**: anyone.

    **Events**: `attachment` with op `add` to the caller.

    **Changes**: 272 `url` replaces `uri`.

    Args:
        body (UploadFileBody):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[BADREQUEST | REALMUPLOADQUOTA | INTERNALERROR | INVALIDAPIKEY | REALMDEACTIVATED | UNAUTHORIZED | USERDEACTIVATED | NONEXISTENTSUBDOMAIN | RATELIMITHIT | REQUESTTIMEOUT | REQUESTTOOLARGE | UNSUPPORTEDMEDIATYPE | UploadFileResponse200]
    """

    kwargs = _get_kwargs(
        body=body,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    *,
    client: AuthenticatedClient | Client,
    body: UploadFileBody,
) -> (
    BADREQUEST
    | REALMUPLOADQUOTA
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
    | UploadFileResponse200
    | None
):
    """Upload a file.

     Stores one file of at most `max_file_upload_size_mib` and returns its URL. At first only the
    uploader can read it; sending a
    message with the link shares it with everybody who may read the message, and they can share it
    further. A link in a message
    of somebody who may not read the file shares nothing. Neither does one to another host: the link of
    a
    file is relative or begins with the organisation's URL. The link of a message is `[filename](url)`,
    with `[` and `]` removed from the file name. A file that no message refers to is deleted after five
    weeks. An organisation may
    have a quota: `realm_upload_quota_mib` of the registration.

    A file of about 25 MB or more may fail through network timeouts: use the resumable upload at
    `/api/v1/tus`.
    There a user has at most 100 unfinished uploads; one more is a BAD_REQUEST.

    **Resumable upload** is the tus protocol 1.0.0 with the extensions creation, creation-with-upload
    and termination, for any
    tus client; every request carries the same credentials as other operations, and `Tus-Resumable:
    1.0.0`.

    - `POST /api/v1/tus` with `Upload-Length` and `Upload-Metadata` (`filename` and `filetype`, Base64)
    answers 201 with the URL of
      the upload in `Location`.
    - `PATCH` of that URL with `Upload-Offset` and bytes of type `application/offset+octet-stream`
    appends to it: 204 with the new
      `Upload-Offset`. The one that completes the file answers 200 with JSON: `result`, `msg`, `url` and
    `filename`, as here. From
      then on the upload is a file like any other, and its URL of tus does not exist any more.
    - `HEAD` returns in `Upload-Offset` where to continue, `DELETE` abandons the upload, and `OPTIONS`
    returns what the server supports and, in
      `Tus-Max-Size`, how large a file may be.

    An upload belongs to the user who began it; for everybody else it does not exist. One that was not
    continued for a day is
    deleted. Errors are JSON as everywhere, with the statuses of tus: 404 no such upload, 409 another
    offset, 411 a length that is
    told later (`Upload-Defer-Length`), 408 too slow, 412 no `Tus-Resumable`, 413 too large, 400 no room
    in the organisation's
    quota (REALM_UPLOAD_QUOTA).

    **Permissions**: anyone.

    **Events**: `attachment` with op `add` to the caller.

    **Changes**: 272 `url` replaces `uri`.

    Args:
        body (UploadFileBody):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        BADREQUEST | REALMUPLOADQUOTA | INTERNALERROR | INVALIDAPIKEY | REALMDEACTIVATED | UNAUTHORIZED | USERDEACTIVATED | NONEXISTENTSUBDOMAIN | RATELIMITHIT | REQUESTTIMEOUT | REQUESTTOOLARGE | UNSUPPORTEDMEDIATYPE | UploadFileResponse200
    """

    return (
        await asyncio_detailed(
            client=client,
            body=body,
        )
    ).parsed
