// Answers that a client names, by Prism's rules: `Prefer: code=429, example=name`, or `?__code=429&__example=name`.

import type { IncomingMessage } from 'node:http'
import { badRequest } from '../errors.ts'
import type { Contract, Operation } from '../http/contract.ts'

/** The answer that a client wants. Without a code, the success; without a name, the first example of the code. */
export interface Choice {
  code?: number | undefined
  example?: string | undefined
}
export interface ExampleAnswer {
  status: number
  mediaType: string
  value: unknown
}

/** Takes the choice out of a request. Undefined if it makes none. Throws BAD_REQUEST. */
export function choiceOf(request: IncomingMessage): Choice | undefined {
  const [path = '', query = ''] = (request.url ?? '').split(/\?(.*)/s)
  const pairs = query.split('&')
  const chosen = pairs.flatMap((pair) => /^__(code|example)=(.*)$/.exec(pair)?.slice(1).map(decoded) ?? [])
  if (chosen.length > 0) {
    const rest = pairs.filter((pair) => !/^__(code|example)=/.test(pair))
    request.url = rest.length > 0 ? `${path}?${rest.join('&')}` : path
  }
  const text = String(request.headers.prefer ?? '')
  const preferred = [...text.matchAll(/(?:^|[,;\s])(code|example)=([^,;\s]+)/g)].flatMap(([, name = '', value = '']) => [name, value])
  const words = [...chosen, ...preferred]
  const wordAfter = (name: string): string | undefined => words[words.indexOf(name) + 1 || words.length]
  const [code, example] = [wordAfter('code'), wordAfter('example')]
  if (code === undefined && example === undefined) return undefined
  if (code !== undefined && !/^[1-5][0-9]{2}$/.test(code)) throw badRequest("'Prefer' must be of the form code=400, example=invalidRequest")
  return { code: code === undefined ? undefined : Number(code), example }
}

/** The example of an operation. Throws BAD_REQUEST if there is none. */
export function exampleAnswer({ responses }: Operation, { code, example }: Choice): ExampleAnswer {
  const all = Object.entries(responses).flatMap(([status, { content = {} }]) =>
    Object.entries(content).flatMap(([mediaType, { examples = {} }]) =>
      Object.entries(examples).map(([name, { value }]) => ({ name, status: Number(status), mediaType, value })),
    ),
  )
  const found = all.find(({ name, status }) =>
    example === undefined ? status === (code ?? 200) : name === example && (code === undefined || status === code),
  )
  if (found) return found
  const wanted = `code=${code ?? 200}${example === undefined ? '' : `, example=${example.slice(0, 100)}`}`
  throw badRequest(`'Prefer' requests an answer that the operation does not have: ${wanted}`)
}

export interface WireExample {
  id: number
  type: string
}
interface EventSchema {
  oneOf?: { $ref: string }[]
  example?: WireExample
}

/** The examples of events, by the names of the schemas that have them. */
export function eventExamples({ bundled }: Pick<Contract, 'bundled'>): Map<string, WireExample> {
  const { schemas } = (bundled as { components: { schemas: Record<string, EventSchema> } }).components
  const found = new Map<string, WireExample>()
  const visit = (name: string): void => {
    const { oneOf = [], example } = schemas[name] ?? {}
    if (example) found.set(name, example)
    for (const { $ref } of oneOf) visit($ref.split('/').at(-1) ?? '')
  }
  visit('Event')
  return found
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
