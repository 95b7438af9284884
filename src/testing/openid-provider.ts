// A real provider of single sign-on on this machine, which can also be made to lie, and a browser that follows it.

import { generateKeyPairSync, type KeyObject, randomUUID, sign } from 'node:crypto'
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import OidcProvider, { type Context } from 'oidc-provider'
import { createRow } from '../db/sql.ts'
import { Identity } from '../models/identity.ts'
import type { Provider } from '../providers.ts'
import type { TestApp } from './app.ts'

/** Who logs in at the provider. */
export interface Person {
  sub: string
  email?: string
  email_verified?: boolean
  name?: string
  picture?: string
  groups?: unknown
}

export interface TestProvider {
  issuer: string
  /** What SIGN_IN_FILE would say of it. */
  provider: Provider
  /** Who logs in next. Undefined: nobody, the provider answers that the person refused. */
  person: Person | undefined
  /** Answers a request itself if it returns true. */
  instead: ((request: IncomingMessage, response: ServerResponse) => boolean) | undefined
  /** The requests that it was sent: method and path. */
  requests: string[]
  /** Begins to answer, for the server at a URL. */
  serve(url: string): void
  /** Replaces the key that signs. */
  rotateKey(): void
  /** An ID token with these claims and headers, signed by the key of the provider. */
  tokenOf(claims: object, header?: object): string
  /** A token that says that a person has logged out, with other claims in place of some. */
  logoutToken(sub: string, changes?: object, header?: object): string
  close(): Promise<void>
}

const CLIENT = { client_id: 'parley', client_secret: 'a secret of the client' }

/** Lets an account be known to a provider. */
export async function bindIdentity({ server, idOf }: TestApp, name: Parameters<TestApp['idOf']>[0], { issuer }: Provider): Promise<void> {
  const identity = { realm_id: 1, user_id: idOf(name), issuer, subject: name, date_created: 1 }
  await server.app.db.transaction((tx) => createRow(Identity, identity, tx))
}

/** What SIGN_IN_FILE would say of a provider. */
export function testProvider(name: string, issuer: string, changes: Partial<Provider> = {}): Provider {
  return {
    ...{ name, displayName: name.toUpperCase(), issuer, clientId: CLIENT.client_id, clientSecret: CLIENT.client_secret, icon: undefined },
    ...{ scopes: ['openid', 'email', 'profile'], claims: { email: 'email', name: 'name', picture: 'picture', groups: 'groups' } },
    ...{ organisations: undefined, createsAccounts: false, groups: undefined },
    ...changes,
  }
}

interface SigningKey {
  id: string
  secret: KeyObject
}

function newKey(id: string): SigningKey {
  return { id, secret: generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey }
}

/** Starts a provider on a free port. It needs PKCE. Close it in `afterAll`. */
export async function startProvider(name: string, changes: Partial<Provider> = {}): Promise<TestProvider> {
  let answer: RequestListener = (_request, response) => void response.writeHead(503).end()
  let redirectUri = ''
  let key = newKey('1')
  const server = createServer((request, response) => {
    test.requests.push(`${request.method} ${request.url?.split('?', 1)[0]}`)
    if (!test.instead?.(request, response)) answer(request, response)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const listen = (): void => {
    answer = listenerOf(issuer, { redirectUri, key, person: () => test.person })
  }
  const test: TestProvider = {
    issuer,
    provider: testProvider(name, issuer, changes),
    person: undefined,
    instead: undefined,
    requests: [],
    serve: (url) => {
      redirectUri = `${url}/accounts/login/oidc/${name}/callback`
      listen()
    },
    rotateKey: () => {
      key = newKey(`${Number(key.id) + 1}`)
      listen()
    },
    tokenOf: (claims, header = {}) => {
      const part = (of: object): string => Buffer.from(JSON.stringify(of)).toString('base64url')
      const signed = `${part({ alg: 'RS256', kid: key.id, ...header })}.${part(claims)}`
      return `${signed}.${sign('sha256', Buffer.from(signed), key.secret).toString('base64url')}`
    },
    logoutToken: (sub, changes, header) => {
      const iat = Math.floor(Date.now() / 1_000)
      const events = { 'http://schemas.openid.net/event/backchannel-logout': {} }
      const claims = { iss: issuer, aud: CLIENT.client_id, sub, iat, exp: iat + 120, jti: randomUUID(), events }
      return test.tokenOf({ ...claims, ...changes }, { typ: 'logout+jwt', ...header })
    },
    close: () =>
      new Promise((done) => {
        server.closeAllConnections()
        server.close(() => done())
      }),
  }
  return test
}

function listenerOf(
  issuer: string,
  { redirectUri, key, person }: { redirectUri: string; key: SigningKey; person(): Person | undefined },
): RequestListener {
  const provider: OidcProvider = new OidcProvider(issuer, {
    clients: [
      {
        ...{ ...CLIENT, redirect_uris: [redirectUri], grant_types: ['authorization_code'], response_types: ['code'] },
        ...{ backchannel_logout_uri: redirectUri.replace(/callback$/, 'logout'), backchannel_logout_session_required: false },
      },
    ],
    jwks: { keys: [{ ...key.secret.export({ format: 'jwk' }), kid: key.id, use: 'sig', alg: 'RS256' }] },
    cookies: { keys: ['a key of the test'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'picture', 'groups'] },
    features: {
      devInteractions: { enabled: false },
      backchannelLogout: { enabled: true },
      rpInitiatedLogout: {
        enabled: true,
        // The page that asks the person, whose form the test sends.
        logoutSource: (context: { body: string }, form: string) => {
          context.body = form
        },
      },
    },
    // Its own refuses addresses of this machine.
    fetch: (url: string, { method, headers, body }: RequestInit) => fetch(url, { method, headers, body } as RequestInit),
    pkce: { required: () => true },
    ttl: { AccessToken: 600, AuthorizationCode: 60, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
    interactions: { url: (_context: Context, { uid }: { uid: string }) => `/interaction/${uid}` },
    findAccount: (_context: Context, accountId: string) => ({ accountId, claims: () => ({ ...person(), sub: accountId }) }),
    loadExistingGrant: async ({ oidc: { client, session } }: Context) => {
      const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
  })
  const answer = provider.callback()
  return (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return answer(request, response)
    const { sub } = person() ?? {}
    const result = sub === undefined ? { error: 'access_denied' } : { login: { accountId: sub } }
    void provider.interactionFinished(request, response, result)
  }
}

/** Where a browser has come to. */
export interface Visit {
  status: number
  url: string
  body: string
  headers: Headers
}

/** A browser that follows redirects and keeps cookies, of each origin for itself. */
export class TestBrowser {
  readonly cookies = new Map<string, string>()

  /** Opens a URL and follows where it leads, until it would open one that begins with `before`. */
  async open(to: string, before?: string): Promise<Visit> {
    let url = to
    for (let hops = 0; hops < 15; hops++) {
      const { origin } = new URL(url)
      const sent = [...this.cookies].filter(([key]) => key.startsWith(`${origin} `)).map(([key, value]) => `${key.split(' ')[1]}=${value}`)
      const headers = { Cookie: sent.join('; '), Accept: 'text/html', 'Accept-Language': 'en', 'Sec-Fetch-Site': 'none' }
      const answer = await fetch(url, { headers, redirect: 'manual' })
      for (const header of answer.headers.getSetCookie()) {
        const [, name, value] = /^([^=]+)=([^;]*)/.exec(header) ?? []
        if (/Max-Age=0\b|Expires=Thu, 01 Jan 1970/i.test(header)) this.cookies.delete(`${origin} ${name}`)
        else this.cookies.set(`${origin} ${name}`, value ?? '')
      }
      const visit = { status: answer.status, url, body: await answer.text(), headers: answer.headers }
      const location = answer.headers.get('location')
      if (location === null) return visit
      url = new URL(location, url).href
      if (before !== undefined && url.startsWith(before)) return { ...visit, url }
    }
    throw new Error(`too many redirects from ${to}`)
  }
}
