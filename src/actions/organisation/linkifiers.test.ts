import { RE2JS } from 're2js'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import { verifyEvents } from '../../testing/verify-events.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const EVERYBODY = ['owner', 'administrator', 'member', 'guest', 'bot'] as const
const list = async () => (await app.as('guest').get('/realm/linkifiers')).body.linkifiers
const add = (form: object) => app.as('administrator').post('/realm/filters', form as Record<string, unknown>)
const added = async (form: object): Promise<number> => {
  const { body } = await add(form)
  expect(body).toMatchObject({ result: 'success' })
  return body.id
}
beforeEach(async () => {
  for (const { id } of await list()) expect((await app.as('owner').delete(`/realm/filters/${id}`)).status).toBe(200)
})

const issue = { pattern: '#(?P<id>[0-9]+)', url_template: 'https://issues.example.com/{id}' }
const bothWays = {
  pattern: '(?P<project>[A-Z]+)-(?P<n>[0-9]+)',
  url_template: 'https://code.example.com/{project}/{n}',
  example_input: 'ABC-7',
  reverse_template: '{project}-{n}',
  alternative_url_templates: ['https://code.example.com/{project}/{n}/files', 'https://{project}.example.com/{n}'],
}

describe('linkifiers', () => {
  test('are added at the end, and everybody gets the whole list', async () => {
    const first = await added(issue)
    const events = await verifyEvents(app, EVERYBODY, () => added(bothWays))
    const all = await list()
    expect(all).toEqual([
      { id: first, ...issue, example_input: null, reverse_template: null, alternative_url_templates: [] },
      { id: all[1].id, ...bothWays },
    ])
    for (const name of EVERYBODY) expect(events[name]).toMatchObject([{ type: 'realm_linkifiers', realm_linkifiers: all }])
  })

  test('are added at the end also after earlier ones were removed', async () => {
    const ids: number[] = []
    for (const name of ['a', 'b', 'c', 'd']) ids.push(await added({ ...issue, pattern: `${name}(?P<id>[0-9]+)` }))
    for (const id of ids.slice(0, 2)) expect((await app.as('owner').delete(`/realm/filters/${id}`)).status).toBe(200)
    const last = await added(issue)
    expect((await list()).map(({ id }: { id: number }) => id)).toEqual([...ids.slice(2), last])
  })

  test('can be changed in part, and empty strings clear fields', async () => {
    const id = await added(bothWays)
    const change = () => app.as('owner').patch(`/realm/filters/${id}`, { url_template: 'https://new.example.com/{n}{?project}' })
    await verifyEvents(app, EVERYBODY, change)
    expect(await list()).toEqual([{ id, ...bothWays, url_template: 'https://new.example.com/{n}{?project}' }])
    const clear = { example_input: '', reverse_template: '', alternative_url_templates: [] }
    await verifyEvents(app, EVERYBODY, () => app.as('owner').patch(`/realm/filters/${id}`, clear))
    expect(await list()).toMatchObject([{ id, example_input: null, reverse_template: null, alternative_url_templates: [] }])
  })

  test('send no event when they are changed to their current values', async () => {
    const id = await added(bothWays)
    const same = async () => expect((await app.as('owner').patch(`/realm/filters/${id}`, bothWays)).status).toBe(200)
    expect((await verifyEvents(app, ['member'], same, { changesSomething: false })).member).toEqual([])
  })

  test('are checked as a whole when they are changed in part', async () => {
    const id = await added(bothWays)
    const { body } = await app.as('owner').patch(`/realm/filters/${id}`, { pattern: '(?P<project>[A-Z]+)_(?P<m>[0-9]+)' })
    expect(body).toMatchObject({
      code: 'BAD_REQUEST',
      msg: "'url_template' has a variable that is not a named group of 'pattern': n",
      errors: {
        url_template: [
          "'url_template' has a variable that is not a named group of 'pattern': n",
          "'url_template' lacks a variable for a named group of 'pattern': m",
        ],
        alternative_url_templates: expect.any(Array),
        example_input: ["'example_input' does not match 'pattern'"],
        reverse_template: ["'reverse_template' has a variable that is not a named group of 'pattern': n"],
      },
    })
    expect(await list()).toEqual([{ id, ...bothWays }])
  })

  test('are removed', async () => {
    const id = await added(issue)
    const events = await verifyEvents(app, EVERYBODY, () => app.as('administrator').delete(`/realm/filters/${id}`))
    expect(events.guest).toMatchObject([{ realm_linkifiers: [] }])
    for (const answer of [await app.as('owner').delete(`/realm/filters/${id}`), await app.as('owner').patch(`/realm/filters/${id}`, {})])
      expect(answer).toMatchObject({ status: 404, body: { code: 'NOT_FOUND', msg: 'Linkifier does not exist' } })
  })

  test('are reordered by a list that names all of them', async () => {
    const ids: number[] = []
    for (const letter of ['a', 'b', 'c', 'd']) ids.push(await added({ pattern: letter, url_template: `https://example.com/${letter}` }))
    const [a, b, c, d] = ids as [number, number, number, number]
    const order = async () => (await list()).map(({ id }: { id: number }) => id)
    await verifyEvents(app, EVERYBODY, () => app.as('owner').patch('/realm/linkifiers', { ordered_linkifier_ids: [d, c, b, a] }))
    expect(await order()).toEqual([d, c, b, a])
    await verifyEvents(app, EVERYBODY, () => app.as('owner').patch('/realm/linkifiers', { ordered_linkifier_ids: [a, c, d, b] }))
    expect(await order()).toEqual([a, c, d, b])
    const same = () => app.as('owner').patch('/realm/linkifiers', { ordered_linkifier_ids: [a, c, d, b] })
    expect((await verifyEvents(app, ['owner'], same, { changesSomething: false })).owner).toEqual([])
    for (const [wrong, msg] of [
      [[a, b, a], `'ordered_linkifier_ids' names a linkifier twice: ${a}`],
      [[a, b, 999_999], "'ordered_linkifier_ids' names a linkifier that does not exist: 999999"],
      [[a, b], `'ordered_linkifier_ids' must name every linkifier; left out: ${c}, ${d}`],
    ])
      expect((await app.as('owner').patch('/realm/linkifiers', { ordered_linkifier_ids: wrong })).body).toMatchObject({
        code: 'BAD_REQUEST',
        msg,
      })
    expect(await order()).toEqual([a, c, d, b])
  })

  test('are added once when several requests add the same pattern at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => add(issue)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await list()).toHaveLength(1)
  })

  test.each(['moderator', 'member', 'guest', 'bot'] as const)('can be changed by administrators, and not by a %s', async (name) => {
    const id = await added(issue)
    const answers = [
      await app.as(name).post('/realm/filters', { pattern: 'x', url_template: 'https://example.com' }),
      await app.as(name).patch(`/realm/filters/${id}`, { url_template: 'https://example.com/{id}' }),
      await app.as(name).delete(`/realm/filters/${id}`),
      await app.as(name).patch('/realm/linkifiers', { ordered_linkifier_ids: [id] }),
    ]
    for (const { body } of answers) expect(body).toMatchObject({ code: 'BAD_REQUEST', msg: 'Only administrators may do this' })
    expect(await list()).toMatchObject([{ id, ...issue }])
  })
})

describe('a linkifier is refused', () => {
  const wrong = "'pattern' is not a regular expression that the server can use"
  test.each<[string, object, string, string]>([
    ['with an unclosed group', { pattern: '#(?P<id>[0-9]+' }, 'pattern', wrong],
    ['with look-behind', { pattern: '(?<=#)(?P<id>[0-9]+)' }, 'pattern', wrong],
    ['with look-ahead', { pattern: '(?P<id>[0-9]+)(?=;)' }, 'pattern', wrong],
    ['with a back-reference', { pattern: '(?P<id>[0-9]+)\\1' }, 'pattern', wrong],
    ['with a pattern out of its parentheses', { pattern: '(?P<id>a))|(b' }, 'pattern', wrong],
    ['with a pattern that quotes what follows', { pattern: '(?P<id>a)\\Q' }, 'pattern', wrong],
    ['with a pattern that is too large', { pattern: '(?P<id>(ab){900})' }, 'pattern', wrong],
    [
      'with a pattern that is too long',
      { pattern: `(?P<id>${'a'.repeat(1_000)})` },
      'pattern',
      "'pattern' must have at most 1000 characters",
    ],
    ['with a broken template', { url_template: 'https://example.com/{id' }, 'url_template', "'url_template' is not a valid URL template"],
    [
      'that leads to a script',
      { url_template: 'JavaScript:alert({id})' },
      'url_template',
      "'url_template' must lead to http, https, mailto or the server itself",
    ],
    [
      'with too many alternatives',
      { alternative_url_templates: Array(21).fill('https://example.com/{id}') },
      'alternative_url_templates',
      "'alternative_url_templates' must have at most 20 items",
    ],
    [
      'with an alternative that lacks a group',
      { alternative_url_templates: ['https://example.com/{id}', 'https://example.com/'] },
      'alternative_url_templates',
      "'alternative_url_templates' lacks a variable for a named group of 'pattern': id",
    ],
    ['with half an example', { example_input: 'see #12' }, 'example_input', "'example_input' does not match 'pattern'"],
    [
      'that cannot go back',
      { example_input: '#12', reverse_template: '#{id}{id}' },
      'reverse_template',
      "'reverse_template' does not give 'example_input' back",
    ],
    [
      'with a reverse template of another variable',
      { example_input: '#12', reverse_template: '#{number}' },
      'reverse_template',
      "'reverse_template' has a variable that is not a named group of 'pattern': number",
    ],
    [
      'with a reverse template without an example',
      { reverse_template: '#{id}' },
      'example_input',
      "'example_input' is missing: 'reverse_template' needs it",
    ],
  ])('%s', async (_, changes, field, msg) => {
    const { body } = await add({ ...issue, ...changes })
    expect(body).toEqual({ result: 'error', code: 'BAD_REQUEST', msg, errors: { [field]: [msg] } })
    expect(await list()).toEqual([])
  })

  test('with a pattern that another linkifier has', async () => {
    await added(issue)
    expect((await add(issue)).body).toMatchObject({ errors: { pattern: ["'pattern' is already in use by another linkifier"] } })
  })

  test('but not for doubled braces', async () => {
    await added({ ...issue, pattern: '\\{(?P<id>[0-9]+)\\}', example_input: '{12}', reverse_template: '{{{id}}}' })
  })
})

describe('messages', () => {
  const read = async (id: number) => (await app.as('member2').get(`/messages/${id}`)).body.message

  test('have links in their text and their topic, in events and in the history', async () => {
    await added(issue)
    const { body: queue } = await app.as('member2').post('/register', { event_types: ['message'], apply_markdown: true })
    const id = await app.as('member').must.send({ topic: 'about #7', content: 'See #12, not `#13`.' })
    const { body } = await app.as('member2').get('/events', { queue_id: queue.queue_id, last_event_id: -1, dont_block: true })
    for (const message of [body.events[0].message, await read(id)])
      expect(message).toMatchObject({
        content: '<p>See <a href="https://issues.example.com/12">#12</a>, not <code>#13</code>.</p>',
        topic_links: [{ text: '#7', url: 'https://issues.example.com/7' }],
      })
  })

  test('have URLs among the links of their topic, in order, in events of sending and moving and in the history', async () => {
    await added(issue)
    const topic = 'https://example.com/a#7 (#7) example.org'
    const topic_links = [
      { text: 'https://example.com/a#7', url: 'https://example.com/a#7' },
      { text: '#7', url: 'https://issues.example.com/7' },
      { text: 'example.org', url: 'https://example.org' },
    ]
    const { body: queue } = await app.as('member2').post('/register', { event_types: ['message', 'update_message'] })
    const id = await app.as('member').must.send({ topic, content: 'Hello' })
    expect((await app.as('owner').patch(`/messages/${id}`, { topic: `${topic}!` })).status).toBe(200)
    const { body } = await app.as('member2').get('/events', { queue_id: queue.queue_id, last_event_id: -1, dont_block: true })
    const [sent, moved] = body.events
    expect([sent.message.topic_links, moved.topic_links]).toEqual([topic_links, topic_links])
    expect((await read(id)).topic_links).toEqual(topic_links)
    const { messages } = (await app.as('member2').get('/messages', { message_ids: [id] })).body
    expect(messages[0].topic_links).toEqual(topic_links)
  })

  test('keep their links after the linkifier is removed, and gain none from a new one', async () => {
    const id = await added(issue)
    const before = await app.as('member').must.send({ content: '#12 PR-1' })
    await app.as('owner').delete(`/realm/filters/${id}`)
    await added({ pattern: 'PR-(?P<id>[0-9]+)', url_template: 'https://code.example.com/{id}' })
    const after = await app.as('member').must.send({ content: '#12 PR-1' })
    expect((await read(before)).content).toBe('<p><a href="https://issues.example.com/12">#12</a> PR-1</p>')
    expect((await read(after)).content).toBe('<p>#12 <a href="https://code.example.com/1">PR-1</a></p>')
  })

  test('of the server in other changes cost no pattern again, even if nobody has sent anything since linkifiers changed', async () => {
    for (let i = 0; i < 20; i++) await added({ pattern: `CASE${i}-(?P<id>[0-9]+)`, url_template: 'https://cases.example.com/{id}' })
    const compile = vi.spyOn(RE2JS, 'compile')
    const subscribers = [app.demo.users.owner.user_id]
    try {
      for (const name of ['cases', 'more cases']) await app.as('owner').must.post('/channels/create', { name, subscribers, announce: true })
      expect(compile).not.toHaveBeenCalled()
    } finally {
      compile.mockRestore()
    }
  })

  test('are linked by the first of two overlapping linkifiers, without nested links', async () => {
    const short = await added({ pattern: 'K-(?P<id>\\d+)', url_template: 'https://short.example.com/{id}' })
    const long = await added({ pattern: 'K-(?P<id>\\d+)-x', url_template: 'https://long.example.com/{id}' })
    expect((await read(await app.as('member').must.send({ content: 'K-1-x' }))).content).toBe(
      '<p><a href="https://short.example.com/1">K-1</a>-x</p>',
    )
    await app.as('owner').patch('/realm/linkifiers', { ordered_linkifier_ids: [long, short] })
    expect((await read(await app.as('member').must.send({ content: 'K-1-x' }))).content).toBe(
      '<p><a href="https://long.example.com/1">K-1-x</a></p>',
    )
  })

  test('#14 of the maximum length are sent within a second with the linkifier (a+)+$', async () => {
    await added({ pattern: '(a+)+$', url_template: 'https://example.com/' })
    const content = `${'a'.repeat(9_999)}!`
    await app.as('member').must.send({ content })
    const started = performance.now()
    const id = await app.as('member').must.send({ content })
    expect(performance.now() - started).toBeLessThan(1_000)
    expect((await read(id)).content).toBe(`<p>${content}</p>`)
  })
})

test('clients without URL templates get no linkifiers, except in the older form at registration and when they ask', async () => {
  await added(issue)
  await added({ pattern: 'D(?P<path>[a-z/]+)', url_template: 'https://example.com/{+path}' })
  const id = await added({ pattern: 'P(?P<n>[0-9]+)', url_template: 'https://example.com/%20{n}' })
  const { body: old } = await app
    .as('member')
    .post('/register', { event_types: ['realm_linkifiers'], fetch_event_types: ['realm_linkifiers', 'realm_filters'] })
  expect(old.realm_linkifiers).toEqual([])
  expect(old.realm_filters).toMatchObject([
    [issue.pattern, 'https://issues.example.com/%(id)s', expect.any(Number)],
    ['P(?P<n>[0-9]+)', 'https://example.com/%%20%(n)s', id],
  ])
  expect((await app.as('member').get('/realm/filters')).body.filters).toEqual(old.realm_filters)
  const { body: newer } = await app.as('member').post('/register', {
    fetch_event_types: ['realm_linkifiers'],
    client_capabilities: { notification_settings_null: true, linkifier_url_template: true },
  })
  expect(newer.realm_linkifiers).toEqual(await list())
  await app.as('owner').delete(`/realm/filters/${id}`)
  const { body } = await app.as('member').get('/events', { queue_id: old.queue_id, last_event_id: -1, dont_block: true })
  expect(body.events).toMatchObject([{ type: 'realm_linkifiers', realm_linkifiers: [] }])
})
