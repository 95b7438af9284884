// databases: once
// Generated from the contract: every parameter of every operation gets values of every kind that the contract does not allow for it. They
// are refused before the operation runs, so the database does not matter.

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../testing/app.ts'
import { type HostileClient, hostileClient, hostileValues, isInTheEnvelope, named } from '../testing/hostile-requests.ts'
import { OPERATORS } from '../testing/request-values.ts'

let app: TestApp
let client: HostileClient
beforeAll(async () => {
  app = await startTestApp({ webPublicChannels: true })
  client = await hostileClient(app)
})
afterAll(() => app.close())

const SCALARS = ['integer', 'number', 'boolean']

describe('a hostile value that is not allowed is a BAD_REQUEST that names the parameter:', () => {
  for (const [operationId, values] of hostileValues()) {
    const sent = values.filter(({ refused }) => refused.length > 0)
    if (sent.length === 0) continue
    describe(operationId, () => {
      test.each(named(sent))('%s', async (_, { place, refused }) => {
        // #44 No object or list is accepted as a number or a boolean.
        if (SCALARS.includes(place.schema.type ?? '')) expect(refused).toEqual(expect.arrayContaining(OPERATORS))
        // One assertion for all values, because thousands took longer than the requests.
        const accepted: object[] = []
        for (const value of refused) {
          // Without its last part, the path is another one.
          if (value === '' && place.place === 'path') continue
          const answer = await client.call(place, value)
          const isRefused = answer.body.code === 'BAD_REQUEST' && isInTheEnvelope(answer, place.name)
          if (!isRefused) accepted.push({ value, ...answer })
        }
        expect(accepted, `not refused with BAD_REQUEST and the name ${place.name}`).toEqual([])
      })
    })
  }
})
