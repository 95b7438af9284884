// Writes the mail about messages that a user has missed in one conversation, as they are when it is sent.

import { placeOf } from '../../../access/messages/places.ts'
import { findTellableByIds } from '../../../access/messages/visible.ts'
import { realmHost, realmUrl } from '../../../access/organisation/realms.ts'
import { hiddenFrom } from '../../../access/people/users.ts'
import type { App } from '../../../context.ts'
import { selectOne } from '../../../db/sql.ts'
import { EMPTY_TOPIC_DISPLAY_NAME } from '../../../limits.ts'
import { channelUrl, directUrl, inClient } from '../../../markup/channel-urls.ts'
import { escapeHtml, excerptOf } from '../../../markup/html.ts'
import { type MailForm, messageHtml, messageText } from '../../../markup/mail.ts'
import { FLAG, Message } from '../../../models/message.ts'
import { Realm } from '../../../models/realm.ts'
import { User } from '../../../models/user.ts'
import type { Mail, MissedMail } from '../../../outbound/mail.ts'
import { composed, listed, type MailText, mailText } from '../../../outbound/mail-text.ts'
import { UNKNOWN_NAME } from '../../../present/user.ts'
import { flagsOf } from '../../../receipts/received.ts'
import { hashToken } from '../../../secrets/links.ts'
import { languageOf } from '../../../settings/languages.ts'
import { preference } from '../../../settings/preferences.ts'
import { realmSetting } from '../../../settings/realm-settings.ts'
import { showTime } from '../../../settings/times.ts'
import type { TextKey } from '../../../texts/texts.ts'
import type { Language } from '../../../values/languages.ts'
import type { Reason } from './decide.ts'
import { notifiedOf } from './facts.ts'
import { type MissedLayout, missedHtml, missedText, type ShownMessage } from './missed-layout.ts'
import { unsubscribePath } from './unsubscribe.ts'

/** How many of the newest missed messages a mail shows, how many earlier ones, and how old these are at most, in seconds. */
const SHOWN = 20
const EARLIER = 3
const EARLIER_AGE = 86_400
/** The length of the HTML of a message that is shown whole, and how many characters of a longer one are. */
const MAX_HTML = 20_000
const EXCERPT = 2_000
/** The most personal reason first: it decides what the mail says and what its link ends. */
const REASONS: readonly Reason[] = ['direct', 'mention', 'wildcard', 'followed', 'channel']

/** What the mail says of its reason, and of the link that ends mails of its kind. */
const SAYS = {
  direct: { why: 'missed.whyDirect', stop: 'missed.stopPersonal' },
  mention: { why: 'missed.whyMention', stop: 'missed.stopPersonal' },
  wildcard: { why: 'missed.whyWildcard', stop: 'missed.stopPersonal' },
  followed: { why: 'missed.whyFollowed', stop: 'missed.stopFollowed' },
  channel: { why: 'missed.whyChannel', stop: 'missed.stopChannel' },
} as const satisfies Record<Reason, Record<'why' | 'stop', TextKey>>

/** What a mail is about. */
interface Missed {
  realm: Realm
  reader: User
  /** The messages, ascending. At least one. */
  messages: readonly Message[]
  newest: Message
  /** The most personal of the reasons. */
  reason: Reason
}

/**
 * The mail, without the messages that the user has read since then, may no longer see, is no longer to be mailed about, or that are by
 * somebody the user has muted. Undefined if none is left. At `now`, in UNIX seconds.
 */
export async function missedMail(app: App, realmId: number, queued: MissedMail, now: number): Promise<Mail | undefined> {
  const missed = await stillMissed(app, realmId, queued, now)
  if (!missed) return undefined
  const { realm, reader, newest } = missed
  const layout = await layoutOf(app, missed)
  return {
    realmId,
    to: reader.delivery_email,
    subject: (await subjectFor(realm, reader, layout.title)).text,
    text: missedText(layout),
    html: missedHtml(layout),
    thread: `${realm.uuid}.${hashToken(`${newest.recipient_id} ${newest.topic_key}`).slice(0, 32)}`,
    list: realmHost(app.config, realm).replace(/:\d+$/, ''),
    unsubscribeUrl: layout.stop.url,
  }
}

async function stillMissed(app: App, realmId: number, { userId, messageIds }: MissedMail, now: number): Promise<Missed | undefined> {
  const [realm, reader] = await Promise.all([Realm.load(realmId), selectOne(User, { where: { id: userId } })])
  if (!reader?.is_active) return undefined
  const { notified } = await notifiedOf(app, realmId, await Message.findNotifying(realmId, messageIds), { userIds: [userId], now })
  const reasons = new Map(notified.flatMap(({ message, mail }) => (mail ? [[message.id, mail] as const] : [])))
  const flags = await flagsOf(reader, [...reasons.keys()])
  const unread = [...reasons.keys()].filter((id) => ((flags.get(id) ?? 0) & FLAG.read) === 0)
  const visible = await findTellableByIds(app.db, reader, unread)
  const newest = visible.at(-1)
  if (!newest) return undefined
  // Messages that went elsewhere since the mail was queued are not part of this conversation.
  const messages = visible.filter((one) => one.recipient_id === newest.recipient_id && one.topic_key === newest.topic_key)
  const reason = REASONS.find((one) => messages.some(({ id }) => reasons.get(id) === one)) ?? 'direct'
  return { realm, reader, messages, newest, reason }
}

/** A conversation, as a mail to one of its readers names it. */
interface Conversation {
  title: MailText
  /** Relative to the organisation's URL. */
  path: string
  /** 0 for a direct conversation. */
  channelId: number
}

async function conversationOf({ reader, newest, messages: [first = newest] }: Missed): Promise<Conversation> {
  const place = await placeOf(newest)
  if ('channel' in place) {
    const { channel, topic } = place
    const title = composed`#${channel.name} > ${topic || EMPTY_TOPIC_DISPLAY_NAME}`
    return { title, path: channelUrl(channel, topic, first.id), channelId: channel.id }
  }
  const others = place.users.filter(({ id }) => id !== reader.id)
  const ids = place.users.map(({ id }) => id)
  const title = directTitle(languageOf(reader), await namesFor(reader, others))
  return { title, path: directUrl(ids, first.id), channelId: 0 }
}

/** The most people a title names. Of more, the others are counted. */
const MAX_NAMED = 3

function directTitle(language: Language, others: readonly string[]): MailText {
  if (others.length === 0) return mailText(language, 'missed.self')
  const named = others.length > MAX_NAMED ? others.slice(0, MAX_NAMED - 1) : others
  const count = others.length - named.length
  const names = listed(language, count === 0 ? named : [...named, mailText(language, 'missed.others', { count })])
  return mailText(language, others.length > 1 ? 'missed.group' : 'missed.direct', { names })
}

async function layoutOf(app: App, missed: Missed): Promise<MissedLayout> {
  const { realm, reader, messages, newest, reason } = missed
  const { title, path, channelId } = await conversationOf(missed)
  const url = realmUrl(app.config, realm)
  const [language, organisation] = [languageOf(reader), realm.name]
  const stop = { label: mailText(language, SAYS[reason].stop), url: url + unsubscribePath(realm, reader, whatEnds(reason, channelId)) }
  const common = { language, realm: organisation, why: mailText(language, SAYS[reason].why), stop }
  const mayShow = realmSetting(realm, 'message_content_allowed_in_email_notifications') === true
  if (!mayShow || !preference(reader, 'message_content_in_email_notifications')) {
    const hidden = mailText(language, 'missed.hidden', { count: messages.length, organisation })
    const instead = [hidden, mailText(language, mayShow ? 'missed.hiddenByUser' : 'missed.hiddenByOrganisation')]
    // The URL of a conversation says what it is about.
    const open = { label: mailText(language, 'missed.openOrganisation', { organisation }), url }
    return { ...common, title: mailText(language, 'missed.withoutContent'), earlier: [], missed: [], more: 0, instead, open }
  }
  const earlier = await earlierThan(app, reader, messages[0] ?? newest)
  const shown = messages.slice(-SHOWN)
  const show = await presenterFor(reader, [...earlier, ...shown], url)
  return {
    ...common,
    title,
    earlier: earlier.map(show),
    missed: shown.map(show),
    more: messages.length - shown.length,
    open: { label: mailText(language, 'missed.open'), url: new URL(inClient(path), url).href },
  }
}

/** Shows messages, among these, to a reader. */
async function presenterFor(reader: User, messages: readonly Message[], url: string): Promise<(message: Message) => ShownMessage> {
  const form: MailForm = { url, showTime: (seconds) => showTime(reader, seconds) }
  const ids = messages.map((message) => message.sender_id)
  const names = new Map((await User.findByIds(reader.realm_id, ids)).map((user) => [user.id, user.full_name]))
  const hidden = await hiddenFrom(reader, [...names.keys()])
  return (message) => {
    const name = hidden.has(message.sender_id) ? undefined : names.get(message.sender_id)
    return shownMessage(message, name ?? UNKNOWN_NAME, form)
  }
}

/** What the link in a mail ends: see unsubscribe.ts. */
function whatEnds(reason: Reason, channelId: number): Parameters<typeof unsubscribePath>[2] {
  if (reason === 'followed') return 'followed'
  return reason === 'channel' ? channelId : 'personal'
}

/** The messages before one in its conversation, oldest first, as far as the user may be told of them and they are not much older. */
async function earlierThan({ db }: App, user: User, message: Message): Promise<Message[]> {
  const ids = await Message.idsBefore(message, user.id, { since: message.date_sent - EARLIER_AGE, limit: EARLIER })
  return findTellableByIds(db, user, ids)
}

function shownMessage({ rendered_content: html, date_sent }: Message, sender: string, form: MailForm): ShownMessage {
  const isCut = html.length > MAX_HTML
  const excerpt = isCut ? excerptOf(html, EXCERPT) : ''
  return {
    sender,
    time: form.showTime(date_sent),
    text: isCut ? excerpt : messageText(html, form),
    html: isCut ? `<p style="margin:0 0 8px;white-space:pre-line">${escapeHtml(excerpt)}</p>` : messageHtml(html, form),
    isCut,
  }
}

/** The names of users, as a reader may know them, in their order. */
export async function namesFor(reader: User, users: readonly User[]): Promise<string[]> {
  const hidden = await hiddenFrom(
    reader,
    users.map(({ id }) => id),
  )
  return users.map((user) => (hidden.has(user.id) ? UNKNOWN_NAME : user.full_name))
}

/**
 * The subject of a mail, with the name of the organisation as the user wants it: by default only if they have an account at another one of
 * this server.
 */
export async function subjectFor(realm: Realm, user: User, title: MailText): Promise<MailText> {
  const policy = preference(user, 'realm_name_in_email_notifications_policy')
  const isNamed = policy === 2 || (policy === 1 && (await User.isElsewhere(user)))
  return isNamed ? composed`[${realm.name}] ${title}` : title
}
