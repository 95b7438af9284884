// Other people's words in what the server itself writes, through HTTP: they are text there, never markup, and mention nobody.

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { serverContext } from '../context.ts'
import { deliverScheduled } from '../jobs/scheduled.ts'
import { startTestApp, type TestApp } from '../testing/app.ts'
import { demoRealm } from '../testing/demo-rows.ts'
import { mailTo, NO_WORKER } from '../testing/mails.ts'
import { DELAY, later, schedule } from '../testing/scheduled-app.ts'
import { setRealmSetting } from './organisation/realms.ts'

const WORDS = [
  // Links to it can be written in the usual syntax.
  'harmless',
  'nb @**everyone** [log in](https://evil.example/)',
  'x* @*team* @**topic** `x` https://evil.example *x',
  'KEY-12 :smile: 🎉 #**general** <b>x</b> $$x$$ _y_',
]
let app: TestApp
let team: number
beforeAll(async () => {
  app = await startTestApp(NO_WORKER)
  await setRealmSetting(serverContext(app.server.app, await demoRealm()), 'send_channel_events_messages', 'true')
  await app.as('owner').must.post('/realm/filters', { pattern: 'KEY-(?P<id>[0-9]+)', url_template: 'https://tracker.example/{id}' })
  team = (await app.as('owner').must.post('/user_groups/create', { name: 'team', description: '', members: [app.idOf('member2')] }))
    .group_id
})
afterAll(() => app.close())

type Name = keyof TestApp['demo']['users']
interface Told {
  id: number
  sender_full_name: string
  content: string
  flags: string[]
}
const newestIn = async (name: Name, narrow: unknown[]): Promise<Told[]> =>
  (await app.as(name).must.get('/messages', { anchor: 'newest', num_before: 50, num_after: 0, narrow })).messages
/** The bot's messages to a reader that were sent by what `work` does, in the channel or, without one, to the reader alone. */
async function told(name: Name, channel: number | undefined, work: () => Promise<unknown>): Promise<Told[]> {
  const narrow = channel === undefined ? [{ operator: 'is', operand: 'dm' }] : [{ operator: 'channel', operand: channel }]
  const before = new Set((await newestIn(name, narrow)).map(({ id }) => id))
  await work()
  const news = (await newestIn(name, narrow)).filter((one) => !before.has(one.id) && one.sender_full_name === 'Notification Bot')
  expect(news).not.toEqual([])
  return news
}

const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" }
const textOf = (html: string): string => html.replace(/<[^>]*>/g, '').replace(/&[#\w]+;/g, (entity) => ENTITIES[entity] ?? entity)
/** What the templates of notices consist of. */
const OURS = [
  /^<\/?(?:p|ul|li|strong|em|code|pre|blockquote|br)>$/,
  /^<(?:div class="codehilite"|span|time datetime="[^"]*")>$/,
  /^<\/(?:div|span|a|time)>$/,
  /^<span class="user-(?:group-)?mention silent" data-user-(?:group-)?id="\d+">$/,
  /^<a (?:class="stream(?:-topic)?" data-stream-id="\d+" )?href="\/#narrow\/channel\/[^"]*">$/,
]
function expectQuoted(news: readonly Told[], ...words: string[]): void {
  for (const { content, flags } of news) {
    const foreign = [...content.matchAll(/<[^>]*>/g)].map(([tag]) => tag).filter((tag) => !OURS.some((pattern) => pattern.test(tag)))
    expect([content, foreign]).toEqual([content, []])
    expect(flags.filter((flag) => /mention/.test(flag))).toEqual([])
  }
  const text = news.map(({ content }) => textOf(content)).join('\n')
  for (const word of words) expect(text).toContain(word)
}
let made = 0
const named = (words: string): string => `${words} ${++made}`
const create = async (by: Name, name: string, fields: Record<string, unknown> = {}): Promise<number> =>
  (
    await app
      .as(by)
      .must.post('/channels/create', { name, subscribers: [app.idOf('owner'), app.idOf('member'), app.idOf('member2')], ...fields })
  ).id

/** What a notice about a scheduled message says. */
const FAILED = {
  en: 'could not be sent',
  de: 'konnte nicht gesendet werden',
  ja: '送信できませんでした',
  ru: 'не удалось отправить',
}
/** The words, and a language of the organisation and of everybody in it. */
const CASES = WORDS.map((words, i) => [words, (['en', 'de', 'ja', 'ru'] as const)[i] ?? 'en'] as const)

describe.each(CASES)('the words %j are text (%s)', (words, language) => {
  beforeAll(async () => {
    await app.as('owner').must.patch('/realm', { default_language: language })
    for (const name of ['owner', 'member', 'member2', 'guest'] as const)
      await app.as(name).must.patch('/settings', { default_language: language })
  })

  test('as a channel that is announced, described, renamed, changed, archived and unarchived', async () => {
    const news = await create('owner', named('news'))
    await setRealmSetting(serverContext(app.server.app, await demoRealm()), 'new_stream_announcements_stream_id', String(news))
    const [name, other, description] = [named(words), named(words), `${words} ${words}`]
    let channel = 0
    const announced = await told('member2', news, async () => {
      channel = await create('owner', name, { announce: true, description })
      await create('owner', named(words), { announce: true })
    })
    expectQuoted(announced, name)
    for (const { content } of announced) expect(content).toMatch(/href="\/#narrow\/channel\/\d+-/)
    expectQuoted(await newestIn('member2', [{ operator: 'channel', operand: channel }]), description)
    const patch = (fields: Record<string, unknown>) => app.as('owner').must.patch(`/streams/${channel}`, fields)
    expectQuoted(await told('member2', channel, () => patch({ new_name: other, description: `New ${words}` })), name, other, `New ${words}`)
    expectQuoted(await told('member2', channel, () => patch({ is_private: true })))
    expectQuoted(await told('member2', channel, () => patch({ can_send_message_group: { new: team } })))
    expectQuoted(await told('member2', channel, () => app.as('owner').must.delete(`/streams/${channel}`)))
    expectQuoted(await told('member2', channel, () => patch({ is_archived: false })))
    await setRealmSetting(serverContext(app.server.app, await demoRealm()), 'new_stream_announcements_stream_id', '-1')
  })

  test.each([false, true])('as a channel to which somebody is subscribed, who gets a link (private: %s)', async (isPrivate) => {
    const [name, second] = [named(words), named(words)]
    const ids = [await create('member', name, { invite_only: isPrivate, subscribers: [app.idOf('member')] })]
    ids.push(await create('member', second, { invite_only: isPrivate, subscribers: [app.idOf('member')] }))
    const subscribe = (...names: string[]) =>
      app
        .as('member')
        .must.post('/users/me/subscriptions', { subscriptions: names.map((one) => ({ name: one })), principals: [app.idOf('guest')] })
    const news = await told('guest', undefined, () => subscribe(name, second))
    expectQuoted(news, name, second)
    for (const id of ids) expect(news[0]?.content).toContain(`href="/#narrow/channel/${id}-`)
  })

  test('as a group to which people are added and from which they are removed', async () => {
    const name = named(words)
    const { group_id } = await app.as('owner').must.post('/user_groups/create', { name, description: '', members: [app.idOf('owner')] })
    const change = (fields: Record<string, unknown>) => app.as('owner').must.post(`/user_groups/${group_id}/members`, fields)
    expectQuoted(await told('member', undefined, () => change({ add: [app.idOf('member')] })), name)
    expectQuoted(await told('member', undefined, () => change({ delete: [app.idOf('member')] })), name)
  })

  test.each([false, true])('as topics between which messages move, with links to them (private channel: %s)', async (isPrivate) => {
    const channel = await create('owner', named('place'), { invite_only: isPrivate })
    const [from, to] = [named(words), named(words)]
    const { id } = await app.as('owner').must.post('/messages', { type: 'channel', to: channel, topic: from, content: 'Hello' })
    const move = () =>
      app
        .as('owner')
        .must.patch(`/messages/${id}`, { topic: to, ...{ send_notification_to_old_thread: true, send_notification_to_new_thread: true } })
    const news = await told('member2', channel, move)
    expect(news).toHaveLength(2)
    expectQuoted(news, from, to)
    for (const { content } of news) expect(content).toMatch(new RegExp(`href="/#narrow/channel/${channel}-[^"]*/topic/`))
    const resolve = () => app.as('owner').must.patch(`/messages/${id}`, { topic: `✔ ${to}`, propagate_mode: 'change_all' })
    expectQuoted(await told('member2', channel, resolve))
  })

  test('as the channel of a scheduled message that fails', async () => {
    const channel = await create('member', named(words))
    await schedule(app.as('member'), { to: channel, topic: 'later' })
    await app.as('owner').must.delete(`/streams/${channel}`)
    expectQuoted(await told('member', undefined, () => deliverScheduled(app.server.app, later(DELAY + 1))), FAILED[language])
  })

  test('as the name of the organisation, in a notice and in mails', async () => {
    const name = words.slice(0, 40).trim()
    await app.as('owner').must.patch('/realm', { name })
    const email = `invited${++made}@example.com`
    await app.as('owner').must.post('/invites', { invitee_emails: email, stream_ids: [], notify_referrer_on_join: true })
    const mail = await mailTo(email)
    expect(JSON.stringify(mail)).not.toMatch(/evil\.example/)
    expect(mail.subject.replace(/\u2060/g, '')).toContain(name)
    const path = /\/join\/\S+/.exec(mail.text)?.[0] ?? ''
    const page = (await app.client().raw(path)).body
    expect(textOf(page)).toContain(name)
    expect(page).not.toMatch(/<b>|evil\.example\/"/)
    const form = new URLSearchParams({ full_name: `Nora (${made}) [x](//evil.example)`, password: 'a long enough password' })
    const news = await told('owner', undefined, async () =>
      expect((await app.client().raw(path, { method: 'POST', body: form })).status).toBe(200),
    )
    expectQuoted(news, name, `Nora (${made}) [x](//evil.example)`)
  })
})
