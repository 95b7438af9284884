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

/** The chapter as Markdown. Throws an Error for a reason that is not needed. */
export function callsChapter(contract: Contract): string {
  const { clients, never }: PublishedCalls = JSON.parse(
    readFileSync(new URL('../contract-tests/published/calls.json', import.meta.url), 'utf8'),
  )
  const match = compileRoutes(
    [...operations(contract)].map(({ path, method, operation }) => {
      const { operationId, parameters = [] } = operation
      return { operationId, path, method, parameters, roots: ['/api/v1'] } as unknown as Operation
    }),
  )
  const answerTo = (request: string): string => {
    const [method = '', path = ''] = request.split(' ')
    const operation = match(method.toLowerCase(), `/api/v1${path.replace(/\{\w+\}/g, '1')}`).operation?.operationId
    if (operation && never[request]) throw new Error(`calls.json says why ${request} has no operation, but ${operation} answers it`)
    return operation ? `\`${operation}\`` : `None${never[request] ? `: ${never[request]}` : ''}`
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
