// What the forms of the console ask of the server, and how a program would.

import type { Client } from '../../typescript/src/index.ts'

export interface Account {
  site: string
  email: string
  apiKey: string
}
/** A request of a form. */
export interface Action {
  method: 'POST' | 'PATCH'
  /** With the names of its parameters, as the contract has it. */
  path: string
  parameters: Record<string, number>
  body: Record<string, unknown>
}
export interface Outcome {
  action: Action
  status: number
  answer: unknown
}

/** A message to a channel, or to people when `to` is a list of email addresses. */
export function sending(to: string, topic: string, content: string): Action {
  const isDirect = to.includes('@')
  const addressee = isDirect ? { type: 'direct', to: to.split(',').map((email) => email.trim()) } : { type: 'channel', to, topic }
  return { method: 'POST', path: '/messages', parameters: {}, body: { ...addressee, content } }
}

export function reacting(messageId: number, emojiName: string): Action {
  return {
    method: 'POST',
    path: '/messages/{message_id}/reactions',
    parameters: { message_id: messageId },
    body: { emoji_name: emojiName },
  }
}

export function editing(messageId: number, content: string): Action {
  return { method: 'PATCH', path: '/messages/{message_id}', parameters: { message_id: messageId }, body: { content } }
}

export async function perform(client: Client, action: Action): Promise<Outcome> {
  const { method, path, parameters, body } = action
  // The form chooses the operation, so that its types are not known here.
  const call = client[method] as (path: string, init: object) => Promise<{ data?: unknown; error?: unknown; response: Response }>
  const { data, error, response } = await call(path, { params: { path: parameters }, body })
  return { action, status: response.status, answer: data ?? error }
}

/** The request as a command. The key is left to the environment. */
export function asCurl({ site, email }: Account, { method, path, parameters, body }: Action): string {
  const url = path.replace(/\{(\w+)\}/g, (_, name: string) => String(parameters[name]))
  const json = JSON.stringify(body).replaceAll("'", "'\\''")
  return `curl -u "${email}:$API_KEY" -X ${method} ${site}/api/v1${url} \\\n  -H 'Content-Type: application/json' \\\n  -d '${json}'`
}

/** The request by the client package. */
export function asTypeScript({ method, path, parameters, body }: Action): string {
  const isPlain = Object.keys(parameters).length === 0
  const params = isPlain ? '' : `params: { path: ${JSON.stringify(parameters)} }, `
  return `await client.${method}('${path}', { ${params}body: ${JSON.stringify(body)} })`
}
