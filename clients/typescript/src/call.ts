// Operations by the names that documents give them, such as `PATCH /realm`, for clients that choose one by data.

import type { Client } from './client.ts'
import type { paths } from './contract.ts'
import { unwrap } from './errors.ts'

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'
export type Call<M extends Method = Method> = `${M} ${keyof paths}`
/** What an operation that reads answers. */
export type Reply<C> = C extends `GET ${infer Path extends keyof paths}`
  ? paths[Path] extends { get: { responses: { 200: { content: { 'application/json': infer Body } } } } }
    ? Body
    : never
  : never
/** An answer that is on its way. */
export type Answer = Promise<{ data?: unknown; error?: unknown; response: Response }>

/** Asks for an operation. A body with a file is sent in parts. */
export function call(client: Client, operation: Call, params: object = {}, body?: object): Answer {
  const [method, path] = operation.split(' ') as [Method, string]
  const send = client[method] as (path: string, init: object) => Answer
  if (!Object.values(body ?? {}).some((value) => value instanceof File)) return send(path, { params, body })
  const data = new FormData()
  for (const [name, value] of Object.entries(body ?? {})) data.append(name, value instanceof File ? value : String(value))
  return send(path, { params, body: data, bodySerializer: () => data })
}

export interface Answered<T> {
  version: number
  data?: T
  /** Why there is no answer. */
  fault?: string
}
const MOST_ANSWERS = 50

/** What was answered, once it has been. `changed` is called when it has. */
export class Answers {
  readonly #known = new Map<string, Answered<unknown>>()
  readonly #client: Client
  readonly #changed: () => void

  constructor(client: Client, changed: () => void) {
    this.#client = client
    this.#changed = changed
  }

  /** An answer. It is asked for again when the version is another, and the former answer is kept in the meantime. */
  get<C extends Call<'GET'>>(operation: C, params: object, version: number): Answered<Reply<C>> {
    const name = `${operation} ${JSON.stringify(params)}`
    const known = this.#known.get(name)
    if (known?.version === version) return known as Answered<Reply<C>>
    const now: Answered<unknown> = { ...known, version }
    this.#known.delete(name)
    this.#known.set(name, now)
    if (this.#known.size > MOST_ANSWERS) this.#known.delete(this.#known.keys().next().value ?? '')
    unwrap(call(this.#client, operation, params))
      .then(
        (data) => {
          now.data = data
          delete now.fault
        },
        (error: Error) => {
          now.fault = error.message
        },
      )
      .finally(this.#changed)
    return now as Answered<Reply<C>>
  }
}
