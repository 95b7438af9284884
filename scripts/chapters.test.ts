// databases: once
// The chapters of docs/ that are made from the contract and from tables of facts agree with both.

import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import type { Contract } from '../contract-tests/cases.ts'
import { dereference, loadContract } from '../src/http/contract.ts'
import { breaksOf } from './break-rules.ts'
import { bundle } from './bundle.ts'
import { callsChapter, type Kind, kindsOf, settingsChapter } from './chapters.ts'
import type { Rows } from './settings-rows.ts'

const contract: Contract = dereference(loadContract().bundled)
const chapter = (request: string, never: Record<string, string> = {}, others: Partial<Parameters<typeof callsChapter>[2]> = {}): string => {
  const client = { name: 'a', title: 'A', repository: 'a/a', version: '1', calls: { call: request } }
  const nothing = { parameters: { source: 'a of b', of: {}, absent: {} }, registration: { source: 'b', fields: [], absent: {} } }
  return callsChapter(contract, ['queue_id'], { clients: [client], never, ...nothing, ...others })
}

test('A call has the operation that answers it, or the reason why none does', () => {
  expect(chapter('GET /users/{id}/presence')).toContain('| `call` | `GET /users/{id}/presence` | `getUserPresence` |\n')
  expect(chapter('GET /calls', { 'GET /calls': 'nobody calls' })).toContain('| None: nobody calls |\n')
})

test('A call with an operation that is always refused has the reason of the contract', () => {
  expect(chapter('GET /streams/{id}/email_address')).toContain('| `getChannelEmailAddress` refuses: no mail is received for channels |\n')
})

test('A call without an operation and without a reason is refused, and so is a reason that nothing needs', () => {
  expect(() => chapter('GET /calls')).toThrow('GET /calls has no operation, and calls.json does not say why')
  expect(() => chapter('GET /users', { 'GET /users': 'nobody asks' })).toThrow('but getUsers answers it')
})

test('A parameter or a field of a registration is there, or has the reason why it is not', () => {
  const sends = (names: string[], absent: Record<string, string>) => () =>
    chapter('GET /users', {}, { parameters: { source: 'a of b', of: { 'GET /users/{id}': names }, absent } })
  const reads = (fields: string[], absent: Record<string, string>) => () =>
    chapter('GET /users', {}, { registration: { source: 'b', fields, absent } })
  expect(sends(['client_gravatar', 'mood'], { 'GET /users/{id} mood': 'nobody asks' })()).toContain(
    '| `GET /users/{id} mood` | nobody asks |\n',
  )
  expect(reads(['queue_id', 'mood'], { mood: 'nobody asks' })()).toContain('| `mood` | nobody asks |\n')
  for (const names of [sends(['mood'], {}), reads(['mood'], {})]) expect(names).toThrow('mood is absent, and calls.json does not say why')
  expect(sends(['client_gravatar'], { 'GET /users/{id} client_gravatar': 'no' })).toThrow('but nothing needs it')
  expect(reads(['queue_id'], { queue_id: 'no' })).toThrow('but nothing needs it')
})

const root = fileURLToPath(new URL('..', import.meta.url))
const { schemas } = (bundle() as { components: { schemas: Parameters<typeof kindsOf>[0] } }).components
const preferences = kindsOf(schemas).find(({ kind }) => kind === 'preference') as Kind
/** What is said of the preferences if rows are others. */
const said = (rows: Rows) => (): string => settingsChapter(schemas, root, [{ ...preferences, rows }])

test('every setting of the contract has a row', () => {
  const chapter = settingsChapter(schemas, root)
  for (const { schema, besides } of kindsOf(schemas))
    for (const name of Object.keys(schemas[schema]?.properties ?? {})) if (!besides(name)) expect(chapter).toContain(`| \`${name}\` | `)
  expect(chapter).not.toMatch(/no effect/i)
})

test('a setting without a row, and a row without a setting, are found', () => {
  const { color_scheme: _, ...others } = preferences.rows
  expect(said(others)).toThrow('scripts/settings-rows.ts has no row for the preference color_scheme')
  expect(said({ ...preferences.rows, colour_scheme: 'clients' })).toThrow('the contract has no preference colour_scheme')
})

test('a description that does not say who acts is found', () => {
  expect(said({ ...preferences.rows, color_scheme: 'src/markup/index.ts' })).toThrow('color_scheme must not say "Kept for clients."')
  expect(said({ ...preferences.rows, translate_emoticons: 'clients' })).toThrow('translate_emoticons must say "Kept for clients."')
})

test('a module that does not exist, or does not read the setting, is found', () => {
  expect(said({ ...preferences.rows, translate_emoticons: 'src/markup/smileys.ts' })).toThrow('src/markup/smileys.ts, which should act')
  expect(said({ ...preferences.rows, translate_emoticons: 'src/markup/index.ts' })).toThrow('src/markup/index.ts does not read')
})

test('a setting on which the server acts has a break that fixes it', () => {
  const patches = readdirSync(`${root}contract-tests/mutants`)
  const unbroken = kindsOf(schemas).flatMap(({ kind, rows }) =>
    Object.entries(rows).filter(([name, actor]) => {
      if (actor === 'clients' || patches.includes(`setting-${kind}-${name.replaceAll('_', '-')}.patch`)) return false
      const breaks = breaksOf(actor, readFileSync(`${root}${actor}`, 'utf8'), ['setting', 'word', 'condition'])
      return !breaks.some(({ was, around }) => was.includes(name) || around === name)
    }),
  )
  expect(unbroken).toEqual([])
})
