// docs/clients/zulip-calls.md: which operation each call of a published client of Zulip meets, from contract-tests/published/calls.json.

import { readFileSync } from 'node:fs'
import { type Contract, operations } from '../contract-tests/cases.ts'
import type { Operation } from '../src/http/contract.ts'
import { compileRoutes } from '../src/http/router.ts'

/** Facts about published clients. */
interface PublishedCalls {
  clients: { name: string; title: string; repository: string; version: string; calls: Record<string, string> }[]
  /** Requests, by method and path, that will have no operation, and why. */
  never: Record<string, string>
}

const HEAD = `<!-- Made by \`npm run generate\` from contract-tests/published/calls.json. Do not edit. -->

# Calls of Zulip's clients

Every call that these clients can make, every operation that Zulip documents, and the operation that answers it through the
[gateway](compatibility.md#clients-of-zulip). An operation takes the parameters that its reference names, and reports any other in
\`ignored_parameters_unsupported\`.
`

const FACTS = new URL('../contract-tests/published/calls.json', import.meta.url)

/** The chapter as Markdown. Throws an Error for a call that has neither an operation nor a reason, and for one that has both. */
export function callsChapter(
  contract: Contract,
  { clients, never }: PublishedCalls = JSON.parse(readFileSync(FACTS, 'utf8')) as PublishedCalls,
): string {
  const all = [...operations(contract)]
  const match = compileRoutes(
    all.map(({ path, method, operation }) => {
      const { operationId, parameters = [] } = operation
      return { operationId, path, method, parameters, roots: ['/api/v1'] } as unknown as Operation
    }),
  )
  const refusals = new Map(all.map(({ operation }) => [operation.operationId, operation['x-never-succeeds']]))
  const answerTo = (request: string): string => {
    const [method = '', path = ''] = request.split(' ')
    const id = match(method.toLowerCase(), `/api/v1${path.replace(/\{\w+\}/g, '1')}`).operation?.operationId
    const reason = never[request]
    if (id && reason) throw new Error(`calls.json says why ${request} has no operation, but ${id} answers it`)
    if (!id && !reason) throw new Error(`${request} has no operation, and calls.json does not say why`)
    if (!id) return `None: ${reason}`
    const refusal = refusals.get(id)
    return refusal ? `\`${id}\` refuses: ${refusal}` : `\`${id}\``
  }
  const sections = clients.map(({ name, title, repository, version, calls }) => {
    const rows = Object.entries(calls).map(([call, request]) => ({ call, request, answer: answerTo(request) }))
    const met = rows.filter(({ answer }) => !answer.startsWith('None')).length
    const lines = rows.map(({ call, request, answer }) => `| \`${call}\` | \`${request}\` | ${answer} |\n`)
    return `
## ${title}

\`${name}\` of github.com/${repository} at ${version}: ${met} of ${rows.length} calls have an operation.

| Call | Request | Operation |
|---|---|---|
${lines.join('')}`
  })
  return HEAD + sections.join('')
}
