// What is large and the same for many is compressed once, for all clients that accept it.

import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Request, Response } from 'express'

/** Whether the client of a request takes an answer compressed by gzip. Its answer then says that this is decided by the request. */
export function acceptsGzip(request: Request, response: Response): boolean {
  response.vary('Accept-Encoding')
  // A range or a precondition is about the content itself.
  const isOfContent = ['range', 'if-match', 'if-unmodified-since'].some((name) => name in request.headers)
  return !isOfContent && request.acceptsEncodings(['gzip', 'identity']) === 'gzip'
}

/** Compresses contents by gzip, and keeps the results of the last `most` keys. */
export function createCompressor(most: number): (key: string, read: () => Buffer | Promise<Buffer>) => Promise<Buffer> {
  const made = new Map<string, Promise<Buffer>>()
  return (key, read) => {
    const bytes = made.get(key) ?? Promise.resolve(read()).then((content) => promisify(gzip)(content))
    // As the newest.
    made.delete(key)
    made.set(key, bytes)
    for (const oldest of made.keys()) if (made.size > most) made.delete(oldest)
    return bytes
  }
}
