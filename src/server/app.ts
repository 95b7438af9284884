// The server: HTTP and workers on an opened application.

import {
  createServer,
  type Server as HttpServer,
  type IncomingMessage,
  type OutgoingHttpHeader,
  type OutgoingHttpHeaders,
  type ServerOptions,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import type { RequestHandler } from 'express'
import { isSpectator } from '../access/people/spectators.ts'
import { enterZulip } from '../compat/zulip.ts'
import type { Config } from '../config.ts'
import type { App, Ctx, PublicCtx } from '../context.ts'
import { apiError, badRequest, isRefusal } from '../errors.ts'
import { handlers } from '../handlers/index.ts'
import { joining } from '../handlers/invitations/joining.ts'
import { answerError } from '../http/answer.ts'
import { type Answered, createApi, OWN_TERMS } from '../http/api.ts'
import { tooSlow } from '../http/body.ts'
import { loadContract } from '../http/contract.ts'
import { crossOrigin } from '../http/cors.ts'
import type { tusUploads } from '../http/files/tus.ts'
import { TUS_URL } from '../http/files/tus-protocol.ts'
import { watchedAnswers } from '../http/large-answers.ts'
import { confirmPages } from '../http/pages/confirm-pages.ts'
import { documents } from '../http/pages/documents.ts'
import { frontPage } from '../http/pages/front-page.ts'
import { publicImages } from '../http/pages/images.ts'
import { joinPages } from '../http/pages/join.ts'
import { limitPages } from '../http/pages/page.ts'
import { type AnsweredPage, createPages } from '../http/pages/pages.ts'
import { passwordPages } from '../http/pages/password-pages.ts'
import { sessionPages } from '../http/pages/session-pages.ts'
import { signInPages } from '../http/pages/sign-in-pages.ts'
import { unsubscribePages } from '../http/pages/unsubscribe-pages.ts'
import { joinLeadingSlashes, trailingSlashes } from '../http/router.ts'
import { setSession } from '../http/session.ts'
import { REFERENCE_URL, site } from '../http/site/site.ts'
import { startWorkers } from '../jobs/index.ts'
import { KIND } from '../observability/log.ts'
import { principalOf } from '../values/bots.ts'
import { temporaryFolder } from '../values/folders.ts'
import { limitConnections } from './descriptors.ts'
import { endsOf } from './ends.ts'
import { healthOf } from './health.ts'
import { listenAtSharedPort } from './listen.ts'
import type { OpenApp } from './open-app.ts'
import { contextOf, count, countAddress, currencyFor, publicContextOf, sourceOf } from './request-context.ts'

/** A running server. */
export interface Server {
  app: App
  /** The port on which it listens. */
  port: number
  /** The port of GET /metrics, if it is served. */
  metricsPort: number | undefined
  /** Finishes the requests under way, ends waiting polls, and closes everything. */
  close(): Promise<void>
  /**
   * Does the same without closing any connection that a client may be about to use: each ends with its next answer. For a server whose
   * successor accepts connections at the same place.
   */
  retire(): Promise<void>
}

/**
 * Starts the roles of the configuration on an opened application. Port 0 selects a free port. `prepare` gets the port before any request is
 * answered: requests that come earlier wait for it. If it throws, the start fails.
 */
export async function startServer(app: OpenApp, prepare: (port: number) => Promise<void> = async () => {}): Promise<Server> {
  const { config, log } = app
  const stopWorkers = config.roles.worker ? startWorkers(app) : async () => {}
  if (!config.roles.web) {
    await prepare(0)
    const { metricsPort, closeApp } = await serveMetrics(app)
    const close = (): Promise<void> => stopWorkers().then(closeApp)
    return { app, port: 0, metricsPort, close, retire: close }
  }
  // Not in a process with only workers: no client waits for those.
  app.db.limitStatements()

  const contract = loadContract()
  const api = await createApi<PublicCtx, Ctx>({
    contract,
    handlers,
    publicContext: (exchange) => publicContextOf(app, exchange),
    context: (exchange, isLast) => contextOf(app, exchange, isLast ? currencyFor(exchange.operation) : 'as known'),
    count: (exchange, context) => count(app, exchange, context),
    accountOf: ({ viewer }) => viewer,
    personOf: (context) => ('viewer' in context ? principalOf(context.viewer) : undefined),
    setSession: (session) => setSession(config, session),
    limits: { form: config.maxFormSize, file: config.maxFileSize, folder: temporaryFolder(config), pace: config.pace },
    answered: (answer) => noteAnswer(app, answer),
    log,
    checkResponses: config.production ? 0.01 : 'throw',
  })
  const [stopping, closing] = [new AbortController(), new AbortController()]
  const [tus, isAnswered] = [tusOnDemand(app), crossOrigin(config.corsOrigins, contract)]
  const ignoreTrailingSlash = trailingSlashes(contract.operations)
  const Answer = lastAnswers(config, closing.signal)
  const server = createServer({ ...serverOptions(config), ServerResponse: Answer })
  // Bypasses Express, which would take longer than the contract machine itself (docs/adr/0001).
  const answerOnce = answerLater(server, (request, response) => {
    if (descriptors.isBeyond(request.socket)) return void answerError(request, response, tooManyConnections(), log)
    joinLeadingSlashes(request)
    const dialect = enterZulip(request, config)
    ignoreTrailingSlash(request)
    if (isAnswered?.(request, response)) return
    const { url = '' } = request
    void (TUS_URL.test(url) ? tus(request, response) : isOfContract(url) ? api(request, response, dialect) : pages(request, response))
  })
  const descriptors = limitConnections(server, log)
  const noted = { answered: (answer: AnsweredPage) => notePage(app, answer), Answer }
  const pages = createPages(healthOf(app, descriptors, stopping.signal), api, log, pagesOf(app), noted)
  server.on('clientError', answerNonsense)
  const { port, host } = config
  // Concurrently, because a previous server releases its ports at different times.
  const [{ metricsPort, closeApp }] = await Promise.all([
    serveMetrics(app),
    listenAtSharedPort(server, { port, host, variable: 'PORT' }, log),
  ])
  const portInUse = await answerOnce(prepare)
  return {
    app,
    port: portInUse,
    metricsPort,
    ...endsOf(server, {
      begin: () => {
        closing.abort()
        void app.notifier.close()
        return stopWorkers()
      },
      finish: closeApp,
      stopping,
    }),
  }
}

/** The pages outside the contract that are not for operators. */
export function pagesOf(app: OpenApp): RequestHandler[] {
  const limited = limitPages((kind, request, headers) => countAddress(app, kind, { request, headers }))
  const first = app.config.production ? [frontPage(app)] : []
  return [
    ...[
      documents(app),
      limited,
      confirmPages(app),
      joinPages(joining(app), app),
      passwordPages(app),
      sessionPages(app),
      signInPages(app),
      unsubscribePages(app),
      publicImages(app),
    ],
    ...first,
    site(app.config),
  ]
}

/** Limits on what clients send, in bytes and milliseconds. */
function serverOptions({ pace, maxFileSize }: Config): ServerOptions {
  return {
    // A URL can hold the longest list that a request can carry.
    maxHeaderSize: 64 * 1024,
    headersTimeout: pace.headers,
    // The time of the longest upload. Code that reads a body stops much sooner. This limit is for bodies that nothing reads.
    requestTimeout: pace.headers + pace.body * (1 + Math.ceil(maxFileSize / pace.uploadBytes)),
    connectionsCheckingInterval: pace.headers / 5,
    keepAliveTimeout: 65_000,
    requireHostHeader: false,
  }
}

/** When a server is closing, its answers end their connection, so that no client or proxy sends another request on it. */
function lastAnswers(config: Config, closing: AbortSignal) {
  type Rest = [reason?: string | undefined, headers?: Headers | undefined] | [headers?: Headers | undefined]
  type Headers = OutgoingHttpHeaders | OutgoingHttpHeader[]
  const Watched = watchedAnswers((request) => sourceOf(config, request))
  return class<Request extends IncomingMessage = IncomingMessage> extends Watched<Request> {
    override writeHead(status: number, ...rest: Rest): this {
      if (closing.aborted) this.shouldKeepAlive = false
      return super.writeHead(status, ...(rest as [Headers]))
    }
  }
}

/** Lets requests wait for the returned function, which answers them and all later ones once `prepare` is done, and returns the port. */
function answerLater(server: HttpServer, answer: (request: IncomingMessage, response: ServerResponse) => void) {
  const held: Parameters<typeof answer>[] = []
  const hold = (...exchange: Parameters<typeof answer>): void => void held.push(exchange)
  server.on('request', hold)
  return async (prepare: (port: number) => Promise<void>): Promise<number> => {
    const { port } = server.address() as AddressInfo
    await prepare(port)
    server.off('request', hold).on('request', answer)
    for (const exchange of held) answer(...exchange)
    return port
  }
}

/** Serves GET /metrics if the configuration has a port for it. */
async function serveMetrics(app: OpenApp): Promise<{ metricsPort: number | undefined; closeApp(): Promise<void> }> {
  const { metrics } = app.config
  const server = metrics && (await app.prometheus?.serve(app, metrics))
  return { metricsPort: server?.port, closeApp: () => Promise.resolve(server?.close()).then(app.closeApp) }
}

/** For a connection beyond the limit of open files. */
function tooManyConnections(): Error {
  return apiError('SERVER_BUSY', 'Too many connections are open', { 'retry-after': 10 })
}

/** The format of `traceparent` in W3C Trace Context. The second part is the trace ID. */
const TRACE = /^00-([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}$/

/** One who is busy answers many, and all alike. */
function fewOf(status: number): { [KIND]?: string } {
  return status === 503 ? { [KIND]: 'answered 503' } : {}
}

/** The name of all pages outside the contract in the metrics. */
const PAGE = 'page'

/** Logs the answer of a page, with the pattern of its path, because the path itself can be a secret. Health is asked every few seconds. */
function notePage({ log, metrics }: App, { path, status, milliseconds }: AnsweredPage): void {
  metrics.answered(PAGE, status, milliseconds / 1000)
  const level = path?.startsWith('/health') && status === 200 ? 'debug' : 'info'
  if (log.isLevelEnabled(level)) log[level]({ page: path, status, ms: Math.round(milliseconds * 10) / 10, ...fewOf(status) }, 'answered')
}

/**
 * Logs an answer, with nothing that the client wrote except the trace ID. Polls are logged at debug, because there is one per event and
 * client.
 */
function noteAnswer(
  { log, metrics }: App,
  { request, requestId, operation, context, status, hasHungUp, milliseconds }: Answered<PublicCtx | Ctx>,
): void {
  const { operationId } = operation ?? {}
  metrics.answered(operationId, status, milliseconds / 1000)
  const level = operationId === 'getEvents' && status === 200 ? 'debug' : 'info'
  if (!log.isLevelEnabled(level)) return
  const traceId = TRACE.exec(String(request.headers.traceparent ?? ''))?.[1]
  const userId = context && 'viewer' in context && !isSpectator(context.viewer) ? context.viewer.id : undefined
  const ms = Math.round(milliseconds * 10) / 10
  const realmId = context?.realm?.id
  log[level](
    { requestId, traceId, realmId, userId, operationId, status, ms, ...(hasHungUp ? { hasHungUp } : {}), ...fewOf(status) },
    'answered',
  )
}

function isOfContract(url: string): boolean {
  return (url.startsWith('/api/') && !REFERENCE_URL.test(url)) || url.startsWith('/user_uploads/')
}

/** The answer to bytes that Node cannot parse as a request. Written by hand, because there is no request object. */
function answerNonsense(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const refusal =
    error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
      ? tooSlow()
      : badRequest(error.code === 'HPE_HEADER_OVERFLOW' ? 'The URL and the headers together are too long' : 'The request is not valid HTTP')
  const body = `${JSON.stringify({ result: 'error', code: refusal.code, msg: refusal.message })}\n`
  const headers = [
    'Content-Type: application/json',
    'X-Content-Type-Options: nosniff',
    `Content-Length: ${body.length}`,
    'Connection: close',
  ]
  socket.end(`HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}\r\n${headers.join('\r\n')}\r\n\r\n${body}`)
}

/** Answers requests of resumable uploads. The first one loads the library, which pulls in Node's fetch and HTTP/2. */
function tusOnDemand(app: App): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  let loaded: Promise<ReturnType<typeof tusUploads>> | undefined
  return async (request, response) => {
    try {
      loaded ??= import('../http/files/tus.ts').then((tus) => tus.tusUploads(app, (...exchange) => enterTus(app, ...exchange)))
      await (await loaded)(request, response)
    } catch (error) {
      await answerError(request, response, error, app.log)
    }
  }
}

/** Authenticates a request of a resumable upload. Pieces do not count for the rate limit, because one upload can have many. */
async function enterTus(app: App, request: IncomingMessage, response: ServerResponse): Promise<Ctx> {
  const headers: Record<string, string> = {}
  const rateLimit = request.method === 'POST' ? 'user' : 'none'
  const exchange = {
    request,
    operation: { authenticated: true, spectators: false, rateLimit } as const,
    hangUp: { hasHappened: false, listener: undefined },
    dialect: OWN_TERMS,
    ignored: [],
    headers,
  }
  try {
    const context = await contextOf(app, exchange, 'as of now').catch(async (refusal: unknown) => {
      if (isRefusal(refusal)) await count(app, exchange, undefined)
      throw refusal
    })
    await count(app, exchange, context)
    return context
  } finally {
    // The headers are set on a refusal too.
    response.setHeaders(new Map(Object.entries(headers)))
  }
}
