// Which organisation a host name stands for.

import type { Config } from '../../config.ts'
import type { Tx } from '../../db/index.ts'
import { shortMemory } from '../../db/short-memory.ts'
import { ApiError, apiError } from '../../errors.ts'
import { Realm } from '../../models/realm.ts'
import { RememberedByText } from '../../values/remembered.ts'
import { andThen, type Soon } from '../../values/soon.ts'

/**
 * The subdomain that a Host header names. Empty for the root domain, for `localhost` and for IP addresses (health checks, local use).
 * Undefined for a host that this server does not serve.
 */
export function subdomainOf(host: string, externalUrl: URL): string | undefined {
  const name = host
    .replace(/:[0-9]*$/, '')
    .toLowerCase()
    .replace(/\.$/, '')
  if (name === externalUrl.hostname || name === 'localhost' || isAddress(name)) return ''
  for (const root of [externalUrl.hostname, 'localhost'])
    if (name.endsWith(`.${root}`)) {
      const subdomain = name.slice(0, -root.length - 1)
      return /^[a-z0-9-]{1,63}$/.test(subdomain) ? subdomain : undefined
    }
  return undefined
}

const remembered = shortMemory(async (subdomain: string) => Realm.findBySubdomain(subdomain))

/** Remembers, for the URL of a server, what every request needs: the subdomain that a host names, and the organisation's URL there. */
const known = new WeakMap<URL, { subdomains: RememberedByText<{ subdomain: string | undefined }>; urls: RememberedByText<URL> }>()
const MOST_KNOWN = 10_000

function knownOf(externalUrl: URL) {
  const sooner = known.get(externalUrl)
  if (sooner) return sooner
  const nothing = {
    subdomains: new RememberedByText<{ subdomain: string | undefined }>(MOST_KNOWN),
    urls: new RememberedByText<URL>(MOST_KNOWN),
  }
  known.set(externalUrl, nothing)
  return nothing
}

/** The organisation of a host. Undefined at the root domain if there is no organisation. Throws NONEXISTENT_SUBDOMAIN. */
export function realmAt(host: string, externalUrl: URL): Soon<Realm | undefined> {
  const { subdomains } = knownOf(externalUrl)
  const { subdomain } = subdomains.find(host) ?? subdomains.keep(host, { subdomain: subdomainOf(host, externalUrl) })
  return andThen(subdomain === undefined ? undefined : remembered(subdomain), (realm) => {
    if (!realm && subdomain !== '') throw apiError('NONEXISTENT_SUBDOMAIN', 'There is no organisation at this address')
    return realm
  })
}

/**
 * Like `realmAt`, for pages outside the contract. Undefined also for an unknown host and for a deactivated organisation, of which no page
 * tells anything.
 */
export async function activeRealmAt(host: string | undefined, externalUrl: URL): Promise<Realm | undefined> {
  try {
    const realm = await realmAt(host ?? '', externalUrl)
    return realm?.is_active ? realm : undefined
  } catch (error) {
    if (error instanceof ApiError) return undefined
    throw error
  }
}

function urlOf({ externalUrl }: Pick<Config, 'externalUrl'>, { subdomain }: Pick<Realm, 'subdomain'>): URL {
  const { urls } = knownOf(externalUrl)
  const sooner = urls.find(subdomain)
  if (sooner) return sooner
  const url = new URL(externalUrl)
  if (subdomain) url.hostname = `${subdomain}.${isAddress(url.hostname) ? 'localhost' : url.hostname}`
  return urls.keep(subdomain, url)
}

/** The URL of an organisation, without a trailing slash. An IP address cannot have subdomains and is replaced by `localhost`. */
export function realmUrl(config: Pick<Config, 'externalUrl'>, realm: Pick<Realm, 'subdomain'>): string {
  return urlOf(config, realm).origin
}

const subdomains = shortMemory(
  async (realmId: string, tx?: Tx) => (await Realm.findByPk(Number(realmId), { transaction: tx ?? null }))?.subdomain,
)

/** Like `realmUrl`, by the organisation's ID. Usually answered from the short memory. */
export async function realmUrlById(config: Pick<Config, 'externalUrl'>, realmId: number, tx?: Tx): Promise<string | undefined> {
  const subdomain = await subdomains(String(realmId), tx)
  return subdomain === undefined ? undefined : realmUrl(config, { subdomain })
}

function isAddress(hostname: string): boolean {
  return /^[0-9.]+$/.test(hostname) || hostname.startsWith('[')
}

/** The host name of an organisation without the port. It is also the domain of its users' dummy addresses. */
export function realmHost(config: Pick<Config, 'externalUrl'>, realm: Pick<Realm, 'subdomain'>): string {
  return urlOf(config, realm).hostname
}

/** The path of an organisation's icon, a pattern generated from its ID (http/pages/pages.ts). */
export function realmIcon({ id }: Pick<Realm, 'id'>): string {
  return `/avatar/realm/${id}`
}
