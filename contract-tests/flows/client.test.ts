// databases: once
// run: full
// The client package with the server and the sandbox, with a restarting one, and with the mock. release.test.ts has it packed, in a project of its own.

import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { ApiError, type Client, createClient, type Event, type Registration, unwrap } from '../../clients/typescript/src/index.ts'
import { startMock } from '../../scripts/mock.ts'
import { users as worldUsers } from '../../src/sandbox/world.ts'
import { startSandbox } from '../sandbox-process.ts'
import { createSite, type Demo } from '../server.ts'
import { freePorts } from '../service-processes.ts'

const pauses = { first: 10, longest: 100 }
const lunch = { type: 'channel', to: 'general', topic: 'lunch' } as const

const NOBODYS_KEY = 'not-the-key-of-anybody'

/** What the client talks to. */
interface Target {
  url: string
  users: Record<'member' | 'member2' | 'guest', Pick<Demo['users']['member'], 'user_id' | 'email' | 'api_key'>>
  /** Resolves when it answers again. */
  restart(): Promise<void>
  end(): Promise<unknown>
}
let target: Target
const clientOf = (name: keyof Target['users'], fetch = globalThis.fetch): Client =>
  createClient({ site: target.url, email: target.users[name].email, apiKey: target.users[name].api_key, fetch })

async function serverTarget(): Promise<Target> {
  const site = await createSite(inject('databaseUrl'))
  let server = await site.start({ PORT: String((await freePorts(1))[0]) })
  const { users } = await server.demo()
  return {
    ...{ url: server.url, users, end: () => site.remove() },
    restart: async () => {
      await server.end('SIGKILL')
      server = await site.start({ PORT: new URL(server.url).port })
    },
  }
}

async function sandboxTarget(): Promise<Target> {
  const { url, end } = await startSandbox()
  const { member, member2, guest } = worldUsers
  const userOf = ({ id, email }: { id: number; email: string }) => ({ user_id: id, email, api_key: 'any' })
  const isThere = (): Promise<boolean> =>
    fetch(`${url}/sandbox/world`).then(
      ({ ok }) => ok,
      () => false,
    )
  return {
    ...{ url, end, users: { member: userOf(member), member2: userOf(member2), guest: userOf(guest) } },
    restart: async () => {
      await fetch(`${url}/sandbox/restart`, { method: 'POST' })
      await expect.poll(isThere, { timeout: 20_000 }).toBe(true)
    },
  }
}

/** A fetch that answers the first request with each of these methods with an error. */
function busyFor(errors: Record<string, { status: number; code: string }>): typeof globalThis.fetch {
  const left = new Map(Object.entries(errors))
  return async (input, init) => {
    const method = init?.method ?? ''
    const error = left.get(method)
    left.delete(method)
    return error ? Response.json({ result: 'error', code: error.code, msg: 'Not now' }, { status: error.status }) : fetch(input, init)
  }
}

/** Reads events in the background. `next` resolves with the next event that the predicate accepts. */
function follow(client: Client, options: Parameters<Client['events']>[0] = {}) {
  const ending = new AbortController()
  const states: Registration[] = []
  const waiting: (() => void)[] = []
  const seen: Event[] = []
  const wake = (): void => {
    for (const look of waiting.splice(0)) look()
  }
  const done = (async () => {
    const onState = (state: Registration): void => {
      states.push(state)
      wake()
    }
    for await (const event of client.events({ pauses, ...options, onState, signal: ending.signal })) {
      seen.push(event)
      wake()
    }
  })()
  const until = async <T>(look: () => T | undefined): Promise<T> => {
    for (;;) {
      const found = look()
      if (found !== undefined) return found
      await Promise.race([
        new Promise<void>((resolve) => waiting.push(resolve)),
        done.then(() => Promise.reject(new Error('the events ended'))),
      ])
    }
  }
  const contents = (): string[] => seen.flatMap((event) => (event.type === 'message' ? [event.message.content] : []))
  return {
    states: (count: number) => until(() => (states.length >= count ? states : undefined)),
    seen,
    message: (content: string) => until(() => (contents().includes(content) ? contents() : undefined)),
    end: () => {
      ending.abort()
      return done
    },
  }
}

function partsOf(url: string): { realm_id: number; path: string } {
  const [, realm = '', path = ''] = /^\/user_uploads\/(\d+)\/(.*)$/.exec(url) ?? []
  return { realm_id: Number(realm), path }
}

describe.each([
  { name: 'server', start: serverTarget },
  { name: 'sandbox', start: sandboxTarget },
])('on the $name,', ({ start }) => {
  beforeAll(async () => {
    target = await start()
  }, 300_000)
  afterAll(() => target?.end())

  describe('a client', () => {
    test('accepts lists and objects as they are, in a body and in a query', async () => {
      const client = clientOf('member')
      const { id } = await unwrap(
        client.POST('/messages', { body: { type: 'direct', to: [target.users.member2.user_id], content: 'Are you there?' } }),
      )
      const narrow = [{ operator: 'dm', operand: [target.users.member2.user_id] }]
      const query = { anchor: 'newest', num_before: 1, num_after: 0, narrow, apply_markdown: false, include_anchor: undefined }
      const { messages } = await unwrap(client.GET('/messages', { params: { query: query as Omit<typeof query, 'include_anchor'> } }))
      expect(messages).toMatchObject([{ id, content: 'Are you there?' }])
    })

    test('accepts a site with slashes and spaces around it', async () => {
      const { email, api_key: apiKey } = target.users.member
      const client = createClient({ site: ` ${target.url}// `, email, apiKey })
      expect(await unwrap(client.GET('/users/me'))).toMatchObject({ email })
      expect((await client.upload(new Blob(['Soup']))).url).toMatch(/^\/user_uploads\//)
    })

    test('identifies an error by its code, and has its fields', async () => {
      const request = () => clientOf('member').POST('/messages', { body: { ...lunch, to: 'nowhere', content: 'Hello?' } })
      const { error } = await request()
      expect(error?.code === 'STREAM_DOES_NOT_EXIST' && error.stream).toBe('nowhere')
      const thrown = await unwrap(request()).catch((reason: unknown) => reason as ApiError)
      expect(thrown).toBeInstanceOf(ApiError)
      expect(thrown).toMatchObject({ status: 400, message: "Channel 'nowhere' does not exist", requestId: expect.any(String) })
      const retryAfter = (text: string) => new ApiError(new Response('', { headers: { 'Retry-After': text } }), undefined).retryAfter
      expect(retryAfter('7')).toBe(7)
      expect([59, 60]).toContain(retryAfter(new Date(Date.now() + 60_000).toUTCString()))
      for (const none of ['soon', '0', new Date(0).toUTCString()]) expect(retryAfter(none)).toBeUndefined()
    })

    test('changes only the named preference', async () => {
      const client = clientOf('guest')
      const settings = async () =>
        (await unwrap(client.POST('/register', { body: { fetch_event_types: ['user_settings'] } }))).user_settings
      const before = await settings()
      await unwrap(client.PATCH('/settings', { body: { fluid_layout_width: !before?.fluid_layout_width } }))
      expect(await settings()).toEqual({ ...before, fluid_layout_width: !before?.fluid_layout_width })
    })

    test('uploads a small file in one request, and a large one in pieces that resume after a failure', async () => {
      const text = 'Soup of the day. '.repeat(200)
      const read = async (client: Client, url: string): Promise<string> => {
        const temporary = await unwrap(client.GET('/user_uploads/{realm_id}/{path}', { params: { path: partsOf(url) } }))
        return (await fetch(target.url + temporary.url)).text()
      }
      const steps: number[] = []
      const small = await clientOf('member').upload(new Blob([text]), { name: 'Menü.txt', onProgress: (sent) => steps.push(sent) })
      expect([small.filename, steps]).toEqual(['Menü.txt', [text.length]])
      expect(await read(clientOf('member'), small.url)).toBe(text)

      // The second and the last piece arrive, but their answers are lost. The third piece does not arrive at first.
      let pieces = 0
      const unlucky = clientOf('member', async (input, init) => {
        const isPiece = init?.method === 'PATCH'
        if (isPiece) pieces++
        if (isPiece && pieces === 3) throw new TypeError('fetch failed')
        const answer = await fetch(input, init)
        if (isPiece && [2, 5].includes(pieces)) throw new TypeError('fetch failed')
        return answer
      })
      steps.length = 0
      const options = { name: 'Menü.txt', pieceSize: 1000, pauses, onProgress: (sent: number) => steps.push(sent) }
      const large = await unlucky.upload(new Blob([text], { type: 'text/plain' }), options)
      expect(steps).toEqual([1000, 3000, 3400])
      expect(large.filename).toBe('Menü.txt')
      expect(await read(unlucky, large.url)).toBe(text)
      const { attachments } = await unwrap(unlucky.GET('/attachments'))
      expect(attachments.filter(({ name }) => name === 'Menü.txt')).toHaveLength(2)
    })

    test('retries an upload after busy, timeout, rate limit and offset conflict errors', async () => {
      const busy = { status: 503, code: 'SERVER_BUSY' }
      const small = await clientOf('member', busyFor({ POST: busy })).upload(new Blob(['Soup']), { pauses })
      expect(small.url).toMatch(/^\/user_uploads\//)
      const slow = { POST: { status: 408, code: 'REQUEST_TIMEOUT' } }
      const exact = await clientOf('member', busyFor(slow)).upload(new Blob(['Soup']), { pauses, pieceSize: 4, onResumable: expect.fail })
      expect(exact.url).toMatch(/^\/user_uploads\//)
      const errors = { POST: busy, PATCH: { status: 409, code: 'UPLOAD_OFFSET_CONFLICT' }, HEAD: { status: 429, code: 'RATE_LIMIT_HIT' } }
      const steps: number[] = []
      const options = { pauses, pieceSize: 1000, onProgress: (sent: number) => steps.push(sent) }
      await clientOf('member', busyFor(errors)).upload(new Blob(['x'.repeat(1500)]), options)
      expect(steps).toEqual([1000, 1500])
    })

    test('resumes an upload after a reload, and starts again if the upload is gone', async () => {
      const file = new Blob(['Soup of the day. '.repeat(200)])
      const options = { pieceSize: 1000, pauses }
      const reloading = new AbortController()
      let token = ''
      const isEnded = clientOf('member').upload(file, {
        ...options,
        signal: reloading.signal,
        onResumable: (given) => {
          token = given
        },
        onProgress: (sent) => sent >= 2000 && reloading.abort(),
      })
      await expect(isEnded).rejects.toThrow('aborted')

      const go = async (resume: string, fetch = globalThis.fetch): Promise<{ first: number | undefined; url: string }> => {
        const steps: number[] = []
        const { url } = await clientOf('member', fetch).upload(file, { ...options, resume, onProgress: (sent) => steps.push(sent) })
        expect(url).toMatch(/^\/user_uploads\//)
        return { first: steps[0], url }
      }
      const done = await go(token, busyFor({ HEAD: { status: 503, code: 'SERVER_BUSY' } }))
      expect(done.first).toBe(3000)
      // A client that missed the last answer before the reload gets it now.
      expect(await go(token)).toEqual({ first: 3400, url: done.url })
      for (const lost of ['/api/v1/tus/nothing', '@elsewhere.example/']) expect((await go(lost)).first).toBe(1000)
      // The token of another file whose upload still exists.
      const other = { ...options, resume: token, onProgress: (sent: number) => others.push(sent) }
      const others: number[] = []
      await clientOf('member').upload(new Blob(['x'.repeat(2500)]), other)
      expect(others).toEqual([1000, 2000, 2500])
    })

    test.each([
      '',
      '127.0.0.1:9991',
      'localhost:9991',
      '/chat',
      'https://',
      'https://me:secret@chat.example.com',
      'https://chat.example.com?a',
    ])('cannot be created for the site %j', (site) =>
      expect(() => createClient({ site, email: 'a@example.com', apiKey: 'x' })).toThrow(/^'site' must be a URL with http or https/),
    )

    test('throws an error when an upload is refused', async () => {
      const stranger = createClient({ site: target.url, email: 'nobody@example.com', apiKey: NOBODYS_KEY })
      const file = new Blob(['x'.repeat(2000)])
      for (const pieceSize of [1000, 5000])
        await expect(stranger.upload(file, { pieceSize })).rejects.toMatchObject({ status: 401, body: { code: 'INVALID_API_KEY' } })
    })
  })

  describe('events', () => {
    test('come from a queue of the requested types, after the state', async () => {
      // Every queue gets this type, whether or not it was requested.
      const reloading = clientOf('member2', async (input, init) => {
        const answer = await fetch(input, init)
        const body = (await answer.json()) as { events?: Event[] }
        const events = body.events?.some(({ type }) => type === 'message')
          ? [{ id: -1, type: 'restart' }, ...(body.events ?? [])]
          : body.events
        return Response.json({ ...body, events }, answer)
      })
      const events = follow(reloading, { eventTypes: ['message'], fetchEventTypes: ['realm'] })
      const [state] = await events.states(1)
      expect(state?.realm_name).toBe('Demo')
      await unwrap(clientOf('member').POST('/messages', { body: { ...lunch, content: 'First' } }))
      await events.message('First')
      expect(events.seen.map(({ type }) => type)).toEqual(['message'])
      await events.end()
    })

    test('continue where they were after it was ended and started again', async () => {
      const events = follow(clientOf('member2'), { eventTypes: ['message'] })
      await events.states(1)
      await unwrap(clientOf('member').POST('/messages', { body: { ...lunch, content: 'Before the restart' } }))
      await events.message('Before the restart')
      await target.restart()
      await unwrap(clientOf('member').POST('/messages', { body: { ...lunch, content: 'After the restart' } }))
      const contents = await events.message('After the restart')
      expect(contents).toEqual(['Before the restart', 'After the restart'])
      expect(await events.states(1)).toHaveLength(1)
      await events.end()
    })

    test('start again, with the state, when the queue is gone', async () => {
      const events = follow(clientOf('member2'), { eventTypes: ['message'], fetchEventTypes: ['message'] })
      const [first] = await events.states(1)
      await unwrap(clientOf('member2').DELETE('/events', { params: { query: { queue_id: first?.queue_id ?? '' } } }))
      const states = await events.states(2)
      expect(states[1]?.queue_id).not.toBe(first?.queue_id)
      expect(states[1]?.max_message_id).toBeGreaterThan(0)
      await unwrap(clientOf('member').POST('/messages', { body: { ...lunch, content: 'With another queue' } }))
      await events.message('With another queue')
      await events.end()
    })

    test.each(['leaves the loop', 'aborts the signal'])('end immediately and delete their queue when the caller %s', async (way) => {
      // Held back until the events have ended, so a client that waits for it would wait for ever.
      let delayed = (): void => {}
      const client = clientOf('member2', (input, init) =>
        (input as Request).method === 'DELETE'
          ? new Promise<void>((resolve) => (delayed = resolve)).then(() => fetch(input, init))
          : fetch(input, init),
      )
      let queue = ''
      const onState = async ({ queue_id }: Registration): Promise<void> => {
        queue = queue_id
        for (const content of ['One', 'Two']) await unwrap(clientOf('member').POST('/messages', { body: { ...lunch, content } }))
      }
      const ending = new AbortController()
      const contents: string[] = []
      for await (const event of client.events({ eventTypes: ['message'], onState, signal: ending.signal })) {
        contents.push(event.message.content)
        if (way === 'leaves the loop') break
        ending.abort()
      }
      expect(contents).toEqual(['One'])
      delayed()
      const query = { queue_id: queue, last_event_id: -1, dont_block: true }
      await vi.waitFor(async () => expect((await client.GET('/events', { params: { query } })).error?.code).toBe('BAD_EVENT_QUEUE_ID'))
    })

    test('register again when the server does not answer', async () => {
      const { timeout } = AbortSignal
      vi.spyOn(AbortSignal, 'timeout').mockImplementationOnce(() => timeout(1))
      let registrations = 0
      const client = clientOf('member2', (input, init) => {
        const { url, signal } = input as Request
        if (!url.endsWith('/register') || ++registrations > 1) return fetch(input, init)
        return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
      })
      const events = follow(client)
      await events.states(1)
      expect(registrations).toBe(2)
      vi.restoreAllMocks()
      await events.end()
    })

    test('are polled with the timeout that the server announces', async () => {
      const { timeout } = AbortSignal
      const patience = vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => timeout(milliseconds))
      const patient = clientOf('member2', async (input, init) => {
        const answer = await fetch(input, init)
        if (!(input as Request).url.endsWith('/register')) return answer
        return Response.json({ ...((await answer.json()) as Registration), event_queue_longpoll_timeout_seconds: 77 })
      })
      const events = follow(patient, { eventTypes: ['message'], fetchEventTypes: ['realm'] })
      await events.states(1)
      await vi.waitFor(() => expect(patience).toHaveBeenCalledTimes(2))
      expect(patience).toHaveBeenLastCalledWith(77_000)
      vi.restoreAllMocks()
      await events.end()
    })

    test('end with an error that no retry can solve', async () => {
      const stranger = createClient({ site: target.url, email: 'nobody@example.com', apiKey: NOBODYS_KEY })
      await expect(stranger.events({ pauses }).next()).rejects.toMatchObject({ status: 401 })
      const register = { presence_history_limit_days: 7n as never }
      await expect(clientOf('member').events({ pauses, register }).next()).rejects.toThrow('BigInt')
    })
  })
})

test('the mock answers the client like a server', { timeout: 300_000 }, async () => {
  const mock = await startMock('127.0.0.1', 0)
  try {
    const client = createClient({ site: mock.url, email: 'member@example.com', apiKey: 'any' })
    expect((await unwrap(client.POST('/messages', { body: { ...lunch, content: 'Hello' } }))).id).toBeGreaterThan(0)
    const { error } = await client.POST('/messages', { body: { ...lunch, to: 'nowhere', content: 'Who is coming?' } })
    expect(error?.code).toBe('STREAM_DOES_NOT_EXIST')
    const { value } = await client.events().next()
    expect(value?.type).toBe('message')
    expect((await client.upload(new Blob(['Hello']), { name: 'hello.txt' })).url).toMatch(/^\/user_uploads\//)
  } finally {
    await mock.close()
  }
})
