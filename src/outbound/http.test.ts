// databases: once
// #38, OWASP API7: what a URL chosen by a user can reach.

import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { type HostAddress, MAX_ANSWER, type OutgoingRequest, outgoingRequests } from './http.ts'

/** Two addresses that stand for a server that the operator allows and for one in the operator's own network. */
const ALLOWED = '127.0.0.2'
const PRIVATE = '127.0.0.1'

const servers: Server[] = []
let port: number
let got: { address: string; method: string; url: string; headers: IncomingMessage['headers'] }[] = []
let answer: (request: IncomingMessage, response: ServerResponse) => void
beforeAll(async () => {
  // One port on both, so that only the address tells them apart.
  for (const address of [ALLOWED, PRIVATE]) {
    const server = createServer((request, response) => {
      got.push({ address, method: request.method ?? '', url: request.url ?? '', headers: request.headers })
      answer(request, response)
    })
    await new Promise<void>((resolve) => server.listen(port ?? 0, address, resolve))
    port = (server.address() as AddressInfo).port
    servers.push(server)
  }
})
afterAll(() => {
  for (const server of servers) server.close().closeAllConnections()
})
beforeEach(() => {
  got = []
  answer = (_request, response) => response.end('hello')
})

/** A resolver that gives these answers one after the other, and then repeats the last one. */
function names(...answers: string[][]): { resolve: () => Promise<HostAddress[]>; asked: () => number } {
  let asked = 0
  const resolve = async (): Promise<HostAddress[]> =>
    (answers[Math.min(asked++, answers.length - 1)] ?? []).map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))
  return { resolve, asked: () => asked }
}
const send = (
  url: string,
  { allowed = [], resolve, ...request }: Partial<OutgoingRequest> & { allowed?: string[]; resolve?: () => Promise<HostAddress[]> } = {},
) => outgoingRequests(allowed, resolve)({ method: 'GET', timeout: 2_000, ...request, url })
const FORBIDDEN = 'is not an address that requests may be sent to'

describe('#38 API7 a request', () => {
  test.each([
    '127.0.0.1',
    '127.1',
    '2130706433',
    '0x7f.0.0.1',
    '0177.0.0.1',
    '0.0.0.0',
    '10.0.0.1',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '[::1]',
    '[::]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '[::127.0.0.1]',
    '[64:ff9b::7f00:1]',
    '[2002:7f00:1::]',
    '[fe80::1]',
    '[fc00::1]',
    '[ff02::1]',
  ])('to %s is refused before anything is sent', async (host) => {
    await expect(send(`http://${host}:${port}/`)).rejects.toThrow(FORBIDDEN)
    expect(got).toEqual([])
  })

  test.each([['127.0.0.1'], ['::ffff:127.0.0.1'], ['169.254.169.254'], ['::1'], ['fd00::1']])(
    'to a name that resolves to %s is refused, whatever the name looks like',
    async (address) => {
      for (const name of ['127.0.0.1.nip.io', 'localhost', 'www.example.com'])
        await expect(send(`http://${name}:${port}/`, { resolve: names([address]).resolve })).rejects.toThrow(FORBIDDEN)
      expect(got).toEqual([])
    },
  )

  test('connects to the address that was checked, even if the name resolves differently a moment later', async () => {
    const rebinding = names([ALLOWED], [PRIVATE])
    const { body } = await send(`http://rebind.example.com:${port}/`, { allowed: ['127.0.0.2/32'], resolve: rebinding.resolve })
    expect(body).toBe('hello')
    expect(got).toMatchObject([{ address: ALLOWED, headers: { host: `rebind.example.com:${port}` } }])
    expect(rebinding.asked()).toBe(1)
  })

  test('uses only the permitted addresses of a name', async () => {
    await send(`http://mixed.example.com:${port}/`, { allowed: [ALLOWED], resolve: names([PRIVATE, ALLOWED]).resolve })
    expect(got.map(({ address }) => address)).toEqual([ALLOWED])
  })

  test.each([`http://${PRIVATE}:PORT/`, 'http://[::ffff:127.0.0.1]:PORT/', '//127.1:PORT/', 'file:///etc/passwd', 'http://0/'])(
    'does not follow a redirect to %s',
    async (location) => {
      answer = (_request, response) => response.writeHead(302, { Location: location.replace('PORT', String(port)) }).end()
      await expect(send(`http://${ALLOWED}:${port}/`, { allowed: [ALLOWED] })).rejects.toThrow(/requests may be sent to|neither http/)
      expect(got.map(({ address }) => address)).toEqual([ALLOWED])
    },
  )

  test('does not reach a public address that this machine has itself, unless the operator allows it', async () => {
    const own = () => ['203.0.113.9', '2a00::9', ALLOWED]
    for (const url of ['http://[2a00::9]/', 'http://[2a00:0:0:0::9]/', `http://${ALLOWED}:${port}/`])
      await expect(outgoingRequests([], undefined, own)({ method: 'GET', timeout: 500, url })).rejects.toThrow(FORBIDDEN)
    expect(
      await outgoingRequests([ALLOWED], undefined, own)({ method: 'GET', timeout: 500, url: `http://${ALLOWED}:${port}/` }),
    ).toMatchObject({
      status: 200,
    })
  })

  test('does not follow a redirect to a name that now resolves to a forbidden address', async () => {
    answer = (_request, response) => response.writeHead(307, { Location: '/again' }).end()
    const rebinding = names([ALLOWED], [PRIVATE])
    const sent = send(`http://rebind.example.com:${port}/`, { allowed: [ALLOWED], resolve: rebinding.resolve })
    await expect(sent).rejects.toThrow(FORBIDDEN)
    expect(got.map(({ address }) => address)).toEqual([ALLOWED])
  })

  test.each(['file:///etc/passwd', 'ftp://example.com/', 'data:text/plain,x', 'gopher://127.0.0.1/'])('to %s is refused', async (url) => {
    await expect(send(url)).rejects.toThrow('is neither http: nor https:')
  })
})

describe('what the operator allows', () => {
  test.each([['127.0.0.1'], ['127.0.0.0/8'], ['::ffff:127.0.0.1'], ['LocalHost']])('as %s is reached', async (entry) => {
    const url = entry === 'LocalHost' ? `http://localhost:${port}/` : `http://${PRIVATE}:${port}/`
    expect((await send(url, { allowed: [entry], resolve: names([PRIVATE]).resolve })).body).toBe('hello')
  })

  test('opens nothing else', async () => {
    const { resolve } = names([PRIVATE])
    await expect(send(`http://${PRIVATE}:${port}/`, { allowed: ['127.0.0.2', 'intranet', '10.0.0.0/8'] })).rejects.toThrow(FORBIDDEN)
    await expect(send(`http://intranet.example.com:${port}/`, { allowed: ['intranet'], resolve })).rejects.toThrow(FORBIDDEN)
    expect(got).toEqual([])
  })

  test('is checked at the start', () => {
    expect(readConfig({ OUTGOING_ALLOW: 'intranet, 10.1.0.0/16,::1' }).outgoingAllow).toEqual(['intranet', '10.1.0.0/16', '::1'])
    expect(() => readConfig({ OUTGOING_ALLOW: 'http://intranet' })).toThrow('OUTGOING_ALLOW must be names, addresses and ranges like')
  })
})

describe('an answer', () => {
  const ask = (request: Partial<OutgoingRequest> = {}) => send(`http://${ALLOWED}:${port}/`, { allowed: [ALLOWED], ...request })

  test('that does not arrive, or does not end, times out', async () => {
    answer = () => {}
    await expect(ask({ timeout: 100 })).rejects.toThrow()
    answer = (_request, response) => void response.write('one moment')
    await expect(ask({ timeout: 100 })).rejects.toThrow()
    await expect(send('http://slow.example.com/', { timeout: 100, resolve: () => new Promise(() => {}) })).rejects.toThrow()
  })

  test('API10 is read up to a maximum size', async () => {
    answer = (_request, response) => response.end('x'.repeat(MAX_ANSWER))
    expect((await ask()).body).toHaveLength(MAX_ANSWER)
    answer = (_request, response) => response.end('x'.repeat(MAX_ANSWER + 1))
    await expect(ask()).rejects.toThrow('the answer is longer than')
  })

  test('that asks for another protocol ends the request, which is then over', async () => {
    answer = (_request, response) => response.writeHead(101, { Connection: 'Upgrade', Upgrade: 'websocket' }).end()
    expect((await ask({ timeout: 1_000 })).status).toBe(101)
  })

  test('may be announced ten times, and not without end', async () => {
    const announcing = (times: number) => (_request: IncomingMessage, response: ServerResponse) => {
      for (let i = 0; i < times; i++) response.writeProcessing()
      setTimeout(() => response.end('hello'), 50)
    }
    answer = announcing(10)
    expect((await ask()).body).toBe('hello')
    answer = announcing(11)
    await expect(ask()).rejects.toThrow('more than 10 answers come before the answer')
  })

  test('that is a redirect is followed at most three times', async () => {
    let left = 3
    answer = (_request, response) => (left-- > 0 ? response.writeHead(302, { Location: '/next' }).end() : response.end('there'))
    expect((await ask()).body).toBe('there')
    left = 4
    await expect(ask()).rejects.toThrow('more than 3 redirects')
  })

  test.each([
    [303, 'GET'],
    [307, 'POST'],
  ])('%i is followed with %s, and credentials are not sent to another server', async (status, method) => {
    answer = (request, response) =>
      request.url === '/' ? response.writeHead(status, { Location: `http://other.example.com:${port}/x` }).end() : response.end()
    const headers = { Authorization: 'Basic eDp5', 'Content-Type': 'text/plain' }
    await ask({ method: 'POST', body: 'hello', headers, resolve: names([ALLOWED]).resolve } as Partial<OutgoingRequest>)
    expect(got).toMatchObject([
      { method: 'POST', headers: { authorization: 'Basic eDp5' } },
      { method, url: '/x' },
    ])
    expect(got[1]?.headers.authorization).toBeUndefined()
    expect(got[1]?.headers['content-length']).toBe(method === 'POST' ? '5' : undefined)
  })
})
