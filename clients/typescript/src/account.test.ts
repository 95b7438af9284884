// databases: once
// The models that ask the server: the outbox, what is read, marks, drafts, topics and typing, against answers that a test gives.

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  type Account,
  createClient,
  Drafts,
  dmTerms,
  type Event,
  Outbox,
  Reading,
  ReadMarks,
  Topics,
  Typing,
  topicTerms,
  type World,
} from './index.ts'

const ME = 5
const LUNCH = topicTerms(1, 'lunch')
type Answer = { status?: number; body?: object }

/** An account whose server answers as `answers` says, by `METHOD /path`. Without an answer, the connection is lost. */
function accountWith(answers: (request: string, sent: URLSearchParams) => Answer | undefined) {
  const requests: { name: string; sent: URLSearchParams }[] = []
  const fetch = async (...given: ConstructorParameters<typeof Request>): Promise<Response> => {
    const request = new Request(...given)
    const url = new URL(request.url)
    const name = `${request.method} ${url.pathname.replace('/api/v1', '')}`
    const sent = request.method === 'GET' ? url.searchParams : parametersOf(await request.text())
    requests.push({ name, sent })
    const answer = answers(name, sent)
    if (!answer) throw new TypeError('the connection was lost')
    return Response.json({ result: 'success', msg: '', ...answer.body }, { status: answer.status ?? 200 })
  }
  const user_settings = { send_private_typing_notifications: true, send_stream_typing_notifications: true }
  const world = {
    ...{ user_id: ME, queue_id: 'q', user_settings, drafts: [{ id: 3, type: 'stream', to: [1], topic: 'Lunch', content: 'stored' }] },
    ...{ server_typing_started_expiry_period_milliseconds: 15_000, server_typing_started_wait_period_milliseconds: 10_000 },
    server_typing_stopped_wait_period_milliseconds: 5_000,
  } as unknown as World
  const account: Account = {
    client: createClient({ site: 'http://localhost', fetch }),
    world,
    changed() {},
  }
  return { account, requests, named: (name: string) => requests.filter((one) => one.name === name) }
}

/** The fields of a body, in either form. */
const parametersOf = (text: string): URLSearchParams =>
  text.startsWith('{')
    ? new URLSearchParams(
        Object.entries(JSON.parse(text)).map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]),
      )
    : new URLSearchParams(text)
const event = (fields: object): Event => ({ id: 0, ...fields }) as Event
const message = (id: number, subject = 'lunch') => ({ id, type: 'stream', stream_id: 1, subject, sender_id: 6, flags: [] as string[] })

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('the outbox', () => {
  test('shows a message at once, sends it again after losses with the same local ID, and forgets it when it comes back', async () => {
    let losses = 2
    const { account, named } = accountWith(() => (losses-- > 0 ? undefined : { body: { id: 9 } }))
    const outbox = new Outbox(account, () => false)
    const sent = outbox.send(LUNCH, 'Soup?')
    expect(outbox.echoes).toMatchObject([{ content: 'Soup?', id: undefined, fault: undefined }])
    await vi.runAllTimersAsync()
    await sent
    const posts = named('POST /messages')
    expect(posts).toHaveLength(3)
    expect(new Set(posts.map((one) => one.sent.get('local_id'))).size).toBe(1)
    expect(posts.map((one) => one.sent.get('queue_id'))).toEqual(['q', 'q', 'q'])
    expect(outbox.echoes).toMatchObject([{ id: 9 }])
    outbox.follow(event({ type: 'message', message: message(8), flags: [] }))
    expect(outbox.echoes).toHaveLength(1)
    outbox.follow(event({ type: 'message', message: message(9), flags: [] }))
    expect(outbox.echoes).toEqual([])
  })

  test('forgets a message whose event came before the answer, or that a page has already', async () => {
    const shown = new Set<number>()
    const { account } = accountWith(() => ({ body: { id: 9 } }))
    const outbox = new Outbox(account, (id) => shown.has(id))
    const sent = outbox.send(LUNCH, 'Soup?')
    outbox.follow(event({ type: 'message', message: message(9), flags: [], local_message_id: outbox.echoes[0]?.localId }))
    await sent
    expect(outbox.echoes).toEqual([])
    await outbox.send(LUNCH, 'Noodles?')
    shown.add(9)
    outbox.prune()
    expect(outbox.echoes).toEqual([])
    await outbox.send(LUNCH, 'Tea?')
    expect(outbox.echoes).toEqual([])
  })

  test('says what was refused, and sends it once more as another message', async () => {
    let status = 400
    const { account, named } = accountWith(() => ({ status, body: { result: 'error', code: 'BAD_REQUEST', msg: 'No.', id: 9 } }))
    const outbox = new Outbox(account, () => false)
    await outbox.send(LUNCH, 'Soup?')
    expect(outbox.echoes).toMatchObject([{ fault: { status: 400, message: 'No.' } }])
    status = 200
    const [refused] = outbox.echoes
    if (refused) await outbox.again(refused)
    expect(outbox.echoes).toMatchObject([{ id: 9, fault: undefined }])
    expect(new Set(named('POST /messages').map((one) => one.sent.get('local_id'))).size).toBe(2)
  })
})

test('what is read has the events that came while its page was on its way, and nothing of a page that is no longer wanted', async () => {
  const pages: ((answer: Response) => void)[] = []
  const { account } = accountWith(() => ({}))
  const client = createClient({ site: 'http://localhost', fetch: () => new Promise((resolve) => pages.push(resolve)) })
  const reading = new Reading({ ...account, client })
  const answer = (...ids: number[]) =>
    pages.shift()?.(Response.json({ messages: ids.map((id) => message(id)), found_oldest: false, found_newest: true }))
  const shown = () => reading.feed?.messages.map(({ id }) => id)
  const first = reading.load(LUNCH, 'first_unread')
  await vi.waitUntil(() => pages.length === 1)
  reading.follow(event({ type: 'message', message: message(12), flags: [] }))
  answer(10, 11)
  expect(await first).toBe(true)
  expect(shown()).toEqual([10, 11, 12])
  const older = reading.more('older')
  await vi.waitUntil(() => pages.length === 1)
  reading.follow(event({ type: 'delete_message', message_type: 'stream', message_ids: [9] }))
  answer(8, 9, 10)
  await older
  expect(shown()).toEqual([8, 10, 11, 12])
  const late = reading.load(topicTerms(1, 'dinner'), 'newest')
  await vi.waitUntil(() => pages.length === 1)
  reading.clear()
  answer(20)
  expect(await late).toBe(false)
  expect(reading.feed).toBeUndefined()
})

test('messages that were seen are marked together, each once, and again if that was lost', async () => {
  let isLost = true
  const { account, requests } = accountWith(() => (isLost ? undefined : { body: { messages: [] } }))
  const marks = new ReadMarks(account)
  const marked = () => requests.map(({ sent }) => sent.get('messages'))
  marks.add([1, 2])
  marks.add([2, 3])
  await vi.runAllTimersAsync()
  expect(marked()).toEqual(['[1,2,3]'])
  isLost = false
  marks.add([1])
  await vi.runAllTimersAsync()
  marks.add([1])
  await vi.runAllTimersAsync()
  expect(marked()).toEqual(['[1,2,3]', '[1]'])
  marks.follow(event({ type: 'update_message_flags', op: 'remove', flag: 'read', messages: [1] }))
  marks.add([1])
  await vi.runAllTimersAsync()
  expect(marked()).toEqual(['[1,2,3]', '[1]', '[1]'])
})

test('a draft is what was typed, or stored; it is stored when somebody leaves, and dropped when it is moved', async () => {
  const { account, requests } = accountWith(() => ({}))
  const drafts = new Drafts(account)
  const asked = async (): Promise<string[]> => {
    await vi.advanceTimersByTimeAsync(1)
    return requests.splice(0).map(({ name }) => name)
  }
  expect(drafts.textOf(LUNCH)).toBe('stored')
  drafts.leave(LUNCH)
  drafts.keep(LUNCH, 'stored')
  drafts.leave(LUNCH)
  expect(await asked()).toEqual([])
  drafts.keep(LUNCH, 'typed')
  drafts.leave(LUNCH)
  drafts.keep(dmTerms([6]), 'Hi')
  drafts.leave(dmTerms([6]))
  expect(await asked()).toEqual(['PATCH /drafts/3', 'POST /drafts'])
  drafts.move(LUNCH, topicTerms(2, 'lunch'))
  expect([drafts.textOf(LUNCH), drafts.textOf(topicTerms(2, 'lunch'))]).toEqual(['', 'typed'])
  expect(await asked()).toEqual(['DELETE /drafts/3'])
})

test('the topics of a channel are asked for once, and a new message brings its topic to the top', async () => {
  const { account, requests } = accountWith(() => ({ body: { topics: [{ name: 'lunch' }, { name: 'Tea' }] } }))
  const topics = new Topics(account)
  await Promise.all([topics.load(1), topics.load(1)])
  expect(requests).toHaveLength(1)
  topics.follow(event({ type: 'message', message: message(9, 'tea'), flags: [] }))
  expect(topics.known.get(1)).toEqual(['tea', 'lunch'])
  for (let id = 2; id <= 21; id++) await topics.load(id)
  expect([topics.known.size, topics.known.has(1)]).toEqual([20, false])
})

test('the key goes to files of the server alone', async () => {
  const { account, requests } = accountWith(() => ({ body: { url: '/user_uploads/temporary/t/a.png' } }))
  const { client } = account
  for (const url of [
    'https://example.com/user_uploads/1/a.png',
    '/api/v1/users',
    '/user_uploads/../api/v1/users',
    '//example.com/user_uploads/1',
  ])
    for (const ask of [client.download, client.temporaryUrl]) await expect(ask(url)).rejects.toThrow('not that of an uploaded file')
  expect(requests).toEqual([])
  expect(await (await client.download('/user_uploads/1/a.png')).text()).toContain('success')
  expect(await client.temporaryUrl('http://localhost/user_uploads/1/a.png')).toBe('http://localhost/user_uploads/temporary/t/a.png')
  expect(requests.map(({ name }) => name)).toEqual(['GET /user_uploads/1/a.png', 'GET /user_uploads/1/a.png'])
})

describe('typing', () => {
  const says = (op: 'start' | 'stop', id = 6): Event =>
    event({ type: 'typing', op, message_type: 'stream', sender: { user_id: id, email: '' }, stream_id: 1, topic: 'Lunch' })

  test('of others is known until they stop, write a message or say nothing more', () => {
    const { account } = accountWith(() => ({}))
    const typing = new Typing(account)
    const ends = [() => typing.follow(says('stop')), () => vi.advanceTimersByTime(15_000)]
    ends.push(() => typing.follow(event({ type: 'message', message: message(9), flags: [] })))
    for (const end of ends) {
      typing.follow(says('start'))
      typing.follow(says('start', ME))
      expect([typing.peopleIn(LUNCH), typing.peopleIn([]), typing.peopleIn(topicTerms(1, 'lunches'))]).toEqual([[6], [6], []])
      end()
      expect(typing.peopleIn([])).toEqual([])
    }
  })

  test('of the account is said as often as the server asks for, and its end', async () => {
    const { account, requests } = accountWith(() => ({}))
    const typing = new Typing(account)
    const said = () => requests.map(({ sent }) => `${sent.get('op')} ${sent.get('topic')}`)
    const writes = async (topic: string): Promise<void> => {
      typing.announce({ channelId: 1, topic })
      await vi.advanceTimersByTimeAsync(4_000)
    }
    for (const topic of ['a', 'a', 'a', 'a']) await writes(topic)
    expect(said()).toEqual(['start a', 'start a'])
    await vi.advanceTimersByTimeAsync(5_000)
    expect(said()).toEqual(['start a', 'start a', 'stop a'])
    await writes('b')
    typing.announce({ channelId: 1, topic: 'b' }, 'stop')
    typing.announce({ channelId: 1, topic: 'b' }, 'stop')
    await vi.advanceTimersByTimeAsync(10_000)
    expect(said().slice(3)).toEqual(['start b', 'stop b'])
  })
})
