// Errors in the server's answers.

import type { components } from './contract.ts'

type Schemas = components['schemas']
/** The body of every error of the contract, distinguished by `code`. */
export type ErrorBody = {
  [Name in keyof Schemas]: Schemas[Name] extends { result: 'error'; code: Name } ? Schemas[Name] : never
}[keyof Schemas]
/** The codes of the contract's errors. */
export type ErrorCode = ErrorBody['code']

/** An answer that is an error. `body` is undefined if the answer came from something in front of the server, such as a proxy. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly status: number
  readonly body: ErrorBody | undefined
  /** Seconds after which to retry, if the answer says so. */
  readonly retryAfter: number | undefined
  /** The ID of the request in the server's log. */
  readonly requestId: string | undefined

  constructor(response: Response, body: unknown) {
    const isOurs = typeof body === 'object' && body !== null && 'code' in body && 'msg' in body
    super(isOurs ? String(body.msg) : `The server answered with status ${response.status}`)
    this.status = response.status
    this.body = isOurs ? (body as ErrorBody) : undefined
    this.retryAfter = secondsOf(response.headers.get('Retry-After') ?? '')
    this.requestId = response.headers.get('X-Request-Id') ?? undefined
  }
}

/** Retry-After is a number of seconds or a date. */
function secondsOf(retryAfter: string): number | undefined {
  const seconds = /^\d+$/.test(retryAfter) ? Number(retryAfter) : Math.ceil((Date.parse(retryAfter) - Date.now()) / 1000)
  return seconds > 0 ? seconds : undefined
}

/** The data of an answer. Throws an ApiError when the answer is an error. */
export async function unwrap<Data>(answer: Promise<{ data?: Data; error?: unknown; response: Response }>): Promise<NonNullable<Data>> {
  const { data, error, response } = await answer
  if (!response.ok || data === undefined || data === null) throw new ApiError(response, error)
  return data
}
