// Values for the requests that tests make from the contract: those that no honest client sends, in one table, and those that a schema allows.

import { createHash } from 'node:crypto'
import fc, { type Arbitrary } from 'fast-check'
import type { JsonSchema, Operation } from '../http/contract.ts'

/** Operators of databases and libraries in place of a value. */
export const OPERATORS = [
  ...['{}', '[]', '[[]]', '{"$ne":1}', '{"$gt":""}', '{"[Op.ne]":1}', '{"$or":[{},{}]}', '{"val":"1 OR 1=1"}', '{"__proto__":{"a":1}}'],
  ...['{"constructor":{"prototype":{"a":1}}}', '{"toString":1}', '[{"$ne":1}]', '[["$ne",1]]'],
]
/** Names that every object has, as texts and where a text is looked up: as a word, in a list, as a language of code. */
export const INHERITED = ['__proto__', 'constructor', 'toString', 'hasOwnProperty'].flatMap((name) => [
  name,
  `["${name}"]`,
  `\`\`\`${name}\nx\n\`\`\``,
])
/** Texts that no honest client sends for any parameter, by what is odd about them. */
export const ODD = {
  operators: OPERATORS,
  inherited: INHERITED,
  nothing: ['', ' ', 'null', 'undefined', 'true', 'True'],
  numbers: ['0', '-0', '-1', '01', '0x10', '1.5', '1e3', '1e999', 'NaN', 'Infinity', '2147483648', '9007199254740991', '9007199254740993'],
  largeNumbers: ['-99999999999999999999999999', '9'.repeat(400)],
  lists: ['[-1]', '[0]', '[null]', '[1e999]', '[9007199254740991]', '[["__proto__","a"]]', '[["channel","a"]]', '{"constructor":1}'],
  notJson: ['{"a":1,"a":2}', '[1,]', '"', "'"],
  terms: [
    '[{"operator":"__proto__","operand":"a"}]',
    '[{"operator":"constructor","operand":[1]}]',
    '[{"operator":"channel","operand":9007199254740991}]',
    '[{"operator":"dm","operand":[9007199254740991]}]',
    '[{"operator":"id","operand":"1 OR 1=1"}]',
  ],
  sql: ["' OR '1'='1", "'; DROP TABLE users; --", '\\', '?', ':id', '$1', '%'],
  controls: ['\0', '\n', '\r\n', '%00', '\ufeff', '\u202e', '\uffff'],
  letters: ['😀', '👩‍👩‍👧', 'ẞ', 'ﬀ', 'I\u0307', 'e\u0301'],
  places: ['../../etc/passwd', '{{7*7}}', '<script>alert(1)</script>'],
  sizes: ['['.repeat(1_000), 'x'.repeat(5_000)],
} satisfies Record<string, readonly string[]>
/** Half of a letter, which becomes another text when it is encoded, and texts too large to be sent for every parameter. */
export const RARE = ['\ud83d', '['.repeat(5_000), '{"a":'.repeat(2_000), `[${'1,'.repeat(3_000)}1]`, 'x'.repeat(20_000)]

/** Some values of each kind, by TEST_SEED and the name of the place. */
export function someOfEachKind(name: string, count: number): string[] {
  const rankOf = (value: string): string => createHash('sha256').update(`${process.env.TEST_SEED} ${name} ${value}`).digest('hex')
  return Object.values(ODD).flatMap((values) => values.toSorted((a, b) => rankOf(a).localeCompare(rankOf(b))).slice(0, count))
}

/** A parameter or a field of an operation. Its text is JSON if `isJson`. */
export interface Field {
  place: 'path' | 'query' | 'form'
  name: string
  schema: JsonSchema
  isJson: boolean
  required: boolean
}

/** The parameters and the fields of the body of an operation. */
export function fieldsOf({ parameters, requestBody }: Operation): Field[] {
  const { properties = {}, required = [] } = requestBody?.schema ?? {}
  return [
    ...parameters.map(
      ({ in: place, name, schema, content, required = false }): Field => ({
        ...{ place, name, required, isJson: content !== undefined },
        schema: schema ?? content?.['application/json']?.schema ?? {},
      }),
    ),
    ...Object.entries(properties).map(
      ([name, schema]): Field => ({
        ...{ place: 'form', name, schema, required: required.includes(name) },
        isJson: requestBody?.encoding[name]?.contentType === 'application/json',
      }),
    ),
  ]
}

type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

/** The smallest value of a schema. Each `i` gives another one. */
export function smallValue(schema: JsonSchema, i = 0): Json {
  if (schema.enum) return schema.enum[0] as Json
  if (schema.oneOf) return smallValue(schema.oneOf[0] as JsonSchema, i)
  if (schema.type === 'object') return requiredFields(schema, i)
  if (schema.type === 'array') return Array.from({ length: Number(schema.minItems ?? 0) }, () => smallValue(schema.items as JsonSchema, i))
  if (schema.type === 'boolean') return true
  return schema.type === 'integer' ? i + 1 : `${i}`
}

/** An object of a schema with nothing but what it must have. */
export function requiredFields(schema: JsonSchema, i = 0): Record<string, Json> {
  return Object.fromEntries((schema.required ?? []).map((name) => [name, smallValue(schema.properties?.[name] ?? {}, i)]))
}

/** Texts of any characters. */
export function anyText(maxLength: number): Arbitrary<string> {
  return fc.oneof(fc.string({ maxLength }), fc.string({ unit: 'binary', maxLength }), fc.string({ unit: 'grapheme', maxLength }))
}

/** Values that a schema allows, most of them small. */
export function validValues(schema: JsonSchema): Arbitrary<unknown> {
  const { type, properties = {}, required = [], items, oneOf, additionalProperties: values } = schema
  const number = (name: string, otherwise: number): number => Number(schema[name] ?? otherwise)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (oneOf) return fc.oneof(...oneOf.map(validValues))
  if (type === 'boolean') return fc.boolean()
  if (type === 'integer' || type === 'number') {
    const [min, max] = [number('minimum', -5), number('maximum', 2 ** 53)]
    const near = fc.integer({ min: Math.max(min, -5), max: Math.min(max, Math.max(min, -5) + 15) })
    return fc.oneof(
      { arbitrary: near, weight: 4 },
      { arbitrary: fc.maxSafeInteger().map((n) => Math.min(max, Math.max(min, n))), weight: 1 },
    )
  }
  if (type === 'array')
    return fc.array(validValues(items ?? {}), { minLength: number('minItems', 0), maxLength: Math.min(number('maxItems', 4), 4) })
  if (type === 'object' && typeof values === 'object') return fc.dictionary(anyText(5), validValues(values as JsonSchema), { maxKeys: 3 })
  if (type === 'object')
    return fc.record(Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, validValues(part)])), {
      requiredKeys: required,
    })
  if (type === 'string') return anyText(Math.min(number('maxLength', 30), 30))
  return fc.jsonValue({ maxDepth: 2 })
}
