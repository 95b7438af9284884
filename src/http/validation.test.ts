import { Ajv } from 'ajv'
import { describe, expect, test } from 'vitest'
import type { JsonSchema } from './contract.ts'
import { invalidRequest } from './validation.ts'

/** The message for a value of a form's field `field` that does not match the schema. */
function messageFor(schema: JsonSchema, value: unknown): string {
  const ajv = new Ajv({ strict: false, discriminator: true, verbose: true })
  const validate = ajv.compile({ properties: { requestBody: { type: 'object', properties: { field: schema } } } })
  expect(validate({ requestBody: { field: value } })).toBe(false)
  return invalidRequest(validate.errors ?? []).message
}

const object = (kind: string, required: string[] = []): JsonSchema => ({
  type: 'object',
  required: ['kind', ...required],
  additionalProperties: false,
  properties: { kind: { type: 'string', enum: [kind] }, 'a/b~c': { type: 'integer' } },
})

describe('what is wrong is said with the name of the parameter, and where in it:', () => {
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
    ["'field' must have at most 1 items", { type: 'array', maxItems: 1 }, [1, 2]],
    ["'field' has the wrong form", { type: 'string', pattern: '^a$' }, 'b'],
    ["'field[1]' must be an integer", { items: { type: 'integer' } }, [1, 'a']],
    ["'field[0][1]' must be a string", { items: { items: { type: 'string' } } }, [['a', 1]]],
    ["'field.kind' is missing", object('a'), {}],
    ["'field.a/b~c' must be an integer", object('a'), { kind: 'a', 'a/b~c': 'x' }],
    ["'field' must not have a key 'colour'", object('a'), { kind: 'a', colour: 1 }],
    ["'field' must be an integer, or a string", { oneOf: [{ type: 'integer' }, { type: 'string' }] }, {}],
    [
      "'field' must be an integer, or a list of strings",
      { oneOf: [{ type: 'integer' }, { type: 'array', items: { type: 'string' } }] },
      [1],
    ],
  ])('%s', (message, schema, value) => {
    expect(messageFor(schema, value)).toBe(message)
  })

  test('a key of any length is repeated up to 100 characters', () => {
    expect(messageFor(object('a'), { kind: 'a', ['x'.repeat(500)]: 1 })).toBe(`'field' must not have a key '${'x'.repeat(100)}'`)
  })
})

test('what is wrong without an error of its own is BAD_REQUEST, too', () => {
  expect(invalidRequest([])).toMatchObject({ code: 'BAD_REQUEST', message: 'The request is invalid' })
})
