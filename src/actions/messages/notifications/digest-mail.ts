// Writes the weekly digest of a reader, as things are when it is sent.

import { knownAmong } from '../../../access/channels/channels.ts'
import { findTellableByIds, findVisibleByIds, withoutMuted } from '../../../access/messages/visible.ts'
import { realmHost, realmUrl } from '../../../access/organisation/realms.ts'
import { hiddenFrom } from '../../../access/people/users.ts'
import type { App } from '../../../context.ts'
import { chunks } from '../../../db/rows.ts'
import { selectOne } from '../../../db/sql.ts'
import { EMPTY_TOPIC_DISPLAY_NAME } from '../../../limits.ts'
import { channelUrl, inClient } from '../../../markup/channel-urls.ts'
import { excerptOf } from '../../../markup/html.ts'
import { Channel } from '../../../models/channel.ts'
import { DigestRound } from '../../../models/digest-round.ts'
import { Message } from '../../../models/message.ts'
import { Realm } from '../../../models/realm.ts'
import { Subscription } from '../../../models/subscription.ts'
import { User } from '../../../models/user.ts'
import { UserTopic } from '../../../models/user-topic.ts'
import type { DigestMail, Mail } from '../../../outbound/mail.ts'
import { composed, mailText } from '../../../outbound/mail-text.ts'
import { countReceivedIn } from '../../../receipts/received.ts'
import { languageOf } from '../../../settings/languages.ts'
import { preference } from '../../../settings/preferences.ts'
import { realmSetting } from '../../../settings/realm-settings.ts'
import { POLICY } from '../../../values/topics.ts'
import { isMuted } from './decide.ts'
import { WEEK } from './digest.ts'
import { type DigestLayout, digestHtml, digestText, type ShownNames, type ShownTopic } from './digest-layout.ts'
import { namesFor, subjectFor } from './missed-mail.ts'
import { unsubscribePath } from './unsubscribe.ts'
import type { Week } from './week.ts'

/** How many topics a digest shows, and how many of the busiest ones are looked at together to find them. */
const SHOWN = 5
const AT_ONCE = 10
/** How many new channels and people it names, and how many characters of a message it shows. */
const NAMED = 10
const WORDS = 150

/** The mail. Undefined if nothing happened that the reader may see, or if it is no longer wanted. */
export async function digestMail(app: App, realmId: number, { userId, beganAt }: DigestMail): Promise<Mail | undefined> {
  const [realm, reader, round] = await Promise.all([
    Realm.load(realmId),
    selectOne(User, { where: { id: userId } }),
    DigestRound.of(realmId),
  ])
  if (!reader?.is_active || round?.began_at !== beganAt) return undefined
  if (!realmSetting(realm, 'digest_emails_enabled') || !preference(reader, 'enable_digest_emails')) return undefined
  const layout = await layoutOf(app, realm, reader, round)
  if (!layout) return undefined
  return {
    realmId,
    to: reader.delivery_email,
    subject: (await subjectFor(realm, reader, layout.title)).text,
    text: digestText(layout),
    html: digestHtml(layout),
    list: realmHost(app.config, realm).replace(/:\d+$/, ''),
    unsubscribeUrl: layout.stop.url,
  }
}

async function layoutOf(app: App, realm: Realm, reader: User, round: DigestRound): Promise<DigestLayout | undefined> {
  const url = realmUrl(app.config, realm)
  const week = JSON.parse(round.week) as Week
  const topics = await topicsFor(app, reader, week, { since: round.began_at - WEEK, url })
  const [language, organisation] = [languageOf(reader), realm.name]
  const frame = {
    ...{ language, realm: organisation },
    title: mailText(language, 'digest.title'),
    open: { label: mailText(language, 'missed.openOrganisation', { organisation }), url },
    why: mailText(language, 'digest.why'),
    stop: { label: mailText(language, 'digest.stop'), url: url + unsubscribePath(realm, reader, 'digest') },
  }
  const mayShow = realmSetting(realm, 'message_content_allowed_in_email_notifications') === true
  if (!mayShow || !preference(reader, 'message_content_in_email_notifications')) {
    const messages = topics.reduce((sum, topic) => sum + topic.messages, 0)
    if (messages === 0) return undefined
    const hidden = mailText(language, 'digest.hidden', { count: messages, organisation })
    const instead = [hidden, mailText(language, mayShow ? 'missed.hiddenByUser' : 'missed.hiddenByOrganisation')]
    return { ...frame, topics: [], channels: NOBODY, people: NOBODY, instead }
  }
  const [channels, people] = await Promise.all([channelsFor(reader, week.channelIds), peopleFor(reader, week.userIds)])
  const isEmpty = [topics, channels.names, people.names].every(({ length }) => length === 0)
  return isEmpty ? undefined : { ...frame, topics, channels, people }
}

const NOBODY: ShownNames = { names: [], more: 0 }

interface Since {
  /** UNIX seconds. */
  since: number
  /** The URL of the organisation. */
  url: string
}

/** The busiest topics that a reader may read and has neither muted nor left. */
async function topicsFor(app: App, reader: User, { topics }: Week, from: Since): Promise<ShownTopic[]> {
  const shown: ShownTopic[] = []
  const subscriptions = new Map((await Subscription.findAllOf(reader.id)).map((row) => [row.channel_id, row]))
  for (const some of chunks(topics, AT_ONCE)) {
    shown.push(...(await topicsAmong(app, reader, subscriptions, some, from)))
    if (shown.length >= SHOWN) return shown.slice(0, SHOWN)
  }
  return shown
}

async function topicsAmong(
  { db }: App,
  reader: User,
  subscriptions: ReadonlyMap<number, Subscription>,
  topics: Week['topics'],
  { since, url }: Since,
): Promise<ShownTopic[]> {
  const ids = topics.map(({ messageId }) => messageId)
  const messages = await shownOf(db, reader, ids, since)
  const all = [...messages.values()]
  const found = await Channel.findByRecipients(reader.realm_id, [...new Set(all.map(({ recipient_id }) => recipient_id))])
  const channels = new Map(found.map((channel) => [channel.recipient_id, channel]))
  const policies = await policiesOf(reader, found, all)
  const senders = await User.findByIds(
    reader.realm_id,
    all.map(({ sender_id }) => sender_id),
  )
  const names = await namesFor(reader, senders)
  const nameOf = new Map(senders.map(({ id }, i) => [id, names[i]]))
  const shown: ShownTopic[] = []
  for (const { messageId, ...numbers } of topics) {
    const message = messages.get(messageId)
    const channel = message && channels.get(message.recipient_id)
    if (!channel || channel.is_archived) continue
    const subscription = subscriptions.get(channel.id)
    const policy = policies.get(`${channel.id} ${message.topic_key}`) ?? POLICY.inherit
    if (subscription?.is_active === false) continue
    if (isMuted({ subscription: subscription && { isMuted: subscription.is_muted }, policy })) continue
    // Where only received messages can be read, others are not counted either.
    const counted = channel.history_public_to_subscribers ? numbers : await countReceivedIn(db, reader, message, since)
    shown.push({
      ...counted,
      title: composed`#${channel.name} > ${message.topic || EMPTY_TOPIC_DISPLAY_NAME}`,
      url: new URL(inClient(channelUrl(channel, message.topic)), url).href,
      sender: nameOf.get(message.sender_id) ?? '',
      words: excerptOf(message.rendered_content, WORDS),
    })
  }
  return shown
}

/** The message that stands for a topic, by the ID of its newest one: that, or the one before it by somebody the reader has not muted. */
async function shownOf(db: App['db'], reader: User, newestIds: readonly number[], since: number): Promise<Map<number, Message>> {
  const newest = await findVisibleByIds(db, reader, newestIds)
  const shown = new Map((await withoutMuted(reader, newest)).map((message) => [message.id, message]))
  for (const message of newest.filter(({ id }) => !shown.has(id))) {
    const before = await Message.idsBefore(message, reader.id, { since, limit: 1 })
    for (const one of await findTellableByIds(db, reader, before)) shown.set(message.id, one)
  }
  return shown
}

/** The reader's policies by channel ID and topic key. */
async function policiesOf(reader: User, channels: readonly Channel[], messages: readonly Message[]): Promise<Map<string, number>> {
  const rows = await UserTopic.findIn({
    channelIds: channels.map(({ id }) => id),
    topicKeys: [...new Set(messages.map(({ topic_key }) => topic_key))],
    userIds: [reader.id],
  })
  return new Map(rows.map((row) => [`${row.channel_id} ${row.topic_key}`, row.visibility_policy]))
}

async function channelsFor(reader: User, ids: readonly number[]): Promise<ShownNames> {
  if (ids.length === 0) return NOBODY
  const known = (await knownAmong(reader, await Channel.findByIds(reader.realm_id, ids))).filter((channel) => !channel.is_archived)
  return { names: known.slice(0, NAMED).map(({ name }) => `#${name}`), more: Math.max(0, known.length - NAMED) }
}

async function peopleFor(reader: User, ids: readonly number[]): Promise<ShownNames> {
  if (ids.length === 0) return NOBODY
  const hidden = await hiddenFrom(reader, ids)
  const seen = ids.filter((id) => !hidden.has(id))
  const named = await User.findByIds(reader.realm_id, seen.slice(0, NAMED))
  const names = named.filter((user) => user.is_active).map((user) => user.full_name)
  return { names, more: Math.max(0, seen.length - NAMED) }
}
