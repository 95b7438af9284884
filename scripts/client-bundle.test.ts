// databases: once
// The document for generators of clients.

import { expect, test } from 'vitest'
import { type BundledContract, clientBundle } from './client-bundle.ts'

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
      'application/x-www-form-urlencoded': { schema: { $ref: '#/components/schemas/Request' }, encoding: { to: {} }, examples: {} },
    },
  },
}
const contract: BundledContract = {
  paths: { '/things': { post: operation } },
  components: {
    schemas: {
      Request: { properties: { font_size: { $ref: '#/components/schemas/FontSize' } } },
      FontSize: { type: 'integer', description: 'In pixels.' },
      Capabilities: { properties: { typing: { type: 'boolean' } }, additionalProperties: { type: 'boolean' } },
      Channel: { properties: { announce: { type: 'boolean', default: false } } },
      Event: {
        discriminator: { propertyName: 'type' },
        oneOf: [{ $ref: '#/components/schemas/AEvent' }, { $ref: '#/components/schemas/BEvent' }],
      },
      AEvent: { description: 'A.', type: 'object', properties: { type: {} }, oneOf: [{ $ref: '#/components/schemas/AAddEvent' }] },
      AAddEvent: { type: 'object', properties: { type: { enum: ['a'] } } },
      BEvent: { type: 'object', properties: { type: { enum: ['b'] } } },
      Name: { oneOf: [{ type: 'string' }, { type: 'integer' }], nullable: true } as never,
    },
  },
}
const { paths, components } = clientBundle(contract)
const { parameters = [], requestBody, responses } = paths['/things']?.post ?? {}

test('the client bundle has JSON instead of forms', () => {
  expect(requestBody?.content).toEqual({ 'application/json': { schema: { $ref: '#/components/schemas/Request' }, examples: {} } })
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
  expect(components.schemas.Channel).toEqual({ properties: { announce: { type: 'boolean', description: 'Without it, `false`.' } } })
})

test('the client bundle has only the known keys of an open object', () => {
  expect(components.schemas.Capabilities).toEqual({ properties: { typing: { type: 'boolean' } } })
})

test('the client bundle has a downloaded file as bytes', () => {
  expect(Object.keys(responses?.['200']?.content ?? {})).toEqual(['application/octet-stream'])
})

test('the client bundle has a plain value inline', () => {
  expect(components.schemas.Request).toEqual({ properties: { font_size: { type: 'integer', description: 'In pixels.' } } })
  expect(components.schemas).not.toHaveProperty('FontSize')
})

test('the client bundle has unions of complete branches, including those of nested unions', () => {
  const branch = (name: string) => ({ $ref: `#/components/schemas/${name}` })
  expect(components.schemas.Event).toEqual({ oneOf: [branch('AAddEvent'), branch('BEvent')] })
  expect(components.schemas.AEvent).toEqual({ description: 'A.', oneOf: [branch('AAddEvent')] })
  expect(components.schemas.Name).toEqual(contract.components.schemas.Name)
})

test('the client bundle leaves the contract unchanged', () => {
  expect(contract.components.schemas).toHaveProperty('FontSize')
})
