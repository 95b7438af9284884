// Answers: the envelope around a handler's output, the bodies of errors, and how both are written.

import { createHash, randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import fresh from 'fresh'
import type { Logger } from 'pino'
import { ApiError, apiError } from '../errors.ts'
import { readRest } from './body.ts'
import { inTurns, JsonWriter, jsonPieces } from './json.ts'
import { isOfPage } from './session.ts'
import { troubleOf } from './trouble.ts'

/** A JSON answer. */
export interface Answer {
  status: number
  headers: Record<string, string>
  body: object
}
/** What the machine adds to the answer to a request. */
export interface Sender {
  requestId: string
  /** Additional headers. More can be added until the answer is written. */
  headers: Record<string, string>
}

const JSON_HEADERS = {
  'Content-Type': 'application/json',
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
}

/** The envelope around a handler's output. `ignored` names parameters that had no effect. */
export function success(output: object, ignored: string[]): Answer {
  const unsupported = ignored.length > 0 ? { ignored_parameters_unsupported: [...new Set(ignored)] } : {}
  return { status: 200, headers: JSON_HEADERS, body: { result: 'success', msg: '', ...output, ...unsupported } }
}

/** Rejects a method that a URL does not have. The answer lists the methods that it has, in upper case. */
export class MethodNotAllowed extends ApiError {
  readonly allowed: string[]

  constructor(method: string, allowed: string[]) {
    super('METHOD_NOT_ALLOWED', `Method ${method} is not allowed here; allowed: ${allowed.join(', ')}`, {})
    this.allowed = allowed
  }
}

/** What a client is told of an error that passes by itself, which is logged. Undefined for all other errors. */
export function passingError(error: unknown, about: object, log: Logger): ApiError | undefined {
  const trouble = troubleOf(error)
  if (!trouble) return undefined
  log[trouble.level]({ ...about, err: error }, trouble.name)
  return trouble.answer()
}

/**
 * The answer to a thrown error. An error that is not an ApiError is a fault of the server. It is logged, and the client gets no details.
 */
export function failure(error: unknown, requestId: string, log: Logger): Answer {
  const passing = passingError(error, { requestId }, log)
  if (passing) return failure(passing, requestId, log)
  if (!(error instanceof ApiError)) {
    log.error({ requestId, err: error }, 'internal error')
    return failure(apiError('INTERNAL_ERROR', 'Internal server error', { request_id: requestId }), requestId, log)
  }
  const headers: Record<string, string> = { ...JSON_HEADERS }
  if (error.code === 'UNAUTHORIZED') headers['WWW-Authenticate'] = 'Basic realm="api"'
  const { 'retry-after': wait } = error.fields
  if (typeof wait === 'number') headers['Retry-After'] = String(Math.ceil(wait))
  if (error instanceof MethodNotAllowed) headers.Allow = error.allowed.join(', ')
  return { status: error.status, headers, body: { result: 'error', msg: error.message, code: error.code, ...error.fields } }
}

/** Writes an answer that is a text. */
export function sendText(response: ServerResponse, { requestId, headers }: Sender, text: string): void {
  const own = {
    ...JSON_HEADERS,
    'Content-Type': 'text/plain',
    'Content-Length': String(Buffer.byteLength(text)),
    'X-Request-Id': requestId,
  }
  response.writeHead(200, { ...headers, ...own }).end(text)
}

/** Answers OPTIONS. */
export function sendAllowed(response: ServerResponse, { requestId }: Sender, allowed: string[]): void {
  response.writeHead(204, { Allow: [...allowed, 'OPTIONS'].join(', '), 'X-Request-Id': requestId }).end()
}

/** Writes an answer. A large body is streamed as fast as the client reads it. Rejects when the client hangs up or is cut off. */
export async function send(response: ServerResponse, sender: Sender, answer: Answer): Promise<void> {
  const writer = new JsonWriter(answer.body)
  const first = writer.next()
  // Node writes text together with the headers, unlike bytes.
  if (writer.isDone) return void response.end(write(response, sender, answer, first))
  response.writeHead(answer.status, headersOf(sender, answer))
  response.write(first)
  await pipeline(inTurns(writer), response)
}

/** The headers of an answer as a flat list of names and values, which Node writes as it is. */
function headersOf({ requestId, headers: more }: Sender, { headers }: Answer): string[] {
  const list = ['X-Request-Id', requestId]
  for (const some of [headers, more]) for (const name in some) list.push(name, some[name] ?? '')
  return list
}

/** Writes an answer with its ETag, or 304 if `If-None-Match` names that ETag. Rejects when the client hangs up. */
export async function sendVersion(request: IncomingMessage, response: ServerResponse, sender: Sender, answer: Answer): Promise<void> {
  const hash = createHash('sha256')
  const pieces: Buffer[] = []
  for await (const piece of inTurns(new JsonWriter(answer.body))) {
    const bytes = Buffer.from(piece)
    hash.update(bytes)
    pieces.push(bytes)
  }
  const etag = `"${hash.digest('base64url')}"`
  const headers = {
    ...answer.headers,
    ...sender.headers,
    'Cache-Control': 'private, no-cache',
    ETag: etag,
    'X-Request-Id': sender.requestId,
  }
  if (fresh({ 'if-none-match': request.headers['if-none-match'] }, { etag })) {
    const { 'Content-Type': _, ...rest } = headers as Record<string, string>
    return void response.writeHead(304, rest).end()
  }
  const length = pieces.reduce((sum, piece) => sum + piece.length, 0)
  response.writeHead(answer.status, { ...headers, 'Content-Length': length })
  await pipeline(pieces, response)
}

/** Answers a request whose body may not have been read. An answer that has already started is cut off. */
export async function sendEarly(request: IncomingMessage, response: ServerResponse, sender: Sender, answer: Answer): Promise<void> {
  if (response.headersSent) return void response.destroy()
  // For any other scheme, a browser asks the person who looks at a page for credentials.
  if ('WWW-Authenticate' in answer.headers && isOfPage(request)) answer.headers['WWW-Authenticate'] = 'Session'
  if (request.complete) return send(response, sender, answer)
  // The rest of the body must not be parsed as the next request.
  answer.headers.Connection = 'close'
  const text = write(response, sender, answer)
  response.write(text)
  // The client gets the whole answer and its end while the server continues to read.
  request.socket.end()
  await readRest(request)
  response.end()
}

/** Answers with an error, for URLs outside the contract. Never rejects. */
export async function answerError(request: IncomingMessage, response: ServerResponse, error: unknown, log: Logger): Promise<void> {
  const requestId = randomUUID()
  if (response.headersSent) return void response.destroy()
  await sendEarly(request, response, { requestId, headers: {} }, failure(error, requestId, log))
}

/** Writes the headers and returns the text of the body. */
function write(response: ServerResponse, sender: Sender, answer: Answer, text = [...jsonPieces(answer.body)].join('')): string {
  const headers = headersOf(sender, answer)
  headers.push('Content-Length', String(Buffer.byteLength(text)))
  response.writeHead(answer.status, headers)
  return text
}
