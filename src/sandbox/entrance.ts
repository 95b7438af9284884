// The entrance of the sandbox: finds the world of a request, answers what is named, makes trouble, lets any key in, and passes everything else
// to the server behind it.

import { randomUUID } from 'node:crypto'
import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { realmAt } from '../access/organisation/realms.ts'
import { answerError } from '../http/answer.ts'
import { type Contract, loadContract, type Operation, readContract } from '../http/contract.ts'
import { crossOrigin } from '../http/cors.ts'
import { compileRoutes } from '../http/router.ts'
import type { Realm } from '../models/realm.ts'
import { openLog } from '../observability/log.ts'
import { listen } from '../server/listen.ts'
import { type Accounts, createAccounts } from './accounts.ts'
import { createControl } from './control.ts'
import { choiceOf, type ExampleAnswer, exampleAnswer } from './examples.ts'
import { createGate, type Gate } from './gate.ts'
import { type InnerServer, startInnerServer } from './inner-server.ts'
import { type Asked, createMetLimits, createMishaps, type MetLimits } from './mishaps.ts'
import { createOutbox, type Outbox } from './outbox.ts'
import { faultOf, latencyOf, meet, OF_PROXIES, retryAfterOf, type Troubles } from './troubles.ts'
import { createWorlds, type Worlds } from './worlds.ts'

export interface SandboxOptions {
  host: string
  /** 0 selects a free one. */
  port: number
  /** Milliseconds, in every world. */
  latency?: number
  /** In every world, such as `POST /messages: 503 every 5th`. */
  faults?: readonly string[]
  /** Seconds that refusals tell to wait, in every world. */
  retryAfter?: number | undefined
  /** Seconds after which the server restarts, once. */
  restartAfter?: number | undefined
}

export interface Sandbox {
  url: string
  close(): Promise<void>
}

/** Names the world of a request, as the start of its path (`/w/NAME/`) does. */
const WORLD_HEADER = 'x-sandbox-world'
/** The least milliseconds for which a world gets no answer when its server restarts. */
const GONE = 200

/** Lets a world see a restart of the server, or all worlds without its name. The others wait for their answers. */
type Restart = (world?: string) => Promise<void>
type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/** Starts the sandbox. Throws BAD_REQUEST for a fault that cannot be read, and an Error if the port is taken. */
export async function startSandbox({ host, port, latency = 0, faults = [], retryAfter, restartAfter }: SandboxOptions): Promise<Sandbox> {
  const freshTroubles = (): Troubles => ({
    options: { latency, retryAfter, faults: faults.map((fault) => faultOf(fault, loadContract().operations)) },
    given: { faults: [] },
  })
  freshTroubles()
  const log = openLog('error')
  /** Requests that come before it is there wait for it. */
  let handle: Promise<Handle>
  const server = createServer({ keepAliveTimeout: 65_000 }, (request, response) => {
    handle.then((answer) => answer(request, response)).catch((error) => answerError(request, response, error, log))
  })
  // First, because the server behind tells its clients this address.
  await listen(server, { port, host, variable: 'SANDBOX_PORT' })
  const place = server.address() as AddressInfo
  const url = `http://${host.includes(':') ? `[${host}]` : host}:${place.port}`
  const opening = openParts(url, freshTroubles)
  let isClosed = false
  const restart: Restart = async (world) => {
    const { inner, gate, gone } = await opening
    if (world === undefined) server.closeAllConnections()
    const back = gone.leave(world)
    await gate.stop(async () => {
      if (!isClosed) await inner.restart()
      await pause(GONE)
      // First, so that a client that has waited for the control interface finds the world there.
      back()
    })
  }
  handle = opening.then((parts) => handleOf(parts, restart, place.port))
  await handle
  const { inner, gate } = await opening
  const planned = restartAfter === undefined ? undefined : setTimeout(() => void restart(), restartAfter * 1000)
  return {
    url,
    close: async () => {
      clearTimeout(planned)
      isClosed = true
      server.close()
      server.closeAllConnections()
      await gate.stop(inner.close)
    },
  }
}

interface Parts {
  inner: InnerServer
  gate: Gate
  gone: Gone
  accounts: Accounts
  worlds: Worlds
  outbox: Outbox
  limits: MetLimits
  troubles: Map<string, Troubles>
  troublesOf(world: string): Troubles
}

async function openParts(url: string, freshTroubles: () => Troubles): Promise<Parts> {
  const [outbox, limits, gate] = [createOutbox(), createMetLimits(), createGate()]
  const inner = await startInnerServer(url, outbox, limits)
  const worlds = createWorlds(inner.app, gate, inner.archive, inner.leftOut, inner.subdomains)
  const troubles = new Map<string, Troubles>()
  return {
    ...{ inner, gate, gone: createGone(), outbox, limits, worlds, troubles, accounts: createAccounts(inner.app) },
    troublesOf: (world) => {
      const found = troubles.get(world) ?? freshTroubles()
      troubles.set(world, found)
      return found
    },
  }
}

/** The worlds that see a restart at the moment. */
interface Gone {
  /** Ends the requests of a world, or of all, that are under way, and those that come until the returned function is called. */
  leave(world: string | undefined): () => void
  /** Ends a request when its world leaves. Whether that is gone already, so that the request has ended. */
  follow(world: string, response: ServerResponse): boolean
}

function createGone(): Gone {
  const underWay = new Map<ServerResponse, string>()
  const departures = new Set<{ of: string | undefined }>()
  return {
    leave: (of) => {
      const departure = { of }
      departures.add(departure)
      for (const [response, world] of underWay) if (of === undefined || of === world) response.destroy()
      return () => void departures.delete(departure)
    },
    follow: (world, response) => {
      const isGone = [...departures].some(({ of }) => of === undefined || of === world)
      if (isGone) response.destroy()
      else {
        underWay.set(response, world)
        response.once('close', () => underWay.delete(response))
      }
      return isGone
    },
  }
}

/** Answers requests of any world. */
async function handleOf(parts: Parts, restart: Restart, port: number): Promise<Handle> {
  const { inner, gate, gone, accounts, worlds, outbox, limits, troubles, troublesOf } = parts
  const named = new WeakMap<IncomingMessage, string>()
  const realmFor = async ({ headers }: IncomingMessage): Promise<Realm> =>
    (await realmAt(inner.app(), headers.host ?? '', 'as of now')) as Realm
  const askedOf = async ({ request }: { request: IncomingMessage }): Promise<Asked> => ({
    world: named.get(request) ?? '',
    realm: await gate.use(() => realmFor(request)),
    authorization: request.headers.authorization,
  })
  const reset = async ({ world, realm }: Asked): Promise<void> => {
    troubles.delete(world)
    await (inner.subdomains.includes(world) ? gate.stop(inner.beginAnew) : worlds.reset(world))
    accounts.forget(realm.id)
    limits.end(realm.id)
    outbox.forget(realm.id, realm.uuid)
  }
  const mishaps = createMishaps(inner.app, accounts, limits)
  const contract = loadContract()
  const controls = readContract('sandbox.json', '/sandbox')
  const control = await createControl(
    controls,
    { ...{ app: inner.app, accounts, mishaps, limits, outbox, troublesOf }, use: gate.use, reset, restart },
    askedOf,
  )
  const match = compileRoutes(contract.operations)
  const allowOrigin = originsOf(inner.app().config.corsOrigins, contract, controls)

  /** Waits as long as an answer is late, and lets the request meet the faults of its world. Whether that was its answer. */
  async function isFailed(request: IncomingMessage, response: ServerResponse, operation: Operation): Promise<boolean> {
    const troubles = troublesOf(named.get(request) ?? '')
    const latency = latencyOf(troubles)
    if (latency > 0) await pause(latency)
    const failure = meet(troubles, operation)
    if (failure === undefined) return false
    if (typeof failure === 'number') answerFailure(response, operation, failure, retryAfterOf(troubles))
    else if (failure === 'hang up') response.destroy()
    else if (failure === 'restart') await restart(named.get(request) ?? '')
    else {
      const asked = await askedOf({ request })
      await gate.use(async () => {
        const caller = await accounts.userOf(asked.realm, asked.authorization)
        if (caller) await mishaps.befall(failure, asked, caller, retryAfterOf(troubles))
      })
      return false
    }
    return true
  }

  return async (request, response) => {
    const name = worldOf(request)
    if (allowOrigin(request, response)) return
    if (name !== undefined) {
      await worlds.enter(name)
      request.headers.host = `${name}.localhost:${port}`
    }
    named.set(request, name ?? '')
    const { method = '', headers } = request
    if (isControl(request)) return control(request, response)
    if (gone.follow(name ?? '', response)) return
    const choice = choiceOf(request)
    const { operation } = match(method.toLowerCase(), request.url?.split('?', 1)[0] ?? '')
    if (choice && operation) return answerExample(response, exampleAnswer(operation, choice))
    if (operation && (await isFailed(request, response, operation))) return
    const { authorization } = headers
    await gate.use(async () => {
      if (authorization !== undefined) headers.authorization = await accounts.authorizationFor(await realmFor(request), authorization)
      await pass(request, response, inner.port())
    })
  }
}

const isControl = ({ url = '' }: IncomingMessage): boolean => url.startsWith('/sandbox/')

/** Answers preflights, and adds the permission of an origin to every other answer, those of the control interface too. Whether it answered. */
function originsOf(origins: readonly string[], contract: Contract, controls: Contract) {
  const [ofServer, ofControl] = [contract, controls].map((one) => crossOrigin(origins, one, [WORLD_HEADER]))
  return (request: IncomingMessage, response: ServerResponse): boolean =>
    (isControl(request) ? ofControl : ofServer)?.(request, response) ?? false
}

/** The name of the world, which is then taken out of the request. Undefined for the first one. */
function worldOf(request: IncomingMessage): string | undefined {
  const [, named, rest] = /^\/w\/([^/?]*)(.*)$/s.exec(request.url ?? '') ?? []
  if (named !== undefined) {
    request.url = rest?.startsWith('/') ? rest : `/${rest ?? ''}`
    return named
  }
  const header = request.headers[WORLD_HEADER]
  if (header !== undefined) return String(header)
  return /^([a-z0-9-]+)\.localhost(?::[0-9]+)?$/i.exec(request.headers.host ?? '')?.[1]?.toLowerCase()
}

function answerExample(response: ServerResponse, { status, mediaType, value }: ExampleAnswer): void {
  const wait = (value as { 'retry-after'?: number } | undefined)?.['retry-after']
  const text = typeof value === 'string' ? value : `${JSON.stringify(value)}\n`
  response.setHeader('Content-Type', mediaType).setHeader('X-Request-Id', randomUUID())
  if (wait !== undefined) response.setHeader('Retry-After', String(Math.ceil(wait)))
  response.writeHead(status).end(text)
}

/** Answers as a proxy does that cannot reach the server, or with the example of a status, which tells to wait `retryAfter` seconds. */
function answerFailure(response: ServerResponse, operation: Operation, status: number, retryAfter: number | undefined): void {
  const reason = OF_PROXIES.get(status)
  if (reason !== undefined) {
    const page = `<html>\n<head><title>${status} ${reason}</title></head>\n<body><h1>${status} ${reason}</h1></body>\n</html>\n`
    response.writeHead(status, { 'Content-Type': 'text/html' }).end(page)
    return
  }
  const example = exampleAnswer(operation, { code: status })
  const value = example.value as { 'retry-after'?: number }
  const waits = retryAfter !== undefined && value['retry-after'] !== undefined
  answerExample(response, waits ? { ...example, value: { ...value, 'retry-after': retryAfter } } : example)
}

/**
 * Passes a request to the server behind, and its answer back. If one side hangs up, the other side sees it. Resolves when that server, which
 * lets no request end that it has, has this one.
 */
function pass(request: IncomingMessage, response: ServerResponse, port: number): Promise<void> {
  const { method, url: path, headers } = request
  return new Promise((resolve) => {
    const passed = httpRequest({ host: '127.0.0.1', port, method, path, headers, agent: false } as object, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.rawHeaders)
      answer.pipe(response)
      answer.on('error', () => response.destroy())
    })
    // It accepts the connection in the turn in which this side learns of it.
    passed.on('socket', (socket) => socket.once('connect', () => setImmediate(resolve)))
    passed.on('error', () => response.destroy())
    passed.on('close', resolve)
    response.on('close', () => passed.destroy())
    request.pipe(passed)
  })
}
