// Uploads: small files in one request, large ones in pieces that go on where they stopped (tus 1.0.0).

import type { paths } from './contract.ts'
import { ApiError } from './errors.ts'
import { PAUSES, type Pauses, persist } from './retry.ts'

export type UploadedFile = paths['/user_uploads']['post']['responses'][200]['content']['application/json']
export interface UploadOptions {
  /** The file's name; that of a File without it. */
  name?: string
  /** Is told how many bytes have arrived. */
  onProgress?(sent: number, total: number): void
  signal?: AbortSignal
  /** What `onResumable` gave for the same file: the upload goes on where it stopped, or begins anew where that one is gone. */
  resume?: string
  /** Gets what a later call goes on with, when a file begins to be sent in pieces: keep it where a reload does not lose it. */
  onResumable?(token: string): void
  /** A file above this size is sent in pieces of it. */
  pieceSize?: number
  pauses?: Pauses
}
/** Sends a request with credentials; the path is from the site. */
export type Send = (path: string, init: RequestInit) => Promise<Response>

const PIECE_SIZE = 5 * 1024 * 1024
/** Tries of a piece that does not arrive. */
const TRIES = 10

/** Uploads a file. Throws an ApiError when it is refused. */
export async function upload(send: Send, file: Blob, options: UploadOptions = {}): Promise<UploadedFile> {
  const { name = (file as Blob & { name?: string }).name ?? 'file', onProgress, signal, pieceSize = PIECE_SIZE } = options
  if (file.size > pieceSize) return uploadInPieces(send, file, { ...options, name, pieceSize })
  const form = new FormData()
  form.append('file', file, name)
  const response = await send('/api/v1/user_uploads', { method: 'POST', body: form, signal: signal ?? null })
  const uploaded = await answerOf<UploadedFile>(response)
  onProgress?.(file.size, file.size)
  return uploaded
}

async function uploadInPieces(send: Send, file: Blob, options: UploadOptions & { name: string; pieceSize: number }): Promise<UploadedFile> {
  const { pieceSize, onProgress, onResumable, pauses = PAUSES } = options
  const signal = options.signal ?? null
  const protocol = { 'Tus-Resumable': '1.0.0' }
  const known = options.resume && (await isUploadOf(send, options.resume, file, protocol, signal)) ? options.resume : undefined
  const pathname = known ?? (await begin(send, file, options.name, protocol, signal))
  onResumable?.(pathname)

  let offset = 0
  let isKnown = known === undefined
  for (;;) {
    const response = await persist(
      async () => {
        if (!isKnown) offset = await offsetAt(send, pathname, protocol, signal)
        isKnown = false
        const headers = { ...protocol, 'Upload-Offset': String(offset), 'Content-Type': 'application/offset+octet-stream' }
        const answer = await send(pathname, { method: 'PATCH', headers, body: file.slice(offset, offset + pieceSize), signal })
        if (!answer.ok) throw await errorOf(answer)
        return answer
      },
      pauses,
      options.signal,
      TRIES,
    )
    isKnown = true
    offset = Number(response.headers.get('Upload-Offset') ?? file.size)
    onProgress?.(offset, file.size)
    // The answer to the last piece describes the file; those to the others are empty.
    if (response.status === 200) return answerOf(response)
  }
}

/** Creates an upload. Returns the path of its URL. */
async function begin(send: Send, file: Blob, name: string, protocol: Record<string, string>, signal: AbortSignal | null): Promise<string> {
  const metadata = `filename ${base64(name)}${file.type ? `,filetype ${base64(file.type)}` : ''}`
  const headers = { ...protocol, 'Upload-Length': String(file.size), 'Upload-Metadata': metadata }
  const created = await send('/api/v1/tus', { method: 'POST', headers, signal })
  if (!created.ok) throw await errorOf(created)
  return new URL(created.headers.get('Location') ?? '', created.url).pathname
}

/** Whether an upload is still there, and has the size of the file. */
async function isUploadOf(
  send: Send,
  path: string,
  file: Blob,
  headers: Record<string, string>,
  signal: AbortSignal | null,
): Promise<boolean> {
  // The credentials go to this server alone.
  if (!path.startsWith('/api/v1/tus/')) return false
  const { ok, headers: found } = await send(path, { method: 'HEAD', headers, signal })
  return ok && found.get('Upload-Length') === String(file.size)
}

/** Where to go on after a failure. */
async function offsetAt(send: Send, path: string, headers: Record<string, string>, signal: AbortSignal | null): Promise<number> {
  const response = await send(path, { method: 'HEAD', headers, signal })
  if (!response.ok) throw new ApiError(response, undefined)
  return Number(response.headers.get('Upload-Offset'))
}

async function answerOf<Body>(response: Response): Promise<Body> {
  if (!response.ok) throw await errorOf(response)
  return (await response.json()) as Body
}

async function errorOf(response: Response): Promise<ApiError> {
  return new ApiError(response, await response.json().catch(() => undefined))
}

/** Base64 of a text in UTF-8. */
export function base64(text: string): string {
  return btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(''))
}
