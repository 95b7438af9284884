// databases: once
// The document for generators of clients.

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { GENERATORS } from '../contract-tests/generators/table.ts'
import { type BundledContract, clientBundle, type Schema } from './client-bundle.ts'
import { withoutUnions } from './without-unions.ts'

const operation = {
  parameters: [
    {
      name: 'narrow',
      description: 'Terms.',
      content: { 'application/json': { schema: {}, examples: { topic: { value: [['topic', 'a']] } } } },
    },
    { name: 'include_anchor', description: 'Whether.', schema: { type: 'boolean', default: true } },
  ],
  responses: { '200': { content: { 'text/plain; charset=utf-8': { schema: { type: 'string', format: 'binary' } } } } },
  requestBody: {
    content: {
      'application/x-www-form-urlencoded': { schema: { $ref: '#/components/schemas/Thing' }, encoding: { to: {} }, examples: {} },
    },
  },
}
const text = { type: 'string' }
const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` })
const answering = (schema: Schema) => ({ '200': { content: { 'application/json': { schema } } } })
const contract: BundledContract = {
  paths: {
    '/things': { post: operation },
    '/channels': { get: { responses: answering(ref('GetChannelResponse')) } },
    '/events': { get: { responses: answering(ref('GetEventsResponse')) } },
  },
  components: {
    schemas: {
      Thing: {
        type: 'object',
        properties: {
          font_size: ref('FontSize'),
          style: ref('Style'),
          kind: { type: 'string', enum: ['', 'private'] },
          to: { oneOf: [text, { type: 'array', items: text }, { type: 'array', items: { type: 'integer' } }] },
          capabilities: ref('Capabilities'),
        },
      },
      FontSize: { type: 'integer', description: 'In pixels.' },
      Style: { type: 'integer', enum: [1, 2], description: 'The style: 1 = compact, 2 = with status. Kept.' },
      Capabilities: { properties: { typing: { type: 'boolean' } }, additionalProperties: { type: 'boolean' } },
      Unused: { type: 'object' },
      GetChannelResponse: {
        type: 'object',
        additionalProperties: false,
        properties: {
          announce: { type: 'boolean', default: false },
          style: ref('Style'),
          bot_type: { type: 'integer', nullable: true, enum: [1, null], description: '1 = generic.' },
          policy: { type: 'string', enum: ['a', 'b'], description: 'Who.' },
        },
      },
      GetEventsResponse: { type: 'object', properties: { events: { type: 'array', items: ref('Event') } } },
      Event: {
        oneOf: [ref('AEvent'), ref('BEvent')],
        discriminator: { propertyName: 'type', mapping: { a: '#/components/schemas/AEvent', b: '#/components/schemas/BEvent' } },
      },
      AEvent: { description: 'A.', oneOf: [ref('AAddEvent'), ref('AChangeEvent')], discriminator: { propertyName: 'op' } },
      AAddEvent: event('a', { op: { type: 'string', enum: ['add'] }, name: text, value: text }),
      AChangeEvent: event('a', { op: { type: 'string', enum: ['change'] }, value: { type: 'integer' } }),
      BEvent: event('b', {}),
    },
  },
}
function event(type: string, properties: Record<string, Schema>): Schema {
  return {
    type: 'object',
    required: ['type', ...Object.keys(properties)],
    additionalProperties: false,
    properties: { type: { type: 'string', enum: [type] }, ...properties },
  }
}
const { paths, components } = clientBundle(contract)
const { parameters = [], requestBody, responses } = paths['/things']?.post ?? {}

test('the client bundle has JSON instead of forms', () => {
  expect(requestBody?.content).toEqual({ 'application/json': { schema: ref('Thing'), examples: {} } })
})

test('the client bundle has no answer to a case whose request only a form can make', () => {
  const answers = { code: { value: 1 }, picture: { value: 2 } }
  const content = {
    'application/x-www-form-urlencoded': { examples: { code: { value: {} } } },
    'multipart/form-data': { examples: { picture: { value: {} } } },
  }
  const twoForms = {
    requestBody: { content },
    responses: { '200': { content: { 'application/json': { schema: {}, examples: answers } } } },
  }
  const [post] = Object.values(clientBundle({ ...contract, paths: { '/bots': { post: twoForms } } }).paths['/bots'] ?? {})
  expect(post?.requestBody?.content).toEqual({ 'application/json': { examples: { code: { value: {} } } } })
  expect(post?.responses?.['200']?.content?.['application/json']?.examples).toEqual({ code: { value: 1 } })
})

test('the client bundle has no case whose request is wrong on purpose, nor its answer', () => {
  const request = {
    schema: { type: 'object', required: ['name'], properties: { name: text } },
    examples: { named: { value: { name: 'a' } }, nameMissing: { value: {} }, unknownParameter: { value: { name: 'a', colour: 'red' } } },
  }
  const answers = { named: {}, nameMissing: {}, unknownParameter: {}, idInvalid: {}, nowhere: {} }
  const examples = { idInvalid: { $ref: '#/components/examples/IdInvalid' }, nowhere: { value: 9 } }
  const things = {
    parameters: [{ schema: { type: 'integer' }, examples }],
    requestBody: { content: { 'application/x-www-form-urlencoded': request } },
    responses: { '200': { content: { 'application/json': { schema: {}, examples: answers } } } },
  }
  const { paths, components } = clientBundle({
    paths: { '/things/{id}': { post: things } },
    components: { schemas: {}, examples: { IdInvalid: { value: 'a' } } },
  })
  const { parameters, requestBody, responses } = paths['/things/{id}']?.post ?? {}
  expect(Object.keys(parameters?.[0]?.examples ?? {})).toEqual(['nowhere'])
  expect(Object.keys(requestBody?.content['application/json']?.examples ?? {})).toEqual(['named'])
  expect(Object.keys(responses?.['200']?.content?.['application/json']?.examples ?? {})).toEqual(['named', 'nowhere'])
  expect(components.examples).toEqual({})
})

test('the client bundle has JSON in a query as text with an example, and defaults in words', () => {
  expect(parameters).toEqual([
    {
      name: 'narrow',
      description: 'Terms. JSON, such as `[["topic","a"]]`.',
      schema: { type: 'string' },
      examples: { topic: { value: '[["topic","a"]]' } },
    },
    { name: 'include_anchor', description: 'Whether. Without it, `true`.', schema: { type: 'boolean' } },
  ])
  expect(components.schemas.GetChannelAnswer?.properties?.announce).toEqual({ type: 'boolean', description: 'Without it, `false`.' })
})

test('the client bundle has only the known keys of an open object of a request', () => {
  expect(components.schemas.Capabilities).toEqual({ properties: { typing: { type: 'boolean' } } })
})

test('the client bundle has a downloaded file as bytes', () => {
  expect(Object.keys(responses?.['200']?.content ?? {})).toEqual(['application/octet-stream'])
})

test('the client bundle has no link whose next request has a body', () => {
  const links = { edit: { operationId: 'editThing' }, send: { operationId: 'sendThing', requestBody: { to: 'general' } } }
  const bundle = clientBundle({ ...contract, paths: { '/things': { post: { responses: { '200': { links } } } } } })
  expect(Object.keys(bundle.paths['/things']?.post?.responses?.['200']?.links ?? {})).toEqual(['edit'])
})

test('the client bundle that people get says that an event is JSON in ogen', () => {
  const bundle = JSON.parse(readFileSync(new URL('../src/generated/contract.client.json', import.meta.url), 'utf8')) as BundledContract
  expect(bundle.components.schemas.ReceivedEvent).toHaveProperty('x-ogen-type')
})

test('the client bundle has a plain value inline', () => {
  expect(components.schemas.Thing?.properties?.font_size).toEqual({ type: 'integer', description: 'In pixels.' })
  expect(components.schemas).not.toHaveProperty('FontSize')
})

test('the client bundle has one list in a union', () => {
  const items = { oneOf: [text, { type: 'integer' }] }
  expect(components.schemas.Thing?.properties?.to).toEqual({ oneOf: [text, { type: 'array', items }] })
})

test('the client bundle names the values of an enumeration of integers', () => {
  expect(components.schemas.Style).toMatchObject({ enum: [1, 2], 'x-enum-varnames': ['COMPACT', 'WITH_STATUS'] })
})

test('the client bundle names the values of an enumeration of which one is empty', () => {
  expect(components.schemas.Thing?.properties?.kind).toMatchObject({ 'x-enum-varnames': ['NONE', 'PRIVATE'] })
})

test('the client bundle has answers that other fields and values can be added to', () => {
  expect(components.schemas.GetChannelAnswer?.additionalProperties).toBe(true)
  const { style, bot_type, policy } = components.schemas.GetChannelAnswer?.properties ?? {}
  expect(style).toMatchObject({ type: 'integer', 'x-extensible-enum': [1, 2] })
  expect(bot_type).toEqual({ type: 'integer', nullable: true, description: '1 = generic.', 'x-extensible-enum': [1] })
  expect(policy).toEqual({
    type: 'string',
    description: 'Who.\nKnown values: `a`, `b`; there may be others.',
    'x-extensible-enum': ['a', 'b'],
  })
  for (const schema of [style, bot_type, policy]) expect(schema).not.toHaveProperty('enum')
})

test('the client bundle has one schema for each type of event, and one for the types to come', () => {
  expect(components.schemas.GetEventsAnswer?.properties?.events?.items).toEqual(ref('ReceivedEvent'))
  expect(components.schemas.ReceivedEvent).toMatchObject({ anyOf: [ref('Event'), ref('UnknownEvent')] })
  expect(components.schemas.Event).toEqual(contract.components.schemas.Event)
  expect(components.schemas.AEvent).toMatchObject({
    description: 'A.',
    required: ['type', 'op', 'value'],
    properties: { type: { enum: ['a'] }, op: { 'x-extensible-enum': ['add', 'change'] }, name: text, value: {} },
    additionalProperties: true,
  })
  expect(components.schemas.AEvent).not.toHaveProperty('oneOf')
})

test('the client bundle has no schema that nothing refers to', () => {
  for (const name of ['Unused', 'AAddEvent']) expect(components.schemas).not.toHaveProperty(name)
})

test('the client bundle without unions has any value in place of each, described as it was, and still the schemas of events', () => {
  const served = JSON.parse(readFileSync('src/generated/contract.client.json', 'utf8')) as BundledContract
  const flat = withoutUnions(served)
  expect(JSON.stringify(served)).toMatch(/"(oneOf|anyOf)"/)
  expect(JSON.stringify(flat)).not.toMatch(/"(oneOf|anyOf|discriminator)"/)
  const { schemas } = flat.components
  expect(schemas.Message?.properties?.display_recipient).toEqual({ description: expect.stringMatching(/./) })
  expect(schemas.GetEventsAnswer?.properties?.events?.items).toEqual({ description: expect.stringContaining('UnknownEvent') })
  expect(Object.keys(schemas)).toEqual(expect.arrayContaining(['MessageEvent', 'ReactionEvent', 'UnknownEvent']))
  const named = new Set([...JSON.stringify(flat).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name = '']) => name))
  expect([...named].filter((name) => !(name in schemas))).toEqual([])
})

test('the client bundle leaves the contract unchanged', () => {
  expect(contract.components.schemas).toHaveProperty('FontSize')
})

// What generated clients refuse: today's answers with something added must not be among it.
test('nothing in an answer of the contract is closed but the types of events', () => {
  const bundle = JSON.parse(readFileSync(new URL('../src/generated/contract.client.json', import.meta.url), 'utf8')) as BundledContract
  const closed: string[] = []
  const seen = new Set<string>()
  const visit = (part: object, path: string): void => {
    const { $ref = '', type, enum: values, oneOf = [], properties, additionalProperties } = part as Schema
    const name = $ref.replace('#/components/schemas/', '')
    if ($ref && !seen.has(name)) {
      seen.add(name)
      visit(bundle.components.schemas[name] ?? {}, name)
    }
    const ofObjects = oneOf.length > 0 && oneOf.every((one) => one.$ref ?? one.properties)
    const isClosed = type === 'object' && properties && additionalProperties !== true
    if ((values && !/Event\/properties\/type$/.test(path)) || isClosed || (ofObjects && name !== 'Event' && path !== 'Event'))
      closed.push(path)
    for (const [key, value] of Object.entries(part))
      if (typeof value === 'object' && value !== null && !['enum', 'example', 'examples', 'headers'].includes(key))
        visit(value, `${path}/${key}`)
  }
  for (const [path, item] of Object.entries(bundle.paths)) for (const { responses = {} } of Object.values(item)) visit(responses, path)
  visit(bundle.components.responses ?? {}, 'responses')
  expect(seen.size).toBeGreaterThan(150)
  expect(closed).toEqual([])
})

test('no enumeration of the contract has null among its values, and those of integers or with an empty value have names', () => {
  const bundle = readFileSync(new URL('../src/generated/contract.client.json', import.meta.url), 'utf8')
  const wrong: Schema[] = []
  JSON.parse(bundle, (_, value: Schema | null) => {
    const values = Array.isArray(value?.enum) ? value.enum : []
    if (values.includes(null) || ((typeof values[0] === 'number' || values.includes('')) && !value?.['x-enum-varnames']))
      wrong.push(value as Schema)
    return value
  })
  expect(wrong).toEqual([])
})

test('the guide to generators lists those that are run, in the versions that are installed', () => {
  const read = (file: string): string => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')
  const [, table = ''] = read('docs/clients/generators.md').split(/^## .*$/m)
  const rows = [...table.matchAll(/^\| (\S.*?) \| ([\d.]+) \| `.*(?:BUNDLE|FLAT).*` \| (.+) \|$/gm)]
  expect(rows.map(([, name]) => name)).toEqual(GENERATORS.map(({ name }) => name))
  const ignoring = rows.filter(([, , , loses]) => loses?.includes('Unknown fields'))
  expect(ignoring.map(([, name]) => name)).toEqual(GENERATORS.filter(({ keepsFields }) => !keepsFields).map(({ name }) => name))
  const pins = ['package.json', 'requirements.in', 'go.mod', 'java/pom.xml']
    .map((file) => read(`contract-tests/generators/${file}`))
    .join('\n')
  for (const [, name, version = '-'] of rows) expect(`${pins}${read('package-lock.json')}`, name).toContain(version)
})
