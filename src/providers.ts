// The providers of single sign-on that the operator names in a JSON file (SIGN_IN_FILE). Secrets and icons are in files of their own.

import { readFileSync } from 'node:fs'
import { dirname, extname, resolve } from 'node:path'

/** A provider that people of some organisations log in with, by OpenID Connect. */
export interface Provider {
  /** For programs and URLs. Stays the same. */
  name: string
  /** For people. */
  displayName: string
  /** The URL at which the provider describes itself. With the subject it says who somebody is, whatever the provider's name. */
  issuer: string
  clientId: string
  clientSecret: string
  icon: { type: string; data: Buffer } | undefined
  scopes: readonly string[]
  /** The names of the claims that say something of a person. */
  claims: { email: string; name: string }
  /** The subdomains of the organisations that it serves. Undefined: all. */
  organisations: readonly string[] | undefined
  /** Whether everybody it names gets an account, also in an organisation that takes an invitation. */
  createsAccounts: boolean
}

/** The providers that serve an organisation, in the order in which to show them. */
export function providersOf({ providers }: { providers: readonly Provider[] }, realm: { subdomain: string }): Provider[] {
  return providers.filter(({ organisations }) => organisations?.includes(realm.subdomain) ?? true)
}

/** Most bytes of an icon. */
const MOST_ICON = 100_000
const ICON_TYPES: Record<string, string> = { '.png': 'image/png', '.svg': 'image/svg+xml', '.webp': 'image/webp' }
const REQUIRED = ['name', 'display_name', 'issuer', 'client_id', 'client_secret_file']
const OPTIONAL = ['icon_file', 'scopes', 'claims', 'organisations', 'creates_accounts']

/** Reads the file of SIGN_IN_FILE and those that it names, relative to it. Throws an Error that names the place, and no secret. */
export function readProviders(file: string): Provider[] {
  const folder = dirname(resolve(file))
  const { providers } = objectOf(parsed(file), 'the file', ['providers'], [])
  if (!Array.isArray(providers) || providers.length < 1 || providers.length > 20) throw wrong('providers', 'a list of 1 to 20 objects')
  const read = providers.map((entry: unknown, i) => providerOf(entry, `providers[${i}]`, folder))
  for (const property of ['name', 'displayName', 'issuer'] as const) {
    const twice = read.find((one, i) => read.findIndex((other) => other[property] === one[property]) < i)
    if (twice) throw new Error(`SIGN_IN_FILE: two providers have the same ${property.toLowerCase()}: '${twice[property]}'`)
  }
  return read
}

function providerOf(entry: unknown, place: string, folder: string): Provider {
  const at = (name: string): string => `${place}.${name}`
  const fields = objectOf(entry, place, REQUIRED, OPTIONAL)
  const text = (name: string, what: string, pattern: RegExp): string => textOf(fields[name], at(name), what, pattern)
  const path = (name: string): string => resolve(folder, text(name, 'the path of a file', /^[^\0]{1,1000}$/))
  const claims = objectOf(fields.claims ?? {}, at('claims'), [], ['email', 'name'])
  const claim = (name: string): string =>
    claims[name] === undefined ? name : textOf(claims[name], at(`claims.${name}`), 'the name of a claim', /^[\x21-\x7e]{1,200}$/)
  const { creates_accounts: createsAccounts = false } = fields
  if (typeof createsAccounts !== 'boolean') throw wrong(at('creates_accounts'), 'true or false')
  const scopes = listOf(fields.scopes ?? ['openid', 'email', 'profile'], at('scopes'), 'scopes', /^[\x21\x23-\x5b\x5d-\x7e]{1,100}$/)
  if (!scopes.includes('openid')) throw wrong(at('scopes'), "a list with 'openid'")
  return {
    name: text('name', '1 to 40 of the characters a-z, 0-9 and -', /^[a-z0-9][a-z0-9-]{0,39}$/),
    displayName: text('display_name', '1 to 60 characters', /^(?=.*\S)\P{Cc}{1,60}$/u),
    issuer: issuerOf(fields.issuer, at('issuer')),
    clientId: text('client_id', '1 to 255 characters of ASCII', /^[\x20-\x7e]{1,255}$/),
    clientSecret: secretOf(path('client_secret_file'), at('client_secret_file')),
    icon: fields.icon_file === undefined ? undefined : iconOf(path('icon_file'), at('icon_file')),
    scopes,
    claims: { email: claim('email'), name: claim('name') },
    organisations:
      fields.organisations === undefined
        ? undefined
        : listOf(fields.organisations, at('organisations'), "subdomains, '' for the root domain", /^([a-z0-9-]{1,63})?$/),
    createsAccounts,
  }
}

function wrong(place: string, what: string): Error {
  return new Error(`SIGN_IN_FILE: ${place} must be ${what}`)
}

function parsed(file: string): unknown {
  const text = contentOf(file, 'the file').toString('utf8')
  try {
    return JSON.parse(text)
  } catch {
    throw new Error('SIGN_IN_FILE: the file is not JSON')
  }
}

function contentOf(file: string, place: string): Buffer {
  try {
    return readFileSync(file)
  } catch (error) {
    throw new Error(`SIGN_IN_FILE: ${place} cannot be read: ${file} (${(error as NodeJS.ErrnoException).code})`)
  }
}

function objectOf(value: unknown, place: string, required: readonly string[], optional: readonly string[]): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw wrong(place, 'an object')
  const missing = required.find((name) => !Object.hasOwn(value, name))
  if (missing !== undefined) throw new Error(`SIGN_IN_FILE: ${place} has no '${missing}'`)
  const unknown = Object.keys(value).find((name) => !required.includes(name) && !optional.includes(name))
  if (unknown !== undefined)
    throw new Error(`SIGN_IN_FILE: ${place} has an unknown '${unknown}' (known: ${[...required, ...optional].join(', ')})`)
  return value as Record<string, unknown>
}

function textOf(value: unknown, place: string, what: string, pattern: RegExp): string {
  if (typeof value !== 'string' || !pattern.test(value)) throw wrong(place, what)
  return value
}

function listOf(value: unknown, place: string, what: string, pattern: RegExp): string[] {
  if (!Array.isArray(value) || value.length < 1 || value.length > 1_000) throw wrong(place, `a list of ${what}`)
  return value.map((one: unknown, i) => textOf(one, `${place}[${i}]`, `one of a list of ${what}`, pattern))
}

/** Over plain HTTP, anybody on the way could be anybody. */
function issuerOf(value: unknown, place: string): string {
  const what = 'a URL like https://id.example.com, without credentials, a query or a # (http:// only at localhost and 127.0.0.1)'
  const text = textOf(value, place, what, /^https?:\/\/[\x21-\x7e]{1,240}$/)
  if (!URL.canParse(text)) throw wrong(place, what)
  const { protocol, hostname, username, password, search, hash } = new URL(text)
  const isOwn = hostname === 'localhost' || hostname === '127.0.0.1'
  if (username || password || search || hash || (protocol === 'http:' && !isOwn)) throw wrong(place, what)
  return text
}

function secretOf(file: string, place: string): string {
  const secret = contentOf(file, place)
    .toString('utf8')
    .replace(/\r?\n$/, '')
  if (!/^[\x20-\x7e]{1,1000}$/.test(secret)) throw wrong(place, 'a file with nothing but the secret, 1 to 1000 characters of ASCII')
  return secret
}

function iconOf(file: string, place: string): { type: string; data: Buffer } {
  const type = ICON_TYPES[extname(file).toLowerCase()]
  if (type === undefined) throw wrong(place, `a file that ends in ${Object.keys(ICON_TYPES).join(', ')}`)
  const data = contentOf(file, place)
  if (data.length === 0 || data.length > MOST_ICON) throw wrong(place, `a file of 1 to ${MOST_ICON} bytes`)
  return { type, data }
}
