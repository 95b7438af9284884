// Environment -> typed configuration. The only reader of process.env.

import { resolve } from 'node:path'

export interface Config {
  production: boolean
  port: number
  host: string
  /** Holds the SQLite file, uploads and demo.json. */
  dataDir: string
  /** `mysql://...` or `sqlite:/path`. */
  databaseUrl: string
  redisUrl: string | undefined
  roles: { web: boolean; worker: boolean }
  /** The URL of the root domain as users see it. Organisations live at it and at its subdomains. */
  externalUrl: URL
  /** Bytes of one uploaded file. */
  maxFileSize: number
  /** Bytes of any other request body. */
  maxFormSize: number
  /** Invitations a day of one organisation, and of all young ones together. Set it where strangers can create organisations. */
  invitesPerDay: number | undefined
  logLevel: string
  version: string
  mergeBase: string
  /** Milliseconds between which a waiting GET /events gets a heartbeat, by chance. */
  heartbeat: { min: number; max: number }
}

/** Throws an Error that names the variable when one is wrong. */
export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const production = env.NODE_ENV === 'production'
  const host = env.HOST || '127.0.0.1'
  const port = integer(env, 'PORT', 9991, 0, 65_535)
  const dataDir = resolve(env.DATA_DIR || 'var')
  const config: Config = {
    production,
    port,
    host,
    dataDir,
    databaseUrl: env.DATABASE_URL || `sqlite:${dataDir}/database.sqlite`,
    redisUrl: env.REDIS_URL || undefined,
    roles: roles(env.ROLES || 'web,worker'),
    externalUrl: externalUrl(env.EXTERNAL_URL || `http://${host === '0.0.0.0' || host === '::' ? 'localhost' : host}:${port}`),
    maxFileSize: integer(env, 'MAX_FILE_UPLOAD_MIB', 100, 1, 10_240) * 1024 * 1024,
    maxFormSize: 1024 * 1024,
    invitesPerDay: env.INVITES_PER_DAY ? integer(env, 'INVITES_PER_DAY', 100, 0, 1_000_000) : undefined,
    logLevel: env.LOG_LEVEL || (production ? 'info' : 'warn'),
    version: env.SERVICE_VERSION || '0.1.0',
    mergeBase: env.SERVICE_MERGE_BASE || '',
    heartbeat: { min: 45_000, max: 55_000 },
  }
  const sqlite = config.databaseUrl.startsWith('sqlite:')
  if (!sqlite && !/^(mysql|mariadb):\/\//.test(config.databaseUrl)) throw new Error('DATABASE_URL must begin with mysql:// or sqlite:')
  if (sqlite && !(config.roles.web && config.roles.worker))
    throw new Error('ROLES: several processes need a shared database: set DATABASE_URL to a MySQL or MariaDB server')
  if (!sqlite && !config.redisUrl && !(config.roles.web && config.roles.worker))
    throw new Error('ROLES: several processes need REDIS_URL, to tell each other of changes')
  return config
}

function integer(env: NodeJS.ProcessEnv, name: string, fallback: number, min: number, max: number): number {
  const text = env[name]
  if (text === undefined || text === '') return fallback
  const value = /^[0-9]+$/.test(text) ? Number(text) : Number.NaN
  if (!(value >= min && value <= max)) throw new Error(`${name} must be an integer from ${min} to ${max}, not '${text}'`)
  return value
}

function roles(text: string): Config['roles'] {
  const named = text.split(',').map((role) => role.trim())
  const unknown = named.find((role) => role !== 'web' && role !== 'worker')
  if (unknown !== undefined) throw new Error(`ROLES must be web, worker or both, separated by a comma, not '${text}'`)
  return { web: named.includes('web'), worker: named.includes('worker') }
}

function externalUrl(text: string): URL {
  try {
    return new URL(text)
  } catch {
    throw new Error(`EXTERNAL_URL must be a URL like https://chat.example.com, not '${text}'`)
  }
}
