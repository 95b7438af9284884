// What the server asks of directories (LDAP): whether a password is somebody's, and who that is. A directory is asked over TLS only, by a
// connection for each question.

import { isIP, type Socket, connect as tcpConnect } from 'node:net'
import { connect as tlsConnect } from 'node:tls'
import type { Client, Entry } from 'ldapts'
import { ApiError } from '../errors.ts'
import { type Directory, MOST_USERNAME, USERNAME } from '../providers.ts'
import { type PersonAtProvider, ProviderError } from './openid.ts'

/** Most bytes that a directory may answer. */
const MOST_ANSWER = 2 * 1024 * 1024
type Library = typeof import('ldapts')

/** Imported on demand, because few servers have a directory. */
const load = (): Promise<Library> => import('ldapts')

interface GivenName {
  username: string
  password: string
}

export interface Directories {
  /**
   * The person with this name and password at a directory. Undefined if it knows no such person, or the password is wrong or empty. `count` is
   * called before the directory is sent the password, with the DN of the entry, which may have many names. Throws what `count` throws, and a
   * ProviderError if the directory does not answer in time, or answers what cannot be believed.
   */
  identify(directory: Directory, given: GivenName, count?: (dn: string) => Promise<void>): Promise<PersonAtProvider | undefined>
}

/** Creates what asks the directories, each within `timeout` milliseconds. */
export function directoriesBy({ timeout }: { timeout: number }): Directories {
  return {
    identify: async (directory, given, count) => {
      // A directory takes an empty password for no password, and lets everybody in.
      if (given.password === '' || given.username === '' || given.username.length > MOST_USERNAME) return undefined
      return connected(directory, timeout, (client, library) => identify(client, library, { directory, given, count }))
    },
  }
}

async function identify(
  client: Client,
  { InvalidCredentialsError, InappropriateAuthError, NoSuchObjectError, InvalidDNSyntaxError }: Library,
  {
    directory,
    given: { username, password },
    count,
  }: { directory: Directory; given: GivenName; count: ((dn: string) => Promise<void>) | undefined },
): Promise<PersonAtProvider | undefined> {
  const { find, attributes } = directory
  const { groups, ...others } = attributes
  const wanted = {
    attributes: [...Object.values(others), ...(directory.groups ? [groups] : [])],
    explicitBufferAttributes: [attributes.subject, attributes.picture],
    // A second one is enough to know.
    sizeLimit: 2,
  }
  const binds = async (dn: string): Promise<boolean> => {
    await count?.(dn)
    try {
      await client.bind(dn, password)
      return true
    } catch (error) {
      const isWrong = [InvalidCredentialsError, InappropriateAuthError, NoSuchObjectError, InvalidDNSyntaxError].some(
        (kind) => error instanceof kind,
      )
      if (isWrong) return false
      throw error
    }
  }
  if ('dn' in find) {
    const dn = find.dn.replaceAll(USERNAME, () => escapedInDn(username))
    if (!(await binds(dn))) return undefined
    const { searchEntries } = await client.search(dn, { ...wanted, scope: 'base', filter: '(objectClass=*)' })
    return personIn(searchEntries[0], directory)
  }
  await client.bind(find.bindDn, find.password)
  const filter = find.filter.replaceAll(USERNAME, () => escapedInFilter(username))
  const { searchEntries } = await client.search(find.base, { ...wanted, scope: 'sub', filter })
  if (searchEntries.length > 1) throw new ProviderError('untrusted', 'several entries for one name')
  const [entry] = searchEntries
  // With an empty name, everybody could bind. References to other directories are not followed: they would see the password.
  if (!entry || entry.dn === '') return undefined
  return (await binds(entry.dn)) ? personIn(entry, directory) : undefined
}

function personIn(entry: Entry | undefined, { issuer, attributes, groups }: Directory): PersonAtProvider {
  if (!entry) throw new ProviderError('untrusted', 'no entry for a name that has a password')
  const valuesOf = (attribute: string): (string | Buffer)[] => {
    const key = Object.keys(entry).find((one) => one.toLowerCase() === attribute.toLowerCase())
    const values = key === undefined ? [] : entry[key]
    return values === undefined ? [] : Array.isArray(values) ? values : [values]
  }
  const [first, ...others] = valuesOf(attributes.subject)
  const text = first === undefined ? '' : subjectText(Buffer.from(first))
  if (!/^[\x21-\x7e]{1,255}$/.test(text) || others.length > 0) throw new ProviderError('untrusted', 'a subject that is none')
  const [picture] = valuesOf(attributes.picture)
  return {
    ...{ issuer, subject: text },
    verifiedEmail: valuesOf(attributes.email)[0]?.toString(),
    name: valuesOf(attributes.name)[0]?.toString() ?? '',
    picture: Buffer.isBuffer(picture) && picture.length > 0 ? { bytes: picture } : undefined,
    groups: groups && valuesOf(attributes.groups).map((one) => one.toString().toLowerCase()),
  }
}

/** What names somebody, which some directories give in bytes, such as an objectGUID. */
function subjectText(bytes: Buffer): string {
  const isText = bytes.every((byte) => byte >= 0x21 && byte <= 0x7e)
  return isText ? bytes.toString('latin1') : `0x${bytes.toString('hex')}`
}

const hex = (byte: number): string => `\\${byte.toString(16).padStart(2, '0')}`

/** A text as a value in a filter (RFC 4515). Everything but letters and digits of ASCII is written in hexadecimal. */
export function escapedInFilter(text: string): string {
  return Buffer.from(text, 'utf8').reduce((escaped, byte) => escaped + (isPlain(byte) ? String.fromCharCode(byte) : hex(byte)), '')
}

/** A text as a value in a DN (RFC 4514), in the same way. */
export const escapedInDn = escapedInFilter

function isPlain(byte: number): boolean {
  return /^[A-Za-z0-9]$/.test(String.fromCharCode(byte))
}

/**
 * Asks a directory by a new connection, which is closed at the end. Throws a ProviderError for whatever goes wrong. Of an error of the library
 * only the kind is told: the rest can have names and words of the directory.
 */
async function connected<T>(directory: Directory, timeout: number, ask: (client: Client, library: Library) => Promise<T>): Promise<T> {
  const library = await load()
  const opened = new Set<Socket>()
  const end = (): void => {
    for (const socket of opened) socket.on('error', () => {}).destroy()
  }
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_done, fail) => {
    timer = setTimeout(() => fail(new ProviderError('unreachable', 'no answer in time')), timeout)
  })
  try {
    const client = new library.Client(optionsFor(directory, opened, end))
    const isUpgraded = directory.url.startsWith('ldap:')
    const work = async (): Promise<T> => {
      if (isUpgraded) await client.startTLS(tlsOptionsOf(directory))
      return ask(client, library)
    }
    return await Promise.race([work(), late])
  } catch (error) {
    if (error instanceof ProviderError || error instanceof ApiError) throw error
    const { name, code } = error as { name?: string; code?: unknown }
    const isAnswer = error instanceof library.ResultCodeError
    throw new ProviderError(
      isAnswer ? 'refused' : isOfTls(code) ? 'untrusted' : 'unreachable',
      isAnswer ? `${name} ${code}` : String(code ?? name),
    )
  } finally {
    clearTimeout(timer)
    end()
  }
}

function optionsFor(directory: Directory, opened: Set<Socket>, end: () => void): ConstructorParameters<Library['Client']>[0] {
  const keep = <S extends Socket>(socket: S): S => {
    let size = 0
    opened.add(socket)
    socket.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size > MOST_ANSWER) end()
    })
    return socket
  }
  return {
    url: directory.url,
    ...(directory.url.startsWith('ldaps:') ? { tlsOptions: tlsOptionsOf(directory) } : {}),
    createConnection: ((...to: Parameters<typeof tcpConnect>) => keep(tcpConnect(...to))) as typeof tcpConnect,
    createSecureConnection: ((...to: Parameters<typeof tlsConnect>) => keep(tlsConnect(...to))) as typeof tlsConnect,
  }
}

function tlsOptionsOf({ url, ca }: Directory): { host: string; servername?: string; ca?: string } {
  const host = new URL(url).hostname.replace(/^\[|\]$/g, '')
  return { host, ...(isIP(host) === 0 ? { servername: host } : {}), ...(ca === undefined ? {} : { ca }) }
}

/** Whether an error says that the certificate is not one of the directory. */
function isOfTls(code: unknown): boolean {
  return typeof code === 'string' && /CERT|ERR_TLS|ERR_SSL|SELF_SIGNED|UNABLE_TO_/.test(code)
}
