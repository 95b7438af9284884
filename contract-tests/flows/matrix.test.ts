// #43, #34, #13, #40, OWASP API5: each operation of the contract as each role, checked against the permission matrix.

import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { dereference } from '../../src/http/contract.ts'
import { users } from '../../src/sandbox/world.ts'
import { sampled } from '../../src/testing/sampled.ts'
import { type Case, type Contract, cases } from '../cases.ts'
import { type HttpRequest, requestOf, send } from '../http.ts'
import { beyond, matrix, ROLES, type Role, type Row, refusalOf, rightOf } from '../matrix.ts'
import { messageOf, rules } from '../rules.ts'
import { type Seeded, startSeeded } from '../seeded.ts'

const contract = dereference<Contract>(JSON.parse(readFileSync(new URL('../../src/generated/contract.json', import.meta.url), 'utf8')))
const known = [...cases(contract)]

let seeded: Seeded
beforeAll(async () => {
  seeded = await startSeeded(inject('databaseUrl'))
}, 240_000)
afterAll(() => seeded?.site.remove())

const cells = Object.entries<readonly Row[]>(matrix).flatMap(([operationId, rows]) =>
  rows.flatMap((row) =>
    ROLES.map((role) => {
      const isAllowed = row.allowed.includes(role)
      const verdict = isAllowed ? `is allowed to ${role}` : `is refused to ${role}: ${refusalOf(row, role)}`
      return { title: [operationId, row.title, verdict].filter(Boolean).join(' '), operationId, row, role, isAllowed }
    }),
  ),
)

// What one cell is allowed to do, later cells rely on, so only refusals are left out of a sample.
const refusals = new Set(
  sampled(
    cells.filter(({ isAllowed }) => !isAllowed),
    ({ title }) => title,
  ),
)
const sent = cells.filter((cell) => cell.isAllowed || refusals.has(cell)).map((cell) => [cell.title, cell] as const)

test.each(sent)('%s', async (_, { operationId, row, role, isAllowed }) => {
  const answer = await send(seeded.server.url, as(role, requestOf(contract, changed(caseOf(operationId, row), row, role))))
  const { result, code, msg } = answer.body.startsWith('{') ? JSON.parse(answer.body) : ({ result: 'success' } as Record<string, string>)
  expect({ status: answer.status, result, code, msg }).toMatchObject(
    isAllowed ? { status: 200, result: 'success' } : { result: 'error', ...refusal(row, role) },
  )
})

test('every rule refuses in a cell, or has a reason why the seed world does not meet it', () => {
  const rows = Object.values<readonly Row[]>(matrix).flat()
  const met = new Set(rows.flatMap((row) => ROLES.map((role) => refusalOf(row, role))))
  expect(Object.keys(rules).filter((name) => !met.has(name as keyof typeof rules))).toEqual(Object.keys(beyond))
})

test('a right that decides by itself who may use an operation is declared by the operation', () => {
  const declared = Object.values(contract.paths)
    .flatMap((item) => Object.values(item))
    .flatMap(({ operationId, 'x-right': right }) => (right ? [[operationId, right]] : []))
  const decided = Object.entries<readonly Row[]>(matrix).flatMap(([operationId, rows]) => {
    const right = rightOf(rows)
    return right ? [[operationId, right]] : []
  })
  const but = (operations: string[][], exception: string): string[][] => operations.filter(([id]) => id !== exception).sort()
  // Bots can be deactivated by their owners too, for which the world has none to spare. Its bot leaves with its owner.
  expect(but(decided, 'deactivateUser')).toEqual(but(declared, 'deactivateOwnUser'))
})

function refusal(row: Row, role: Role): object {
  const name = refusalOf(row, role)
  if (!name) throw new Error(`the row does not name the rule that refuses ${role}`)
  return { code: rules[name].code ?? 'BAD_REQUEST', msg: expect.stringMatching(messageOf(rules[name])) }
}

function caseOf(operationId: string, { example }: Row): Case {
  const found = known.find(
    (one) => one.operationId === operationId && (example === undefined ? one.response.status === 200 : one.name === example),
  )
  if (!found) throw new Error(`the contract has no case ${example ?? 'of success'} of ${operationId}`)
  return found
}

function changed(example: Case, { fields, change }: Row, role: Role): Case {
  const result = structuredClone(example)
  if (fields && result.body) result.body.value = fields(role)
  else if (fields) result.query = fields(role)
  for (const [name, value] of Object.entries(change?.(role) ?? {}))
    if (Object.hasOwn(result.pathParameters, name)) result.pathParameters[name] = value
    else (result.body?.value ?? result.query)[name] = value
  return { ...result, caller: 'nobody' }
}

function as(role: Role, request: HttpRequest): HttpRequest {
  const { email, key } = credentialsOf(role)
  request.headers.Authorization = `Basic ${Buffer.from(`${email}:${key}`).toString('base64')}`
  return request
}

function credentialsOf(role: Role): { email: string; key: string } {
  const name = role === 'deactivated' ? 'former' : role
  return { email: users[name].email, key: seeded.keys[name] ?? '' }
}
