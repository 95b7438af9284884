// Who reads what the server writes in which language, through HTTP.

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { loadContract } from '../http/contract.ts'
import { Realm } from '../models/realm.ts'
import { User } from '../models/user.ts'
import { startTestApp, type TestApp } from '../testing/app.ts'
import { mailTo, NO_WORKER } from '../testing/mails.ts'
import { LANGUAGES, type Language } from '../values/languages.ts'
import { CATALOGUES, textIn } from './texts.ts'

type Name = 'owner' | 'member' | 'member2'
let app: TestApp
let owner: ReturnType<TestApp['as']>['must']
let made = 0
const fresh = (what: string): string => `${what}-${++made}`
const setRealm = (language: Language) => owner.patch('/realm', { default_language: language })
const setUser = (name: Name, language: Language) => app.as(name).must.patch('/settings', { default_language: language })

beforeAll(async () => {
  app = await startTestApp(NO_WORKER)
  owner = app.as('owner').must
  await owner.patch('/realm', { send_channel_events_messages: true })
})
afterAll(() => app.close())
beforeEach(async () => {
  await setRealm('en')
  for (const name of ['owner', 'member', 'member2'] as const) await setUser(name, 'en')
})

/** The newest message that somebody can read under a narrow. */
async function newest(name: Name, narrow: unknown[]): Promise<{ subject: string; content: string }> {
  const query = { anchor: 'newest', num_before: 1, num_after: 0, apply_markdown: false, narrow }
  const [message] = (await app.as(name).must.get('/messages', query)).messages
  return { subject: message?.subject ?? '', content: message?.content ?? '' }
}

test.each(['updateRealm', 'updateSettings'])(
  'the languages of the contract are those that the server has texts for (%s)',
  (operationId) => {
    const operation = loadContract().operations.find((one) => one.operationId === operationId)
    expect(operation?.requestBody?.schema.properties?.default_language?.enum).toEqual(LANGUAGES)
  },
)

test('a text that waits for its translation is written in English, by the rules of English', () => {
  const { 'notice.channelsCreated': translated } = CATALOGUES.ru
  Object.assign(CATALOGUES.ru, { 'notice.channelsCreated': undefined })
  try {
    expect(textIn('ru', 'notice.channelsCreated', { who: 'Olivia', count: 1234 })).toBe('Olivia created 1,234 new channels.')
  } finally {
    Object.assign(CATALOGUES.ru, { 'notice.channelsCreated': translated })
  }
})

describe('a notice', () => {
  test.each<[Language, string, RegExp]>([
    ['de', 'Kanalereignisse', /^@_\*\*Olivia Owner\|\d+\*\* hat diesen Kanal archiviert\.$/],
    ['ja', 'チャンネルの出来事', /^@_\*\*Olivia Owner\|\d+\*\* がこのチャンネルをアーカイブしました。$/],
    ['ru', 'события канала', /^Пользователь @_\*\*Olivia Owner\|\d+\*\* отправил этот канал в архив\.$/],
  ])('in a channel is in the language of the organisation (%s), no matter who caused it', async (language, topic, text) => {
    await setRealm(language)
    await setUser('owner', 'fr')
    const { id } = await owner.createChannel({ subscribers: [app.idOf('owner')] })
    await owner.delete(`/streams/${id}`)
    const { subject, content } = await newest('owner', [{ operator: 'channel', operand: id }])
    expect(subject).toBe(topic)
    expect(content).toMatch(text)
  })

  test.each<[Language, [count: number, says: string][]]>([
    [
      'en',
      [
        [1, 'A message was moved here from'],
        [2, '2 messages were moved here from'],
      ],
    ],
    [
      'de',
      [
        [1, 'Eine Nachricht wurde von'],
        [2, '2 Nachrichten wurden von'],
      ],
    ],
    [
      'ja',
      [
        [1, 'ここにメッセージ 1 件 を'],
        [2, 'ここにメッセージ 2 件 を'],
      ],
    ],
    [
      'ru',
      [
        [1, 'сюда 1 сообщение.'],
        [2, 'сюда 2 сообщения.'],
        [5, 'сюда 5 сообщений.'],
        [21, 'сюда 21 сообщение.'],
      ],
    ],
  ])('counts as %s does', async (language, counts) => {
    await setRealm(language)
    for (const [count, says] of counts) {
      const [from, to] = [fresh('from'), fresh('to')]
      await owner.send({ topic: from })
      await owner.send({ topic: to })
      const ids = []
      for (let i = 0; i < count; i++) ids.push(await owner.send({ topic: from }))
      await owner.patch(`/messages/${ids[0]}`, { topic: to, propagate_mode: count === 1 ? 'change_one' : 'change_later' })
      expect((await newest('owner', [{ operator: 'topic', operand: to }])).content).toContain(says)
    }
  })

  test.each<[Language, RegExp]>([
    ['de', / hat dich in die Gruppe @_\*team-\d+\* aufgenommen\.$/],
    ['ja', / があなたをグループ @_\*team-\d+\* に追加しました。$/],
    ['ru', /^Пользователь .* добавил вас в группу @_\*team-\d+\*\.$/],
  ])('to one person is in their language (%s), whatever that of the organisation', async (language, text) => {
    await setRealm('es')
    await setUser('member', language)
    const form = { name: fresh('team'), description: '', members: [app.idOf('owner')] }
    const { group_id } = await owner.post('/user_groups/create', form)
    await owner.post(`/user_groups/${group_id}/members`, { add: [app.idOf('member')] })
    expect((await newest('member', [{ operator: 'is', operand: 'dm' }])).content).toMatch(text)
  })

  test.each(LANGUAGES)('that a topic is resolved is withdrawn when that is undone at once (%s)', async (language) => {
    await setRealm(language)
    const topic = fresh('subject')
    const id = await owner.send({ topic })
    await owner.patch(`/messages/${id}`, { topic: `✔ ${topic}`, propagate_mode: 'change_all' })
    expect((await newest('owner', [{ operator: 'topic', operand: `✔ ${topic}` }])).content).toContain('Olivia Owner')
    await owner.patch(`/messages/${id}`, { topic, propagate_mode: 'change_all' })
    expect((await newest('owner', [{ operator: 'topic', operand: topic }])).content).toBe('Hello.')
  })
})

describe('a mail', () => {
  test.each<[Language, subject: string, text: RegExp]>([
    ['de', 'Olivia Owner lädt dich zu Demo ein', /\nDer Link gilt bis .+ UTC\.\nDu kannst den Link nur einmal benutzen\./],
    ['ja', 'Olivia Owner さんが Demo にあなたを招待しています', /\nリンクの有効期限は \d{4}年.+ UTC です。\nリンクは一度だけ使えます。/],
    ['ru', 'Olivia Owner приглашает вас в организацию Demo', /\nСсылка действует до .+ UTC\.\nИспользовать ссылку можно только один раз\./],
  ])('of an invitation is in the language of the organisation (%s)', async (language, subject, text) => {
    await owner.patch('/realm', { name: 'Demo' })
    await setRealm(language)
    await setUser('owner', 'fr')
    const address = `${fresh('nora')}@example.org`
    await owner.post('/invites', { invitee_emails: address, stream_ids: [] })
    const mail = await mailTo(address)
    expect(mail.subject).toBe(subject)
    expect(mail.text).toMatch(text)
  })

  test.each<[Language, subject: string, beginning: string]>([
    ['de', 'Für dein Konto bei Demo wurde eine neue Adresse angefordert', 'Hallo Mia Member,\n\njemand, wahrscheinlich du, '],
    ['ja', 'Demo のアカウントに新しいアドレスが申し込まれました', 'Mia Member さん\n\n誰か（おそらくあなた）が '],
  ])('about an account is in the language of the account (%s)', async (language, subject, beginning) => {
    await owner.patch('/realm', { name: 'Demo' })
    await setRealm('es')
    await setUser('member2', language)
    await app.as('member2').must.patch('/settings', { full_name: 'Mia Member', email: `${fresh('mia')}@example.org` })
    const mail = await mailTo('member2@example.com')
    expect(mail.subject).toBe(subject)
    expect(mail.text.slice(0, beginning.length)).toBe(beginning)
  })
})

/** What a browser gets. */
async function visit(path: string, languages?: string) {
  const headers: Record<string, string> = { 'Accept-Language': languages ?? '*' }
  const response = await fetch(app.url + path, { headers })
  const [, lang] = /<html lang="([^"]*)">/.exec(await response.clone().text()) ?? []
  const { headers: answered } = response
  return { text: await response.text(), lang, written: answered.get('content-language'), vary: answered.get('vary') ?? '' }
}
const RESET = '/accounts/password/reset'

describe('a page', () => {
  test.each([
    ['de', 'de', 'Passwort vergessen?'],
    ['de-AT, en;q=0.5', 'de', 'Passwort vergessen?'],
    ['ja', 'ja', 'パスワードをお忘れですか？'],
    ['ru-RU', 'ru', 'Забыли пароль?'],
    ['fr;q=0.2, it', 'it', 'Hai dimenticato la password?'],
    ['pt-PT', 'pt-BR', 'Esqueceu a senha?'],
    ['zh-CN', 'zh-Hans', '忘记密码？'],
    // Written in another script, which not all who read it can read.
    ['zh-TW, ko;q=0.5', 'ko', '비밀번호를 잊으셨습니까?'],
    ['xx, %%%, es;q=0.1', 'es', '¿Olvidaste tu contraseña?'],
  ])('that is about no account is in the best language of the browser (%s)', async (languages, lang, title) => {
    const page = await visit(RESET, languages)
    expect(page).toMatchObject({ lang, written: lang, vary: expect.stringContaining('Accept-Language') })
    expect(page.text).toContain(`<title>${title}</title>`)
    expect(page.text).toContain(`<h1>${title}</h1>`)
  })

  test('is in the language of the organisation if the browser wants none that the server has', async () => {
    await setRealm('de')
    for (const languages of [undefined, 'nl', 'zh-TW']) expect(await visit(RESET, languages)).toMatchObject({ lang: 'de' })
  })

  test('behind a link of an account is in the language of that account', async () => {
    await setUser('member', 'ja')
    await app.as('member').must.patch('/settings', { email: 'mika.moved@example.org' })
    const page = await visit((await mailTo('mika.moved@example.org')).path, 'de')
    expect(page).toMatchObject({ lang: 'ja', written: 'ja' })
    expect(page.vary).not.toContain('Accept-Language')
    expect(page.text).toContain('<h1>アドレスの確認</h1>')
  })

  test('of a link that leads nowhere is in the language of the browser', async () => {
    expect((await visit('/join/unknown', 'ru')).text).toContain('<h1>Эта ссылка недействительна</h1>')
    expect((await visit('/confirm/change_email/unknown', 'ja')).text).toContain('<h1>このリンクは無効です</h1>')
  })

  test('shows what is wrong with a form in the language of its reader', async () => {
    const { invite_link } = await owner.post('/invites/multiuse', {})
    await owner.post('/invites', { invitee_emails: 'form@example.org', stream_ids: [] })
    const [link, invitation] = [new URL(invite_link).pathname, (await mailTo('form@example.org')).path]
    const forms: [path: string, form: Record<string, string>, field: string, fault: string][] = [
      [link, { email: 'nobody' }, 'email', 'E-Mail-Adresse: ist keine E-Mail-Adresse'],
      [link, { email: 'x@mailinator.com' }, 'email', 'E-Mail-Adresse: gehört zu einem Dienst für Wegwerfadressen'],
      [invitation, { full_name: ' ', password: 'x' }, 'full_name', 'Dein Name: darf nicht leer sein'],
      [invitation, { full_name: 'x'.repeat(101), password: 'x' }, 'full_name', 'Dein Name: darf höchstens 100 Zeichen haben'],
      [
        invitation,
        { full_name: 'A@B', password: 'x' },
        'full_name',
        'Dein Name: darf keines dieser Zeichen enthalten: * ` \\ &gt; &quot; @',
      ],
      [invitation, { full_name: 'Fo Form', password: 'x' }, 'password', 'Passwort: muss 8 bis 100 Zeichen haben'],
      [invitation, { full_name: 'Fo Form', password: 'password1' }, 'password', 'Passwort: ist zu leicht zu erraten'],
    ]
    for (const [path, form, field, fault] of forms) {
      const response = await fetch(app.url + path, {
        method: 'POST',
        body: new URLSearchParams(form),
        headers: { 'Accept-Language': 'de' },
      })
      const text = await response.text()
      expect(text).toContain('<title>Fehler: Komm zu ')
      expect(text).toContain(`<p class="alert" role="alert"><a href="#${field}">${fault}`)
      expect(text).toContain(`<p class="fault" id="${field}-fault">${fault}`)
      expect(text).not.toContain('lang="en"')
    }
  })
})

test('somebody whose language the server does not have any more reads English', async () => {
  await Realm.update({ settings: JSON.stringify({ default_language: 'tlh' }) }, { where: { id: 1 } })
  await User.update({ settings: JSON.stringify({ default_language: 'tlh' }) }, { where: { id: app.idOf('member2') } })
  app.server.app.caches.clear()
  expect(await visit(RESET)).toMatchObject({ lang: 'en' })
  expect((await app.as('member2').must.get('/users/me')).full_name).toBeTruthy()
  await owner.post(`/user_groups/create`, { name: fresh('team'), description: '', members: [app.idOf('owner')] })
  const form = { subscriptions: [{ name: fresh('room') }], principals: [app.idOf('member2')] }
  await owner.post('/users/me/subscriptions', form)
  expect((await newest('member2', [{ operator: 'is', operand: 'dm' }])).content).toMatch(/ subscribed you to the channel /)
})
