// The chapters of docs/ that `npm run generate` makes, each from one table of facts. A chapter that would be untrue is not made.

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Contract, type Operation as ContractOperation, operations, type Schema } from '../contract-tests/cases.ts'
import type { Operation } from '../src/http/contract.ts'
import { compileRoutes } from '../src/http/router.ts'
import { type Actor, CHANNEL, GROUP, ORGANISATION, PREFERENCES, type Rows, SUBSCRIPTION } from './settings-rows.ts'

// docs/clients/zulip-calls.md: which operation each call of a published client of Zulip meets.

/** Facts about published clients. */
interface PublishedCalls {
  clients: { name: string; title: string; repository: string; version: string; calls: Record<string, string> }[]
  /** Requests, by method and path, that will have no operation, and why. */
  never: Record<string, string>
  /** The parameters that a client sends, by request; and those that its operation does not have, by request and name, with the reason. */
  parameters: { source: string; of: Record<string, string[]>; absent: Record<string, string> }
  /** The fields of a registration that clients know, and those that it does not have, with the reason. */
  registration: { source: string; fields: string[]; absent: Record<string, string> }
}

const CALLS_HEAD = `<!-- Made by \`npm run generate\` from contract-tests/published/calls.json. Do not edit. -->

# Calls of Zulip's clients

Every call that these clients can make, every operation that Zulip documents, and the operation that answers it through the
[gateway](compatibility.md#clients-of-zulip). An operation takes the parameters that its reference names, and reports any other in
\`ignored_parameters_unsupported\`. At the end are the [parameters](#absent-parameters) and the fields of a
[registration](#absent-fields-of-a-registration) that clients know and that are absent here.
`

const FACTS = new URL('../contract-tests/published/calls.json', import.meta.url)

/**
 * The chapter as Markdown. `registered` names the fields of a whole registration at the gateway. Throws an Error for a call, a parameter or a
 * field that is not there and has no reason, and for one that is there and has one.
 */
export function callsChapter(
  contract: Contract,
  registered: readonly string[],
  { clients, never, parameters, registration }: PublishedCalls = JSON.parse(readFileSync(FACTS, 'utf8')) as PublishedCalls,
): string {
  const all = [...operations(contract)]
  const match = compileRoutes(
    all.map(({ path, method, operation }) => {
      const { operationId, parameters = [] } = operation
      return { operationId, path, method, parameters, roots: ['/api/v1'] } as unknown as Operation
    }),
  )
  const refusals = new Map(all.map(({ operation }) => [operation.operationId, operation['x-never-succeeds']]))
  const idOf = (request: string): string | undefined => {
    const [method = '', path = ''] = request.split(' ')
    return match(method.toLowerCase(), `/api/v1${path.replace(/\{\w+\}/g, '1')}`).operation?.operationId
  }
  const answerTo = (request: string): string => {
    const id = idOf(request)
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
  const known = new Map(all.map(({ operation }) => [operation.operationId, parametersOf(operation)]))
  const sent = Object.entries(parameters.of).flatMap(([request, names]) => {
    const taken = known.get(idOf(request) ?? '')
    if (!taken) throw new Error(`calls.json has parameters of ${request}, which has no operation`)
    return names.map((name) => ({ name: `${request} ${name}`, isThere: taken.has(name) }))
  })
  const fields = registration.fields.map((name) => ({ name, isThere: registered.includes(name) }))
  return `${CALLS_HEAD + sections.join('')}
## Absent parameters

\`${parameters.source.replace(' of ', '` of ')} sends ${sent.length} parameters, and these have no effect here.

| Parameter | Why |
|---|---|
${absentRows(sent, parameters.absent)}
## Absent fields of a registration

Of the ${fields.length} fields in ${registration.source}, these are absent. The other fields are true of the organisation, or the same for
every organisation where the server has only one form of what they are about.

| Field | Why |
|---|---|
${absentRows(fields, registration.absent)}`
}

/** The names of an operation's parameters, wherever they are. */
function parametersOf({ parameters = [], requestBody }: ContractOperation): Set<string> {
  const bodies = Object.values(requestBody?.content ?? {}).flatMap(({ schema }) => Object.keys(schema?.properties ?? {}))
  return new Set([...parameters.map(({ name }) => name), ...bodies])
}

/** The rows of what is absent. Throws for an absence without a reason, and for a reason that nothing needs. */
function absentRows(names: readonly { name: string; isThere: boolean }[], reasons: Record<string, string>): string {
  const absent = names.filter(({ isThere }) => !isThere).map(({ name }) => name)
  for (const name of absent) if (!reasons[name]) throw new Error(`${name} is absent, and calls.json does not say why`)
  for (const name of Object.keys(reasons))
    if (!absent.includes(name)) throw new Error(`calls.json says why ${name} is absent, but nothing needs it`)
  return absent.map((name) => `| \`${name}\` | ${reasons[name]} |\n`).join('')
}

// docs/clients/errors.md: a table of the error codes, from the registry in openapi/components/errors.yaml.

const ERRORS_HEAD = `<!-- Made by \`npm run generate\` from openapi/components/errors.yaml. Do not edit. -->

# Errors

An error has a status, and a body with \`result: "error"\`, a \`code\`, a \`msg\` for developers, and the fields of its code. Decide by the code,
or by the status if you do not know the code. A malformed request gets BAD_REQUEST, with a \`msg\` that begins with the parameter's name in quotes.
An answer that is not JSON comes from something in front of the server, such as a proxy: decide by the status.

| Status | Retry the same request? |
|---|---|
| 400, 403, 404, 405, 409, 411, 412, 413, 415 | No: something has to change first |
| 401 | No: log in first |
| 408, 429, 502, 503 | Yes, after \`Retry-After\` if there is one, otherwise after a random pause that grows |
| 500 | Once, later |
| 504, 502 without JSON, or none because the connection broke | A read: yes. A write may have been done: see [below](#repeating-a-write) |

## Repeating a write

When the answer to a write is lost, nobody knows whether it was done. What is safe to send again:

| Write | Again |
|---|---|
| \`POST /messages\` with \`queue_id\` and \`local_id\` | Yes, for seven days, with the pair that was sent first, also when the queue has been lost since: the answer has the ID of the first message |
| \`POST /messages\` without them | No: it would be a second message. Look for it first, by \`GET /messages\` in its narrow |
| PATCH, DELETE, flags, subscriptions, reactions, what names its object | Yes: a refusal that says that it is done already, such as \`REACTION_ALREADY_EXISTS\`, or that the object is gone, is a success |
| What has a name that is taken by then: channels, user groups, bots | Yes: \`CHANNEL_ALREADY_EXISTS\`, or a BAD_REQUEST that the name is in use, may mean your own. The key of a bot was in the lost answer: \`POST /bots/{bot_id}/api_key/regenerate\` gives another |
| \`POST /scheduled_messages\`, \`POST /reminders\`, \`POST /drafts\`, \`POST /saved_snippets\` | No: a second one would be made. List them first with GET, and send again only what is not there |
| \`POST /user_uploads\` | Yes: it makes a second file, and the first, to which no message links, is deleted by itself. Uploads [in pieces](uploads.md#in-pieces) go on |

## Codes

| Code | Status | When | What to do |
|---|---|---|---|
`

/** The chapter as Markdown. Throws an Error for a code that does not say what to do. */
export function errorsChapter(schemas: Record<string, Schema>): string {
  const rows = Object.entries(schemas).flatMap(([code, schema]) => {
    if (!schema['x-status']) return []
    const remedy = schema['x-remedy']
    if (!remedy) throw new Error(`${code} has no x-remedy`)
    const fields = Object.keys(schema.properties ?? {}).filter((name) => !['result', 'code', 'msg'].includes(name))
    const named = fields.length > 0 ? ` Fields: ${fields.map((name) => `\`${name}\``).join(', ')}.` : ''
    return [{ code, status: Number(schema['x-status']), text: `${oneLine(schema.description)}${named} | ${oneLine(remedy)}` }]
  })
  const sorted = rows.toSorted((a, b) => a.status - b.status)
  return ERRORS_HEAD + sorted.map(({ code, status, text }) => `| \`${code}\` | ${status} | ${text} |\n`).join('')
}

function oneLine(text: unknown): string {
  return String(text).trim().replace(/\s+/g, ' ').replaceAll('|', '\\|')
}

// docs/events.md: a chapter that lists the event types of the contract.

const EVENTS_HEAD = `<!-- Made by \`npm run generate\` from openapi/components/events/. Do not edit. -->

# Events

This page lists the types of events that queues get from \`GET /events\`, with when each is sent and who gets it. The fields and an example are in the
contract, in the schemas named in brackets. The sandbox gives a queue any of these examples by the name of its schema
([sandbox, mock, server](clients/mock-to-server.md)). A client ignores types and fields that it does not know.
`

/** The chapter as Markdown. Throws an Error for a type that does not say who gets it. */
export function eventsChapter(schemas: Record<string, Schema>): string {
  const references = (schemas.Event?.oneOf ?? []) as { $ref: string }[]
  const nameIn = ({ $ref }: { $ref: string }): string => $ref.split('/').at(-1) ?? ''
  const sections = references.map((reference) => {
    const name = nameIn(reference)
    const { properties = {}, description = '' } = schemas[name] ?? {}
    const allowed = (field: string): string[] => (properties[field]?.enum ?? []) as string[]
    if (!/goe?s? to/i.test(String(description))) throw new Error(`the description of ${name} does not say who gets it: "Goes to ..."`)
    const ops = allowed('op').map((op) => `\`${op}\``)
    const shapes = shapesOf(schemas, name).map((one) => `\`${one}\``)
    return `\n## \`${allowed('type')[0]}\`\n\n${String(description).trim()}\n\n${ops.length > 0 ? `\`op\`: ${ops.join(', ')}. ` : ''}(${shapes.join(', ')})\n`
  })
  return EVENTS_HEAD + sections.join('')
}

/** The schemas with an example that an event's schema is or consists of. */
function shapesOf(schemas: Record<string, Schema>, name: string): string[] {
  const { oneOf = [], example } = (schemas[name] ?? {}) as { oneOf?: { $ref: string }[]; example?: object }
  return [...(example ? [name] : []), ...oneOf.flatMap(({ $ref }) => shapesOf(schemas, $ref.split('/').at(-1) ?? ''))]
}

// docs/settings.md: who acts on each setting, from scripts/settings-rows.ts, compared with the contract and the server.

type Schemas = Record<string, Schema>
/** A kind of settings. */
export interface Kind {
  /** As messages say it. */
  kind: string
  title: string
  rows: Rows
  /** The schema in the contract that lists them, and its other properties. */
  schema: string
  besides(name: string): boolean
}

const isPermission = (name: string): boolean => name.startsWith('can_')
const isOneOf =
  (...names: string[]) =>
  (name: string): boolean =>
    names.includes(name)

/** The kinds of settings, by the contract. */
export function kindsOf(schemas: Schemas): Kind[] {
  const ofChannel = Object.keys(schemas.Channel?.properties ?? {})
  return [
    {
      ...{ kind: 'preference', title: 'Preferences of a user', rows: PREFERENCES, schema: 'UserSettingsState' },
      besides: isOneOf('available_notification_sounds', 'emojiset_choices'),
    },
    {
      ...{ kind: 'organisation', title: 'Settings and permissions of the organisation', rows: ORGANISATION, schema: 'UpdateRealmRequest' },
      besides: isOneOf('name', 'description'),
    },
    { kind: 'channel', title: 'Permissions of a channel', rows: CHANNEL, schema: 'Channel', besides: (name) => !isPermission(name) },
    { kind: 'group', title: 'Permissions of a user group', rows: GROUP, schema: 'UserGroup', besides: (name) => !isPermission(name) },
    {
      ...{ kind: 'subscription', title: 'Properties of a subscription', rows: SUBSCRIPTION, schema: 'Subscription' },
      besides: isOneOf(...ofChannel, 'subscribers', 'partial_subscribers'),
    },
  ]
}

const SETTINGS_HEAD = `<!-- Made by \`npm run generate\` from scripts/settings-rows.ts. Do not edit. -->

# Settings

This page says who acts on each setting. Where it is the server, the module is the one that reads the setting. \`npm run mutants -- --rule
setting\` fixes one after the other, and a test must fail. Where it is clients alone, the server keeps the value and gives it to them, and the
contract says "Kept for clients."
`
const KEPT = 'Kept for clients.'

/** The chapter as Markdown. Throws an Error for a row that is missing, outdated or untrue. `root`: the folder of the repository. */
export function settingsChapter(schemas: Schemas, root: string, kinds = kindsOf(schemas)): string {
  return SETTINGS_HEAD + kinds.map((kind) => section(schemas, root, kind)).join('')
}

function section(schemas: Schemas, root: string, { kind, title, rows, schema, besides }: Kind): string {
  const properties = schemas[schema]?.properties ?? {}
  const inContract = Object.keys(properties).filter((name) => !besides(name))
  for (const name of inContract)
    if (!Object.hasOwn(rows, name)) throw new Error(`scripts/settings-rows.ts has no row for the ${kind} ${name}`)
  const lines = Object.entries(rows).map(([name, actor]) => {
    if (!inContract.includes(name)) throw new Error(`the contract has no ${kind} ${name}`)
    const saysKept = descriptionOf(schemas, properties[name]).includes(KEPT)
    if (saysKept !== (actor === 'clients'))
      throw new Error(`the description of the ${kind} ${name} must ${saysKept ? 'not say' : 'say'} "${KEPT}": ${actor} acts on it`)
    return `| \`${name}\` | ${actorOf(root, kind, name, actor)} |\n`
  })
  return `\n## ${title}\n\n| Setting | Who acts on it |\n|---|---|\n${lines.join('')}`
}

function actorOf(root: string, kind: string, name: string, actor: Actor): string {
  if (actor === 'clients') return actor
  if (!existsSync(join(root, actor))) throw new Error(`${actor}, which should act on the ${kind} ${name}, does not exist`)
  // Few are read by a name that is put together.
  const isBroken = existsSync(join(root, `contract-tests/mutants/setting-${kind}-${name.replaceAll('_', '-')}.patch`))
  if (!isBroken && !readFileSync(join(root, actor), 'utf8').includes(name)) throw new Error(`${actor} does not read the ${kind} ${name}`)
  return `the server: \`${actor}\``
}

/** The description of a property, followed through a reference. */
function descriptionOf(schemas: Schemas, property: Schema | undefined): string {
  const name =
    String(property?.$ref ?? '')
      .split('/')
      .at(-1) ?? ''
  return String(property?.description ?? schemas[name]?.description ?? '')
}

// docs/operations-used.md: which operations the clients of this repository use.

const OWN_CLIENTS = { web: 'The web client itself', console: 'The console itself', typescript: 'The client package, for both' }
/** `.POST('/path'`, and `'POST /path'`. */
const CALL = /(?:\.|')(GET|POST|PATCH|PUT|DELETE)(?:\(\s*'| )(\/[^']+)'/g

/** The chapter as Markdown, from the sources of the clients in the folder `root`. Throws an Error for a call that meets no operation. */
export function usedChapter(contract: Contract, root: string): string {
  const all = [...operations(contract)].map(({ path, method, operation: { operationId, tags = [] } }) => {
    return { call: `${method.toUpperCase()} ${path}`, id: String(operationId), tag: String(tags[0] ?? 'other') }
  })
  const idOf = new Map(all.map(({ call, id }) => [call, id]))
  const used = new Map<string, Set<string>>()
  for (const name of Object.keys(OWN_CLIENTS)) {
    const calls = sourcesIn(join(root, 'clients', name, 'src')).flatMap((source) => [...source.matchAll(CALL)])
    const ids = calls.map(([, method, path]) => {
      const id = idOf.get(`${method} ${path}`)
      if (!id) throw new Error(`clients/${name} asks for ${method} ${path}, which is no operation`)
      return id
    })
    used.set(name, new Set(ids))
  }
  const everywhere = new Set([...used.values()].flatMap((ids) => [...ids]))
  const list = (ids: readonly string[]): string => `${ids.map((id) => `\`${id}\``).join(', ')}.\n`
  const sections = Object.entries(OWN_CLIENTS).map(([name, title]) => {
    const ids = [...(used.get(name) ?? [])].sort()
    return `\n## ${title}\n\n${ids.length} of ${all.length} operations: ${list(ids)}`
  })
  const unused = all.filter(({ id }) => !everywhere.has(id))
  const lines = [...new Set(unused.map(({ tag }) => tag))].map((tag) => {
    const own = unused.filter((one) => one.tag === tag)
    return `| ${tag} | ${own.map(({ id }) => `\`${id}\``).join(', ')} |\n`
  })
  return `${USED_HEAD}${sections.join('')}
## No client of this repository yet

${unused.length} operations, which tests reach:

| | Operations |
|---|---|
${lines.join('')}`
}

/** The sources in a folder and below it, without tests. */
function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\./.test(name))
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8'))
}

const USED_HEAD = `<!-- Made by \`npm run generate\` from the sources in clients/. Do not edit. -->

# Operations that our clients use

What is used by a whole client has been tried by more than tests. The rest waits for one.
`
