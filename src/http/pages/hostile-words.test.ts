// databases: once
// The pages for browsers, with hostile words in everything that people choose: names, addresses, the fields of a form, the URL.

import type { Express, RequestHandler, Router } from 'express'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { unsubscribePath } from '../../actions/messages/notifications/unsubscribe.ts'
import { createApiKey } from '../../actions/people/api-keys.ts'
import { mailResets } from '../../jobs/requested-mails.ts'
import { Realm } from '../../models/realm.ts'
import { User } from '../../models/user.ts'
import { pagesOf } from '../../server/app.ts'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import { testDirectory } from '../../testing/directory.ts'
import { mailTo, NO_WORKER } from '../../testing/mails.ts'
import { testProvider } from '../../testing/openid-provider.ts'
import { logInByPage } from '../../testing/sessions.ts'
import { unixTime } from '../../values/dates.ts'
import { LANGUAGES } from '../../values/languages.ts'
import { createPages } from './pages.ts'

/** Each word as people write it, and as HTML. A name of a person contains no quote or >, and an address no < either. */
const WORDS = {
  organisation: [`Org"'><x-evil>&amp;`, 'Org&quot;&#39;&gt;&lt;x-evil&gt;&amp;amp;'],
  inviter: [`Mika'<x-evil &lt;`, 'Mika&#39;&lt;x-evil &amp;lt;'],
  newcomer: [`Nora'<x-evil &lt;`, 'Nora&#39;&lt;x-evil &amp;lt;'],
  invited: [`i'x&lt@example.org`, 'i&#39;x&amp;lt@example.org'],
  walkIn: [`w'x&lt@example.org`, 'w&#39;x&amp;lt@example.org'],
  newWalkIn: [`n'x&lt@example.org`, 'n&#39;x&amp;lt@example.org'],
  moved: [`m'x&lt@example.org`, 'm&#39;x&amp;lt@example.org'],
  field: [`Field"'><x-evil>&amp;`, 'Field&quot;&#39;&gt;&lt;x-evil&gt;&amp;amp;'],
} as const
type Word = keyof typeof WORDS
const word = (name: Word): string => WORDS[name][0]
/** In a URL. Express decodes it. */
const TOKEN = encodeURIComponent(word('field'))
const PASSWORD = 'a long enough passphrase'
const RESET = '/accounts/password/reset'

let app: TestApp
const links = { account: '', reusable: '', confirm: '', reset: '' }
beforeAll(async () => {
  const displayName = word('field')
  const vouchers = {
    providers: [testProvider('corp', 'http://127.0.0.1:1', { displayName })],
    directories: [testDirectory({ displayName })],
  }
  app = await startTestApp({ ...NO_WORKER, ...vouchers })
  const [owner, member] = [app.as('owner'), app.as('member')]
  expect((await owner.patch('/realm', { name: word('organisation') })).status).toBe(200)
  expect((await member.patch('/settings', { full_name: word('inviter') })).status).toBe(200)
  expect((await member.post('/invites', { invitee_emails: word('invited'), stream_ids: [] })).status).toBe(200)
  links.account = (await mailTo(word('invited'))).path
  const reusable = await app.as('administrator').post('/invites/multiuse', {})
  links.reusable = new URL(reusable.body.invite_link).pathname
  expect((await member.patch('/settings', { email: word('moved') })).status).toBe(200)
  links.confirm = (await mailTo(word('moved'))).path
})
afterAll(() => app.close())

interface Visit {
  path: string
  form?: Record<string, string>
  status?: number
  /** The cookie of a session. */
  session?: string
  /** What the page must show. */
  shows?: Word[]
}
/** A session of the person who has moved, and a key of theirs, whose names are hostile. */
async function session(): Promise<string> {
  const user = await User.findByPk(app.idOf('member'), { rejectOnEmpty: true })
  await createApiKey(app.server.app, user, word('field'), unixTime())
  return logInByPage(app, word('moved'), PASSWORD)
}
const post = (path: string, form: Record<string, string>, shows: Word[] = [], status = 200): Visit => ({ path, form, shows, status })
const get = (path: string, shows: Word[] = [], status = 200): Visit => ({ path, shows, status })
const odd = `?${TOKEN}=${TOKEN}`
const unsubscribe = async (): Promise<string> =>
  unsubscribePath(await Realm.load(1), await User.findByPk(app.idOf('member'), { rejectOnEmpty: true }), 'personal')
const nothingOf = (path: string) => (): Visit[] => [get(path + odd)]

/** Every page by its method and path, in an order in which each link is first shown, then refused, then used, then shown again. */
const VISITS: Record<string, () => Visit[] | Promise<Visit[]>> = {
  'get /join': async () => {
    await app.as('owner').must.patch('/realm', { invite_required: false })
    return [get(`/join${odd}`, ['organisation'])]
  },
  'post /join': () => [
    post('/join', { email: word('field') }, ['organisation', 'field'], 400),
    post('/join', { email: word('newWalkIn') }, ['newWalkIn']),
  ],
  'get /join/:token': () => [
    get(links.account + odd, ['organisation', 'invited']),
    get(links.reusable, ['organisation']),
    get(`/join/${TOKEN}`, [], 404),
  ],
  'post /join/:token': () => [
    post(links.reusable, { email: word('field') }, ['organisation', 'field'], 400),
    post(links.reusable, { email: word('walkIn') }, ['walkIn']),
    post(links.account, { full_name: word('field'), password: PASSWORD, email: word('field') }, ['organisation', 'field', 'invited'], 400),
    post(links.account, { full_name: word('newcomer'), password: PASSWORD }, ['organisation', 'newcomer', 'invited']),
    get(links.account, ['organisation', 'newcomer', 'invited']),
    post(`/join/${TOKEN}`, { full_name: word('field'), password: word('field') }, [], 404),
  ],
  'get /confirm/change_email/:token': () => [
    get(links.confirm + odd, ['organisation', 'moved']),
    get(`/confirm/change_email/${TOKEN}`, [], 404),
  ],
  'post /confirm/change_email/:token': () => [
    post(links.confirm, { email: word('field') }, ['moved']),
    get(links.confirm, ['moved']),
    post(`/confirm/change_email/${TOKEN}`, {}, [], 404),
  ],
  [`get ${RESET}`]: nothingOf(RESET),
  [`post ${RESET}`]: () => [post(RESET, { email: word('field') }), post(RESET, { email: word('moved') })],
  [`get ${RESET}/:token`]: async () => {
    await mailResets(app.server.app)
    links.reset = (await mailTo(word('moved'))).path
    return [get(links.reset + odd, ['organisation', 'moved']), get(`${RESET}/${TOKEN}`, [], 404)]
  },
  [`post ${RESET}/:token`]: () => [
    post(links.reset, { password: `${word('field')}\0`, email: word('field') }, [], 400),
    post(links.reset, { password: word('moved') }, ['organisation', 'moved'], 400),
    post(links.reset, { password: PASSWORD }, ['organisation', 'moved']),
    get(links.reset, ['organisation', 'moved']),
    post(`${RESET}/${TOKEN}`, { password: word('field') }, [], 404),
  ],
  'get /accounts/login': () => [get(`/accounts/login${odd}`, ['organisation', 'field'])],
  // No provider answers there.
  'get /accounts/login/oidc/:name': () => [
    get(`/accounts/login/oidc/corp${odd}`, ['organisation', 'field'], 400),
    get(`/accounts/login/oidc/${TOKEN}`, [], 404),
  ],
  'get /accounts/login/oidc/:name/callback': () => [
    get(`/accounts/login/oidc/corp/callback${odd}&error=${TOKEN}&error_description=${TOKEN}`, ['organisation', 'field'], 400),
    get(`/accounts/login/oidc/${TOKEN}/callback`, [], 404),
  ],
  'post /accounts/login/oidc/:name/logout': () => [
    post('/accounts/login/oidc/corp/logout', { logout_token: word('field'), [word('field')]: word('field') }, [], 400),
    post(`/accounts/login/oidc/${TOKEN}/logout`, { logout_token: word('field') }, [], 400),
  ],
  'get /accounts/login/subdomain/:token': () => [get(`/accounts/login/subdomain/${TOKEN}${odd}`, ['organisation'], 400)],
  'post /accounts/login': () => [
    post('/accounts/login', { email: word('field'), password: word('field') }, ['organisation', 'field'], 400),
    post(`/accounts/login?next=${TOKEN}`, { email: word('field') }, ['organisation', 'field'], 400),
  ],
  'get /accounts/logout': async () => [{ ...get(`/accounts/logout${odd}`, ['organisation', 'moved']), session: await session() }],
  'post /accounts/logout': () => [post('/accounts/logout', { [word('field')]: word('field') })],
  'get /accounts/sessions': async () => [
    { ...get(`/accounts/sessions${odd}`, ['organisation', 'moved', 'field']), session: await session() },
  ],
  'post /accounts/sessions': async () => [
    { ...post('/accounts/sessions', { end: word('field') }, ['organisation', 'moved', 'field']), session: await session() },
  ],
  'get /unsubscribe/:token': async () => [get((await unsubscribe()) + odd, ['organisation']), get(`/unsubscribe/${TOKEN}`, [], 404)],
  'post /unsubscribe/:token': async () => [
    post(await unsubscribe(), { [word('field')]: word('field') }, ['organisation']),
    get(await unsubscribe(), ['organisation']),
    post(`/unsubscribe/${TOKEN}`, {}, [], 404),
  ],
  'get /': nothingOf('/'),
  'get /app': nothingOf('/app'),
  'get /guides': nothingOf('/guides'),
  'get /guides/:name': () => [get(`/guides/encodings${odd}`), get(`/guides/${TOKEN}`, [], 404)],
  'get /api/docs': nothingOf('/api/docs'),
  'get /console': nothingOf('/console'),
  'get /static/generated/emoji/images/emoji/unicode/zulip.png': nothingOf('/static/generated/emoji/images/emoji/unicode/zulip.png'),
}
/** Files of the server and what programs read: they show nothing that people chose, and are no HTML. */
const NO_PAGES =
  /^get \/(accounts\/login\/oidc\/:name\/icon|health|openapi|llms|avatar|logo|night_logo|static\/emoji|assets\/(elements|:name$)|\^\\\/(avatar|user_avatars))/

test('every page for browsers has its visits', () => {
  const pages = createPages({} as never, () => {}, app.server.app.log, pagesOf(app.server.app as never)) as unknown as Express
  const routes = [...new Set(routesOf(pages.router as Router))].filter((route) => !NO_PAGES.test(route))
  expect(routes.sort()).toEqual(Object.keys(VISITS).sort())
})

/** Each visit is in the next language. */
let visited = 0
test.each(Object.entries(VISITS))('%s shows words of people as text', async (_, visits) => {
  for (const { path, form, shows = [], status, session: Cookie } of await visits()) {
    const body = form && new URLSearchParams(form)
    const headers = {
      'Accept-Language': LANGUAGES[++visited % LANGUAGES.length] ?? '',
      'Sec-Fetch-Site': 'same-origin',
      ...(Cookie ? { Cookie } : {}),
    }
    const answer = await app.client().raw(path, body ? { method: 'POST', body, headers } : { headers })
    expect([path, form, answer.status]).toEqual([path, form, status])
    const text = typeof answer.body === 'string' ? answer.body : ''
    for (const name of Object.keys(WORDS) as Word[]) expect([path, text]).toEqual([path, expect.not.stringContaining(word(name))])
    expect(text).not.toMatch(/<x-evil|"'>/)
    for (const name of shows) expect(text).toContain(WORDS[name][1])
  }
})

function* routesOf(router: Router): Generator<string> {
  for (const { route, handle } of router.stack) {
    if (route) for (const { method } of route.stack) yield `${method} ${route.path}`
    else if ('stack' in handle) yield* routesOf(handle as RequestHandler as Router)
  }
}
