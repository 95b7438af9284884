// Checks answers against the contract.

import { Ajv, type SchemaValidateFunction, type ValidateFunction } from 'ajv'
import addFormats from 'ajv-formats'
import type { Logger } from 'pino'
import type { Answer, Sender } from './answer.ts'
import { type Contract, type JsonSchema, oncePerContract } from './contract.ts'
import { JsonWriter } from './json.ts'

/** What is wrong with an answer, or undefined. */
type ResponseCheck = (operationId: string, status: number, body: unknown) => string | undefined

const DOCUMENT = 'contract.json'

/** Compiles a schema when the first answer needs it. Undeclared statuses and undeclared fields are faults. */
export const responseCheck = oncePerContract((contract): ResponseCheck => {
  // Optimising takes half of the time to create a validator, and few answers are checked in production.
  const ajv = new Ajv({ strict: false, discriminator: true, code: { optimize: false } })
  addFormats.default(ajv)
  ajv.addKeyword({ keyword: BRANCHES, type: 'object', errors: 'full', validate: branchCheck(ajv) })
  // The document keeps its references, so a schema that many answers share is compiled once.
  ajv.addSchema(withLateBranches(contract.bundled), DOCUMENT, undefined, false)
  const operations = new Map(contract.operations.map((operation) => [operation.operationId, operation]))
  const compiled = new Map<string, ValidateFunction | undefined>()

  function compile(operationId: string, status: number): ValidateFunction | undefined {
    const operation = operations.get(operationId)
    if (!operation?.responses[String(status)]?.content?.['application/json']) return undefined
    const at = ['paths', operation.path, operation.method, 'responses', String(status)]
    const { $ref } = at.reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], contract.bundled) as { $ref?: string }
    const response = $ref ?? `#/${at.map(pointer).join('/')}`
    return ajv.compile({ $ref: `${DOCUMENT}${response}/content/${pointer('application/json')}/schema` })
  }

  return (operationId, status, body) => {
    const key = `${operationId} ${status}`
    if (!compiled.has(key)) compiled.set(key, compile(operationId, status))
    const validate = compiled.get(key)
    if (!validate) return `${key}: the contract does not declare this status`
    if (validate(body)) return undefined
    return `${key}: ${ajv.errorsText(validate.errors, { dataVar: 'body' })}`
  }
})

/** Stands for `oneOf` with a discriminator, in a schema whose branches are compiled late. */
const BRANCHES = 'x-branches'
interface Branches {
  propertyName: string
  /** The reference to the branch for each value of the property. */
  references: Map<unknown, string>
}

/**
 * The document, except that what a discriminator chooses from is compiled when it is first chosen: with all event types at once, the first
 * event would keep every request waiting for a second.
 */
function withLateBranches(document: Contract['bundled']): object {
  const { components } = document as unknown as { components: { schemas: Record<string, JsonSchema> } }
  const schemas = Object.entries(components.schemas).map(([name, schema]) => {
    const { discriminator, oneOf, ...others } = schema
    if (!discriminator || !oneOf) return [name, schema]
    const { propertyName } = discriminator as { propertyName: string }
    const pairs = oneOf.flatMap(({ $ref }) => {
      const branch = components.schemas[String($ref).split('/').at(-1) ?? '']
      return (branch?.properties?.[propertyName]?.enum ?? []).map((value): [unknown, string] => [value, String($ref)])
    })
    return [name, { ...others, [BRANCHES]: { propertyName, references: new Map(pairs) } satisfies Branches }]
  })
  return { ...document, components: { ...components, schemas: Object.fromEntries(schemas) } }
}

function branchCheck(ajv: Ajv): SchemaValidateFunction {
  const check: SchemaValidateFunction = ({ propertyName, references }: Branches, data: Record<string, unknown>, _parent, place) => {
    const instancePath = place?.instancePath ?? ''
    const chosen = references.get(data[propertyName])
    const validate = chosen && ajv.getSchema(DOCUMENT + chosen)
    if (!validate) {
      check.errors = [{ keyword: BRANCHES, instancePath, message: `has an unknown value of '${propertyName}'`, params: {} }]
      return false
    }
    if (validate(data)) return true
    check.errors = (validate.errors ?? []).map((error) => ({ ...error, instancePath: instancePath + error.instancePath }))
    return false
  }
  return check
}

export type AnswerCheck = (operationId: string, sender: Sender, answer: Answer) => Answer

/**
 * Checks an answer against the contract and returns it. With `throw`, a fault is thrown. A number is the share of answers to check, whose
 * faults are logged.
 */
export function answerCheck(contract: Contract, mode: 'throw' | number, log: Logger): AnswerCheck {
  return (operationId, { requestId }, answer) => {
    if (mode !== 'throw' && (Math.random() >= mode || isLarge(answer.body))) return answer
    // Compiled for the first checked answer, which comes late in production, so that the server starts faster.
    const fault = responseCheck(contract)(operationId, answer.status, answer.body)
    if (fault === undefined) return answer
    if (mode === 'throw') throw new Error(`the response violates the contract: ${fault}`)
    log.error({ requestId, fault }, 'a response violates the contract')
    return answer
  }
}

/** Whether a body is sent in pieces. Checking such a body would keep other requests waiting. */
function isLarge(body: unknown): boolean {
  const writer = new JsonWriter(body)
  writer.next()
  return !writer.isDone
}

function pointer(key: string): string {
  return encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'))
}
