// The bytes of a request's body -> fields, JSON and files, within limits.

import { once, setMaxListeners } from 'node:events'
import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { Dicer } from '@fastify/busboy'
import { parse as parseContentType } from 'content-type'
import type { Pace } from '../config.ts'
import { ApiError, apiError, badParameter, badRequest } from '../errors.ts'
import { BODY_LIMITS } from '../limits.ts'
import { MULTIPART, type Operation } from './contract.ts'
import { type Fields, parseUrlEncoded } from './decode.ts'
import { parseJsonBody, parseOpenBody, printable } from './decode-json.ts'
import { decodeText, type PartHeaders, partHeader } from './part-header.ts'
import type { UploadedFile } from './types.ts'

export interface BodyLimits {
  /** The limit for a body without files, in bytes. */
  form: number
  /** The limit for the uploaded files of one request, in bytes. */
  file: number
  /** Where uploaded files are kept until the request is answered. */
  folder: string
  pace: Pace
}
export interface Body {
  /** The fields of a form. */
  fields: Fields
  /** The parameters of a JSON body, by name. */
  json?: Record<string, unknown>
  files: UploadedFile[]
  /** Removes what the body left on disk, if anything. */
  dispose?: () => Promise<void>
}

/** Whether a body has files. */
type HasFiles = NonNullable<Operation['requestBody']>['files']

const NOTHING: Body = { fields: [], files: [] }

const URL_ENCODED = 'application/x-www-form-urlencoded'
const JSON_BODY = 'application/json'

/**
 * Reads a body: a form, a multipart form or JSON, but only a multipart form for an upload. An open body, whose sender chooses its form, is
 * JSON or text too, whatever it says of itself. Throws UNSUPPORTED_MEDIA_TYPE,
 * REQUEST_TOO_LARGE, REQUEST_TIMEOUT, and BAD_REQUEST when the body cannot be parsed.
 */
export async function readBody(
  request: IncomingMessage,
  { hasFiles, isOpen = false }: { hasFiles: HasFiles; isOpen?: boolean | undefined },
  limits: BodyLimits,
): Promise<Body> {
  if (!hasBody(request)) return NOTHING
  requireUncompressed(request)
  const given = parseContentType(request.headers['content-type'] ?? '').type
  const isUpload = hasFiles === 'always'
  if (isOpen) requireUtf8(request)
  else if (isUpload ? given !== MULTIPART : ![URL_ENCODED, JSON_BODY, MULTIPART].includes(given)) {
    const types = isUpload ? `'${MULTIPART}'` : `'${URL_ENCODED}', '${JSON_BODY}' or '${MULTIPART}'`
    throw apiError('UNSUPPORTED_MEDIA_TYPE', `Content-Type must be ${types}${given ? `, not '${given.slice(0, 100)}'` : ''}`)
  }
  requireUtf8(request)
  if (given === MULTIPART) return readMultipart(request, hasFiles !== 'never', limits)
  const bytes = await readBytes(request, limits)
  if (isOpen && isJsonLike(bytes, given)) return { ...NOTHING, json: parseOpenBody(bytes) }
  if (given === JSON_BODY) return { ...NOTHING, json: parseJsonBody(bytes, BODY_LIMITS.fields) }
  return { ...NOTHING, fields: parseUrlEncoded(bytes.toString('latin1'), 'request body') }
}

/** Whether an open body is JSON or text: `curl -d` says of JSON that it is a form. */
function isJsonLike(bytes: Buffer, given: string): boolean {
  return given !== URL_ENCODED || /^\s*[{[]/.test(bytes.toString('latin1', 0, 100))
}

/** Whether a request announces a body. */
export function hasBody({ headers: { 'content-length': length, 'transfer-encoding': transfer } }: IncomingMessage): boolean {
  return transfer !== undefined || (length !== undefined && length !== '0')
}

/** Throws UNSUPPORTED_MEDIA_TYPE for a body that declares another charset than UTF-8, as which all bodies are read. */
export function requireUtf8({ headers: { 'content-type': type = '' } }: IncomingMessage): void {
  const { charset = 'utf-8' } = parseContentType(type).parameters
  if (!/^utf-?8$/i.test(charset))
    throw apiError('UNSUPPORTED_MEDIA_TYPE', `The charset of a request body must be utf-8, not '${printable(charset)}'`)
}

/** Throws UNSUPPORTED_MEDIA_TYPE for a compressed body, whose bytes would be mistaken for the body itself. */
export function requireUncompressed({ headers }: IncomingMessage): void {
  for (const [name, plain] of [
    ['Content-Encoding', 'identity'],
    ['Transfer-Encoding', 'chunked'],
  ] as const) {
    const coding = headers[name.toLowerCase()] ?? plain
    if (String(coding).trim().toLowerCase() !== plain)
      throw apiError('UNSUPPORTED_MEDIA_TYPE', `${name} must be left out or '${plain}', not '${String(coding).slice(0, 100)}'`)
  }
}

function tooLarge(limit: number): Error {
  return apiError('REQUEST_TOO_LARGE', `The request body is larger than ${limit} bytes`)
}

/** REQUEST_TIMEOUT, for a request that does not arrive in time. */
export function tooSlow(): ApiError {
  return apiError('REQUEST_TIMEOUT', 'The request did not arrive completely in time')
}

/**
 * Watches the body of a request while it arrives. If fewer than `bytes` arrive in a period of `milliseconds`, calls `late` with
 * REQUEST_TIMEOUT. Returns a function that ends the watch.
 */
export function watchPace(
  request: IncomingMessage,
  { milliseconds, bytes }: { milliseconds: number; bytes: number },
  late: (error: ApiError) => void,
): () => void {
  const { socket } = request
  let before = socket.bytesRead
  const timer = setInterval(() => {
    const { bytesRead } = socket
    if (request.complete || bytesRead - before >= bytes) before = bytesRead
    else late(tooSlow())
  }, milliseconds)
  return () => clearInterval(timer)
}

/** The pace that `watchPace` requires: an upload may take several periods, any other body must arrive within one. */
export function paceOf({ body, uploadBytes }: Pace, isUpload: boolean): { milliseconds: number; bytes: number } {
  return { milliseconds: body, bytes: isUpload ? uploadBytes : Number.POSITIVE_INFINITY }
}

/** The bytes of a body. A request whose body is refused is not destroyed, because the rest may have to be read (readRest). */
function readBytes(request: IncomingMessage, { form: limit, pace }: BodyLimits): Promise<Buffer> {
  if (Number(request.headers['content-length']) > limit) throw tooLarge(limit)
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    const settle = (error?: Error): void => {
      endWatch()
      request.off('data', take).off('end', settle).off('close', hungUp)
      if (error) reject(error)
      else resolve(Buffer.concat(chunks))
    }
    const take = (chunk: Buffer): void => {
      size += chunk.length
      chunks.push(chunk)
      if (size > limit) settle(tooLarge(limit))
    }
    const hungUp = (): void => settle(new Error('the client hung up'))
    const endWatch = watchPace(request, paceOf(pace, false), settle)
    request.on('data', take).once('end', settle).once('close', hungUp)
    // The client may have hung up while the caller was looked up.
    if (request.destroyed) hungUp()
  })
}

async function readMultipart(request: IncomingMessage, mayHaveFiles: boolean, limits: BodyLimits): Promise<Body> {
  const length = Number(request.headers['content-length'])
  if (!mayHaveFiles && length > limits.form) throw tooLarge(limits.form)
  // The form itself is small compared to the file.
  if (length > limits.file + limits.form) throw tooLarge(limits.file)
  const folder = await mkdtemp(join(limits.folder, 'upload-'))
  // A file that was being opened when reading ended may appear in the folder while it is removed, hence the retries.
  const dispose = (): Promise<void> => rm(folder, { recursive: true, force: true, maxRetries: 5 })
  const fields: Fields = []
  const files: UploadedFile[] = []
  const read: Promise<void>[] = []
  const sizes = { parts: 0, fields: 0, files: 0 }
  // Ends reading and writing immediately, without waiting for the rest of the body.
  const stop = new AbortController()
  setMaxListeners(BODY_LIMITS.parts + 1, stop.signal)
  const countFields = (bytes: number): void => {
    sizes.fields += bytes
    if (sizes.fields > limits.form) throw tooLarge(limits.form)
  }
  // Rejects when the part is refused. Without `await`, because the bytes of the part follow immediately.
  const takePart = async (part: Dicer.PartStream, headers: PartHeaders): Promise<void> => {
    const header = partHeader(headers)
    if (!header) return void part.resume()
    const { name, fileName, charset } = header
    if (fileName === undefined) {
      if (name === undefined) throw badRequest('The request body has a part without a name')
      countFields(name.length)
      const field: Fields[number] = [name, '']
      fields.push(field)
      const readField = async (bytes: AsyncIterable<Buffer>): Promise<void> => {
        field[1] = decodeText(await readText(bytes, countFields), charset, name)
      }
      return pipeline(part, readField, { signal: stop.signal })
    }
    if (!mayHaveFiles) throw badParameter(printable(name ?? ''), 'must not be a file')
    const file = { name: fileName, size: 0, path: join(folder, String(files.length)) }
    files.push(file)
    part.on('data', (chunk: Buffer) => {
      file.size += chunk.length
      sizes.files += chunk.length
      if (sizes.files > limits.file) stop.abort(tooLarge(limits.file))
    })
    return pipeline(part, createWriteStream(file.path), { signal: stop.signal })
  }
  try {
    const { boundary = '' } = parseContentType(request.headers['content-type'] ?? '').parameters
    const parser = new Dicer({ boundary, maxHeaderPairs: BODY_LIMITS.partHeaders })
    parser.on('part', (part) => {
      // The parser and the pipelines report errors, and nobody reads a part whose headers never end.
      part.on('error', () => {})
      if (++sizes.parts > BODY_LIMITS.parts) return stop.abort(badRequest(`The request body has more than ${BODY_LIMITS.parts} parts`))
      part.on('header', (headers) => {
        read.push(takePart(part, headers as PartHeaders).catch((error) => stop.abort(error)))
      })
    })
    const endWatch = watchPace(request, paceOf(limits.pace, mayHaveFiles), (error) => stop.abort(error))
    await parse(request, parser, stop.signal).finally(endWatch)
    await Promise.all(read)
    stop.signal.throwIfAborted()
  } catch (error) {
    stop.abort(error)
    await Promise.all(read)
    await dispose()
    const { reason } = stop.signal
    // A full disk is not a fault of the form.
    if (reason instanceof ApiError || (reason as NodeJS.ErrnoException).syscall) throw reason
    throw badRequest('The request body is not a valid multipart form')
  }
  return { fields, files, dispose }
}

/** The bytes of a text. `count` is called with the length of each piece, and throws if there are too many. */
async function readText(bytes: AsyncIterable<Buffer>, count: (bytes: number) => void): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of bytes) {
    count(chunk.length)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** Feeds a parser. Rejects when the signal aborts, the parser fails or the client hangs up. The request stays readable. */
async function parse(request: IncomingMessage, parser: Dicer, signal: AbortSignal): Promise<void> {
  const hungUp = (): void => {
    if (!request.readableEnded) parser.destroy(new Error('the client hung up'))
  }
  request.once('close', hungUp)
  // The client may have hung up while the caller was looked up.
  if (request.destroyed) hungUp()
  // `once` reports errors; later ones do not matter.
  parser.on('error', () => {})
  try {
    await once(request.pipe(parser), 'finish', { signal })
  } finally {
    request.off('close', hungUp)
    request.unpipe(parser)
    parser.destroy()
  }
}

/** How much of a refused body is still read, so that the client can read the answer. */
const REST = { bytes: 32 * 1024 * 1024, milliseconds: 10_000 }

/**
 * Reads and discards the rest of a body, within limits. Closing a connection while bytes still arrive resets it, and the reset can overtake
 * the answer.
 */
export function readRest(request: IncomingMessage): Promise<void> {
  return new Promise((resolve) => {
    let left = REST.bytes
    const done = (): void => {
      clearTimeout(timer)
      request.off('data', count).off('end', done).off('close', done)
      resolve()
    }
    const count = (chunk: Buffer): void => {
      left -= chunk.length
      if (left < 0) done()
    }
    const timer = setTimeout(done, REST.milliseconds)
    request.on('data', count).once('end', done).once('close', done)
    if (request.destroyed || request.readableEnded) done()
    else request.resume()
  })
}
