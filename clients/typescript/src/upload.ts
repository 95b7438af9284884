// Uploads: small files in one request, large ones in pieces that resume where they stopped (tus 1.0.0).

import type { paths } from './contract.ts'
import { ApiError } from './errors.ts'
import { PAUSES, type Pauses, persist } from './retry.ts'

export type UploadedFile = paths['/user_uploads']['post']['responses'][200]['content']['application/json']
export interface UploadOptions {
  /** The file's name. By default, the name of the File. */
  name?: string
  /** Called with the number of bytes that have arrived. */
  onProgress?(sent: number, total: number): void
  signal?: AbortSignal
  /** The token that `onResumable` got for the same file. The upload resumes where it stopped, or starts over if it no longer exists. */
  resume?: string
  /** Called with the token for `resume` when a file starts to be sent in pieces. Keep it where a reload does not lose it. */
  onResumable?(token: string): void
  /** A larger file is sent in pieces of this size. */
  pieceSize?: number
  pauses?: Pauses
}
/** Sends a request with credentials. `path` is relative to the site. */
export type Send = (path: string, init: RequestInit) => Promise<Response>

/** Sends a request of the protocol. Throws an ApiError if the answer is an error. */
type TusRequest = (path: string, method: string, headers: Record<string, string>, body?: Blob | null) => Promise<Response>

const PIECE_SIZE = 5 * 1024 * 1024
/** How often a request is attempted. */
const TRIES = 10

/** Uploads a file. Throws an ApiError if the server refuses it. */
export async function upload(send: Send, file: Blob, options: UploadOptions = {}): Promise<UploadedFile> {
  const { name = (file as Blob & { name?: string }).name ?? 'file', onProgress, signal, pieceSize = PIECE_SIZE, pauses = PAUSES } = options
  if (file.size > pieceSize) return uploadInPieces(send, file, { ...options, name, pieceSize })
  const form = new FormData()
  form.append('file', file, name)
  const post = async (): Promise<UploadedFile> =>
    answerOf(await send('/api/v1/user_uploads', { method: 'POST', body: form, signal: signal ?? null }))
  // Not retried after a lost answer, because the file may have been stored.
  const uploaded = await persist(post, pauses, signal, TRIES)
  onProgress?.(file.size, file.size)
  return uploaded
}

async function uploadInPieces(send: Send, file: Blob, options: UploadOptions & { name: string; pieceSize: number }): Promise<UploadedFile> {
  const { pieceSize, onProgress, onResumable, pauses = PAUSES, signal } = options
  const request: TusRequest = async (path, method, headers, body = null) => {
    const answer = await send(path, { method, headers: { 'Tus-Resumable': '1.0.0', ...headers }, body, signal: signal ?? null })
    if (!answer.ok) throw await errorOf(answer)
    return answer
  }
  const insist = <T>(work: () => Promise<T>): Promise<T> => {
    const begun = (sending: () => void): Promise<T> => {
      sending()
      return work()
    }
    return persist(begun, pauses, signal, TRIES)
  }
  const insistently: TusRequest = (...all) => insist(() => request(...all))
  const known = options.resume && (await isUploadOf(insistently, options.resume, file)) ? options.resume : undefined
  const pathname = known ?? (await begin(insistently, file, options.name))
  onResumable?.(pathname)

  let offset = 0
  let isKnown = known === undefined
  for (;;) {
    const { arrived, uploaded } = await insist(async () => {
      if (!isKnown) offset = Number((await request(pathname, 'HEAD', {})).headers.get('Upload-Offset'))
      isKnown = false
      const headers = { 'Upload-Offset': String(offset), 'Content-Type': 'application/offset+octet-stream' }
      // Empty if the answer to the last piece was lost. The server then repeats that answer.
      const answer = await request(pathname, 'PATCH', headers, file.slice(offset, offset + pieceSize))
      return {
        arrived: Number(answer.headers.get('Upload-Offset') ?? file.size),
        // The answer to the last piece describes the file. Earlier answers are empty.
        uploaded: answer.status === 200 ? ((await answer.json()) as UploadedFile) : undefined,
      }
    })
    isKnown = true
    offset = arrived
    onProgress?.(offset, file.size)
    if (uploaded) return uploaded
  }
}

/** Creates an upload. Returns the path of its URL. */
async function begin(request: TusRequest, file: Blob, name: string): Promise<string> {
  const headers = { 'Upload-Length': String(file.size), 'Upload-Metadata': `filename ${base64(name)}` }
  const created = await request('/api/v1/tus', 'POST', headers)
  return new URL(created.headers.get('Location') ?? '', created.url).pathname
}

/** Whether an upload still exists and has the size of the file. */
async function isUploadOf(request: TusRequest, path: string, file: Blob): Promise<boolean> {
  // The credentials must only go to this server.
  if (!path.startsWith('/api/v1/tus/')) return false
  try {
    return (await request(path, 'HEAD', {})).headers.get('Upload-Length') === String(file.size)
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return false
    throw error
  }
}

async function answerOf<Body>(response: Response): Promise<Body> {
  if (!response.ok) throw await errorOf(response)
  return (await response.json()) as Body
}

async function errorOf(response: Response): Promise<ApiError> {
  return new ApiError(response, await response.json().catch(() => undefined))
}

/** Base64 of the UTF-8 bytes of a text. */
export function base64(text: string): string {
  return btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(''))
}
