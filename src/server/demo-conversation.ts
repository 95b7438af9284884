// What the people of the demo organisation have said before anybody comes: something to read, answer and try at the first look.

import { addReaction } from '../actions/messages/reactions.ts'
import { sendIn } from '../actions/messages/send/send.ts'
import { type App, serverContext } from '../context.ts'
import { requireRow } from '../db/sql.ts'
import { change } from '../events/change.ts'
import { Channel } from '../models/channel.ts'
import { Realm } from '../models/realm.ts'
import { User } from '../models/user.ts'
import { unixTime } from '../values/dates.ts'
import type { Demo } from './demo.ts'

type Name = keyof Demo['users']
interface Said {
  by: Name
  /** A topic of the channel for everybody, or who gets a direct message. */
  in: string | Name[]
  content: string
  reactions?: Partial<Record<Name, string>>
}

const CONVERSATION: Said[] = [
  {
    by: 'owner',
    in: 'welcome',
    content: 'Welcome! These are accounts of every role to try things with. Write to any topic here, or begin one of your own.',
    reactions: { member: 'wave', guest: 'wave' },
  },
  {
    by: 'moderator',
    in: 'welcome',
    content: 'A topic keeps a conversation together: this one is *welcome*, and the next is #**general>release 1.0**.',
  },
  {
    by: 'member',
    in: 'release 1.0',
    content:
      'The notes for the release are written. What is left:\n\n1. read them once more\n2. `npm run build`\n3. **tell everybody**\n\n@**Max Member** can you take the first?',
  },
  { by: 'member2', in: 'release 1.0', content: 'Yes, after lunch.', reactions: { member: '+1', owner: 'tada' } },
  { by: 'bot', in: 'release 1.0', content: 'Build 412 passed.\n\n```\n1,204 tests in 3 min 20 s\n```' },
  { by: 'administrator', in: 'release 1.0', content: '/poll When do we release?\nToday\nTomorrow' },
  { by: 'owner', in: ['member'], content: 'Mika, would you show the release on Thursday?' },
  { by: 'member', in: ['owner'], content: 'With pleasure.' },
]

/** Sends what the demo's people have said, a minute apart, and adds their reactions. */
export async function sendConversation(app: App, demo: Demo): Promise<void> {
  const users = new Map<string, User>()
  for (const [name, { user_id }] of Object.entries(demo.users)) users.set(name, await requireRow(User, user_id))
  const one = (name: Name): User => users.get(name) as User
  const realm = await Realm.load(one('owner').realm_id)
  const channel = await requireRow(Channel, demo.channels.general.stream_id)
  const now = unixTime()
  const readBy = [...users.values()].map(({ id }) => id)
  for (const [at, { by, in: place, content, reactions = {} }] of CONVERSATION.entries()) {
    const to = typeof place === 'string' ? { channel, topic: place } : { users: [by, ...place].map(one).sort((a, b) => a.id - b.id) }
    const message = {
      sender: one(by),
      realm,
      content,
      readBySender: true,
      // Nobody is sent a mail about it.
      readBy,
      client: 'website',
      now: now - 60 * (CONVERSATION.length - at),
      to,
    }
    const { id } = await change(serverContext(app, realm, now), (c) => sendIn(c, message))
    for (const [name, emoji] of Object.entries(reactions))
      await addReaction(serverContext(app, realm, now, one(name as Name)), id, { name: emoji })
  }
}
