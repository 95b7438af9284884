// Other words for the same operations: what a client says and hears that was written for another interface.

import type { Operation } from './contract.ts'
import type { Received } from './input.ts'

/** The terms of one request and its answer. */
export interface Dialect {
  /** The parameters of the request in the contract's terms. */
  receive(operation: Operation, received: Received): Received
  /** The body of a success in the client's terms. `ask` gets the answer of another operation for the same caller. */
  answer(operation: Operation, body: object, ask: Ask): object | Promise<object>
  /** The URL at which the client reaches an organisation, by the organisation's own URL. */
  siteOf(own: string): string
}
export type Ask = (operationId: string, query: Record<string, unknown>) => Promise<object>

/** The terms of the contract itself. */
export const OWN_TERMS: Dialect = { receive: (_, received) => received, answer: (_, body) => body, siteOf: (own) => own }
