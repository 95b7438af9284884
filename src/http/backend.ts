// openapi-backend holds the handlers and validates requests. Matching and decoding happen before that (docs/adr/0001-contract.md).

import { type Operation as BackendOperation, type Document, OpenAPIBackend, OpenAPIRouter, OpenAPIValidator } from 'openapi-backend'
import { type Account, requireRight } from '../values/rights.ts'
import { type Contract, type JsonSchema, type Operation, oncePerContract, type Parameter } from './contract.ts'
import { brokenRequirement } from './requirements.ts'
import { compileRoutes, type Match } from './router.ts'
import type { AnyHandler, UploadedFile } from './types.ts'
import { invalidRequest, requestAjv } from './validation.ts'

/** The contract has no parameters in headers or cookies. */
const NONE = {}

/** The decoded parameters of a request. */
export interface Values {
  path: Record<string, unknown>
  query: Record<string, unknown>
  /** Undefined if the operation has no form. */
  body: Record<string, unknown> | undefined
  files: UploadedFile[]
}

export interface Backend {
  /** Finds the operation of a method (lower case) and a path. Throws BAD_REQUEST when the path cannot be decoded. */
  match(method: string, path: string): Match
  /** Validates decoded parameters. Throws BAD_REQUEST. */
  validate(operation: Operation, values: Values): void
  /** The handler of an operation, which refuses callers who lack its right (`x-right`). Throws if there is none. */
  handlerOf(operationId: string): AnyHandler
}

/** The account of a caller. Undefined if nobody knows its rights. */
export type AccountOf<Context> = (context: Context) => Account | undefined

/** Registers handlers by operationId. Rejects if a handler belongs to no operation. */
export async function openBackend<Context>(
  contract: Contract,
  given: Partial<Record<string, AnyHandler>>,
  accountOf: AccountOf<Context>,
): Promise<Backend> {
  const handlers = { ...given }
  for (const operation of contract.operations) guard(handlers, operation, accountOf)
  // The validator is given the operations. Otherwise it would copy the document and search all of it for each handler.
  const { openapi, info } = contract.document
  const definition = { openapi, info, paths: {} } as Document
  const backend = new OpenAPIBackend({ definition, quick: true, strict: true })
  await backend.init()
  backend.validator = requestValidator(contract)
  backend.router = backend.validator.router
  backend.register(handlers as never)
  return {
    match: compileRoutes(contract.operations),
    validate: ({ operationId, requirements, requestBody, parameters: declared }, { path, query, body }) => {
      // The other work of `validateRequest` is for requests that are not decoded yet.
      const parameters = { path, query, header: NONE, cookie: NONE, ...(body && { requestBody: body }) }
      for (const validate of backend.validator.getRequestValidatorsForOperation(operationId))
        if (!validate(parameters)) throw invalidRequest(validate.errors ?? [])
      if (requirements.length === 0) return
      const schemas = requestBody?.schema.properties ?? schemasOf(declared)
      const refusal = brokenRequirement(requirements, body ?? query, schemas)
      if (refusal) throw refusal
    },
    handlerOf: (operationId) => {
      const handler = handlers[operationId]
      if (!handler) throw new Error(`${operationId} has no handler`)
      return handler
    },
  }
}

/** The schemas of the parameters of a query. */
function schemasOf(parameters: readonly Parameter[]): Record<string, JsonSchema> {
  const inQuery = parameters.filter((parameter) => parameter.in === 'query')
  return Object.fromEntries(inQuery.map(({ name, schema, content }) => [name, schema ?? content?.['application/json']?.schema ?? {}]))
}

/** The only place that refuses for lack of a right which needs no data. */
function guard<Context>(
  handlers: Partial<Record<string, AnyHandler>>,
  { operationId, right }: Operation,
  accountOf: AccountOf<Context>,
): void {
  const handler = handlers[operationId]
  if (!handler || !right) return
  handlers[operationId] = async (context, input) => {
    const account = accountOf(context as Context)
    if (account) requireRight(account, right)
    return handler(context, input)
  }
}

/** Compiles the schemas of an operation when the first request needs them. */
const requestValidator = oncePerContract((contract) => {
  const ajv = requestAjv()
  return new OpenAPIValidator({
    definition: contract.document,
    router: new IndexedRouter(contract),
    lazyCompileValidators: true,
    // Without the coercion that openapi-backend enables for parameters. They are decoded already, and coercion breaks unions.
    customizeAjv: () => ajv as never,
  })
})

/** Finds operations by their IDs. */
class IndexedRouter extends OpenAPIRouter {
  readonly #byId: Map<string | undefined, BackendOperation>

  constructor(contract: Contract) {
    super({ definition: contract.document, apiRoot: '/' })
    this.#byId = new Map(super.getOperations().map((operation) => [operation.operationId, operation]))
  }

  override getOperation(operationId: string): BackendOperation | undefined {
    return this.#byId.get(operationId)
  }
}
