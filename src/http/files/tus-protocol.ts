// What the rest of the server knows of the protocol of resumable uploads (https://tus.io/protocols/resumable-upload).

export const TUS_ROOT = '/api/v1/tus'
export const TUS_METHODS = ['OPTIONS', 'POST', 'HEAD', 'PATCH', 'DELETE']
/** The headers of the protocol, in requests and responses. */
export const TUS_HEADERS = [
  ...['Tus-Resumable', 'Tus-Version', 'Tus-Extension', 'Tus-Max-Size'],
  ...['Upload-Length', 'Upload-Offset', 'Upload-Metadata'],
]

/** Names the method of a request whose client cannot send it. The real method does not matter then. */
export const METHOD_OVERRIDE = 'X-HTTP-Method-Override'

/** The URLs of resumable uploads. */
export const TUS_URL = /^\/api\/v1\/tus(?:[/?]|$)/
