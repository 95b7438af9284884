// Random requests from the contract: valid, nearly valid, and ones that no client would send. FUZZ_RUNS is the number per operation,
// FUZZ_SEED the random seed.

import fc, { type Arbitrary } from 'fast-check'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { Realm } from '../models/realm.ts'
import { startTestApp, type TestApp } from '../testing/app.ts'
import { anyText, type Field, fieldsOf, ODD, RARE, validValues } from '../testing/request-values.ts'
import { sampled } from '../testing/sampled.ts'
import { wire } from '../testing/wire.ts'
import { type JsonSchema, loadContract, type Operation } from './contract.ts'

const numRuns = Number(process.env.FUZZ_RUNS ?? 12)
const seed = Number(process.env.FUZZ_SEED ?? 1)
/** For all requests of an operation, in milliseconds. */
const TIME_LIMIT = 60_000

/** A request as bytes. */
interface Sent {
  as: 'owner' | 'member' | 'guest' | undefined
  target: string
  headers: Record<string, string>
  body: string
}
/** Names and texts as they are sent. Names can repeat. */
type Fields = [name: string, text: string][]

let app: TestApp
/** Rows that random requests must not change for good, so that later requests are still authorised. */
let kept: [table: TestApp['server']['app']['db']['sequelize']['models'][string], rows: object[]][]
let realm: Realm
let newest: [table: string, id: number][]
beforeAll(async () => {
  // Waiting polls end soon.
  app = await startTestApp({ heartbeat: { min: 0.05, max: 0.1 }, webPublicChannels: true })
  await app.as('member').post('/messages', { type: 'channel', to: 'general', topic: 'fuzz', content: 'c' })
  await app.as('owner').patch('/realm', { enable_spectator_access: true })
  realm = await Realm.findByPk(1, { rejectOnEmpty: true })
  const tables = Object.values(app.server.app.db.sequelize.models).filter((table) => table.getAttributes().id?.autoIncrement)
  const changing = tables.filter(({ tableName }) => ['users', 'api_keys', 'channels', 'subscriptions'].includes(tableName))
  kept = await Promise.all(changing.map(async (table): Promise<(typeof kept)[number]> => [table, await table.findAll({ raw: true })]))
  newest = await Promise.all(tables.map(async (table): Promise<[string, number]> => [table.tableName, Number(await table.max('id'))]))
})
afterAll(() => app.close())

afterEach(async () => {
  for (const [table, id] of newest) await app.server.app.db.run(`DELETE FROM ${table} WHERE id > ${id}`)
  for (const [table, rows] of kept) await table.bulkCreate(rows as never[], { updateOnDuplicate: Object.keys(table.getAttributes()) })
  await Realm.update({ settings: realm.settings, is_active: realm.is_active } as never, { where: { id: 1 } })
  app.server.app.caches.clear()
  // Whatever was requested, other users can still write.
  expect((await app.as('member2').post('/messages', { type: 'channel', to: 'general', topic: 'after', content: 'c' })).status).toBe(200)
})

const ODDITIES = [...Object.values(ODD).flat(), ...RARE]

/** The text of a parameter, nearly always valid so that requests reach the code behind validation. */
function written(schema: JsonSchema, isJson: boolean): Arbitrary<string> {
  const encode = (value: unknown): string => (typeof value === 'string' && !isJson ? value : (JSON.stringify(value) ?? ''))
  return fc.oneof(
    { arbitrary: validValues(schema).map(encode), weight: 14 },
    { arbitrary: fc.json({ maxDepth: 3 }), weight: 1 },
    { arbitrary: anyText(40), weight: 1 },
    { arbitrary: fc.constantFrom(...ODDITIES), weight: 1 },
  )
}

/** Fields of parameters: most are present, some twice, and some are unknown. */
function textsOf(fields: readonly Field[]): Arbitrary<Fields> {
  const known = fields.map(({ name, schema, isJson, required }) =>
    fc.oneof(
      { arbitrary: written(schema, isJson).map((value): Fields => [[name, value]]), weight: required ? 30 : 4 },
      { arbitrary: fc.constant<Fields>([]), weight: required ? 1 : 8 },
      {
        arbitrary: fc.tuple(written(schema, isJson), written(schema, isJson)).map((pair): Fields => pair.map((one) => [name, one])),
        weight: 1,
      },
    ),
  )
  const strange = fc.tuple(
    fc.constantFrom('__proto__', 'constructor', '', 'a[b]', 'hasOwnProperty', '%', 'é'),
    fc.constantFrom(...ODDITIES),
  )
  const few = fc.oneof({ arbitrary: fc.constant<Fields>([]), weight: 9 }, { arbitrary: strange.map((one): Fields => [one]), weight: 1 })
  return fc.tuple(fc.tuple(...known), few).map(([all, more]) => [...all.flat(), ...more])
}

const percent = (part: string): string => encodeURIComponent(part.toWellFormed())
const urlEncoded = (fields: Fields): string => fields.map(([name, value]) => `${percent(name)}=${percent(value)}`).join('&')
const BROKEN = ['%', '%zz', '%ff', '%c3%28', '%00', '&&=&', '=', '+', '%ED%A0%80']
const broken = fc.oneof({ arbitrary: fc.constant(''), weight: 19 }, { arbitrary: fc.constantFrom(...BROKEN), weight: 1 })

function multipart(fields: Fields): string {
  const part = ([name, value]: Fields[number]): string =>
    name === 'file'
      ? `--B\r\nContent-Disposition: form-data; name="file"; filename="${value.slice(0, 50)}"\r\nContent-Type: image/gif\r\n\r\nGIF89a${value}\r\n`
      : `--B\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
  return `${fields.map(part).join('')}--B--\r\n`
}

/** A body in an encoding that the operation accepts, or in another one. */
function bodyOf(operation: Operation): Arbitrary<Pick<Sent, 'headers' | 'body'>> {
  const { requestBody } = operation
  const fields = textsOf(fieldsOf(operation).filter(({ place }) => place === 'form'))
  const form = (type: string, body: string): Pick<Sent, 'headers' | 'body'> => ({ headers: { 'Content-Type': type }, body })
  const right =
    requestBody?.mediaType === 'multipart/form-data'
      ? fields.map((all) => form('multipart/form-data; boundary=B', multipart(all)))
      : fc.tuple(fields, broken).map(([all, more]) => form('application/x-www-form-urlencoded', urlEncoded(all) + more))
  const json = fc.oneof(validValues(requestBody?.schema ?? {}), fc.jsonValue({ maxDepth: 4 }))
  const types = [
    'text/plain',
    'application/json; charset=utf-16',
    'multipart/form-data',
    'application/xml',
    'x',
    'multipart/form-data; boundary=',
  ]
  return fc.oneof(
    { arbitrary: right, weight: 9 },
    { arbitrary: fields.map((all) => form('multipart/form-data; boundary=B', multipart(all))), weight: 1 },
    { arbitrary: json.map((value) => form('application/json', JSON.stringify(value))), weight: 5 },
    { arbitrary: fc.tuple(fc.constantFrom(...types), fc.constantFrom(...ODDITIES)).map(([type, body]) => form(type, body)), weight: 1 },
  )
}

function requestsOf(operation: Operation): Arbitrary<Sent> {
  const fieldsIn = (wanted: Field['place']): Field[] => fieldsOf(operation).filter(({ place }) => place === wanted)
  const path = fc
    .tuple(...fieldsIn('path').map(({ name, schema }) => fc.tuple(fc.constant(name), written(schema, false), broken)))
    .map((parts) => parts.reduce((url, [name, value, more]) => url.replace(`{${name}}`, () => percent(value) + more), operation.path))
  const query = fc.tuple(textsOf(fieldsIn('query')), broken).map(([fields, more]) => urlEncoded(fields) + more)
  const noBody = fc.constant({ headers: {}, body: '' })
  const body = operation.requestBody
    ? bodyOf(operation)
    : fc.oneof({ arbitrary: noBody, weight: 8 }, { arbitrary: bodyOf(operation), weight: 1 })
  const as = fc.oneof(
    { arbitrary: fc.constantFrom('owner' as const, 'member' as const), weight: 8 },
    { arbitrary: fc.constantFrom('guest' as const, undefined), weight: 1 },
  )
  return fc.tuple(as, path, query, body).map(([as, path, query, { headers, body }]) => ({
    as,
    target: `${operation.roots[0]}${path}${query && `?${query}`}`,
    headers,
    body: Buffer.from(body).toString('latin1'),
  }))
}

const nameOf = ({ operationId }: Operation): string => operationId

describe(`random requests (seed ${seed}, ${numRuns} each) are answered in the envelope, and never with a 500:`, {
  timeout: 2 * TIME_LIMIT,
}, () => {
  test.each(sampled(loadContract().operations, nameOf).map((operation) => [nameOf(operation), operation] as const))(
    '%s',
    async (_, operation) => {
      await fc.assert(
        fc.asyncProperty(requestsOf(operation), async ({ as, target, headers, body }) => {
          // Rejects for a 500. An answer that violates the contract also becomes a 500.
          const answer = await wire(app, `${operation.method.toUpperCase()} ${target}`, { ...(as && { as }), headers, body })
          if (answer.status >= 400)
            expect(answer.body).toMatchObject({ result: 'error', code: expect.any(String), msg: expect.any(String) })
        }),
        { numRuns, seed, interruptAfterTimeLimit: TIME_LIMIT },
      )
    },
  )
})
