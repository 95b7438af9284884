// Answers with the bytes of a file: all of it, a range (RFC 9110, section 14), or 304 if the client already has it (section 13).

import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import fresh from 'fresh'
import type { FileAnswer } from '../types.ts'

/**
 * Answers with a file, as fast as the client reads it, and with `more` headers. Rejects before writing anything if the bytes cannot be
 * opened, and later when the client hangs up.
 */
export async function sendFile(
  { method, headers: asked }: IncomingMessage,
  response: ServerResponse,
  { headers: own, size, etag, read }: FileAnswer,
  more: Record<string, string> = {},
): Promise<void> {
  const headers = { ...own, ...more, ETag: etag, 'Accept-Ranges': 'bytes' }
  // Ignores the request's Cache-Control, because browsers add no-cache to every fetch that names an ETag.
  if (fresh({ 'if-none-match': asked['if-none-match'] }, { etag })) return void response.writeHead(304, headers).end()
  // An If-Range with another version requests the whole file. No dates are sent, so a date is treated as another version.
  const ifRange = asked['if-range']
  const range = method === 'GET' && (ifRange === undefined || ifRange === etag) ? rangeOf(asked.range, size) : undefined
  if (range === 'unsatisfiable') {
    const { 'Content-Type': _, 'Content-Disposition': __, ...rest } = headers as Record<string, string>
    return void response.writeHead(416, { ...rest, 'Content-Range': `bytes */${size}`, 'Content-Length': 0 }).end()
  }
  const length = range ? range.end - range.start + 1 : size
  const head = { ...headers, 'Content-Length': length, ...(range ? { 'Content-Range': `bytes ${range.start}-${range.end}/${size}` } : {}) }
  if (method === 'HEAD') return void response.writeHead(200, head).end()
  const bytes = await read(range)
  response.writeHead(range ? 206 : 200, head)
  await pipeline(bytes, response)
}

/**
 * Parses a single range. Multiple ranges and unknown forms get the whole file, which the RFC allows. The package range-parser would answer
 * 416 to `bytes=-30` of ten bytes, and to `bytes=5-2`.
 */
function rangeOf(header: string | undefined, size: number): { start: number; end: number } | 'unsatisfiable' | undefined {
  const [is, first = '', last = ''] = /^bytes=\s*(?:(\d+)\s*)?-\s*(?:(\d+)\s*)?$/i.exec(header ?? '') ?? []
  if (is === undefined || (first === '' && last === '')) return undefined
  if (first === '') return Number(last) === 0 || size === 0 ? 'unsatisfiable' : { start: Math.max(0, size - Number(last)), end: size - 1 }
  if (last !== '' && Number(last) < Number(first)) return undefined
  if (Number(first) >= size) return 'unsatisfiable'
  return { start: Number(first), end: last === '' ? size - 1 : Math.min(Number(last), size - 1) }
}
