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
/** The size, in keywords, of a schema that is compiled again wherever it is used. */
const MAX_INLINED = 10

/** Compiles a schema when the first answer needs it. Undeclared statuses and undeclared fields are faults. */
export const responseCheck = oncePerContract((contract): ResponseCheck => {
  // Optimising takes half of the time to create a validator, and few answers are checked in production.
  const ajv = new Ajv({ strict: false, meta: false, validateSchema: false, inlineRefs: MAX_INLINED, code: { optimize: false } })
  addFormats.default(ajv)
  ajv.addKeyword({ keyword: LATE, errors: 'full', validate: lateCheck(ajv) })
  // The document keeps its references, so a schema that many answers share is compiled once.
  ajv.addSchema(withLateSchemas(contract), DOCUMENT, undefined, false)
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

/** Chooses the schema of a value: the reference to it, or undefined if there is none. */
type Choice = (value: unknown) => string | undefined

/** Stands for a schema that is compiled when the first value needs it. */
const LATE = 'x-late'

/**
 * The document, except that a reference to an object, and what a discriminator chooses from, is compiled with the first value: with all that
 * an answer can contain, the first registration and the first event would keep every request waiting.
 */
function withLateSchemas({ bundled }: Contract): object {
  const { paths, components } = bundled as unknown as {
    paths: object
    components: { schemas: Record<string, JsonSchema>; responses: object }
  }
  const schemaAt = ($ref: unknown): JsonSchema | undefined => components.schemas[String($ref).split('/').at(-1) ?? '']

  function chooser(propertyName: string, branches: JsonSchema[]): Choice {
    const values = (branch: JsonSchema): unknown[] => schemaAt(branch.$ref)?.properties?.[propertyName]?.enum ?? []
    const references = new Map(branches.flatMap((branch) => values(branch).map((value) => [value, String(branch.$ref)])))
    return (value) => references.get((value as Record<string, unknown>)[propertyName])
  }

  function late(schema: JsonSchema): object {
    const { $ref, discriminator, oneOf, ...others } = schema
    if ($ref && schemaAt($ref)?.properties) return { ...others, [LATE]: () => String($ref) }
    if (!discriminator || !oneOf) return schema
    return { ...others, [LATE]: chooser((discriminator as { propertyName: string }).propertyName, oneOf) }
  }

  /** Most parts have nothing that is late, and stay what they are. */
  function convert(part: unknown): unknown {
    if (typeof part !== 'object' || part === null) return part
    const converted = late(part as JsonSchema)
    let copy: unknown
    for (const [key, value] of Object.entries(converted)) {
      const one = key === 'example' || key === 'examples' ? value : convert(value)
      if (one === value) continue
      copy ??= Array.isArray(part) ? [...part] : { ...converted }
      ;(copy as Record<string, unknown>)[key] = one
    }
    return copy ?? converted
  }
  return { paths, components: { schemas: convert(components.schemas), responses: components.responses } }
}

function lateCheck(ajv: Ajv): SchemaValidateFunction {
  const check: SchemaValidateFunction = (choose: Choice, data: unknown, _parent, place) => {
    const instancePath = place?.instancePath ?? ''
    const chosen = choose(data)
    const validate = chosen && ajv.getSchema(DOCUMENT + chosen)
    if (!validate) {
      check.errors = [{ keyword: LATE, instancePath, message: 'has an unknown type', params: {} }]
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
