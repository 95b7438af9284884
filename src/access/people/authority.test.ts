// databases: both
// Every operation that writes, held between authentication and change while its caller loses the authority.

import { readFileSync } from 'node:fs'
import { request as httpRequest } from 'node:http'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { type Case, type Contract, cases, operations } from '../../../contract-tests/cases.ts'
import { type HttpAnswer, requestOf, send } from '../../../contract-tests/http.ts'
import { serverContext } from '../../context.ts'
import type { Tx } from '../../db/index.ts'
import { update } from '../../db/sql.ts'
import { change } from '../../events/change.ts'
import { keysRevokedEvent } from '../../events/types/api_keys_revoked.ts'
import { dereference } from '../../http/contract.ts'
import { ApiKey } from '../../models/api-key.ts'
import { User } from '../../models/user.ts'
import { users } from '../../sandbox/world.ts'
import { sampled } from '../../testing/sampled.ts'
import { type SeededApp, startSeededApp } from '../../testing/seeded-app.ts'
import { ROLE } from '../../values/roles.ts'

const contract = dereference<Contract>(JSON.parse(readFileSync(new URL('../../generated/contract.json', import.meta.url), 'utf8')))
/** Operations other than GET that change and announce nothing. */
const READING = new Set(['renderMessage'])
/** The operations that anybody may ask for. They look at no credentials. */
const open = new Set(
  [...operations(contract)].filter(({ operation }) => operation.security?.length === 0).map(({ operation }) => operation.operationId),
)
/** The first successful case of each operation that changes something on a user's authority. */
const writing = [...operations(contract)]
  .filter(({ method, operation: { operationId } }) => method !== 'get' && !open.has(operationId) && !READING.has(operationId))
  .map(({ operation }) => {
    const first = [...cases(contract)].find((one) => one.operationId === operation.operationId && one.response.status === 200)
    if (!first) throw new Error(`the contract has no success of ${operation.operationId}`)
    return first
  })
type Account = keyof typeof users
const LOSSES = {
  deactivated: {
    refusal: { status: 401, code: 'USER_DEACTIVATED' },
    lose: (id: number, tx: Tx) => update(User, { is_active: false }, { id }, tx),
  },
  demoted: {
    refusal: { status: 400, code: 'BAD_REQUEST', msg: 'Your role has changed since this request was sent: nothing was changed' },
    lose: (id: number, tx: Tx) => update(User, { role: ROLE.guest }, { id }, tx),
  },
  'without a key': {
    refusal: { status: 401, code: 'INVALID_API_KEY' },
    lose: (id: number, tx: Tx) => update(ApiKey, { revoked_at: 1 }, { user_id: id }, tx),
  },
}

let app: SeededApp
beforeAll(async () => {
  app = await startSeededApp()
}, 120_000)
afterAll(() => app?.close())
afterEach(() => vi.restoreAllMocks())

const accountOf = ({ caller }: Case): (typeof users)[Account] => users[caller as Account]
async function giveBack({ id, role }: { id: number; role: number }): Promise<void> {
  await User.update({ is_active: true, role }, { where: { id } })
  await ApiKey.update({ revoked_at: null }, { where: { user_id: id } })
  app.server.app.caches.clear()
}
function outcome(answer: HttpAnswer): object {
  const { code, msg } = JSON.parse(answer.body) as { code?: string; msg: string }
  return { status: answer.status, code, msg }
}

/** Sends a case whose caller loses the authority right before its first transaction begins, or before it is asked for. The log tells. */
async function sendHeld(example: Case, lose: (id: number, tx: Tx) => Promise<unknown>): Promise<HttpAnswer> {
  const account = accountOf(example)
  const { db } = app.server.app
  const { transaction } = db
  const states = ApiKey.statesOf.bind(ApiKey)
  let isLost = false
  const loseOnce = async (): Promise<void> => {
    if (isLost) return
    isLost = true
    await change(serverContext(app.server.app, { id: 1 }), async ({ tx, announce }) => {
      await lose(account.id, tx)
      announce(keysRevokedEvent([account.id]))
    })
  }
  vi.spyOn(db, 'transaction').mockImplementation((work) => loseOnce().then(() => transaction(work)))
  const spy = vi.spyOn(ApiKey, 'statesOf').mockImplementation((...asked) => loseOnce().then(() => states(...asked)))
  const answer = await send(app.url, requestOf(contract, example, app.keys))
  expect(spy, 'asks for the authority of its caller').toHaveBeenCalled()
  vi.restoreAllMocks()
  await giveBack(account)
  return answer
}

/** Sends a case without its last bytes. They follow after the caller has been authenticated and has lost the authority. */
function sendInTwo(example: Case, lose: (id: number, tx: Tx) => Promise<unknown>): Promise<HttpAnswer> {
  const { method, path, headers, body = '' } = requestOf(contract, example, app.keys)
  const authenticated = vi.spyOn(ApiKey, 'findByHashes')
  app.server.app.caches.clear()
  return new Promise((resolve, reject) => {
    const length = { 'Content-Length': Buffer.byteLength(body) }
    const request = httpRequest(`${app.url}${path}`, { method, headers: { ...headers, ...length } }, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk
      })
      response.once('end', () => resolve({ status: response.statusCode ?? 0, contentType: '', headers: response.headers, body: text }))
    })
    request.once('error', reject)
    request.write(body.slice(0, 5))
    vi.waitFor(() => expect(authenticated).toHaveBeenCalled())
      .then(() => app.server.app.db.transaction((tx) => lose(accountOf(example).id, tx)))
      .then(() => app.server.app.caches.clear())
      .then(() => request.end(body.slice(5)), reject)
  })
}

const nameOf = ({ operationId }: Case): string => operationId

describe('a body that is held back until its caller is deactivated has no effect:', () => {
  const withBody = [...writing, ...cases(contract)].filter(
    (one, i, all) =>
      Object.keys(one.body?.value ?? {}).length > 0 &&
      one.response.status === 200 &&
      one.caller in users &&
      !open.has(one.operationId) &&
      all.findIndex(({ operationId, body }) => operationId === one.operationId && body) === i,
  )
  test.each(sampled(withBody, nameOf).map((one) => [one.operationId, one] as const))('%s', async (_, example) => {
    const { refusal, lose } = LOSSES.deactivated
    expect(outcome(await sendInTwo(example, lose))).toMatchObject(refusal)
    await giveBack(accountOf(example))
  })

  test('an administrator who is demoted in the meantime is treated as a member', async () => {
    const example = writing.find(({ operationId }) => operationId === 'updateRealm') as Case
    const { id, role } = accountOf(example)
    const demote = (_: number, tx: Tx): Promise<unknown> => update(User, { role: ROLE.member }, { id }, tx)
    expect(outcome(await sendInTwo(example, demote))).toMatchObject({ status: 400, code: 'BAD_REQUEST' })
    await giveBack({ id, role })
  })
})

describe('a change is refused if its caller is deactivated, demoted or without a key when it begins:', () => {
  test.each(sampled(writing, nameOf).map((one) => [one.operationId, one] as const))('%s', async (_, example) => {
    for (const [name, { refusal, lose }] of Object.entries(LOSSES)) {
      if (name === 'demoted' && accountOf(example).role === ROLE.guest) continue
      expect(outcome(await sendHeld(example, lose)), name).toMatchObject(refusal)
    }
    // Nothing has changed, so the same request succeeds now.
    expect(outcome(await send(app.url, requestOf(contract, example, app.keys)))).toMatchObject({ status: 200 })
  })
})
