// The mock. The server's own contract machine decodes and validates requests; Prism creates the answers from the examples of the contract.

import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { parse as parseQuery } from 'node:querystring'
import { Readable } from 'node:stream'
import { isDeepStrictEqual } from 'node:util'
import { pino } from 'pino'
import { type Case, cases } from '../contract-tests/cases.ts'
import { readConfig } from '../src/config.ts'
import { ApiError, badRequest, type ErrorCode } from '../src/errors.ts'
import { partOf, wantedParts } from '../src/events/state/request.ts'
import { nextUnloggedId } from '../src/events/wire-ids.ts'
import { createApi, type Exchange } from '../src/http/api.ts'
import { type Contract, KEY_PARAMETER, loadContract, type Operation } from '../src/http/contract.ts'
import { crossOrigin } from '../src/http/cors.ts'
import { CONTRACT_DOCUMENTS } from '../src/http/pages/documents.ts'
import { joinLeadingSlashes, trailingSlashes } from '../src/http/router.ts'
import { type FileAnswer, type Input, TextAnswer } from '../src/http/types.ts'
import { openLog } from '../src/observability/log.ts'
import { eventExamples } from '../src/sandbox/examples.ts'
import { accountOf as accountOfUser, users } from '../src/sandbox/world.ts'
import { listen } from '../src/server/listen.ts'
import type { Account } from '../src/values/rights.ts'
import { findPrism } from './contract-tools.ts'

/** The answer to request from Prism. Without a code, the success; without a key, the first example. */
interface Choice {
  code?: number | undefined
  exampleKey?: string | undefined
  dynamic?: boolean | undefined
  mediaTypes?: string[] | undefined
  seed?: string | undefined
}
interface PrismAnswer {
  status: number
  headers: Record<string, string>
  data: string | Record<string, unknown>
}
/** The part of Prism's API that is used. Prism's own types exist only once its packages are installed. */
interface Prism {
  getHttpOperationsFromSpec(document: object): Promise<{ method: string; path: string }[]>
  createClientFromOperations(
    operations: object[],
    config: object,
  ): { request(path: string, input: object, config: { mock: Choice }): Promise<PrismAnswer> }
  getHttpConfigFromRequest(request: object): { _tag: 'Right'; right: Choice } | { _tag: 'Left' }
}

/**
 * Starts the mock. Port 0 selects a free port. The first request loads Prism, which takes a second or two and 100 MB. `heartbeat` is for
 * tests, which cannot wait as long as clients of the server do.
 */
export async function startMock(
  host: string,
  port: number,
  heartbeat = readConfig({}).heartbeat,
): Promise<{ url: string; close(): Promise<void> }> {
  const contract = loadContract()
  const loadPrism = findPrism()
  let opened: ReturnType<typeof openPrism> | undefined
  const prism = (): ReturnType<typeof openPrism> => {
    opened ??= openPrism(contract.bundled, loadPrism() as Prism)
    return opened
  }
  const allCases = [...cases(contract.document as never)]
  const ofSpectators = allCases.filter(({ caller }) => caller === 'spectator')
  const ofOthers = allCases.filter(({ caller }) => caller !== 'spectator')
  const lastEventId = newestEventOf(allCases)
  const events = eventExamples(contract)
  const stateFor = initialStates(contract)

  async function answer(operation: Operation, exchange: Exchange, input: Input<never>): Promise<object> {
    const { request, ignored } = exchange
    const caller = credentials(request.headers.authorization)?.username
    const { ask, preference } = await prism()
    const isSpectator = caller === undefined && operation.authenticated
    const pair = isSpectator ? pairOfSpectator(ofSpectators, operation, input) : pairOf(ofOthers, operation, input, caller)
    const preferred = preference(request.headers.prefer)
    const named =
      preferred && ofOthers.find(({ operationId, name }) => operationId === operation.operationId && name === preferred.exampleKey)
    const choice = named ? { ...preferred, mediaTypes: [named.response.mediaType] } : (preferred ?? pair)
    const read: EventsRead = operation.operationId === 'getEvents' ? input.query : {}
    const event = operation.operationId === 'getEvents' ? events.get(preferred?.exampleKey ?? '') : undefined
    if (event) return { ...(await successOf(ask, operation)), ...queueIn(read), events: [{ ...event, id: nextId(read) }] }
    if (!choice && read.queue_id !== undefined && (read.last_event_id ?? -1) >= lastEventId) return noNews(exchange, read, heartbeat)
    if (!choice && operation.operationId === 'registerQueue') return stateFor((input.body ?? {}) as Registration)
    const found = await ask(operation, choice ?? {})
    if (found.status === 429) exchange.headers['X-RateLimit-Remaining'] = '0'
    ignored.push(...ignoredIn(found).filter((name) => Object.hasOwn(input.body ?? {}, name)))
    if (typeof found.data === 'string' && hasJson(operation)) return new TextAnswer(found.data)
    return { ...toOutput(found), ...(found.status < 400 ? queueIn(read) : {}) }
  }

  const { maxFormSize, maxFileSize, pace, corsOrigins } = readConfig({ CORS_ORIGINS: process.env.CORS_ORIGINS })
  const api = await createApi<Exchange, Exchange>({
    contract,
    handlers: Object.fromEntries(
      contract.operations.map((operation) => [operation.operationId, (exchange: Exchange, input) => answer(operation, exchange, input)]),
    ),
    count: async ({ headers }) => void Object.assign(headers, UNUSED_LIMIT()),
    accountOf,
    publicContext: async (exchange) => exchange,
    context: async (exchange) => {
      const { operation, request } = exchange
      const { authorization } = request.headers
      const mayBeSpectator = authorization === undefined && ofSpectators.some((one) => one.operationId === operation.operationId)
      const hasKey = operation.keyInQuery && Boolean(new URLSearchParams(request.url?.split('?')[1]).get(KEY_PARAMETER))
      if (!credentials(authorization) && !mayBeSpectator && !hasKey) toOutput(await (await prism()).ask(operation, { code: 401 }))
      return exchange
    },
    limits: { form: maxFormSize, file: maxFileSize, folder: tmpdir(), pace },
    log: openLog('warn'),
    // The lint checks the examples already.
    checkResponses: 0,
  })
  const isAnswered = crossOrigin(corsOrigins, contract)
  const ignoreTrailingSlash = trailingSlashes(contract.operations)
  const url = (): string => `http://${host.includes(':') ? `[${host}]` : host}:${(server.address() as AddressInfo).port}`
  // The same as on the server, so that slow clients can reuse a connection.
  const server = createServer({ keepAliveTimeout: 65_000 }, (request, response) => {
    joinLeadingSlashes(request)
    ignoreTrailingSlash(request)
    if (isAnswered?.(request, response)) return
    const document = request.method === 'GET' && CONTRACT_DOCUMENTS.get(request.url ?? '')
    if (document) return response.setHeader('Content-Type', 'application/json').end(document(url()).bytes)
    preferenceToHeader(request)
    return api(request, response)
  })
  await listen(server, { port, host, variable: 'MOCK_PORT' })
  return {
    url: url(),
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeAllConnections()
      await closed
    },
  }
}

async function openPrism(bundled: object, prism: Prism) {
  const document = structuredClone(bundled) as { components: { schemas: Record<string, { example?: unknown }> } }
  // Prism would prefer a schema's own example to the operation's examples.
  for (const schema of Object.values(document.components.schemas)) delete schema.example
  const { getHttpOperationsFromSpec, createClientFromOperations, getHttpConfigFromRequest } = prism
  const config = {
    validateRequest: false,
    validateResponse: false,
    checkSecurity: false,
    errors: false,
    mock: { dynamic: false },
    // Prism's loggers have an additional level.
    logger: Object.assign(pino({ level: 'silent' }), { success: () => {} }),
  }
  // The request is already routed. A client for each operation saves Prism the comparison with all paths.
  const parsed = await getHttpOperationsFromSpec(document)
  const clients = new Map(parsed.map((one) => [`${one.method} ${one.path}`, createClientFromOperations([one], config)]))

  return {
    /** Throws BAD_REQUEST if the contract has no such answer. */
    ask: async ({ path, method }: Operation, choice: Choice): Promise<PrismAnswer> => {
      const prism = clients.get(`${method} ${path}`)
      const found = await prism?.request(path, { method, headers: {} }, { mock: { dynamic: false, ...choice } }).catch(() => undefined)
      // If the code lacks the example, Prism answers with another code that has it.
      if (found && (choice.code === undefined || found.status === choice.code)) return found
      const wanted = `code=${choice.code ?? 200}${choice.exampleKey ? `, example=${choice.exampleKey.slice(0, 100)}` : ''}`
      throw badRequest(`'Prefer' requests an answer that the operation does not have: ${wanted}`)
    },
    /** The answer that a Prefer header requests. Undefined if there is none. Throws BAD_REQUEST. */
    preference: (prefer: string | string[] | undefined): Choice | undefined => {
      const parsed = getHttpConfigFromRequest({ headers: { prefer }, url: {} })
      if (parsed._tag === 'Left') throw badRequest("'Prefer' must be of the form code=400, example=invalidRequest, dynamic=true")
      const given = Object.entries(parsed.right).filter(([, value]) => value !== undefined)
      return given.length > 0 ? Object.fromEntries(given) : undefined
    },
  }
}

/** `?__code=400&__example=name` is another way to say `Prefer: code=400, example=name`. */
function preferenceToHeader(request: Exchange['request']): void {
  const [path = '', query] = (request.url ?? '').split(/\?(.*)/s)
  if (!query?.includes('__')) return
  const isPreference = (pair: string): boolean => /^__(code|example|dynamic|seed)=/.test(pair)
  const pairs = query.split('&')
  const preferences = Object.entries(parseQuery(pairs.filter(isPreference).join('&')))
  if (preferences.length === 0) return
  request.headers.prefer ??= preferences.map(([name, value]) => `${name.slice(2)}=${value}`).join(', ')
  const rest = pairs.filter((pair) => !isPreference(pair))
  request.url = rest.length > 0 ? `${path}?${rest.join('&')}` : path
}

/** Fields that clients add to every request, and that do not change the answer. */
const UNHEARD = new Set(['read_by_sender'])

/** The example pair with this request for the caller, otherwise the first success. Pairs with equal requests differ in their callers. */
function pairOf(all: Case[], operation: Operation, input: Input<never>, email: string | undefined): Choice | undefined {
  const properties = Object.entries(operation.requestBody?.schema.properties ?? {})
  const fields = properties.filter(([name, { format }]) => format !== 'binary' && !UNHEARD.has(name)).map(([name]) => name)
  const heard = Object.fromEntries(Object.entries(input.body ?? {}).filter(([name]) => !UNHEARD.has(name)))
  const given = [input.path, input.query, heard, input.files.length]
  const equal = all.filter(({ operationId, pathParameters, query, body }) => {
    if (operationId !== operation.operationId) return false
    const named = Object.entries(body?.value ?? {})
    const files = named.filter(([name]) => body?.schema?.properties?.[name]?.format === 'binary')
    // A body without properties of its own has what anybody sends.
    const known = Object.fromEntries(named.filter(([name]) => properties.length === 0 || fields.includes(name)))
    return isDeepStrictEqual(given, [pathParameters, query, known, files.length])
  })
  const isCaller = ({ caller }: Case): boolean => addressOf(caller) === callerOf(email)
  const isRefusal = ({ response }: Case): boolean => response.status >= 400
  // A refusal can be because of who asks, so nobody but its caller gets it, unless that has no account, or the operation refuses everybody.
  // What is missing is missing for everybody.
  const isOfAll = (one: Case): boolean =>
    !isRefusal(one) || addressOf(one.caller) === undefined || !operation.responses['200'] || isMissing(one)
  const pair = equal.find(isCaller) ?? equal.find(isOfAll)
  return pair && { code: pair.response.status, exampleKey: pair.name, mediaTypes: [pair.response.mediaType] }
}

function hasJson({ responses }: Operation): boolean {
  return responses['200']?.content?.['application/json'] !== undefined
}

function isMissing({ response }: Case): boolean {
  return String((response.value as { msg?: string } | null)?.msg).endsWith("' is missing")
}

/** The address of the account that a request counts for: that of the member, the caller of most examples, if nobody has its own. */
function callerOf(email: string | undefined): string {
  const own = email?.toLowerCase()
  return Object.values(users).some((user) => user.email === own) && own !== undefined ? own : users.member.email
}

function addressOf(caller: Case['caller']): string | undefined {
  return caller in users ? users[caller as keyof typeof users].email : undefined
}

/** A spectator's pair with this request, else the first one of the operation. */
function pairOfSpectator(ofSpectators: Case[], operation: Operation, input: Input<never>): Choice | undefined {
  const first = ofSpectators.find(({ operationId }) => operationId === operation.operationId)
  return pairOf(ofSpectators, operation, input, undefined) ?? (first && { code: first.response.status, exampleKey: first.name })
}

/** The parameters of GET /events that determine what a read of a queue gets. */
interface EventsRead {
  queue_id?: string
  last_event_id?: number
  dont_block?: boolean
}

/** Echoes the queue of a read. */
function queueIn({ queue_id }: EventsRead): { queue_id?: string } {
  return queue_id === undefined ? {} : { queue_id }
}

/** The ID of an event that comes after those that a read acknowledges. */
function nextId({ last_event_id = -1 }: EventsRead): number {
  return Math.max(0, last_event_id + 1)
}

async function successOf(ask: (operation: Operation, choice: Choice) => Promise<PrismAnswer>, operation: Operation): Promise<object> {
  return toOutput(await ask(operation, {}))
}

/** The headers of a rate limit of which nothing is used. */
const UNUSED_LIMIT = (): Record<string, string> => ({
  'X-RateLimit-Limit': '200',
  'X-RateLimit-Remaining': '199',
  'X-RateLimit-Reset': String(Math.ceil(Date.now() / 1000) + 60),
})

/** The parameters of POST /register that determine what it returns. */
interface Registration {
  event_types?: string[]
  fetch_event_types?: string[]
}

/** Composes answers of POST /register: the parts of the example of everything that were asked for. */
function initialStates({ operations }: Contract): (registration: Registration) => object {
  const register = operations.find(({ operationId }) => operationId === 'registerQueue')
  const examples = register?.responses['200']?.content?.['application/json']?.examples ?? {}
  const namesIn = (name: string): string[] => Object.keys(examples[name]?.value ?? {})
  const { result: _, msg: __, ...whole } = (examples.wholeState?.value ?? {}) as Record<string, unknown>
  const always = Object.keys(examples).reduce((names, name) => names.filter((one) => namesIn(name).includes(one)), Object.keys(whole))
  const ofRealm = new Set(namesIn('organisation'))
  return ({ event_types, fetch_event_types: types = event_types }) => {
    const wants = wantedParts(types)
    const wantsRealm = types?.some((type) => type === 'realm' || ofRealm.has(type)) ?? true
    const isKept = (name: string): boolean => always.includes(name) || (ofRealm.has(name) ? wantsRealm : wants(partOf(name)))
    return Object.fromEntries(Object.entries(whole).filter(([name]) => isKept(name)))
  }
}

/** The ID of the last event in a read's answer. */
function newestEventOf(all: Case[]): number {
  const answers = all.filter(({ operationId, response }) => operationId === 'getEvents' && response.status === 200)
  return Math.max(...answers.flatMap(({ response }) => (response.value as { events: { id: number }[] }).events.map(({ id }) => id)))
}

/**
 * The answer to a client that has read the events of the examples, which would otherwise repeat: the server's answer when nothing happens.
 */
async function noNews(
  { request, hangUp }: Exchange,
  { queue_id, last_event_id = 0, dont_block = false }: EventsRead,
  { min, max }: { min: number; max: number },
): Promise<object> {
  if (dont_block || request.method === 'HEAD' || hangUp.hasHappened) return { queue_id, events: [] }
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, min + Math.random() * (max - min))
    hangUp.listener = () => {
      clearTimeout(timer)
      resolve()
    }
  })
  return { queue_id, events: [{ id: nextUnloggedId(last_event_id), type: 'heartbeat' }] }
}

/** Known parameters that have no effect alongside others, according to the example. */
function ignoredIn({ data }: PrismAnswer): string[] {
  const { ignored_parameters_unsupported: names } = typeof data === 'string' ? {} : data
  return Array.isArray(names) ? names : []
}

/** Converts an answer into a handler's output. Throws if it is an error. */
function toOutput({ status, headers, data }: PrismAnswer): object {
  if (typeof data === 'string') {
    const fileHeaders = {
      'Content-Type': headers['Content-type'] ?? 'application/octet-stream',
      'Content-Disposition': 'attachment',
      'X-Content-Type-Options': 'nosniff',
    }
    const bytes = Buffer.from(data)
    const read = async ({ start, end } = { start: 0, end: bytes.length }): Promise<Readable> =>
      Readable.from([bytes.subarray(start, end + 1)])
    return { headers: fileHeaders, size: bytes.length, etag: '"example"', read } satisfies FileAnswer
  }
  const { result: _, msg, code, ignored_parameters_unsupported: __, ...fields } = data
  if (status >= 400) throw new ApiError(code as ErrorCode, String(msg), fields)
  return fields
}

/** Accepts any well-formed Basic credentials. Undefined for anything else. */
function credentials(authorization = ''): { username: string } | undefined {
  const encoded = /^Basic +([A-Za-z0-9+/]+=*) *$/i.exec(authorization)?.[1] ?? ''
  const username = /^([^:]+):/.exec(Buffer.from(encoded, 'base64').toString())?.[1]
  return username === undefined ? undefined : { username }
}

/** The account of a caller that the examples know, unless the request chooses its answer. */
function accountOf({ request: { headers } }: Exchange): Account | undefined {
  const email = credentials(headers.authorization)?.username.toLowerCase()
  const user = Object.values(users).find((one) => one.email === email)
  return user && headers.prefer === undefined ? accountOfUser(user) : undefined
}
