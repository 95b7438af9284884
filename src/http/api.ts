// The contract machine: openapi-backend routes, authorises, validates and calls the handler; around it the decoding
// of parameters, the envelope, the error bodies and the check of every response. Knows no resource.

import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { type Context as BackendContext, OpenAPIBackend } from 'openapi-backend'
import type { Logger } from 'pino'
import { ApiError, apiError } from '../errors.ts'
import { type Body, type BodyLimits, readBody, readRest } from './body.ts'
import type { Contract, Operation } from './contract.ts'
import { type Decoded, type DecodingPlan, decodeFields, decodingPlan, parseUrlEncoded } from './decode.ts'
import { sendFile } from './file-answer.ts'
import { jsonPieces, unhurried } from './json.ts'
import { responseCheck } from './response-check.ts'
import { CompiledRouter, compileRoutes, type MatchedRequest } from './router.ts'
import type { AnyHandler, FileAnswer, Input } from './types.ts'
import { invalidRequest, requestAjv } from './validation.ts'

/** One request on its way through the machine. */
export interface Exchange {
  request: IncomingMessage
  requestId: string
  operation: Operation
  /** Fires when the client hangs up. */
  signal: AbortSignal
  /** Parameters to report as unsupported: those that the contract does not know, and what a handler adds. */
  ignored: string[]
  /** To add to the answer. */
  headers: Record<string, string>
}

export interface ApiOptions<Context> {
  contract: Contract
  /** By operationId. */
  handlers: Partial<Record<string, AnyHandler<Context>>>
  /** The context of a call: finds the organisation and, where the operation demands it, the caller. Throws ApiError. */
  context(exchange: Exchange): Promise<Context>
  /** Counts a request, whose context is undefined without valid credentials. Sets headers; throws RATE_LIMIT_HIT. */
  count(exchange: Exchange, context: Context | undefined): Promise<void>
  limits: BodyLimits
  log: Logger
  /** `throw` turns a wrong answer into a 500; a number is the share of answers to check and to log. */
  checkResponses: 'throw' | number
}

interface Call<Context> extends Exchange {
  matched: MatchedRequest
  context: Context | undefined
  refusal: unknown
  body: Body | undefined
}
interface Answer {
  status: number
  headers: Record<string, string>
  body: object
}

const JSON_HEADERS = {
  'Content-Type': 'application/json',
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
}

/** Builds the machine. The result answers one request; it never rejects. */
export async function createApi<Context>(
  options: ApiOptions<Context>,
): Promise<(request: IncomingMessage, response: ServerResponse) => Promise<void>> {
  const { contract, handlers, log } = options
  const plans = new Map(contract.operations.map((operation) => [operation.operationId, decodingPlan(operation)]))
  const matchRoute = compileRoutes(contract.operations)
  const check = responseCheck(contract)

  const backend = new OpenAPIBackend({
    definition: contract.document,
    quick: true,
    strict: true,
    // Without the coercion that openapi-backend turns on for parameters: ours are decoded, and it breaks unions.
    customizeAjv: () => requestAjv() as never,
    handlers: Object.fromEntries(
      Object.entries(handlers).map(([id, handler]) => [
        id,
        (backendContext: BackendContext, call: Call<Context>) => run(handler, backendContext, call),
      ]),
    ),
    securityHandlers: {
      basicAuth: async (_: BackendContext, call: Call<Context>) => {
        try {
          call.context = await options.context(call)
          return true
        } catch (error) {
          // openapi-backend would take an outage of the database for missing credentials
          call.refusal = error
          return false
        }
      },
    },
  })
  await backend.init()
  const router = new CompiledRouter(contract)
  backend.router = router
  backend.validator.router = router
  backend.register({
    notFound: async (_: BackendContext, call: Call<Context>) => {
      await options.count(call, undefined)
      throw apiError('NOT_FOUND', 'There is no such URL')
    },
    methodNotAllowed: async (_: BackendContext, call: Call<Context>) => {
      await options.count(call, undefined)
      throw new MethodNotAllowed(call.request.method ?? '', call.matched.match.allowed)
    },
    unauthorizedHandler: async (_: BackendContext, call: Call<Context>) => {
      await options.count(call, undefined)
      throw call.refusal
    },
    validationFail: (context: BackendContext) => {
      throw invalidRequest((context.validation.errors ?? []) as never)
    },
    postSecurityHandler: async (_: BackendContext, call: Call<Context>) => {
      if (call.refusal) return
      await options.count(call, call.context)
      call.context ??= await options.context(call)
      await decode(call)
      // A body may take its time: who sends it is asked again.
      if (call.body) call.context = await options.context(call)
    },
  })

  async function decode(call: Call<Context>): Promise<void> {
    const { matched, operation, request } = call
    const plan = plans.get(operation.operationId) as DecodingPlan
    matched.params = decodeFields(matched.match.parameters, plan.path).values
    const url = request.url ?? ''
    const at = url.indexOf('?')
    const queryFields = at < 0 ? [] : parseUrlEncoded(url.slice(at + 1), 'query string')
    if (operation.requestBody) {
      call.body = await readBody(request, operation.requestBody.mediaType, options.limits)
      const form = decodeFields(call.body.fields, plan.body)
      matched.requestBody = form.values
      const query = decodeFields(queryFields, plan.query)
      matched.query = query.values
      call.ignored.push(...query.unknown, ...form.unknown)
      return
    }
    // Existing clients send the parameters of a DELETE as a form; no method drops one in silence.
    call.body = await readBody(request, 'application/x-www-form-urlencoded', options.limits)
    const query: Decoded = decodeFields([...queryFields, ...call.body.fields], plan.query)
    matched.query = query.values
    call.ignored.push(...query.unknown)
  }

  async function run(handler: AnyHandler<Context> | undefined, _: BackendContext, call: Call<Context>): Promise<object> {
    const { params: path, query, requestBody: body } = call.matched
    const input = { path, query, body: call.operation.requestBody ? (body ?? {}) : undefined, files: call.body?.files ?? [] }
    return (handler as AnyHandler<Context>)(call.context as Context, input as unknown as Input<never>)
  }

  function success(call: Call<Context>, output: object): Answer {
    const body = {
      result: 'success',
      msg: '',
      ...output,
      ...(call.ignored.length > 0 ? { ignored_parameters_unsupported: call.ignored } : {}),
    }
    return { status: 200, headers: JSON_HEADERS, body }
  }

  function checked(operationId: string, requestId: string, answer: Answer): Answer {
    const { checkResponses } = options
    if (checkResponses !== 'throw' && Math.random() >= checkResponses) return answer
    const fault = check(operationId, answer.status, answer.body)
    if (fault === undefined) return answer
    if (checkResponses === 'throw') throw new Error(`response against the contract: ${fault}`)
    log.error({ requestId, fault }, 'response against the contract')
    return answer
  }

  return async (request, response) => {
    const requestId = randomUUID()
    const hangUp = new AbortController()
    response.once('close', () => {
      if (!response.writableFinished) hangUp.abort()
    })
    const started = performance.now()
    let operationId: string | undefined
    let call: Call<Context> | undefined
    try {
      const method = (request.method ?? '').toLowerCase()
      const path = (request.url ?? '').split('?', 1)[0] ?? ''
      const match = matchRoute(method, path)
      operationId = match.operation?.operationId
      if (method === 'options' && match.allowed.length > 0) {
        response.writeHead(204, { Allow: [...match.allowed, 'OPTIONS'].join(', '), 'X-Request-Id': requestId }).end()
        return
      }
      const matched: MatchedRequest = { method, path, headers: {}, cookies: {}, query: {}, params: {}, requestBody: undefined, match }
      call = {
        request,
        requestId,
        operation: match.operation as Operation,
        signal: hangUp.signal,
        matched,
        context: undefined,
        refusal: undefined,
        body: undefined,
        ignored: [],
        headers: {},
      }
      const output: object = await backend.handleRequest(matched as never, call)
      if ('read' in output && 'etag' in output)
        await sendFile(request, response, { ...call.headers, 'X-Request-Id': requestId }, output as FileAnswer)
      else await send(response, call, checked(call.operation.operationId, requestId, success(call, output)))
    } catch (error) {
      if (hangUp.signal.aborted) return
      let answer = failure(error, requestId, log)
      if (operationId) {
        try {
          answer = checked(operationId, requestId, answer)
        } catch (fault) {
          answer = failure(fault, requestId, log)
        }
      }
      if (response.headersSent) response.destroy()
      else {
        await refuse(request, response, call ?? { requestId, headers: {} }, answer)
      }
    } finally {
      await call?.body?.dispose().catch((error) => log.error({ requestId, err: error }, 'what a body left on disk'))
      log.debug({ requestId, operationId, status: response.statusCode, ms: performance.now() - started }, 'answered')
    }
  }
}

class MethodNotAllowed extends ApiError {
  readonly allowed: string[]

  constructor(method: string, allowed: string[]) {
    super('METHOD_NOT_ALLOWED', `Method ${method} is not allowed here; allowed: ${allowed.join(', ')}`, {})
    this.allowed = allowed
  }
}

/** The answer to a thrown error. What is not an ApiError is a fault of ours: logged, and hidden from the client. */
function failure(error: unknown, requestId: string, log: Logger): Answer {
  if (!(error instanceof ApiError)) {
    log.error({ requestId, err: error }, 'internal error')
    return failure(apiError('INTERNAL_ERROR', 'Internal server error', { request_id: requestId }), requestId, log)
  }
  const headers: Record<string, string> = { ...JSON_HEADERS }
  if (error.code === 'UNAUTHORIZED') headers['WWW-Authenticate'] = 'Basic realm="api"'
  if (error.code === 'RATE_LIMIT_HIT') headers['Retry-After'] = String(Math.ceil(error.fields['retry-after'] as number))
  if (error instanceof MethodNotAllowed) headers.Allow = error.allowed.join(', ')
  return { status: error.status, headers, body: { result: 'error', msg: error.message, code: error.code, ...error.fields } }
}

/** Answers a request whose body may not have been read. */
async function refuse(request: IncomingMessage, response: ServerResponse, sender: Sender, answer: Answer): Promise<void> {
  if (request.complete) return send(response, sender, answer)
  // What comes of the rest of the body must not be taken for the next request.
  answer.headers.Connection = 'close'
  const text = write(response, sender, answer)
  response.write(text)
  // The client has the whole answer and its end, and we go on reading.
  request.socket.end()
  await readRest(request)
  response.end()
}

/** The answer to an error where the contract does not reach. Never rejects. */
export async function answerError(request: IncomingMessage, response: ServerResponse, error: unknown, log: Logger): Promise<void> {
  const requestId = randomUUID()
  if (response.headersSent) return void response.destroy()
  await refuse(request, response, { requestId, headers: {} }, failure(error, requestId, log))
}

type Sender = Pick<Exchange, 'requestId' | 'headers'>

/** Answers. A large body goes out as fast as the client takes it, and rejects when the client hangs up. */
async function send(response: ServerResponse, sender: Sender, answer: Answer): Promise<void> {
  const pieces = jsonPieces(answer.body)
  const first = pieces.next().value ?? ''
  const second = pieces.next()
  // Text, not bytes: Node then writes it together with the headers.
  if (second.done) return void response.end(write(response, sender, answer, first))
  response.writeHead(answer.status, { ...answer.headers, ...sender.headers, 'X-Request-Id': sender.requestId })
  response.write(first)
  response.write(second.value)
  await pipeline(unhurried(pieces), response)
}

/** Writes the head; gives the text of the body. */
function write(
  response: ServerResponse,
  { requestId, headers: more }: Sender,
  { status, headers, body }: Answer,
  text = [...jsonPieces(body)].join(''),
): string {
  response.writeHead(status, { ...headers, ...more, 'X-Request-Id': requestId, 'Content-Length': Buffer.byteLength(text) })
  return text
}
