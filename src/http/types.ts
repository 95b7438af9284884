// The types of handlers, computed from the contract. These are the only mapped types of the code base.

import type { Readable } from 'node:stream'
import type { OPERATION_IDS } from '../generated/operations.ts'
import type { components, operations } from '../generated/types.ts'

export type OperationId = (typeof OPERATION_IDS)[number]
export type Schema<Name extends keyof components['schemas']> = components['schemas'][Name]

type Parameters<Op extends OperationId, Place extends string> = operations[Op] extends { parameters: infer All }
  ? All extends { [P in Place]?: infer Values }
    ? Exclude<Values, undefined>
    : Record<never, never>
  : Record<never, never>
type Content<Body> = Body extends { content: infer Media } ? Media[keyof Media] : never
type RequestBody<Op extends OperationId> = operations[Op] extends { requestBody?: infer Body } ? Content<Exclude<Body, undefined>> : never
type Success<Op extends OperationId> = operations[Op] extends { responses: { 200: { content: infer Media } } } ? Media : never

/** A file of a multipart request, on disk until the request is answered. */
export interface UploadedFile {
  /** The name that the client specified. It can be empty. */
  name: string
  /** Bytes. */
  size: number
  path: string
}
/** A success that is not JSON: bytes with headers of their own. http/ handles conditional requests and ranges. */
export interface FileAnswer {
  headers: Record<string, string>
  /** Bytes. */
  size: number
  /** In double quotes. Changes whenever the bytes change. */
  etag: string
  /** Opens the bytes, or a range of them, both ends included. Rejects when the bytes are missing. */
  read(range?: { start: number; end: number }): Promise<Readable>
}

/** A success that is a text, where the contract has one beside JSON. */
export class TextAnswer {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

/** The typed parameters of a request, decoded and validated. An absent form reads as an empty one. */
export interface Input<Op extends OperationId> {
  path: Parameters<Op, 'path'>
  query: Parameters<Op, 'query'>
  body: [RequestBody<Op>] extends [never] ? undefined : RequestBody<Op>
  files: UploadedFile[]
}
/** Under this key an output has the text of a session that the browser gets in place of its own, which is no part of the body. */
export const NEW_SESSION = Symbol('new session')

/** The body of a success without the envelope, which http/ adds. */
export type Output<Op extends OperationId> =
  Success<Op> extends { 'application/json': infer Body }
    ?
        | (Omit<Body, 'result' | 'msg' | 'ignored_parameters_unsupported'> & { [NEW_SESSION]?: string | undefined })
        | (Success<Op> extends { 'text/plain': string } ? TextAnswer : never)
    : FileAnswer
/** A handler whose operation is known only at run time. Its caller has found its context and decoded its input by the contract. */
export type AnyHandler = (ctx: never, input: never) => Promise<object>
