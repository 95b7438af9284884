// The providers of single sign-on and the directories that the operator names in a JSON file (SIGN_IN_FILE). Secrets, certificates and icons
// are in files of their own.

import { X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { dirname, extname, resolve } from 'node:path'

/** What vouches for people of some organisations. */
export interface Voucher {
  /** For programs and URLs. Stays the same. */
  name: string
  /** For people. */
  displayName: string
  /** With the subject it says who somebody is. */
  issuer: string
  /** The subdomains of the organisations that it serves. Undefined: all. */
  organisations: readonly string[] | undefined
  /** Whether everybody it names gets an account, also in an organisation that takes an invitation. */
  createsAccounts: boolean
  /** The names of groups of the organisations, by what it calls them (in lower case at a directory). Undefined: it decides about no group. */
  groups: ReadonlyMap<string, string> | undefined
}

/** A provider that people log in with, by OpenID Connect. Its issuer is the URL at which it describes itself. */
export interface Provider extends Voucher {
  clientId: string
  clientSecret: string
  icon: { type: string; data: Buffer } | undefined
  scopes: readonly string[]
  /** The names of the claims that say something of a person. */
  claims: { email: string; name: string; picture: string; groups: string }
}

/** A directory that knows people and their passwords, asked by LDAP. Its issuer is `ldap:` and its name. */
export interface Directory extends Voucher {
  /** With `ldap:`, the connection is upgraded by StartTLS before anything is said. */
  url: string
  /** The certificates to trust in place of those of the system, in PEM. */
  ca: string | undefined
  /** How the entry of somebody is found by the name that they give. */
  find: { base: string; filter: string; bindDn: string; password: string } | { dn: string }
  /** The names of the attributes that say something of a person. */
  attributes: { subject: string; email: string; name: string; picture: string; groups: string }
}

/** How people of the organisations of a server log in, other than by a password that the server knows. */
export interface SignInMethods {
  /** In the order in which to show them. */
  providers: readonly Provider[]
  /** At most one for each organisation. */
  directories: readonly Directory[]
}

const serves =
  ({ subdomain }: { subdomain: string }) =>
  ({ organisations }: Voucher): boolean =>
    organisations?.includes(subdomain) ?? true

/** The providers that serve an organisation, in the order in which to show them. */
export function providersOf({ providers }: Pick<SignInMethods, 'providers'>, realm: { subdomain: string }): Provider[] {
  return providers.filter(serves(realm))
}

/** The directory that serves an organisation. */
export function directoryOf({ directories }: Pick<SignInMethods, 'directories'>, realm: { subdomain: string }): Directory | undefined {
  return directories.find(serves(realm))
}

/** All that vouches for people of an organisation. */
export function vouchersOf(methods: SignInMethods, realm: { subdomain: string }): (Provider | Directory)[] {
  return [...methods.providers, ...methods.directories].filter(serves(realm))
}

/** Most bytes of an icon. */
const MOST_ICON = 100_000
const ICON_TYPES: Record<string, string> = { '.png': 'image/png', '.svg': 'image/svg+xml', '.webp': 'image/webp' }
const OF_ALL = ['organisations', 'creates_accounts', 'groups']
const OF_PROVIDER = ['name', 'display_name', 'issuer', 'client_id', 'client_secret_file']
const OF_DIRECTORY = ['name', 'display_name', 'url']
/** The longest name with which somebody is looked up in a directory, in characters. */
export const MOST_USERNAME = 254
/** What stands for that name in a filter and in a DN. */
export const USERNAME = '{username}'

/** Reads the file of SIGN_IN_FILE and those that it names, relative to it. Throws an Error that names the place, and no secret. */
export function readSignIn(file: string): SignInMethods {
  const folder = dirname(resolve(file))
  const fields = objectOf(parsed(file), 'the file', [], ['providers', 'directories'])
  const list = <T>(name: string, read: (entry: unknown, place: string, folder: string) => T): T[] => {
    const entries = fields[name]
    if (entries === undefined) return []
    if (!Array.isArray(entries) || entries.length < 1 || entries.length > 20) throw wrong(name, 'a list of 1 to 20 objects')
    return entries.map((entry: unknown, i) => read(entry, `${name}[${i}]`, folder))
  }
  const methods = { providers: list('providers', providerOf), directories: list('directories', directoryIn) }
  const all: Voucher[] = [...methods.providers, ...methods.directories]
  if (all.length === 0) throw new Error("SIGN_IN_FILE: the file has neither 'providers' nor 'directories'")
  for (const property of ['name', 'displayName', 'issuer'] as const) {
    const twice = all.find((one, i) => all.findIndex((other) => other[property] === one[property]) < i)
    if (twice) throw new Error(`SIGN_IN_FILE: two have the same ${NAMES[property]}: '${twice[property]}'`)
  }
  methods.directories.forEach(({ name, organisations }, i) => {
    for (const { name: other, organisations: others } of methods.directories.slice(0, i)) {
      const shared = organisations === undefined || others === undefined || organisations.some((one) => others.includes(one))
      if (shared) throw new Error(`SIGN_IN_FILE: the directories '${other}' and '${name}' serve the same organisation`)
    }
  })
  return methods
}
const NAMES = { name: "'name'", displayName: "'display_name'", issuer: "'issuer'" }

/** What the fields of a provider or directory say, each with the place that a message names. */
function entryOf(entry: unknown, place: string, folder: string, required: readonly string[], optional: readonly string[]) {
  const at = (name: string): string => `${place}.${name}`
  const fields = objectOf(entry, place, required, [...optional, ...OF_ALL])
  const text = (name: string, what: string, pattern: RegExp): string => textOf(fields[name], at(name), what, pattern)
  const { creates_accounts: createsAccounts = false } = fields
  if (typeof createsAccounts !== 'boolean') throw wrong(at('creates_accounts'), 'true or false')
  return {
    at,
    fields,
    text,
    path: (name: string): string => resolve(folder, text(name, A_PATH, PATH)),
    /** The names of what says something of a person: those of the file in place of the usual ones. */
    namesIn: <Usual extends Record<string, string>>(name: string, usual: Usual, what: string): Usual => {
      const given = objectOf(fields[name] ?? {}, at(name), [], Object.keys(usual))
      const read = Object.keys(given).map((key) => [key, textOf(given[key], at(`${name}.${key}`), what, /^[\x21-\x7e]{1,200}$/)])
      return { ...usual, ...Object.fromEntries(read) }
    },
    shared: {
      name: text('name', '1 to 40 of the characters a-z, 0-9 and -', /^[a-z0-9][a-z0-9-]{0,39}$/),
      displayName: text('display_name', '1 to 60 characters', /^(?=.*\S)\P{Cc}{1,60}$/u),
      organisations:
        fields.organisations === undefined
          ? undefined
          : listOf(fields.organisations, at('organisations'), "subdomains, '' for the root domain", /^([a-z0-9-]{1,63})?$/),
      createsAccounts,
      groups: fields.groups === undefined ? undefined : groupsIn(fields.groups, at('groups')),
    },
  }
}

function groupsIn(value: unknown, place: string): ReadonlyMap<string, string> {
  const what = 'an object with 1 to 1000 names of groups, by what they are called there'
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw wrong(place, what)
  const entries = Object.entries(value)
  if (entries.length < 1 || entries.length > 1_000) throw wrong(place, what)
  for (const [theirs, ours] of entries) {
    textOf(ours, `${place}['${theirs}']`, 'the name of a group, of 1 to 100 characters', /^(?=.*\S)\P{Cc}{1,100}$/u)
    // Roles are given here.
    if (/^role:/i.test(ours)) throw wrong(`${place}['${theirs}']`, "a group that people have made: none begins with 'role:'")
  }
  return new Map(entries)
}
const A_PATH = 'the path of a file'
const PATH = /^[^\0]{1,1000}$/

function providerOf(entry: unknown, place: string, folder: string): Provider {
  const { at, fields, text, path, namesIn, shared } = entryOf(entry, place, folder, OF_PROVIDER, ['icon_file', 'scopes', 'claims'])
  const scopes = listOf(fields.scopes ?? ['openid', 'email', 'profile'], at('scopes'), 'scopes', /^[\x21\x23-\x5b\x5d-\x7e]{1,100}$/)
  if (!scopes.includes('openid')) throw wrong(at('scopes'), "a list with 'openid'")
  return {
    ...shared,
    issuer: issuerOf(fields.issuer, at('issuer')),
    clientId: text('client_id', '1 to 255 characters of ASCII', /^[\x20-\x7e]{1,255}$/),
    clientSecret: secretOf(path('client_secret_file'), at('client_secret_file')),
    icon: fields.icon_file === undefined ? undefined : iconOf(path('icon_file'), at('icon_file')),
    scopes,
    claims: namesIn('claims', { email: 'email', name: 'name', picture: 'picture', groups: 'groups' }, 'the name of a claim'),
  }
}

function directoryIn(entry: unknown, place: string, folder: string): Directory {
  const { at, fields, path, text, namesIn, shared } = entryOf(entry, place, folder, OF_DIRECTORY, ['ca_file', 'search', 'dn', 'attributes'])
  if ((fields.search === undefined) === (fields.dn === undefined)) throw new Error(`SIGN_IN_FILE: ${place} needs either 'search' or 'dn'`)
  const withName = (value: unknown, where: string, what: string, pattern: RegExp): string => {
    const given = textOf(value, where, what, pattern)
    if (!given.includes(USERNAME)) throw wrong(where, what)
    return given
  }
  const search = (): Directory['find'] => {
    const parts = objectOf(fields.search, at('search'), ['base', 'filter', 'bind_dn', 'password_file'], [])
    const part = (name: string): string => at(`search.${name}`)
    const filter = `a filter like (&(objectClass=person)(uid=${USERNAME}))`
    const found = withName(parts.filter, part('filter'), filter, /^\(\P{Cc}{1,1000}\)$/u)
    if (!isBalanced(found)) throw wrong(part('filter'), filter)
    return {
      base: textOf(parts.base, part('base'), A_DN, DN),
      filter: found,
      bindDn: textOf(parts.bind_dn, part('bind_dn'), A_DN, DN),
      password: secretOf(resolve(folder, textOf(parts.password_file, part('password_file'), A_PATH, PATH)), part('password_file')),
    }
  }
  const dn = (): Directory['find'] => ({ dn: withName(fields.dn, at('dn'), `a DN like uid=${USERNAME},ou=people,dc=example,dc=com`, DN) })
  return {
    ...shared,
    issuer: `ldap:${shared.name}`,
    url: text('url', 'a URL like ldaps://ldap.example.com or, with StartTLS, ldap://ldap.example.com:389', LDAP_URL),
    ca: fields.ca_file === undefined ? undefined : certificatesIn(path('ca_file'), at('ca_file')),
    find: fields.search === undefined ? dn() : search(),
    attributes: namesIn('attributes', USUAL_ATTRIBUTES, 'the name of an attribute'),
    // Directories do not tell capitals apart.
    groups: shared.groups && new Map([...shared.groups].map(([theirs, ours]) => [theirs.toLowerCase(), ours])),
  }
}
const USUAL_ATTRIBUTES = { subject: 'entryUUID', email: 'mail', name: 'cn', picture: 'jpegPhoto', groups: 'memberOf' }
const LDAP_URL = /^ldaps?:\/\/(?:[a-z0-9.-]{1,253}|\[[0-9a-f:]{2,45}\])(?::[0-9]{1,5})?\/?$/
const A_DN = 'a DN like ou=people,dc=example,dc=com'
const DN = /^[^\0=]{1,200}=\P{Cc}{1,1000}$/u

/** Whether each parenthesis of a filter has its other one. */
function isBalanced(filter: string): boolean {
  let depth = 0
  for (const [i, letter] of [...filter].entries()) {
    if (letter === '(') depth++
    if (letter === ')') depth--
    if (depth < 0 || (depth === 0 && i < [...filter].length - 1)) return false
  }
  return depth === 0
}

function certificatesIn(file: string, place: string): string {
  const text = contentOf(file, place).toString('utf8')
  const found = text.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? []
  try {
    for (const one of found) new X509Certificate(one)
  } catch {
    throw wrong(place, 'a file with certificates in PEM')
  }
  if (found.length === 0) throw wrong(place, 'a file with certificates in PEM')
  return text
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
