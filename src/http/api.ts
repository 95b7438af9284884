// The contract machine: takes a request from its URL to its answer. It knows no resources.

import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import type { HangUp } from '../context.ts'
import { apiError, badParameter, isRefusal } from '../errors.ts'
import {
  type Answer,
  failure,
  MethodNotAllowed,
  type Sender,
  send,
  sendAllowed,
  sendEarly,
  sendText,
  sendVersion,
  success,
} from './answer.ts'
import { type AccountOf, type Backend, openBackend, type Values } from './backend.ts'
import { type Body, type BodyLimits, hasBody, readBody } from './body.ts'
import { type Contract, KEY_PARAMETER, type Operation } from './contract.ts'
import { type DecodingPlan, decodeParameters, decodingPlan, type Fields, parseUrlEncoded } from './decode.ts'
import { printable } from './decode-json.ts'
import { sendFile } from './files/file-answer.ts'
import { answerTurns, noteReceiver } from './large-answers.ts'
import { type AnswerCheck, answerCheck } from './response-check.ts'
import type { Match } from './router.ts'
import { type AnyHandler, type FileAnswer, NEW_SESSION, TextAnswer } from './types.ts'

/** The query and the body, undecoded. The caller must dispose of the body. */
export interface Received {
  query: Fields
  body: Body
}

/**
 * The terms of one request and its answer: other words for the same operations, for a client that was written for another interface.
 */
export interface Dialect {
  /** The parameters of the request in the contract's terms. */
  receive(operation: Operation, received: Received): Received
  /** The body of a success in the client's terms. `ask` gets the answer of another operation for the same caller. */
  answer(operation: Operation, body: object, ask: Ask): object | Promise<object>
  /** The body of a refusal in the client's terms. The operation is undefined if the request matched none. */
  refuse(operation: Operation | undefined, body: object): object
  /** The URL at which the client reaches an organisation, by the organisation's own URL. */
  siteOf(own: string): string
}
export type Ask = (operationId: string, query: Record<string, unknown>) => Promise<object>

/** The terms of the contract itself. */
export const OWN_TERMS: Dialect = {
  receive: (_, received) => received,
  answer: (_, body) => body,
  refuse: (_, body) => body,
  siteOf: (own) => own,
}

/** A request whose operation may not be known yet. */
interface Arrival extends Sender {
  request: IncomingMessage
  operation: Operation | undefined
  hangUp: HangUp
  dialect: Dialect
  /** Parameters to report as unsupported: those that the contract does not know, and those that a handler adds. */
  ignored: string[]
}
/** One request on its way through the machine. */
export interface Exchange extends Arrival {
  operation: Operation
}
/** An arrival with what has become of it. */
interface Arrived<Context> extends Arrival {
  /** Undefined until the caller is known. */
  context: Context | undefined
  /** Removes what the body left on disk, if anything. */
  dispose?: (() => Promise<void>) | undefined
}

/** A request that a handler can answer. */
interface Call<Context> {
  operation: Operation
  context: Context
  values: Values
}

/** An answer that was sent. */
export interface Answered<Context> {
  request: IncomingMessage
  requestId: string
  /** Undefined when no operation matched the request. */
  operation: Operation | undefined
  /** Undefined when the caller was refused. */
  context: Context | undefined
  status: number
  hasHungUp: boolean
  milliseconds: number
}

interface ApiOptions<PublicContext, Context> {
  contract: Contract
  /** By operationId. Handlers of operations without credentials get a PublicContext. */
  handlers: Partial<Record<string, AnyHandler>>
  /** The context of a call that needs no credentials. Throws ApiError. */
  publicContext(exchange: Exchange): Promise<PublicContext>
  /**
   * The context of any other call, which has a caller. Called again once the body has been read; `isLast` unless it will be. Throws ApiError.
   */
  context(exchange: Exchange, isLast: boolean): Promise<Context>
  /** Counts a request for the rate limits. `context` is undefined without valid credentials. Sets headers. Throws RATE_LIMIT_HIT. */
  count(arrival: Arrival, context: Context | undefined): Promise<void>
  /** The account that made a call with a caller, which needs the right of its operation. */
  accountOf: AccountOf<Context>
  /** The ID of the person who made a call. */
  personOf?(context: PublicContext | Context): number | undefined
  /** The Set-Cookie header that gives a browser the session with this text. */
  setSession?(session: string): string
  limits: BodyLimits
  /** Called after every answer. */
  answered?(answer: Answered<Context | PublicContext>): void
  log: Logger
  /** `throw` turns an incorrect answer into a 500. A number is the share of answers to check; their faults are logged. */
  checkResponses: 'throw' | number
  /** `refuse` refuses every parameter that an operation does not have. Else it is reported, unless the contract says so. */
  unknown?: 'refuse'
}

/** Builds the machine. The result answers one request, in the client's dialect if it has one, and never rejects. */
export async function createApi<PublicContext, Context>(
  options: ApiOptions<PublicContext, Context>,
): Promise<(request: IncomingMessage, response: ServerResponse, dialect?: Dialect) => Promise<void>> {
  const { contract, log } = options
  const backend = await openBackend(contract, options.handlers, options.accountOf)
  const plans = new Map(contract.operations.map((operation) => [operation, decodingPlan(operation)]))
  const turnsOf = answerTurns(contract.operations)
  const check = answerCheck(contract, options.checkResponses, log)

  return async (request, response, dialect = OWN_TERMS) => {
    const started = performance.now()
    const arrival = arrive<PublicContext | Context>(request, response, dialect)
    try {
      const call = await take(arrival)
      if ('allowed' in call) return sendAllowed(response, arrival, call.allowed)
      const answering = (): Promise<void> => answerCall({ backend, check, setSession: options.setSession }, call, arrival, response)
      const [person, turns] = [options.personOf?.(call.context), turnsOf.get(call.operation)]
      if (person === undefined) return await answering()
      noteReceiver(response, { person, turns })
      await (turns ? turns.run(person, answering) : answering())
    } catch (error) {
      if (!arrival.hangUp.hasHappened) await sendEarly(request, response, arrival, failed(error, arrival))
    } finally {
      const { requestId, operation, context } = arrival
      await arrival.dispose?.().catch((err) => log.error({ requestId, err }, 'removing the files of a request body failed'))
      const [status, milliseconds] = [response.statusCode, performance.now() - started]
      options.answered?.({ request, requestId, operation, context, status, hasHungUp: arrival.hangUp.hasHappened, milliseconds })
    }
  }

  /** Decodes a request. A function of its own, so that what it decodes does not stay in memory while a handler waits. */
  async function take(arrival: Arrived<PublicContext | Context>): Promise<Call<PublicContext | Context> | { allowed: string[] }> {
    const { request, dialect } = arrival
    const method = request.method ?? ''
    const match = backend.match(method.toLowerCase(), (request.url ?? '').split('?', 1)[0] ?? '')
    const { operation } = match
    arrival.operation = operation
    if (method === 'OPTIONS' && match.allowed.length > 0) return { allowed: match.allowed }
    if (!operation) {
      await options.count(arrival, undefined)
      throw match.allowed.length > 0 ? new MethodNotAllowed(method, match.allowed) : apiError('NOT_FOUND', 'URL does not exist')
    }
    const exchange = arrival as Exchange
    arrival.context = await admit(exchange, options)
    const received = await receive(request, operation, options.limits)
    arrival.dispose = received.body.dispose
    // Reading the body may have taken long, so the caller is authenticated again.
    if (operation.authenticated && hasBody(request)) arrival.context = await options.context(exchange, true)
    const { values, unknown } = decode(plans.get(operation) as DecodingPlan, match, dialect.receive(operation, received))
    const [stranger] = unknown
    if (stranger !== undefined && options.unknown === 'refuse') throw badParameter(printable(stranger), 'is not known here')
    arrival.ignored.push(...unknown)
    backend.validate(operation, values)
    return { operation, context: arrival.context, values }
  }

  /** The answer to an error, checked against the contract like any other, in the client's terms. */
  function failed(error: unknown, arrival: Arrival): Answer {
    const answer = checked(failure(error, arrival.requestId, log), arrival)
    return { ...answer, body: arrival.dialect.refuse(arrival.operation, answer.body) }
  }

  function checked(answer: Answer, { operation, ...sender }: Arrival): Answer {
    if (!operation) return answer
    try {
      return check(operation.operationId, sender, answer)
    } catch (fault) {
      return failure(fault, sender.requestId, log)
    }
  }
}

/** Answers a call, unless its client has hung up. */
async function answerCall<Context>(
  { backend, check, setSession }: { backend: Backend; check: AnswerCheck; setSession: ((session: string) => string) | undefined },
  { operation, context, values }: Call<Context>,
  arrival: Arrived<Context>,
  response: ServerResponse,
): Promise<void> {
  const { request, dialect } = arrival
  if (arrival.hangUp.hasHappened) return
  const output = await backend.handlerOf(operation.operationId)(context as never, values as never)
  if (isFileAnswer(output)) return await sendFile(request, response, output, { ...arrival.headers, 'X-Request-Id': arrival.requestId })
  if (output instanceof TextAnswer) return sendText(response, arrival, output.text)
  const session = NEW_SESSION in output ? output[NEW_SESSION] : undefined
  if (setSession && typeof session === 'string') arrival.headers['Set-Cookie'] = setSession(session)
  const answer = check(operation.operationId, arrival, success(output, arrival.ignored))
  answer.body = await dialect.answer(operation, answer.body, asSame(backend, context))
  await (operation.responses['304'] ? sendVersion(request, response, arrival, answer) : send(response, arrival, answer))
}

/** Whether a handler's output is a file rather than JSON. */
function isFileAnswer(output: object): output is FileAnswer {
  return 'read' in output && 'etag' in output
}

/** Asks other operations, which have only a query, for the caller of a request. */
function asSame(backend: Backend, context: unknown): Ask {
  return (operationId, query) => backend.handlerOf(operationId)(context as never, { path: {}, query, body: undefined, files: [] } as never)
}

function arrive<Context>(request: IncomingMessage, response: ServerResponse, dialect: Dialect): Arrived<Context> {
  const hangUp: HangUp = { hasHappened: false, listener: undefined }
  response.on('close', () => {
    if (response.writableFinished) return
    hangUp.hasHappened = true
    hangUp.listener?.()
  })
  return { request, requestId: randomUUID(), operation: undefined, context: undefined, hangUp, dialect, ignored: [], headers: {} }
}

/**
 * Counts a call and returns its context. It counts for its caller or, without a caller or if the caller is refused, for its address. A call
 * whose caller could not be checked counts for nobody.
 */
async function admit<PublicContext, Context>(
  exchange: Exchange,
  { publicContext, context: contextOf, count }: ApiOptions<PublicContext, Context>,
): Promise<PublicContext | Context> {
  if (!exchange.operation.authenticated) {
    await count(exchange, undefined)
    return publicContext(exchange)
  }
  const context = await contextOf(exchange, !hasBody(exchange.request)).catch(async (refusal: unknown) => {
    if (isRefusal(refusal)) await count(exchange, undefined)
    throw refusal
  })
  await count(exchange, context)
  return context
}

/** Reads a request. Throws UNSUPPORTED_MEDIA_TYPE, REQUEST_TOO_LARGE, and BAD_REQUEST when the query or the body cannot be parsed. */
async function receive(request: IncomingMessage, { requestBody }: Operation, limits: BodyLimits): Promise<Received> {
  const { url = '' } = request
  const at = url.indexOf('?')
  const query = at < 0 ? [] : parseUrlEncoded(url.slice(at + 1), 'query string')
  // Existing clients send the parameters of a DELETE as a form, so every method reads a body.
  return { query, body: await readBody(request, { hasFiles: requestBody?.files ?? 'never', isOpen: requestBody?.isOpen }, limits) }
}

/** Decodes a request by the plan of its operation. `unknown` names parameters that the operation does not have. Throws BAD_REQUEST. */
function decode(plan: DecodingPlan, match: Match, { query, body }: Received): { values: Values; unknown: readonly string[] } {
  const { files } = body
  const path = decodeParameters(plan.path, match.parameters).values
  if (!match.operation?.requestBody) {
    const fields = body.fields.length > 0 ? [...query, ...body.fields] : query
    const decoded = decodeParameters(plan.query, fields, body.json)
    return { values: { path, query: decoded.values, body: undefined, files }, unknown: decoded.unknown }
  }
  const { keyInQuery, requestBody } = match.operation
  const form = requestBody.isOpen ? asTheyAre(body) : decodeParameters(plan.body, body.fields, body.json)
  const decoded = decodeParameters(plan.query, keyInQuery ? query.filter(([name]) => name !== KEY_PARAMETER) : query)
  const [stranger] = decoded.unknown
  if (stranger !== undefined && match.operation.refusesUnknownQuery) throw badParameter(printable(stranger), 'is not known here')
  return { values: { path, query: decoded.values, body: form.values, files }, unknown: [...decoded.unknown, ...form.unknown] }
}

/** The fields of a body that the contract does not know. Of a field that is given twice, the last counts. */
function asTheyAre({ fields, json }: Body): { values: Record<string, unknown>; unknown: readonly string[] } {
  return { values: json ?? Object.fromEntries(fields), unknown: [] }
}
