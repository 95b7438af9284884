// databases: once
// One form of an event for all readers of a kind, compared with what each reader would get alone.

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ROLE } from '../../values/roles.ts'
import { jsonText } from '../../values/shared-json.ts'
import { deliver } from '../deliver.ts'
import type { Reader } from '../event.ts'
import type { LogEntry } from '../interfaces.ts'
import { present } from './forms.ts'

const message = {
  ...{ id: 5, senderId: 1, senderEmail: 'ann@example.com', senderName: 'Ann', subdomain: '', host: 'example.com', avatarUrl: '/a.png' },
  ...{ content: '**hi**', renderedContent: '<p><strong>hi</strong></p>', dateSent: 1, client: 'API', topic: '', recipientId: 3 },
  channel: { id: 9, name: 'general' },
}
const payload = { message, flags: { 2: 1, 3: 8 }, flagsOfAll: 0, echo: { queueId: 'queue1', localId: 'local' } }
const audience = { to: 'readers', channelId: 9, isPublic: true, messageId: 5 } as const
const sent = (): LogEntry => ({ type: 'message', payload, audience, seq: 7, size: 100 })

const readers: fc.Arbitrary<Reader> = fc
  .record({
    userId: fc.integer({ min: 1, max: 4 }),
    queueId: fc.constantFrom('queue1', 'queue2'),
    hidden: fc.constantFrom(new Set<number>(), new Set([1])),
    spans: fc.constantFrom([], [{ after: 0, to: null, readTo: 0 }], [{ after: 0, to: 9, readTo: 9 }]),
    applyMarkdown: fc.boolean(),
    emptyTopicName: fc.boolean(),
    narrow: fc.constantFrom(
      [],
      [{ operator: 'is', operand: 'mentioned', negated: false }],
      [{ operator: 'dm', operand: [1], negated: false }],
    ),
  })
  .map(({ userId, queueId, hidden, spans, applyMarkdown, emptyTopicName, narrow }) => ({
    ...{ userId, queueId, hidden, role: ROLE.member, channels: new Map([[9, spans]]), lists: {} },
    options: {
      eventTypes: undefined,
      allPublicChannels: false,
      clientGravatar: true,
      applyMarkdown,
      emptyTopicName,
      narrow,
    } as unknown as Reader['options'],
  }))

/** A setting that names somebody who is hidden from some readers. */
const data = { can_mention_many_users_group: { direct_members: [1, 2], direct_subgroups: [] } }
const changed = (): LogEntry => ({
  ...{ type: 'realm', payload: { op: 'update_dict', property: 'default', data }, audience: { to: 'realm' }, seq: 7, size: 100 },
})

describe('forms of an event', () => {
  test.each([sent, changed])('match what would be made for each reader alone (%#)', (make) => {
    const entry = make()
    fc.assert(
      fc.property(readers, (reader) => {
        const alone = deliver(entry, reader).map((body) => ({ id: 700_000, type: entry.type, ...body }))
        expect(present(entry, reader).map((event) => JSON.parse(jsonText(event)))).toEqual(JSON.parse(JSON.stringify(alone)))
      }),
    )
  })

  test('are shared between readers of one kind, but not with a reader who has other flags', () => {
    const entry = sent()
    const reader = fc.sample(readers, 1)[0] as Reader
    const plain = {
      ...reader,
      queueId: 'queue2',
      hidden: new Set<number>(),
      channels: new Map(),
      options: { ...reader.options, narrow: [] },
    }
    const [first, second, third] = [4, 5, 2].map((userId) => present(entry, { ...plain, userId })[0])
    expect(second).toBe(first)
    expect(third).not.toBe(first)
  })
})
