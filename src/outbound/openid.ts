// What the server asks of the providers of single sign-on (OpenID Connect): their descriptions and keys, and who has just logged in there.
// Libraries check what they answer (openid-client) and what they send by themselves (jose).

import type { JSONWebKeySet } from 'jose'
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

/** A person, as a verified token of a provider names them. */
export interface NamedSubject {
  issuer: string
  /** Names one person at the issuer, for ever. */
  subject: string
}

/** Who has logged in, as a verified ID token says. */
export interface PersonAtProvider extends NamedSubject {
  /** Undefined if the provider names none, or does not say that it has verified it. */
  verifiedEmail: string | undefined
  /** Empty if the provider does not say. Anything that people can write. */
  name: string
  /** A picture of the person, by its URL or its bytes, which can be anything. */
  picture: { url: string } | { bytes: Buffer } | undefined
  /** The groups of the person there that the operator has mapped. Undefined if none are mapped or the provider does not say. */
  groups: readonly string[] | undefined
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
  /** Who has logged out there, by the logout token that the provider sent (Back-Channel Logout 1.0). Throws a ProviderError. */
  loggedOut(provider: Provider, token: string): Promise<NamedSubject>
}

/** Seconds by which the clock of a provider may differ. */
const CLOCK_TOLERANCE = 30
/** Seconds after which the libraries replace the keys of a provider if they lack one. */
const KEYS_AGE = 60
/** Seconds for which a logout token counts, should it not say so itself. */
const LOGOUT_AGE = 600
const LOGOUT_EVENT = 'http://schemas.openid.net/event/backchannel-logout'

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
        const { email, name, groups } = provider.claims
        const wanted = [email, name, ...(provider.groups ? [groups] : [])]
        const asks = wanted.some((claim) => token[claim] === undefined) && of.metadata.userinfo_endpoint !== undefined
        const more = asks ? await library.fetchUserInfo(configuration, tokens.access_token, token.sub) : {}
        return identityOf(provider, token, more)
      }),
    loggedOut: (provider, token) =>
      faulty(async () => readLogout(token, { provider, of: await describe(provider), fetchOf, timeout: patience.timeout })),
  }
}

/**
 * Who has logged out, by a logout token. It is verified with the keys of its provider that are known, and with new ones if they lack one. Keys
 * are kept, whatever the token is.
 */
async function readLogout(
  token: string,
  { provider, of, fetchOf, timeout }: { provider: Provider; of: Known; fetchOf: CustomFetch; timeout: number },
): Promise<NamedSubject> {
  const jose = await import('jose')
  const { issuer, jwks_uri: url = '', id_token_signing_alg_values_supported: algorithms = ['RS256'] } = of.metadata
  const isSecure = new URL(url).protocol === 'https:' || isPlain(provider)
  if (!isSecure) throw new ProviderError('untrusted', 'keys that are not asked for by HTTPS')
  // The other library counts in seconds.
  const cache = of.keys ? { jwks: of.keys.jwks as JSONWebKeySet, uat: of.keys.uat * 1_000 } : {}
  const keys = jose.createRemoteJWKSet(new URL(url), {
    ...{ cacheMaxAge: Number.POSITIVE_INFINITY, cooldownDuration: KEYS_AGE * 1_000, timeoutDuration: timeout },
    [jose.jwksCache]: cache,
    [jose.customFetch]: (to, { headers, ...options }) => fetchOf(to, { ...options, headers: Object.fromEntries(headers), body: undefined }),
  })
  const { payload } = await jose
    .jwtVerify(token, keys, {
      ...{ issuer, audience: provider.clientId, algorithms, clockTolerance: CLOCK_TOLERANCE, maxTokenAge: LOGOUT_AGE },
      requiredClaims: ['jti', 'events'],
    })
    .finally(() => {
      if ('uat' in cache) of.keys = { jwks: cache.jwks as NonNullable<Known['keys']>['jwks'], uat: Math.floor(cache.uat / 1_000) }
    })
  const event = (payload.events as Claims | null)?.[LOGOUT_EVENT]
  // Otherwise an ID token would do, which others have.
  if (typeof event !== 'object' || event === null || payload.nonce !== undefined)
    throw new ProviderError('untrusted', 'a token that is no logout token')
  return subjectOf({ iss: issuer, sub: payload.sub })
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
function identityOf(provider: Provider, token: Claims & { iss: string; sub: string }, more: Claims): PersonAtProvider {
  const { claims, groups } = provider
  const source = token[claims.email] === undefined ? more : token
  const picture = token[claims.picture] ?? more[claims.picture]
  const isPicture = typeof picture === 'string' && picture.length <= MOST_URL && picture.startsWith(isPlain(provider) ? 'http' : 'https:')
  const [email, name] = [source[claims.email], token[claims.name] ?? more[claims.name]]
  // Some providers write it as text.
  const isVerified = source.email_verified === true || source.email_verified === 'true'
  return {
    ...subjectOf(token),
    verifiedEmail: typeof email === 'string' && isVerified ? email : undefined,
    name: typeof name === 'string' ? name : '',
    picture: isPicture && URL.canParse(picture) ? { url: picture } : undefined,
    groups: groups && groupsIn(token[claims.groups] ?? more[claims.groups], [token, more], claims.groups),
  }
}
/** Most characters of the URL of a picture. */
const MOST_URL = 2_000

/** The groups that a claim names. Without the claim there are none, unless the provider says that it has left them out, because they are many. */
function groupsIn(claim: unknown, sources: readonly Claims[], name: string): readonly string[] | undefined {
  const isElsewhere = sources.some(({ _claim_names: names }) => typeof names === 'object' && names !== null && name in names)
  if (claim === undefined) return isElsewhere ? undefined : []
  return (Array.isArray(claim) ? claim : [claim]).filter((one): one is string => typeof one === 'string')
}
type Claims = Readonly<Record<string, unknown>>

function subjectOf({ iss: issuer, sub: subject }: { iss: string; sub: unknown }): NamedSubject {
  // A database may take two texts for one that differ in spaces at their ends.
  if (typeof subject !== 'string' || !/^[\x20-\x7e]{0,254}[\x21-\x7e]$/.test(subject) || !/^[\x21-\x7e]{1,255}$/.test(issuer))
    throw new ProviderError('untrusted', 'a subject that is none')
  return { issuer, subject }
}

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
