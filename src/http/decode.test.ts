// databases: once

import { describe, expect, test } from 'vitest'
import { ApiError } from '../errors.ts'
import { type JsonSchema, loadContract, type Operation } from './contract.ts'
import { decodeParameters, decodingPlan, parseUrlEncoded, percentDecode } from './decode.ts'
import { parseJsonBody } from './decode-json.ts'

const json = { contentType: 'application/json' }
const FIELDS: Record<string, { schema: JsonSchema; encoding?: typeof json }> = {
  text: { schema: { type: 'string' } },
  nullableText: { schema: { type: 'string', nullable: true } },
  whole: { schema: { type: 'integer' } },
  part: { schema: { type: 'number' } },
  truth: { schema: { type: 'boolean' } },
  list: { schema: { type: 'array' }, encoding: json },
  nullable: { schema: { type: 'integer', nullable: true }, encoding: json },
  nameOrId: { schema: { oneOf: [{ type: 'integer' }, { type: 'string' }, { type: 'array' }] }, encoding: json },
  truthOrText: { schema: { oneOf: [{ type: 'boolean', nullable: true }, { type: 'string' }] }, encoding: json },
  file: { schema: { type: 'string', format: 'binary' } },
}
const entries = Object.entries(FIELDS)
const plan = decodingPlan({
  parameters: [],
  requestBody: {
    required: true,
    mediaType: 'application/x-www-form-urlencoded',
    schema: { properties: Object.fromEntries(entries.map(([name, { schema }]) => [name, schema])) },
    encoding: Object.fromEntries(entries.flatMap(([name, { encoding }]) => (encoding ? [[name, encoding]] : []))),
  },
} as unknown as Operation).body

const decode = (name: string, text: string): unknown => decodeParameters(plan, [[name, text]]).values[name]

describe('text becomes a value of the type in the contract:', () => {
  test.each<[string, string, unknown]>([
    ['text', '', ''],
    ['text', ' 7 ', ' 7 '],
    ['text', '"quoted"', '"quoted"'],
    ['text', 'tab\tand\r\nlines', 'tab\tand\r\nlines'],
    ['text', 'null', 'null'],
    ['whole', '0', 0],
    ['whole', '-0', -0],
    ['whole', '-12', -12],
    ['whole', '9007199254740991', Number.MAX_SAFE_INTEGER],
    ['part', '1.5', 1.5],
    ['part', '-3', -3],
    ['truth', 'true', true],
    ['truth', 'True', true],
    ['truth', 'false', false],
    ['truth', 'False', false],
    ['list', ' [1, "a"] ', [1, 'a']],
    ['list', '"not a list"', 'not a list'],
    ['nullable', 'null', null],
    ['nullableText', 'null', null],
    ['nullableText', '', ''],
    ['nullableText', 'Null', 'Null'],
    ['nullableText', '"null"', '"null"'],
    ['nullableText', 'null ', 'null '],
    ['nullable', '7', 7],
    ['nameOrId', 'general', 'general'],
    ['nameOrId', '"general"', 'general'],
    ['nameOrId', '9', 9],
    ['nameOrId', '"9"', '9'],
    ['nameOrId', '007', '007'],
    ['nameOrId', '1e3', '1e3'],
    ['nameOrId', 'true', 'true'],
    ['nameOrId', 'null', 'null'],
    ['nameOrId', '[9]', [9]],
    ['nameOrId', 'two words', 'two words'],
    ['truthOrText', 'true', true],
    ['truthOrText', 'false', false],
    ['truthOrText', 'null', null],
    ['truthOrText', '#c2726a', '#c2726a'],
    ['truthOrText', '"true"', 'true'],
    ['truthOrText', 'truth', 'truth'],
  ])('%s %j', (name, text, value) => {
    expect(decode(name, text)).toEqual(value)
  })
})

describe('text of another type is refused with the name of the parameter:', () => {
  test.each([
    ...['', ' 1', '1 ', '1.0', '1e3', '0x1', '01', '--1', '9007199254740992', '٣', 'null', '[1]'].map((text) => [
      'whole',
      text,
      'must be an integer',
    ]),
    ...['', '1e3', '.5', '5.', 'Infinity', 'NaN', '1_000', '1'.repeat(16)].map((text) => ['part', text, 'must be a number']),
    ...['', '1', '0', 'yes', 'TRUE', '"true"', 'null'].map((text) => ['truth', text, 'must be true or false']),
    ...['', '[', '[1,]', "['a']", '[1] 2', 'undefined', '\ufeff[]'].map((text) => ['list', text, 'is not valid JSON']),
    ...['[1', '{"a"', '"general'].map((text) => ['nameOrId', text, 'is not valid JSON']),
    ['list', '[9007199254740992]', 'contains a number that is too large'],
    ['list', '[-1e999]', 'contains a number that is too large'],
  ])("'%s' %j", (name = '', text = '', what) => {
    expect(() => decode(name, text)).toThrow(`'${name}' ${what}`)
  })
})

describe('depth', () => {
  const nested = (depth: number, open = '[', close = ']') => open.repeat(depth) + close.repeat(depth)

  test('of 16 is accepted, and of 17 is refused', () => {
    expect(() => decode('list', nested(16))).not.toThrow()
    expect(() => decode('list', nested(17))).toThrow("'list' is nested too deeply")
    expect(() => decode('list', `[${nested(17, '{"a":[', ']}')}]`)).toThrow("'list' is nested too deeply")
  })

  test('does not grow with values side by side', () => {
    expect(decode('list', `[${'[],{},'.repeat(40)}1]`)).toHaveLength(81)
  })

  test('does not count brackets inside of strings', () => {
    expect(decode('list', `["${'['.repeat(50)}\\"${'{'.repeat(50)}"]`)).toEqual([`${'['.repeat(50)}"${'{'.repeat(50)}`])
  })
})

test('unknown names are collected once each, including those of the object prototype', () => {
  const names = ['colour', '__proto__', 'constructor', 'colour', 'file']
  const { values, unknown } = decodeParameters(
    plan,
    names.map((name) => [name, '\0']),
  )
  expect(unknown).toEqual(['colour', '__proto__', 'constructor', 'file'])
  expect(Object.keys(values)).toEqual([])
})

test('a known name that is given twice is refused', () => {
  const twice: [string, string][] = [
    ['text', 'a'],
    ['text', 'a'],
  ]
  expect(() => decodeParameters(plan, twice)).toThrow("'text' is given more than once")
})

test('an invalid field is BAD_REQUEST', () => {
  expect(() => decode('whole', 'x')).toThrow(ApiError)
  expect(() => decode('whole', 'x')).toThrow(expect.objectContaining({ code: 'BAD_REQUEST', status: 400 }))
})

describe('a form', () => {
  test.each<[string, [string, string][]]>([
    ['', []],
    ['&&', []],
    ['a', [['a', '']]],
    ['a=', [['a', '']]],
    ['=b', [['', 'b']]],
    ['a=b=c', [['a', 'b=c']]],
    ['a+b=c+d%2B', [['a b', 'c d+']]],
    ['a=1;b=2', [['a', '1;b=2']]],
    [
      'a=1&a=2',
      [
        ['a', '1'],
        ['a', '2'],
      ],
    ],
    ['%61=%F0%9F%98%80', [['a', '😀']]],
    ['a=\xf0\x9f\x98\x80', [['a', '😀']]],
    ['a=\xc3\xa9%C3%A9x+++y', [['a', 'éé\u0078   y']]],
  ])('%j has the fields %j', (text, fields) => {
    expect(parseUrlEncoded(text, 'request body')).toEqual(fields)
  })

  test('has names in percent-encoded UTF-8', () => {
    expect(() => parseUrlEncoded('%=1', 'form')).toThrow('The names of the parameters in the form must be percent-encoded UTF-8')
  })

  test('repeats a hostile name in a message shortened, and without unprintable characters', () => {
    expect(() => parseUrlEncoded(`%00${'x'.repeat(1_000)}=%`, 'form')).toThrow(`'?${'x'.repeat(99)}' must be percent-encoded UTF-8`)
  })
})

test.each([
  '%',
  '%4',
  '%zz',
  '\xc3\xa9%',
  '\xc3\xa9%4',
  '\xc3\xa9%zz',
  '\xc3\xa9%4z',
  '%C0%80',
  '%ED%A0%80',
  '%F4%90%80%80',
  '%FF',
  '\xff',
  '\xc3',
  '%C3\xc3',
])('%j is not percent-encoded UTF-8', (text) => {
  expect(percentDecode(text)).toBeUndefined()
})

describe('input larger than anything in the contract is refused before it is parsed:', () => {
  const message = (work: () => unknown): string => {
    try {
      work()
      return 'not refused'
    } catch (error) {
      expect(error).toBeInstanceOf(ApiError)
      return (error as ApiError).message
    }
  }
  const list = (n: number): string => `[${'1,'.repeat(n - 2)}"],["]`
  const object = (n: number): string => `{${Array.from({ length: n }, (_, i) => `"k${i}":1`).join(',')}}`
  const pairs = (n: number): string => Array.from({ length: n }, (_, i) => `k${i}=`).join('&')

  // The list itself is a value, and so is each item.
  test.each([
    ["'list' must have at most 200000 values in all", () => decode('list', list(200_001)), () => decode('list', list(200_000))],
    [
      "'list' must have at most 40000 keys in all",
      () => decode('list', `[${'{"a":1},'.repeat(40_000)}{"a":1}]`),
      () => decode('list', `[${'{"a":1},'.repeat(39_999)}{"a":1}]`),
    ],
    ["'list' must not have an object of more than 10000 keys", () => decode('list', object(10_001)), () => decode('list', object(10_000))],
    [
      'The form must have at most 1000 parameters',
      () => parseUrlEncoded(pairs(1_001), 'form'),
      () => parseUrlEncoded(pairs(1_000), 'form'),
    ],
  ])('%s', (refusal, beyond, within) => {
    expect(message(beyond)).toBe(refusal)
    expect(message(within)).toBe('not refused')
  })
})

describe('parameters in several places', () => {
  const words: JsonSchema = { type: 'array', items: { type: 'string' }, 'x-set-of': 'word' }
  const ids: JsonSchema = { oneOf: [{ type: 'array', items: { type: 'integer' } }] }
  const people: JsonSchema = { type: 'array', items: { oneOf: [{ type: 'integer' }, { type: 'string' }] } }
  const pair: JsonSchema = { type: 'object', properties: { words, note: { type: 'string' } } }
  const rows: JsonSchema = { type: 'array', items: pair, 'x-set-of': 'row' }
  const inQuery = (name: string, schema: JsonSchema) => ({ name, in: 'query', content: { 'application/json': { schema } } })
  const operation = {
    parameters: [
      { name: 'id', in: 'path', schema: { type: 'integer' } },
      { name: 'bare', in: 'query' },
      { name: 'page', in: 'query', schema: { type: 'integer' }, content: {} },
      ...[inQuery('words', words), inQuery('ids', ids), inQuery('people', people), inQuery('rows', rows)],
      ...[inQuery('one', { oneOf: [words, { type: 'string' }] }), inQuery('maybe', { type: 'string', nullable: true })],
    ],
  } as unknown as Operation
  const read = (part: 'path' | 'query', ...fields: [string, string][]) => decodeParameters(decodingPlan(operation)[part], fields)

  test('are known only where they belong, with their types', () => {
    expect(read('path', ['id', '7'], ['page', '1'])).toEqual({ values: { id: 7 }, unknown: ['page'] })
    expect(read('query', ['id', '7'], ['page', '1'], ['bare', '1'])).toEqual({ values: { page: 1, bare: '1' }, unknown: ['id'] })
    expect(decodingPlan(operation).body.size).toBe(0)
  })

  test.each<[string, string, unknown]>([
    ['words', 'a', ['a']],
    ['words', 'a"[{ b', ['a"[{ b']],
    ['words', '["a","b","a"]', ['a', 'b']],
    ['words', 'null', null],
    ['ids', '7', [7]],
    ['ids', '[7,7]', [7, 7]],
    ['people', '7', [7]],
    ['people', '-12', [-12]],
    ['people', 'ann', ['ann']],
    ['maybe', 'null', null],
    ['maybe', 'nul', 'nul'],
    ['one', 'null', 'null'],
    ['one', 'a', 'a'],
    ['one', '["a","a"]', ['a']],
    ['rows', '[{"words":["b","b"],"note":"x"},{"note":"x"},{"note":"x"}]', [{ words: ['b'], note: 'x' }, { note: 'x' }]],
    ['rows', '[null,[1],"a",{"words":"b"}]', [null, [1], 'a', { words: 'b' }]],
    ['rows', '{"words":["b","b"]}', { words: ['b', 'b'] }],
  ])('%s may be %s', (name, text, value) => {
    expect(read('query', [name, text]).values[name]).toEqual(value)
  })

  test.each([
    ['words', ' a'],
    ['words', '"a'],
    ['ids', 'x'],
    ['rows', 'x'],
    ['rows', '{'],
  ])('%s is not JSON: %j', (name, text) => {
    expect(() => read('query', [name, text])).toThrow(`'${name}' is not valid JSON`)
  })

  test('can be repeated with one item each, if they are lists', () => {
    expect(read('query', ['words', 'a'], ['words', 'b'], ['words', 'a']).values).toEqual({ words: ['a', 'b'] })
    expect(read('query', ['people', 'ann'], ['people', '7']).values).toEqual({ people: ['ann', 7] })
    expect(() => read('query', ['page', '1'], ['page', '2'])).toThrow("'page' is given more than once")
    expect(() => read('query', ['ids', '7'], ['ids', 'x'])).toThrow("'ids' is not valid JSON")
  })
})

describe('a JSON body', () => {
  const body = (text: string | Buffer) => parseJsonBody(Buffer.from(text as string), 3)
  const given = (value: unknown, name = 'list') => decodeParameters(plan, [], { [name]: value })

  test('is an object with one key for each parameter', () => {
    expect(body('{"text":"a","list":[1]}')).toEqual({ text: 'a', list: [1] })
    expect(given([1, { a: null }, 'b', -1.5, true])).toEqual({ values: { list: [1, { a: null }, 'b', -1.5, true] }, unknown: [] })
    expect(given('7', 'text').values).toEqual({ text: '7' })
    expect(given(1, 'colour')).toEqual({ values: {}, unknown: ['colour'] })
    expect(() => decodeParameters(plan, [['text', 'a']], { text: 'b' })).toThrow("'text' is given more than once")
  })

  test.each<[string | Buffer, string]>([
    ['{', 'The request body is not valid JSON'],
    ['', 'The request body is not valid JSON'],
    ['[]', 'The request body must be a JSON object'],
    ['null', 'The request body must be a JSON object'],
    ['"a"', 'The request body must be a JSON object'],
    ['{"a":1,"b":2,"c":3,"d":4}', 'The request body must have at most 3 parameters'],
    [Buffer.from([0x7b, 0xff, 0x7d]), 'The request body must be UTF-8'],
    [`{"a":${'['.repeat(100)}${']'.repeat(100)}}`, 'The request body is nested too deeply'],
  ])('is refused: %s', (text, message) => {
    expect(() => body(text)).toThrow(message)
  })

  test('can have as many parameters and as much depth as allowed', () => {
    expect(Object.keys(body('{"a":1,"b":2,"c":3}'))).toEqual(['a', 'b', 'c'])
    expect(() => body(`{"a":${'['.repeat(99)}${']'.repeat(99)}}`)).not.toThrow()
  })

  const nested = (depth: number): unknown => (depth === 0 ? 1 : { a: [nested(depth - 1)] })
  test.each<[string, unknown, string]>([
    ['a control character', ['a\u0000'], "'list' contains a control character"],
    ['a control character in a key', { 'a\u009f': 1 }, "'list' contains a control character"],
    ['half of a character', ['\ud800'], "'list' contains an unpaired surrogate"],
    ['a number that is another in JSON', [2 ** 53], "'list' contains a number that is too large"],
    ['a number that is none', [-Infinity], "'list' contains a number that is too large"],
    ['the key of a prototype', [JSON.parse('{"__proto__":1}')], "'list' must not have a key '__proto__'"],
    ['lists within lists', nested(9), "'list' is nested too deeply"],
    ['keys without end', Object.fromEntries(Array.from({ length: 10_001 }, (_, i) => [`k${i}`, i])), 'more than 10000 keys'],
  ])('with %s is refused', (_, value, message) => {
    expect(() => given(value)).toThrow(message)
  })

  test('can have values right at the limits', () => {
    const values = [[Number.MAX_SAFE_INTEGER, -Number.MAX_SAFE_INTEGER], ['a\t\n\r\ud83d\ude00'], nested(8), null]
    for (const value of values) expect(given(value).values.list).toEqual(value)
    const many = Object.fromEntries(Array.from({ length: 10_000 }, (_, i) => [`k${i}`, i]))
    expect(given(many).values.list).toBe(many)
  })

  test.each([
    ['a\u0000', "'text' contains a control character"],
    ['\ud800', "'text' contains an unpaired surrogate"],
  ])('as the text %j is refused', (value, message) => {
    expect(() => given(value, 'text')).toThrow(message)
  })
})

test('every parameter of the contract that can be null takes the text null, as a form and in a query', () => {
  const nullable = loadContract().operations.flatMap((operation) => {
    const plans = decodingPlan(operation)
    const inUrl = operation.parameters.map(({ name, schema, content, in: place }) => {
      const plain = schema ?? content?.['application/json']?.schema
      return { name, schema: plain, plan: plans[place] }
    })
    const inBody = Object.entries(operation.requestBody?.schema.properties ?? {}).map(([name, schema]) => ({
      name,
      schema,
      plan: plans.body,
    }))
    const isNullable = (schema: JsonSchema = {}): boolean => schema.nullable === true || (schema.oneOf ?? []).some(isNullable)
    return [...inUrl, ...inBody].filter(({ schema }) => isNullable(schema)).map((place) => ({ ...place, operation: operation.operationId }))
  })
  expect(nullable.length).toBeGreaterThan(10)
  for (const { name, plan: places, operation } of nullable)
    expect(decodeParameters(places, [[name, 'null']]).values[name], `${operation} ${name}`).toBeNull()
})
