// What the server asks of the providers of single sign-on (OpenID Connect): their descriptions and keys, and who has just logged in there.
// The library checks what they answer (openid-client).

import type { Configuration, CustomFetch, ServerMetadata } from 'openid-client'
import type { Provider } from '../providers.ts'
import { outgoingRequests, type Send } from './http.ts'

/** What binds a login to the browser that began it. Only that browser knows it, until it comes back. */
export interface Attempt {
  /** The URL at which the provider sends the browser back. */
  redirectUri: string
  state: string
  nonce: string
  /** Of PKCE. */
  verifier: string
}

/** Who has logged in, as a verified ID token says. */
export interface PersonAtProvider {
  issuer: string
  /** Names one person at the issuer, for ever. */
  subject: string
  /** Undefined if the provider names none, or does not say that it has verified it. */
  verifiedEmail: string | undefined
  /** Empty if the provider does not say. Anything that people can write. */
  name: string
}

/** Why a login at a provider came to nothing: the person or the provider ended it, or what the provider said cannot be believed. */
export type ProviderFault = 'unreachable' | 'refused' | 'untrusted'

/** A provider has not said who somebody is. The message is for the log, and has nothing that the provider or the browser has written. */
export class ProviderError extends Error {
  readonly fault: ProviderFault

  constructor(fault: ProviderFault, message: string) {
    super(message)
    this.name = 'ProviderError'
    this.fault = fault
  }
}

export interface SignIn {
  /** The URL at which somebody logs in. Throws a ProviderError. */
  urlFor(provider: Provider, attempt: Attempt): Promise<URL>
  /** Who has logged in, by the URL with which the provider sent the browser back. Throws a ProviderError. */
  identify(provider: Provider, attempt: Attempt, returned: URL): Promise<PersonAtProvider>
}

/** Seconds by which the clock of a provider may differ. */
const CLOCK_TOLERANCE = 30
/** Seconds after which the library replaces the keys of a provider if it lacks one. */
const KEYS_AGE = 60

/** What is known of a provider. */
interface Known {
  metadata: ServerMetadata
  /** Milliseconds, by the clock of `performance`. */
  until: number
  keys?: ReturnType<Library['getJwksCache']>
}
type Library = typeof import('openid-client')

/** Imported on demand, because few servers have a provider. */
const load = (): Promise<Library> => import('openid-client')

interface Patience {
  timeout: number
  pause: number
  refresh: number
}

/**
 * Creates what asks the providers. Each is described by its own answer, which counts for `refresh` milliseconds, and longer while it cannot be
 * replaced. Requests to a provider reach its issuer's host, and else what `allowed` permits.
 */
export function signInBy(providers: readonly Provider[], allowed: readonly string[], patience: Patience): SignIn {
  const send = outgoingRequests([...allowed, ...providers.map(({ issuer }) => new URL(issuer).hostname)])
  const fetchOf = boundedFetch(send, patience.timeout)
  const describe = descriptions(fetchOf, patience)

  const configure = async (provider: Provider): Promise<{ of: Known; library: Library; configuration: Configuration }> => {
    const [of, library] = [await describe(provider), await load()]
    const { clientId, clientSecret } = provider
    const authentication = of.metadata.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
    const configuration = new library.Configuration(
      of.metadata,
      clientId,
      { [library.clockTolerance]: CLOCK_TOLERANCE },
      (authentication.includes('client_secret_basic') ? library.ClientSecretBasic : library.ClientSecretPost)(clientSecret),
    )
    configuration.timeout = patience.timeout / 1_000
    configuration[library.customFetch] = fetchOf
    if (isPlain(provider)) library.allowInsecureRequests(configuration)
    // Otherwise the library trusts the connection, and does not verify the signature.
    library.enableNonRepudiationChecks(configuration)
    // Old enough for the library to ask for new ones when the provider has changed its keys.
    if (of.keys) library.setJwksCache(configuration, { ...of.keys, uat: of.keys.uat - KEYS_AGE })
    return { of, library, configuration }
  }

  return {
    urlFor: (provider, { redirectUri, state, nonce, verifier }) =>
      faulty(async () => {
        const { library, configuration } = await configure(provider)
        return library.buildAuthorizationUrl(configuration, {
          redirect_uri: redirectUri,
          scope: provider.scopes.join(' '),
          state,
          nonce,
          code_challenge: await library.calculatePKCECodeChallenge(verifier),
          code_challenge_method: 'S256',
        })
      }),
    identify: (provider, { state, nonce, verifier }, returned) =>
      faulty(async () => {
        const { of, library, configuration } = await configure(provider)
        const before = library.getJwksCache(configuration)?.uat
        const tokens = await library.authorizationCodeGrant(configuration, returned, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        })
        const keys = library.getJwksCache(configuration)
        if (keys && keys.uat !== before) of.keys = keys
        const token = tokens.claims()
        if (!token) throw new ProviderError('untrusted', 'an answer without an ID token')
        const { email, name } = provider.claims
        const asks = (token[email] === undefined || token[name] === undefined) && of.metadata.userinfo_endpoint !== undefined
        const more = asks ? await library.fetchUserInfo(configuration, tokens.access_token, token.sub) : {}
        return identityOf(provider, token, more)
      }),
  }
}

/** Like `fetch`, within the bounds of all outgoing requests. Follows no redirect, which would show the secret of this server to another one. */
function boundedFetch(send: Send, timeout: number): CustomFetch {
  return async (url, { method, headers, body }) => {
    if (method !== 'GET' && method !== 'POST') throw new ProviderError('untrusted', `a request by ${method}`)
    const sent = body === undefined || body === null ? {} : { body: String(body) }
    const answer = await send({ method, url, headers, ...sent, timeout, maxRedirects: 0 }).catch((error: Error) => {
      throw new ProviderError('unreachable', error.message)
    })
    if (answer.status < 200 || answer.status > 599) throw new ProviderError('untrusted', `an answer with status ${answer.status}`)
    if (answer.status >= 500) throw new ProviderError('unreachable', `an answer with status ${answer.status}`)
    const type = answer.headers['content-type']
    return new Response(answer.body === '' ? null : answer.body, { status: answer.status, headers: type ? { 'Content-Type': type } : {} })
  }
}

/** Finds out what providers say of themselves. Each is asked once at a time, and again `pause` milliseconds after it did not answer. */
function descriptions(fetchOf: CustomFetch, { timeout, pause, refresh }: Patience): (provider: Provider) => Promise<Known> {
  const known = new Map<string, Known>()
  const asked = new Map<string, Promise<Known>>()
  const failed = new Map<string, { error: unknown; until: number }>()

  const ask = async (provider: Provider): Promise<Known> => {
    const { discovery, allowInsecureRequests, customFetch } = await load()
    const execute = isPlain(provider) ? [allowInsecureRequests] : []
    const options = { execute, timeout: timeout / 1_000, [customFetch]: fetchOf }
    const found = await discovery(new URL(provider.issuer), provider.clientId, undefined, undefined, options)
    return { metadata: found.serverMetadata(), until: performance.now() + refresh }
  }

  const askOnce = async (provider: Provider): Promise<Known> => {
    const { name } = provider
    try {
      const found = await ask(provider)
      known.set(name, found)
      failed.delete(name)
      return found
    } catch (error) {
      failed.set(name, { error, until: performance.now() + pause })
      throw error
    } finally {
      asked.delete(name)
    }
  }

  return async (provider) => {
    const { name } = provider
    const [sooner, failure] = [known.get(name), failed.get(name)]
    if (sooner && sooner.until > performance.now()) return sooner
    const isPausing = failure !== undefined && failure.until > performance.now()
    if (isPausing && !sooner) throw failure.error
    if (isPausing && sooner) return sooner
    const under = asked.get(name) ?? askOnce(provider)
    asked.set(name, under)
    return sooner ? under.catch(() => sooner) : under
  }
}

/** An address and whether it is verified are from one source: the ID token, if it has the address. */
function identityOf({ claims }: Provider, token: Claims & { iss: string; sub: string }, more: Claims): PersonAtProvider {
  const { iss: issuer, sub: subject } = token
  // A database may take two texts for one that differ in spaces at their ends.
  if (!/^[\x20-\x7e]{0,254}[\x21-\x7e]$/.test(subject) || !/^[\x21-\x7e]{1,255}$/.test(issuer))
    throw new ProviderError('untrusted', 'a subject that is none')
  const source = token[claims.email] === undefined ? more : token
  const [email, name] = [source[claims.email], token[claims.name] ?? more[claims.name]]
  // Some providers write it as text.
  const isVerified = source.email_verified === true || source.email_verified === 'true'
  return {
    issuer,
    subject,
    verifiedEmail: typeof email === 'string' && isVerified ? email : undefined,
    name: typeof name === 'string' ? name : '',
  }
}
type Claims = Readonly<Record<string, unknown>>

/** Whether a provider is asked without TLS, which the configuration allows on this machine only. */
function isPlain({ issuer }: Provider): boolean {
  return issuer.startsWith('http:')
}

/**
 * Throws a ProviderError for whatever the library throws. Of the library's error only the code is told: the rest can have tokens and words of
 * the provider.
 */
async function faulty<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) if (cause instanceof ProviderError) throw cause
    const { code, name, error: said } = error as { code?: unknown; name?: unknown; error?: unknown }
    const refusal = typeof said === 'string' && /^[a-z_]{1,60}$/.test(said) ? said : undefined
    if (refusal !== undefined) throw new ProviderError('refused', refusal)
    throw new ProviderError('untrusted', [name, code].filter((part) => typeof part === 'string').join(' '))
  }
}
