// databases: once

import { describe, expect, test } from 'vitest'
import { type JsonSchema, loadContract } from './contract.ts'
import { brokenRequirement, type Requirement, sentenceOf } from './requirements.ts'
import { invalidRequest, requestAjv } from './validation.ts'

/** The message for a value of a form's field `field` that does not match the schema. */
function messageFor(schema: JsonSchema, value: unknown): string {
  const validate = requestAjv().compile({ properties: { requestBody: { type: 'object', properties: { field: schema } } } })
  expect(validate({ requestBody: { field: value } })).toBe(false)
  return invalidRequest(validate.errors ?? []).message
}

const object = (kind: string, required: string[] = []): JsonSchema => ({
  type: 'object',
  required: ['kind', ...required],
  additionalProperties: false,
  properties: { kind: { type: 'string', enum: [kind] }, 'a/b~c': { type: 'integer' } },
})

describe('a rule about several parameters refuses what breaks it, and is said in words:', () => {
  test.each<[Requirement, broken: object, message: string, kept: object[], words: string]>([
    [{ needs: ['a', 'b'] }, {}, "'a' is missing", [{ a: 0 }, { b: '' }], '`a` or `b` is required.'],
    [{ needs: ['*'], says: 'Nothing to change' }, { z: 1 }, 'Nothing to change', [{ c: 1 }], 'At least one parameter is required.'],
    [
      { when: { c: [1, 2] }, needs: ['a'] },
      { c: 2 },
      "'a' is missing",
      [{ c: 2, a: 1 }, { c: 3 }],
      '`a` is required if `c` is `1` or `2`.',
    ],
    [{ when: { c: [1] }, needs: ['a'] }, {}, "'a' is missing", [{ c: 2 }], '`a` is required if `c` is `1`.'],
    [{ when: { b: [null] }, needs: ['a'] }, {}, "'a' is missing", [{ b: 1 }], '`a` is required if `b` is left out.'],
    [{ given: ['b', 'c'], needs: ['a'] }, { c: 1 }, "'c' requires 'a'", [{}, { c: 1, a: 1 }], '`a` is required if `b` or `c` is given.'],
    [{ given: ['b'], excludes: ['a'] }, { a: 1, b: 1 }, "'a' must not come with 'b'", [{ a: 1 }], '`a` must be left out if `b` is given.'],
    [
      { together: ['a', 'b', 'c'] },
      { a: 1, c: 1 },
      "'b' is missing: it must be given with a, c",
      [{}, { a: 1, b: 1, c: 1 }],
      '`a` and `b` and `c` must be given together.',
    ],
    [
      { given: ['a'], values: { b: ['x'] } },
      { a: 1, b: 'y' },
      "'a' requires 'b' to be x",
      [{ b: 'y' }],
      '`b` must be `x` if `a` is given.',
    ],
    [{ types: { a: 'array' } }, { a: 1 }, "'a' must be a list", [{}, { a: [1] }], '`a` must be a list.'],
    [{ items: { a: 1 } }, { a: [1, 2] }, "'a' must have one item", [{}, { a: [1] }], '`a` must have one item.'],
    [{ items: { a: 0 } }, { a: [1] }, "'a' must have no items", [{}, { a: [] }, { a: {} }], '`a` must have no items.'],
    [{ items: { a: 2 } }, { a: [1] }, "'a' must have 2 items", [{}, { a: [1, 2] }], '`a` must have 2 items.'],
    [
      { lengths: { a: 2 } },
      { a: 'abc' },
      "'a' must have at most 2 characters",
      [{}, { a: ' a  ' }, { a: '✔ ab' }],
      '`a` must have at most 2 characters.',
    ],
    [{ patterns: { a: '^#' } }, { a: 'b' }, "'a' must match ^#", [{}, { a: '#b' }], '`a` must match `^#`.'],
    [
      { given: ['b'], values: { a: [true, null] } },
      { a: false, b: 1 },
      "'b' requires 'a' to be true or null",
      [{ b: 1 }, { a: null, b: 1 }],
      '`a` must be `true` or `null` if `b` is given.',
    ],
  ])('%j', (rule, broken, message, kept, words) => {
    const schemas: Record<string, JsonSchema> = { a: {}, b: {}, c: { default: 1 } }
    expect(brokenRequirement([rule], broken as never, schemas)?.message).toBe(message)
    for (const values of kept) expect(brokenRequirement([rule], values as never, schemas)).toBeUndefined()
    expect(sentenceOf(rule)).toBe(words)
  })
})

describe('an error names the parameter, and the place within it:', () => {
  test.each<[string, JsonSchema, unknown]>([
    ["'field' must be an integer", { type: 'integer' }, 1.5],
    ["'field' must be a string", { type: 'string' }, { $ne: 1 }],
    ["'field' must be true or false", { type: 'boolean' }, 'true'],
    ["'field' must be an object", { type: 'object' }, []],
    ["'field' must be one of: a, b", { enum: ['a', 'b', null] }, 'c'],
    ["'field' must be at least 1", { minimum: 1 }, 0],
    ["'field' must be at most 1", { maximum: 1 }, 2],
    ["'field' must not be empty", { type: 'string', minLength: 1 }, ''],
    ["'field' must not be empty", { type: 'array', minItems: 1 }, []],
    ["'field' must have at least 2 items", { type: 'array', minItems: 2 }, [1]],
    ["'field' must have at most 3 characters", { type: 'string', maxLength: 3 }, 'four'],
    ["'field' must have at most 3 characters", { type: 'string', 'x-max-length': 3 }, ' a   \u{1f600}b '],
    ["'field' must not be odd", { type: 'string', not: { pattern: '^odd', 'x-says': 'must not be odd' } }, 'odd'],
    ["'field.a' is missing", { ...object('a'), 'x-requires': [{ needs: ['a'] }] }, { kind: 'a' }],
    ["'field[0].a' must not come", { items: { type: 'object', 'x-requires': [{ needs: ['b'], says: "'a' must not come" }] } }, [{}]],
    [
      "'field' must have b",
      { oneOf: [{ type: 'integer' }, { type: 'object', 'x-requires': [{ needs: ['b'], says: 'must have b' }] }] },
      {},
    ],
    ["'field' must have at most 1 items", { type: 'array', maxItems: 1 }, [1, 2]],
    ["'field' must be the letter a", { type: 'string', pattern: '^a$', 'x-expects': 'the letter a' }, 'b'],
    ["'field' must not be empty", { type: 'object', minProperties: 1 }, {}],
    ["'field' must have at most 1 keys", { type: 'object', maxProperties: 1 }, { a: 1, b: 1 }],
    ["'field[1]' must be an integer", { items: { type: 'integer' } }, [1, 'a']],
    ["'field[0][1]' must be a string", { items: { items: { type: 'string' } } }, [['a', 1]]],
    ["'field.kind' is missing", object('a'), {}],
    ["'field.a/b~c' must be an integer", object('a'), { kind: 'a', 'a/b~c': 'x' }],
    ["'field' must not have a key 'colour'", object('a'), { kind: 'a', colour: 1 }],
    ["'field' must be an integer, or a string", { oneOf: [{ type: 'integer' }, { type: 'string' }] }, {}],
    [
      "'field' must be an integer, or a list of strings",
      { oneOf: [{ type: 'integer' }, { type: 'array', items: { type: 'string' } }] },
      {},
    ],
    ["'field[0]' must be a string", { oneOf: [{ type: 'integer' }, { type: 'array', items: { type: 'string' } }] }, [1]],
    ["'field' must be an integer, or an object with 'kind' and 'b'", { oneOf: [{ type: 'integer' }, object('a', ['b'])] }, 'x'],
    ["'field' must be an integer, or one of: a", { oneOf: [{ type: 'integer' }, { type: 'string', enum: ['a'] }] }, 'b'],
    ["'field.b' is missing", { oneOf: [{ type: 'integer' }, object('a', ['b'])] }, { kind: 'a' }],
  ])('%s', (message, schema, value) => {
    expect(messageFor(schema, value)).toBe(message)
  })

  test.each([' a  b ', '\u{1f600}\u{1f600}\u{1f600}', 'e\u0301e\u0301e\u0301', '\u2714 abc', 'a\u00ad\u00adbc'])(
    '%j has three characters once it is stored',
    (text) => {
      expect(requestAjv().compile({ type: 'string', 'x-max-length': 3 })(text)).toBe(true)
    },
  )

  test('a key of any length is repeated with at most 100 characters', () => {
    expect(messageFor(object('a'), { kind: 'a', ['x'.repeat(500)]: 1 })).toBe(`'field' must not have a key '${'x'.repeat(100)}'`)
  })
})

test('an invalid request without a specific error is BAD_REQUEST, too', () => {
  expect(invalidRequest([])).toMatchObject({ code: 'BAD_REQUEST', message: 'The request is invalid' })
})

/** A schema within a parameter's schema, its name in messages, and how to embed a value there in an otherwise valid parameter. */
interface Place {
  at: string
  schema: JsonSchema
  around(value: unknown): unknown
}

/** The schema itself and every schema in it. */
function* placesIn(schema: JsonSchema, at: string, around: Place['around']): Generator<Place> {
  yield { at, schema, around }
  for (const branch of schema.oneOf ?? []) yield* placesIn(branch, at, around)
  for (const [name, part] of Object.entries(schema.properties ?? {}))
    yield* placesIn(part, `${at}.${name}`, (value) => around({ ...(sample(schema) as object), [name]: value }))
  const { items, additionalProperties: values } = schema
  if (items) yield* placesIn(items, `${at}[0]`, (value) => around([value]))
  if (typeof values === 'object') yield* placesIn(values as JsonSchema, `${at}.a`, (value) => around({ a: value }))
}

/** A valid value. */
function sample(schema: JsonSchema): unknown {
  const { oneOf: [branch] = [], enum: [word] = [], type, required = [], properties = {}, items = {}, minItems = 0 } = schema
  if (branch) return sample(branch)
  if (word !== undefined) return word
  if (type === 'object') return Object.fromEntries(required.map((name) => [name, sample(properties[name] ?? {})]))
  if (type === 'array') return Array.from({ length: Number(minItems) }, () => sample(items))
  if (type === 'boolean') return true
  return type === 'string' ? String(schema.example ?? 'a'.repeat(Number(schema.minLength ?? 1))) : Number(schema.minimum ?? 1)
}

const KEYWORDS = ['pattern', 'format', 'oneOf', 'enum'] as const
const places = loadContract().operations.flatMap(({ operationId, parameters, requestBody }) => {
  const schemas: [string, JsonSchema | undefined][] = [
    ...parameters.map(({ name, schema, content }): [string, JsonSchema | undefined] => [
      name,
      schema ?? content?.['application/json']?.schema,
    ]),
    ...Object.entries(requestBody?.schema.properties ?? {}),
  ]
  return schemas.flatMap(([name, schema = {}]) =>
    [...placesIn(schema, '', (value) => value)]
      .filter((place) =>
        KEYWORDS.some((keyword) => place.schema[keyword] && !['binary', 'int64', 'password'].includes(place.schema.format ?? '')),
      )
      .map((place): [string, JsonSchema, Place] => [`${operationId}: ${name}${place.at}`, schema, place]),
  )
})

describe('an error says what a pattern, a format, a union or a list of words expects:', () => {
  test.each(places)('%s', (_, whole, { at, schema, around }) => {
    // A union accepts no fractions. A pattern or an enum does not accept one of such texts.
    const wrong = ['?!', '"', ' '].find((text) => !new RegExp(String(schema.pattern ?? '^$'), 'u').test(text)) ?? ''
    const message = messageFor(whole, around(schema.oneOf ? 1.5 : wrong))
    if (schema['x-says']) return expect(message).toBe(`'field${at}' ${schema['x-says']}`)
    expect(message.startsWith(`'field${at}' must be `), message).toBe(true)
    expect(message).toMatch(/: \w|like|integer|object|list|digits|digest|base64|true or false/)
    expect(message).not.toMatch(/undefined|pattern|form\b|valid/)
  })
})

test('an error says of a blank text that it is empty, whatever its pattern expects', () => {
  const schema = { type: 'string', minLength: 1, pattern: '^\\s*[^\\s@][^@]*$', 'x-says': 'must not contain @' }
  expect(['', ' \t', 'a@b'].map((text) => messageFor(schema, text))).toEqual([
    ...["'field' must not be empty", "'field' must not be empty"],
    "'field' must not contain @",
  ])
})
