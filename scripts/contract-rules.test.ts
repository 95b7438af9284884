// databases: once
// Each rule for the contract (contract-rules.ts) finds what breaks it, and nothing else.

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Operation, Schema } from '../contract-tests/cases.ts'
import { referencesOf, titleOf } from '../contract-tests/references.ts'
import {
  answerFaults,
  boundFaults,
  copyFaults,
  defaultFaults,
  formFaults,
  homonymFaults,
  linkFaults,
  type Model,
  modelFaults,
  REASONS,
  referenceFaults,
  type WholeContract,
  widthFaults,
  wordFaults,
} from './contract-rules.ts'

const where = 'POST /things'
const object = (properties: Record<string, Schema>): Schema => ({ type: 'object', properties })
/** An operation with these fields in its form and in its answer. */
const operationOf = (properties: Record<string, Schema>, answered: Record<string, Schema> = {}): Operation => ({
  ...{ operationId: 'make', tags: [], summary: '', description: '', parameters: [] },
  requestBody: { content: { 'application/x-www-form-urlencoded': { schema: object(properties) } } },
  responses: { '200': { description: '', content: { 'application/json': { schema: object(answered) } } } },
})
/** An operation, where the rules find it. */
const placed = (operation: Operation, method = 'post'): WholeContract['operations'] => [{ path: '/things', method, operation }]
const faultsOf = (properties: Record<string, Schema>): string[] => boundFaults(placed(operationOf(properties)))
const text = { type: 'string', maxLength: 10 }
const id = { type: 'integer', minimum: 1, maximum: 9 }

test('a list, a map and a text without a bound are refused, at any depth', () => {
  expect(faultsOf({ list: { type: 'array', items: id } })).toEqual([`${where}: list has no maxItems`])
  expect(faultsOf({ word: { type: 'string' } })).toEqual([`${where}: word has no maxLength`])
  expect(faultsOf({ map: { type: 'object', additionalProperties: text } })).toEqual([
    ...[`${where}: map has no maxProperties`, `${where}: map has no x-max-key-length`],
  ])
  const map = { type: 'object', maxProperties: 1, 'x-max-key-length': 9 }
  expect(faultsOf({ map: { ...map, additionalProperties: text } })).toEqual([])
  expect(faultsOf({ map, list: { type: 'array', maxItems: 1, items: { type: 'object', maxProperties: 1 } } })).toEqual([
    `${where}: list[] has no x-max-key-length`,
  ])
  expect(faultsOf({ list: { type: 'array', maxItems: 1, items: { type: 'string' } } })).toEqual([`${where}: list[] has no maxLength`])
  expect(faultsOf({ choice: { oneOf: [id, { type: 'array', items: id }] } })).toEqual([`${where}: choice|1 has no maxItems`])
  const values = { type: 'object', additionalProperties: false, properties: { a: { type: 'string' } } }
  expect(faultsOf({ map: { ...map, additionalProperties: values } })).toEqual([`${where}: map{}.a has no maxLength`])
})

test('an integer needs a minimum and a maximum, at any depth', () => {
  expect(faultsOf({ id, count: { type: 'integer' } })).toEqual([`${where}: count has no minimum`, `${where}: count has no maximum`])
  expect(faultsOf({ count: { type: 'integer', minimum: -1 } })).toEqual([`${where}: count has no maximum`])
  expect(faultsOf({ ids: { type: 'array', maxItems: 1, items: { type: 'integer', maximum: 9 } } })).toEqual([
    `${where}: ids[] has no minimum`,
  ])
  expect(faultsOf({ role: { type: 'integer', enum: [100, 200] } })).toEqual([])
})

test('an integer that can exceed 32 bits must declare int64, in requests and answers', () => {
  const wide = { type: 'integer', maximum: 2 ** 31 }
  const fault = 'an integer needs a maximum of 2147483647 or less, or format: int64'
  expect([...widthFaults({ Thing: { properties: { type: { type: 'integer' }, ids: { items: wide } } } })]).toEqual([
    `/Thing/properties/type: ${fault}`,
    `/Thing/properties/ids/items: ${fault}`,
  ])
  const narrow = { ...wide, maximum: 2 ** 31 - 1 }
  expect([...widthFaults([{ ...wide, format: 'int64' }, narrow, { type: 'integer', enum: [1] }, { example: wide }])]).toEqual([])
})

test('a parameter of the query is checked like a field of the form', () => {
  const operation = { operationId: 'find', tags: [], summary: '', description: '', responses: {} }
  const parameters = [
    { name: 'word', in: 'query' as const, schema: { type: 'string' } },
    { name: 'ids', in: 'query' as const, content: { 'application/json': { schema: { type: 'array', items: id } } } },
  ]
  expect(boundFaults([{ path: '/things', method: 'get', operation: { ...operation, parameters } }])).toEqual([
    'GET /things: word has no maxLength',
    'GET /things: ids has no maxItems',
  ])
})

test('a value that is bounded otherwise needs no bound of its own', () => {
  expect(faultsOf({ kind: { type: 'string', enum: ['a'] }, file: { type: 'string', format: 'binary' } })).toEqual([])
  expect(faultsOf({ closed: { type: 'object', additionalProperties: false, properties: { text } } })).toEqual([])
})

test('one noun has one bound', () => {
  const set = (maxItems: number): Schema => ({ type: 'array', maxItems, 'x-set-of': 'users', items: id })
  expect(faultsOf({ add: set(5), remove: set(6) })).toEqual([`${where}: remove: the set of users has maxItems 6, but 5 in ${where}: add`])
  const inner = { type: 'object', additionalProperties: false, properties: { text: { type: 'string', maxLength: 9 } } }
  expect(faultsOf({ text, inner })).toEqual([`${where}: inner.text: the text 'text' has maxLength 9, but 10 in ${where}: text`])
})

test('a list or a map in an answer has a bound, or names what bounds it, at any depth', () => {
  const faultsIn = (schema: Schema): string[] => {
    const responses = { '200': { description: '', content: { 'application/json': { schema } } } }
    const operation = { operationId: 'find', tags: [], summary: '', description: '', responses } satisfies Operation
    return answerFaults([{ path: '/things', method: 'get', operation }])
  }
  const things = (schema: Schema): Schema => ({ type: 'object', additionalProperties: false, properties: { things: schema } })
  const list: Schema = { type: 'array', items: text }
  expect(faultsIn(things(list))).toEqual(['GET /things: 200: things has no bound'])
  expect(faultsIn(list)).toEqual(['GET /things: 200: the body has no bound'])
  expect(faultsIn(things({ type: 'object', additionalProperties: text }))).toEqual(['GET /things: 200: things has no bound'])
  expect(faultsIn(things({ ...list, maxItems: 5, items: list }))).toEqual(['GET /things: 200: things[] has no bound'])
  expect(faultsIn(things({ oneOf: [text, list] }))).toEqual(['GET /things: 200: things|1 has no bound'])
  expect(faultsIn(things({ ...list, 'x-bounded-by': 'nothing' }))).toEqual(['GET /things: 200: things has no bound'])
  for (const reason of REASONS) expect(faultsIn(things({ ...list, 'x-bounded-by': reason }))).toEqual([])
})

test('every reason that bounds an answer is explained to operators', () => {
  const explained = readFileSync(new URL('../docs/answers.md', import.meta.url), 'utf8')
  for (const reason of REASONS) expect(explained).toContain(`| \`${reason}\` |`)
})

// The check that the contract describes a value only once.

const colours: Schema = { type: 'string', enum: ['red', 'green'] }
const given = (...fields: Parameters<typeof operationOf>): { operation: Operation } => ({ operation: operationOf(...fields) })
const documentOf = (properties: Record<string, Schema>): object => ({ components: { schemas: { Thing: { type: 'object', properties } } } })

test('an enumeration is written once, whatever its order and its name', () => {
  const document = documentOf({ paint: colours, light: { type: 'string', nullable: true, enum: ['green', 'red', null] } })
  const at = '/components/schemas/Thing'
  expect(copyFaults(document, {})).toEqual([`green red occurs 2 times, give it a name: ${at}/paint, ${at}/light`])
  expect(copyFaults(documentOf({ paint: { $ref: '#/Colour' }, light: colours }), {})).toEqual([])
})

test('a pattern is written once', () => {
  const digits = { type: 'string', pattern: '^[0-9]$' }
  expect(copyFaults(documentOf({ a: digits, b: { ...digits, maxLength: 5 } }), {})).toHaveLength(1)
})

test('an enumeration of one value is a token, not a copy', () => {
  expect(copyFaults(documentOf({ a: { type: 'string', enum: ['x'] }, b: { type: 'string', enum: ['x'] } }), {})).toEqual([])
})

test('fields of one name have one enumeration and one range in requests, and one in answers', () => {
  const wide: Schema = { type: 'integer', minimum: 0, maximum: 9 }
  const narrow: Schema = { type: 'integer', minimum: 0, maximum: 5 }
  expect(homonymFaults([given({ count: wide }, { count: narrow })], {})).toEqual([])
  const list: Schema = { type: 'array', items: { type: 'object', properties: { count: narrow } } }
  expect(homonymFaults([given({ count: wide }), given({ list })], {})).toEqual([
    '>count integer has 2 meanings: {"minimum":0,"maximum":9}, {"minimum":0,"maximum":5}',
  ])
  expect(
    homonymFaults([given({}, { count: wide, inner: { oneOf: [{ type: 'object', properties: { count: narrow } }] } })], {}),
  ).toHaveLength(1)
})

test('a reason covers an exact number, and is refused once its cause is gone', () => {
  const operation = given({ paint: colours, inner: { type: 'object', properties: { paint: { type: 'string', enum: ['a', 'b'] } } } })
  expect(homonymFaults([operation], { '>paint string': [2, 'why'] })).toEqual([])
  expect(homonymFaults([operation], { '>paint string': [3, 'why'] })).toHaveLength(1)
  expect(homonymFaults([], { '>paint string': [2, 'why'] })).toEqual(['>paint string no longer needs a reason'])
  expect(copyFaults({}, { 'green red': [2, 'why'] })).toEqual(['green red no longer needs a reason'])
})

// The check that no client changes or reads a value that is only a default.

const flag = { type: 'boolean', default: false }

const defaultsOf = (method: string, operationId: string, more: Partial<Operation>): string[] =>
  defaultFaults(placed({ operationId, tags: [], summary: '', description: '', responses: {}, ...more }, method))
const withBody = (properties: Record<string, Schema>): Partial<Operation> => ({
  requestBody: { content: { 'application/x-www-form-urlencoded': { schema: object(properties) } } },
})

test('a request that changes only what it names has no default, at any depth', () => {
  const at = (name: string): string => `PATCH /things: ${name} has a default, but the request changes only what it names`
  expect(defaultsOf('patch', 'reorderThings', withBody({ flag, name: { type: 'string' } }))).toEqual([at('flag')])
  expect(defaultsOf('patch', 'updateThing', withBody({ inner: object({ flag }) }))).toEqual([at('inner.flag')])
  expect(defaultsOf('patch', 'updateThing', withBody({ list: { type: 'array', items: object({ flag }) } }))).toEqual([at('list[].flag')])
  expect(defaultsOf('patch', 'updateThing', withBody({ choice: { oneOf: [{ type: 'string' }, flag] } }))).toEqual([at('choice|1')])
  expect(defaultsOf('patch', 'updateThing', { parameters: [{ name: 'flag', in: 'query', schema: flag }] })).toEqual([at('flag')])
  expect(defaultsOf('post', 'updateThing', withBody({ flag }))).toHaveLength(1)
})

test('a request that creates something can have defaults', () => {
  expect(defaultsOf('post', 'createThing', withBody({ flag }))).toEqual([])
})

test('a required field has no default', () => {
  const required = { ...object({ flag }), required: ['flag'] }
  const body = { requestBody: { content: { 'application/x-www-form-urlencoded': { schema: required } } } }
  const fault = 'POST /things: flag has a default, but is required'
  expect(defaultsOf('post', 'createThing', body)).toEqual([fault])
  expect(defaultsOf('post', 'createThing', { parameters: [{ name: 'flag', in: 'query', required: true, schema: flag }] })).toEqual([fault])
})

test('an answer has no default', () => {
  const responses = { '200': { description: '', content: { 'application/json': { schema: object({ things: object({ flag }) }) } } } }
  expect(defaultsOf('get', 'getThing', { responses })).toEqual(['GET /things: 200: things.flag has a default: answers have x-initial'])
})

const described = { type: 'string', description: 'A text.' }
const model = (schemas: Model['components']['schemas'], schema: object = { $ref: '#/components/schemas/Answer' }): Model => ({
  paths: { '/answer': { get: { operationId: 'getAnswer', responses: { '200': { content: { 'application/json': { schema } } } } } } },
  components: { schemas },
})
const faults = (wrong: Model): string[] => [...modelFaults(wrong)]

test('a schema that describes itself and its properties has no fault', () => {
  expect(
    faults(
      model({
        Answer: { description: 'An answer.', properties: { described, other: { $ref: '#/components/schemas/Text' } } },
        Text: described,
      }),
    ),
  ).toEqual([])
})

test('a property without a description is found at any depth', () => {
  const items = { properties: { id: { type: 'integer' } } }
  expect(
    faults(model({ Answer: { description: 'An answer.', properties: { list: { description: 'All.', type: 'array', items } } } })),
  ).toEqual(['components/schemas/Answer.list[].id: no description'])
})

test('names that nobody chose, and names that generators confuse, are found', () => {
  expect(faults(model({ color_scheme: described, NOT_FOUND: described, NotFound: described }))).toEqual([
    'components/schemas/color_scheme: a name that the bundler chose',
    'components/schemas/NotFound: generators cannot tell it from NOT_FOUND',
  ])
})

test('a schema that is named like a security scheme is found', () => {
  const { paths, components } = model({}, { $ref: '#/components/schemas/Session' })
  const schemas = { ...components.schemas, Session: { description: 'A session.' } }
  expect([...modelFaults({ paths, components: { schemas, securitySchemes: { session: {} } } })]).toEqual([
    'components/schemas/Session: generators cannot tell it from the security scheme session',
  ])
})

test('an answer without a name is found', () => {
  expect(faults(model({}, { type: 'object' }))).toEqual(['getAnswer: the answer 200 has no name'])
})

test('an example that is repeated often must be shared', () => {
  const schema = { $ref: '#/components/schemas/Answer' }
  const example = (value: object): Record<string, object> => ({ a: value, b: value, c: value, d: value })
  const given = (value: object): Model => ({
    ...{ components: { schemas: { Answer: { description: 'An answer.' } } } },
    paths: {
      '/answer': {
        get: { operationId: 'getAnswer', responses: { '200': { content: { 'application/json': { schema, examples: example(value) } } } } },
      },
    },
  })
  expect(faults(given({ $ref: '#/components/examples/Done' }))).toEqual([])
  expect(faults(given({ value: 1 }))).toEqual(['getAnswer a, getAnswer b, getAnswer c, getAnswer d: the same example, {"value":1}'])
})

// The check that whatever names something specifies what it names.

const wideId: Schema = { type: 'integer', minimum: 1, maximum: 2_147_483_647 }
const referencesIn = (properties: Record<string, Schema>, reasons: Record<string, string> = {}): string[] =>
  referenceFaults(placed(operationOf(properties)), reasons)

test('an ID is recognised by its name or its bounds, at any depth', () => {
  const fault = (at: string): string => `POST /things: ${at} names something: it needs x-refers-to`
  expect(referencesIn({ thing: wideId })).toEqual([fault('thing')])
  expect(referencesIn({ user_id: { type: 'string' } })).toEqual([fault('user_id')])
  expect(referencesIn({ list: { type: 'array', items: { type: 'object', properties: { stream: { type: 'string' } } } } })).toEqual([
    fault('list[].stream'),
  ])
  expect(referencesIn({ number: { type: 'integer', maximum: 5 }, text: { type: 'string' } })).toEqual([])
})

test('a reference covers everything within it', () => {
  expect(referencesIn({ things: { 'x-refers-to': 'user', type: 'array', items: wideId } })).toEqual([])
})

test('a reason covers one place or every place of a name, and is refused once its cause is gone', () => {
  expect(referencesIn({ thing: wideId }, { thing: 'why' })).toEqual([])
  expect(referencesIn({ thing: wideId }, { 'make thing': 'why' })).toEqual([])
  expect(referencesIn({}, { thing: 'why' })).toEqual(['thing no longer needs a reason'])
})

test('references are found once for all permission settings, by ID or by name, in each kind', () => {
  const setting: Schema = { type: 'object', properties: { new: { ...wideId, 'x-refers-to': 'group' }, old: wideId } }
  const operation = operationOf({
    can_do_group: setting,
    can_be_group: setting,
    to: { 'x-refers-to': ['channel', 'user'], type: 'string' },
  })
  expect(referencesOf(operation).map(titleOf)).toEqual(['make *.new: group by id', 'make to: channel by name', 'make to: user by name'])
})

test('the forms of a body must require the same', () => {
  const form = (...required: string[]) => ({ schema: { ...object({ name: text, file: text }), required } })
  const operation = (...forms: ReturnType<typeof form>[]): WholeContract['operations'] =>
    placed({ ...operationOf({}), requestBody: { content: Object.fromEntries(forms.map((one, i) => [String(i), one])) } })
  expect([...formFaults(operation(form('name'), form('file', 'name')))]).toEqual([
    `${where}: one form requires 'name', another 'file, name'`,
  ])
  expect([...formFaults(operation(form('name', 'file'), form('file', 'name')))]).toEqual([])
})

test.each<[string, Schema, string]>([
  ['a text that is longer than it says', { ...text, description: 'A name, at most 5 characters.' }, 'says at most 5 characters'],
  ['a text with a limit by name', { ...text, description: 'At most `max_topic_length` code points.' }, 'but its schema 10'],
  ['a limit that is not told', { ...text, 'x-max-length': 5, description: 'A name.' }, 'has x-max-length 5'],
  ['a list that is longer', { type: 'array', maxItems: 9, description: 'Words. At most 5.' }, 'says at most 5, but its schema 9'],
  ['an integer that is greater', { ...id, description: 'At most 5.' }, 'says at most 5, but its schema 9'],
  ['something optional', { ...text, description: 'An optional name.' }, 'says optional'],
  ['something required that is not', { ...text, description: 'A name. Required.' }, 'says Required'],
  ['another default', { type: 'boolean', default: true, description: 'If omitted, it is false.' }, 'its default is true'],
  ['no default', { type: 'boolean', description: 'Defaults to `false`.' }, 'its default is undefined'],
  ['other values', { type: 'string', enum: ['a', 'b'], description: 'One of `a`, `c`.' }, 'says one of a, c'],
])('a description must not contradict its schema: %s', (_, schema, fault) => {
  expect([...wordFaults(placed(operationOf({ thing: schema })), {})]).toEqual([expect.stringContaining(fault)])
  const reasons = { thing: 'a reason' }
  if (!schema.enum) expect([...wordFaults(placed(operationOf({ thing: schema })), reasons)]).toEqual([])
  expect([...wordFaults(placed(operationOf({ thing: text })), reasons)]).toEqual(['thing no longer needs a reason'])
})

test('a description may say what its schema says', () => {
  const properties: Record<string, Schema> = {
    name: { ...text, 'x-max-length': 60, description: 'Trimmed, then 1 to 60 printable code points.' },
    topic: { ...text, 'x-max-length': 60, description: 'At most `max_topic_length` code points, and at most 100 bytes.' },
    older: { ...text, 'x-max-length': 60, description: 'The older name of `topic`. Required unless `topic` is given.' },
    list: { type: 'array', maxItems: 20_000, description: 'Words. At most 20,000.' },
    flag: { type: 'boolean', default: false, description: 'Whether. If omitted, it is false.' },
    kind: { type: 'string', enum: ['a', 'b'], description: 'The kind. One of `a` or `b`.' },
  }
  expect([...wordFaults(placed(operationOf(properties)), {})]).toEqual([])
})

test('what is required must not say what it means when it is left out', () => {
  const made = operationOf({})
  const schema = { ...object({ name: { ...text, description: 'If omitted, it is the old one.' } }), required: ['name'] }
  const required = placed({ ...made, requestBody: { content: { form: { schema } } } })
  expect([...wordFaults(required, {})]).toEqual([`${where}: name: says what it means if left out, but is required`])
})

test('a link must lead to an operation, with its parameters', () => {
  const leading = (operationId: string, parameter: string): WholeContract['operations'] => {
    const made = operationOf({})
    const links = { next: { operationId, parameters: { [parameter]: '$response.body#/id' } } }
    return placed({ ...made, parameters: [{ name: 'id', in: 'query', schema: id }], responses: { '200': { description: '', links } } })
  }
  expect([...linkFaults(leading('make', 'id'))]).toEqual([])
  expect([...linkFaults(leading('make', 'name'))]).toHaveLength(1)
  expect([...linkFaults(leading('break', 'id'))]).toHaveLength(1)
})
