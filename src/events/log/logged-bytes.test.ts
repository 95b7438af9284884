// What a request writes to the log is in proportion to what it sends, however long the lists are to which it adds one item. An event is
// kept for as long as a queue has not acknowledged it.

import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Case, type Contract, cases } from '../../../contract-tests/cases.ts'
import { requestOf, send } from '../../../contract-tests/http.ts'
import { dereference, loadContract } from '../../http/contract.ts'
import { MAX_CUSTOM_EMOJI, MAX_LINKIFIERS, MAX_PLAYGROUNDS, MAX_PROFILE_FIELDS } from '../../limits.ts'
import { AlertWord } from '../../models/alert-word.ts'
import { Channel } from '../../models/channel.ts'
import { CustomEmoji } from '../../models/custom-emoji.ts'
import { Linkifier } from '../../models/linkifier.ts'
import { Playground } from '../../models/playground.ts'
import { ProfileField } from '../../models/profile-field.ts'
import { User } from '../../models/user.ts'
import { many } from '../../testing/large-world.ts'
import { BASE, FACTOR, loggedBytes } from '../../testing/logged-bytes.ts'
import { type SeededApp, startSeededApp } from '../../testing/seeded-app.ts'
import { ROLE } from '../../values/roles.ts'

/** How many items below its maximum each list is, so that examples can add more. */
const ROOM = 30

const contract: Contract = dereference(loadContract().bundled)
const writes = [...cases(contract)].filter(({ method, response }) => method !== 'get' && response.status === 200)

let app: SeededApp
beforeAll(async () => {
  app = await startSeededApp()
  const realmIds = [1, 2]
  for (const { id, realm_id } of await User.findAll({ where: { role: ROLE.member, bot_type: null }, limit: 4, raw: true }))
    await AlertWord.bulkCreate(
      many(1_000 - ROOM, (i) => ({ realm_id, user_id: id, word: `${i} ${'w'.repeat(90)}`, word_key: `${i} ${'w'.repeat(90)}` })),
    )
  for (const realm_id of realmIds) {
    const of = { realm_id, date_created: 1 }
    await CustomEmoji.bulkCreate(
      many(MAX_CUSTOM_EMOJI - ROOM, (i) => ({
        ...of,
        name: `e${i}`,
        author_id: 1,
        path_id: `${realm_id}/${i}`,
        content_type: 'image/png',
        size: 1,
      })),
    )
    // In one organisation, examples name all linkifiers.
    if (realm_id === 1)
      await Linkifier.bulkCreate(
        many(MAX_LINKIFIERS - ROOM, (i) => ({
          ...{ realm_id, position: 100 + i, pattern: `L${i}-(?P<id>[0-9]+)`, url_template: `https://example.com/${'x'.repeat(100)}/{id}` },
          alternative_url_templates: '[]',
        })),
      )
    await Playground.bulkCreate(
      many(MAX_PLAYGROUNDS - ROOM, (i) => ({
        ...{ realm_id, name: `p${i}`, name_key: `p${i}`, pygments_language: 'Go', language_key: 'go' },
        url_template: `https://example.com/${'x'.repeat(900)}?code={code}`,
      })),
    )
    const { id: _, ...channel } = (await Channel.findOne({
      where: { realm_id, is_archived: false },
      rejectOnEmpty: true,
      raw: true,
    })) as Channel
    await Channel.bulkCreate(
      many(5_000, (i) => ({ ...channel, recipient_id: 100_000 * realm_id + i, name: `c${i}`, name_key: `c${i}`, is_default: true })),
    )
    if (realm_id === 1)
      await ProfileField.bulkCreate(
        many(MAX_PROFILE_FIELDS - ROOM, (i) => ({
          realm_id,
          type: 1,
          position: 100 + i,
          name: `f ${i}`,
          name_key: `f ${i}`,
          hint: 'h'.repeat(80),
        })),
      )
  }
  app.server.app.caches.clear()
}, 120_000)
afterAll(() => app.close())

/** A newcomer is told of each default channel. */
const IN_PROPORTION = ['createUser']

const nameOf = ({ operationId, name }: Case): string => `${operationId} ${name}`

test('no request writes much more than it sends', { timeout: 300_000 }, async () => {
  const heavy: string[] = []
  let [accepted, logged] = [0, await loggedBytes()]
  for (const example of writes) {
    const request = requestOf(contract, example, app.keys)
    const { status } = await send(app.url, request)
    const now = await loggedBytes()
    const sent = request.path.length + Buffer.byteLength(request.body ?? '')
    if (status === 200 && now > logged) accepted++
    if (now - logged > BASE + FACTOR * sent && !IN_PROPORTION.includes(example.operationId))
      heavy.push(`${nameOf(example)}: ${now - logged} bytes for ${sent}`)
    logged = now
  }
  expect(accepted).toBeGreaterThan(120)
  expect(heavy).toEqual([])
})
