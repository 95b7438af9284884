// databases: once

import { expect, test } from 'vitest'
import { type Model, modelFaults } from './contract-model.ts'

const text = { type: 'string', description: 'A text.' }
const model = (schemas: Model['components']['schemas'], schema: object = { $ref: '#/components/schemas/Answer' }): Model => ({
  paths: { '/answer': { get: { operationId: 'getAnswer', responses: { '200': { content: { 'application/json': { schema } } } } } } },
  components: { schemas },
})
const faults = (wrong: Model): string[] => [...modelFaults(wrong)]

test('a schema that describes itself and its properties has no fault', () => {
  expect(
    faults(
      model({ Answer: { description: 'An answer.', properties: { text, other: { $ref: '#/components/schemas/Text' } } }, Text: text }),
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
  expect(faults(model({ color_scheme: text, NOT_FOUND: text, NotFound: text }))).toEqual([
    'components/schemas/color_scheme: a name that the bundler chose',
    'components/schemas/NotFound: generators cannot tell it from NOT_FOUND',
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
