// The address of a database server, and how connections to it are protected, in the words of MySQL's own clients.

import { readFileSync } from 'node:fs'
import { BlockList, isIP } from 'node:net'
import { createSecureContext } from 'node:tls'

export interface Address {
  host: string
  port: number
  database: string
  username: string
  password: string
  tls: Tls
}

const MODES = ['DISABLED', 'PREFERRED', 'REQUIRED', 'VERIFY_CA', 'VERIFY_IDENTITY'] as const
const FILES = ['ssl-ca', 'ssl-cert', 'ssl-key'] as const

/**
 * How connections are encrypted. The others are paths of PEM files: which authorities to trust, and the certificate that shows the server
 * who this one is.
 */
type Tls = { 'ssl-mode': (typeof MODES)[number] } & Partial<Record<(typeof FILES)[number], string>>

/**
 * The parts of `mysql://user:password@host:port/name?ssl-mode=VERIFY_CA&ssl-ca=/path`. Throws TypeError for an invalid URL, URIError for
 * wrong percent-encoding, and Error for an option that is unknown or contradicts another.
 */
export function addressOf(databaseUrl: string): Address {
  const { hostname, port, pathname, username, password, searchParams } = new URL(databaseUrl)
  // Only in a URL is an IPv6 address in brackets.
  const host = hostname.replace(/^\[|\]$/g, '')
  return {
    host,
    port: Number(port || 3306),
    database: decodeURIComponent(pathname.slice(1)),
    username: decodeURIComponent(username),
    password: decodeURIComponent(password),
    tls: tlsOf(searchParams, host),
  }
}

/** What `mysql2` calls `ssl`, without `ssl-mode` DISABLED. Reads the files. Throws an error that names the option if a file is no good. */
export function secureOptions(tls: Tls) {
  const [ca, cert, key] = FILES.map((name) => contentOf(name, tls[name]))
  const mode = tls['ssl-mode']
  const options = {
    ...(ca && { ca }),
    ...(cert && key && { cert, key }),
    rejectUnauthorized: mode === 'VERIFY_CA' || mode === 'VERIFY_IDENTITY',
    verifyIdentity: mode === 'VERIFY_IDENTITY',
  }
  try {
    createSecureContext(options)
    return options
  } catch (error) {
    throw new Error(`ssl-ca, ssl-cert or ssl-key is not a PEM file of its kind, or key and certificate differ: ${(error as Error).message}`)
  }
}

function contentOf(name: string, path: string | undefined): string | undefined {
  if (path === undefined) return undefined
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    throw new Error(`${name} cannot be read: ${(error as Error).message}`)
  }
}

function tlsOf(given: URLSearchParams, host: string): Tls {
  for (const name of new Set(given.keys())) {
    if (name !== 'ssl-mode' && !FILES.some((known) => known === name))
      throw new Error(`the option '${name}' is unknown: there are ssl-mode, ${FILES.join(', ')}`)
    if (given.getAll(name).length > 1) throw new Error(`the option '${name}' is given twice`)
    if (given.get(name) === '') throw new Error(`the option '${name}' is empty`)
  }
  const files = Object.fromEntries(FILES.flatMap((name) => (given.has(name) ? [[name, given.get(name)]] : [])))
  const mode = MODES.find((one) => one === (given.get('ssl-mode') ?? defaultMode(files, host)).toUpperCase())
  if (!mode) throw new Error(`ssl-mode must be one of ${MODES.join(', ')}, not '${given.get('ssl-mode')}'`)
  const verifies = mode === 'VERIFY_CA' || mode === 'VERIFY_IDENTITY'
  if (files['ssl-ca'] && !verifies) throw new Error(`ssl-ca has no effect with ssl-mode=${mode}: use VERIFY_CA or VERIFY_IDENTITY`)
  if (Boolean(files['ssl-cert']) !== Boolean(files['ssl-key'])) throw new Error('ssl-cert and ssl-key need each other')
  if (files['ssl-cert'] && mode === 'DISABLED') throw new Error('ssl-cert has no effect with ssl-mode=DISABLED')
  // The driver would compare the certificate with the name localhost.
  if (mode === 'VERIFY_IDENTITY' && isIP(host)) throw new Error('ssl-mode=VERIFY_IDENTITY needs a server by its name, not by an IP address')
  return { 'ssl-mode': mode, ...files }
}

const LOOPBACK = new BlockList()
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4')
LOOPBACK.addAddress('::1', 'ipv6')

/** As of MySQL's clients, except that what stays on this machine is not encrypted. */
function defaultMode(files: Partial<Tls>, host: string): Tls['ssl-mode'] {
  if (files['ssl-ca']) return 'VERIFY_CA'
  if (files['ssl-cert']) return 'REQUIRED'
  const isHere = host === 'localhost' || (isIP(host) > 0 && LOOPBACK.check(host, isIP(host) === 6 ? 'ipv6' : 'ipv4'))
  return isHere ? 'DISABLED' : 'PREFERRED'
}
