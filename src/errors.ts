// The errors that clients get. The contract defines their codes, statuses and extra fields.

import { ERROR_STATUS } from './generated/errors.ts'
import type { components } from './generated/types.ts'
import type { TextKey, TextValues } from './texts/texts.ts'

export type ErrorCode = keyof typeof ERROR_STATUS
type Schemas = components['schemas']
/** The fields of an error in addition to the envelope. */
export type ErrorFields<Code extends ErrorCode> = Omit<Schemas[Code], 'result' | 'msg' | 'code'>

/** What the form of a page says of an error to the person who filled it in: a text of src/texts/, with its values. */
export interface FormText {
  key: TextKey
  values: Readonly<Record<string, string | number>>
}

/** An error with a code of the contract. Created by `apiError`. */
export class ApiError extends Error {
  readonly code: ErrorCode
  readonly status: number
  readonly fields: Record<string, unknown>
  /** Undefined for errors that no form can meet. */
  readonly formText: FormText | undefined

  constructor(code: ErrorCode, message: string, fields: Record<string, unknown>, formText?: FormText) {
    super(message)
    this.name = 'ApiError'
    this.code = code
    this.status = ERROR_STATUS[code]
    this.fields = fields
    this.formText = formText
  }
}

/** An error to throw. The compiler requires exactly the extra fields that the contract defines for the code. */
export function apiError<Code extends ErrorCode>(
  code: Code,
  message: string,
  ...[fields]: Record<never, never> extends ErrorFields<Code> ? [fields?: ErrorFields<Code>] : [fields: ErrorFields<Code>]
): ApiError {
  return new ApiError(code, message, (fields ?? {}) as Record<string, unknown>)
}

/** CONCURRENT_CHANGES: other requests were in the way in each attempt. */
export function concurrentChanges(): ApiError {
  return apiError('CONCURRENT_CHANGES', 'Other requests are changing the same things', { 'retry-after': 1 })
}

/** Something that the server needs, such as its store of files, does not answer. `what` names it for the operator. */
export class Unavailable extends Error {
  constructor(what: string, cause: unknown) {
    super(`${what} does not answer`, { cause })
    this.name = 'Unavailable'
  }
}

/** Whether an error is an answer to what a client did, not a trouble of the server. */
export function isRefusal(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status < 500
}

/**
 * BAD_REQUEST: invalid input, or a refusal. `key` and `values` say it to the person who fills in a form, in their language and after the
 * name of the field (http/pages/form-page.ts).
 */
export function badRequest(message: string): ApiError
export function badRequest<Key extends TextKey>(message: string, key: Key, ...values: TextValues<Key, string | number>): ApiError
export function badRequest(message: string, key?: TextKey, values: FormText['values'] = {}): ApiError {
  return new ApiError('BAD_REQUEST', message, {}, key && { key, values })
}

/** BAD_REQUEST about a parameter or, as in `to[2].name`, about a part of its value, which the message names first. */
export function badParameter(path: string, fault: string): ApiError {
  return badRequest(`'${path}' ${fault}`)
}
