// Which organisation a host name stands for.

import type { Memorable } from '../../caches.ts'
import type { Config } from '../../config.ts'
import type { App } from '../../context.ts'
import { ApiError, apiError } from '../../errors.ts'
import { Realm, type RealmImage } from '../../models/realm.ts'
import { RealmDomain } from '../../models/realm-domain.ts'
import { RememberedByText } from '../../values/recent.ts'
import { readTogether } from '../../values/together.ts'

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

/** Active organisations, by subdomain. That one is active again is in no log. */
const REALMS: Memorable<Realm> = { about: ['organisation'], limit: 10_000 }
const readRealm = readTogether((subdomains: string[]) => Realm.findBySubdomains(subdomains))

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

/** How current a request needs what this process remembers: as of its start, or as far as the process knows because a change compares. */
export type Currency = 'as of now' | 'as known'

type RealmApp = Pick<App, 'caches' | 'config' | 'notifier'>

/**
 * The organisation of a host. With `as of now`, this process then knows its log up to the call. Undefined at the root domain if there is no
 * organisation. Throws NONEXISTENT_SUBDOMAIN.
 */
export async function realmAt(app: RealmApp, host: string, currency: Currency): Promise<Realm | undefined> {
  const { externalUrl } = app.config
  const { subdomains } = knownOf(externalUrl)
  const { subdomain } = subdomains.find(host) ?? subdomains.keep(host, { subdomain: subdomainOf(host, externalUrl) })
  const realm = subdomain === undefined ? undefined : await realmOf(app, subdomain, currency)
  if (!realm && subdomain !== '') throw apiError('NONEXISTENT_SUBDOMAIN', 'There is no organisation at this address')
  return realm
}

async function realmOf({ caches, notifier }: RealmApp, subdomain: string, currency: Currency): Promise<Realm | undefined> {
  const realms = caches.of(REALMS)
  const known = realms.find(subdomain)
  if (known && currency === 'as of now') await notifier.catchUp(known.id)
  const current = known && realms.find(subdomain)
  if (current) return current
  const realm = await readRealm(subdomain)
  if (!realm) return undefined
  // What the log says up to here is in the row, and nothing older is remembered.
  if (caches.log.of(realm.id) === undefined) caches.log.begin(realm.id, realm.event_seq)
  if (realm.is_active) realms.keep(realm.id, subdomain, realm.event_seq, realm)
  if (currency === 'as of now') await notifier.catchUp(realm.id)
  return realm
}

/** Whether this server has any organisation, active or not. */
export function hasRealms(): Promise<boolean> {
  return Realm.hasAny()
}

/**
 * Like `realmAt`, for pages outside the contract. Undefined also for an unknown host and for a deactivated organisation, of which no page
 * tells anything.
 */
export async function activeRealmAt(app: RealmApp, host: string | undefined, currency: Currency = 'as of now'): Promise<Realm | undefined> {
  try {
    const realm = await realmAt(app, host ?? '', currency)
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

function isAddress(hostname: string): boolean {
  return /^[0-9.]+$/.test(hostname) || hostname.startsWith('[')
}

/** The host name of an organisation without the port. It is also the domain of its users' dummy addresses. */
export function realmHost(config: Pick<Config, 'externalUrl'>, realm: Pick<Realm, 'subdomain'>): string {
  return urlOf(config, realm).hostname
}

/** What clients are told of an image of the organisation: its path and its source. The server draws what was not uploaded (http/pages/pages.ts). */
export function imageFields(realm: Pick<Realm, 'id' | `${RealmImage}_path`>, of: RealmImage): Record<string, string> {
  const path = realm[`${of}_path`]
  const drawn = of === 'icon' ? `/avatar/realm/${realm.id}` : `/${of}?version=1`
  return {
    [`${of}_url`]: path === null ? drawn : `/user_avatars/${path}`,
    [`${of}_source`]: path === null ? (of === 'icon' ? 'J' : 'D') : 'U',
  }
}

/** The path of an organisation's icon. */
export function realmIcon(realm: Pick<Realm, 'id' | `${RealmImage}_path`>): string {
  return imageFields(realm, 'icon').icon_url as string
}

/** The domains of an organisation, in the order in which they were added. (getRealmDomains) */
export function domainsOf(realm: Realm): Promise<RealmDomain[]> {
  return RealmDomain.allOf(realm.id).rows()
}
