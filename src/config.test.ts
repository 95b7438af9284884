// databases: once

import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { misspelt, readConfig, VARIABLES } from './config.ts'
import { addressOf } from './db/address.ts'

const MYSQL = { DATABASE_URL: 'mysql://db.example.com/parley' }
const REDIS = { REDIS_URL: 'redis://redis.example.com' }

describe('several processes', () => {
  test.each(['2', 'auto'])('are refused on SQLite if PROCESSES is %s', (PROCESSES) => {
    expect(() => readConfig({ PROCESSES, ...REDIS })).toThrow(
      'PROCESSES: several processes need a shared database. Set DATABASE_URL to a MySQL or MariaDB server',
    )
  })

  test('are refused without Redis', () => {
    expect(() => readConfig({ PROCESSES: '2', ...MYSQL })).toThrow('PROCESSES: several processes need REDIS_URL, to notify each other')
    expect(() => readConfig({ ROLES: 'web', PROCESSES: '2', ...MYSQL })).toThrow('ROLES and PROCESSES: several processes need REDIS_URL')
  })

  test('are as many as PROCESSES sets, or as the machine can run in parallel', () => {
    expect(readConfig({}).processes).toBe(1)
    expect(readConfig({ PROCESSES: '3', ...MYSQL, ...REDIS }).processes).toBe(3)
    expect(readConfig({ PROCESSES: 'auto', ...MYSQL, ...REDIS }).processes).toBeGreaterThan(0)
    expect(() => readConfig({ PROCESSES: 'many' })).toThrow("PROCESSES must be an integer from 1 to 64, not 'many'")
  })
})

test('the metrics port must differ from the server port, unless the server has none', () => {
  const refusal = 'METRICS_PORT and PORT are both 9991: set METRICS_PORT to another port'
  expect(() => readConfig({ METRICS_PORT: '9991' })).toThrow(refusal)
  expect(readConfig({ PORT: '0', METRICS_PORT: '0' }).metrics).toMatchObject({ port: 0 })
  expect(readConfig({ ROLES: 'worker', METRICS_PORT: '9991', ...MYSQL, ...REDIS }).metrics).toMatchObject({ port: 9991 })
})

describe('the address of a MySQL server', () => {
  test.each(['mysql://parley:se#cret@db.example.com/parley', 'mysql://parley:50%@db.example.com/parley', 'mysql:///parley'])(
    '%s is refused without printing the password',
    (DATABASE_URL) => {
      expect(() => readConfig({ DATABASE_URL })).toThrow(/^DATABASE_URL is not a valid URL: percent-encode [^:]*, such as # as %23$/)
    },
  )

  test.each([
    ['mysql://parley:50%25%23@db.example.com/parley', { host: 'db.example.com', port: 3306, password: '50%#' }],
    ['mariadb://parley@[::1]:3307/parley', { host: '::1', port: 3307, password: '' }],
  ])('%s is split into its parts', (url, parts) => {
    expect(addressOf(readConfig({ DATABASE_URL: url }).databaseUrl)).toMatchObject({ database: 'parley', username: 'parley', ...parts })
  })

  const withOptions = (options: string, host = 'db.example.com'): string => `mysql://parley:secret@${host}/parley${options}`
  const tls = (options: string, host?: string) => addressOf(readConfig({ DATABASE_URL: withOptions(options, host) }).databaseUrl).tls

  test.each([
    ['', 'db.example.com', { 'ssl-mode': 'PREFERRED' }],
    ['', '127.0.0.1', { 'ssl-mode': 'DISABLED' }],
    ['', '[::1]', { 'ssl-mode': 'DISABLED' }],
    ['', 'localhost', { 'ssl-mode': 'DISABLED' }],
    ['?ssl-mode=required', '127.0.0.1', { 'ssl-mode': 'REQUIRED' }],
    ['?ssl-ca=/etc/ca.pem', 'localhost', { 'ssl-mode': 'VERIFY_CA', 'ssl-ca': '/etc/ca.pem' }],
    ['?ssl-cert=/c.pem&ssl-key=/k%23.pem', 'localhost', { 'ssl-mode': 'REQUIRED', 'ssl-cert': '/c.pem', 'ssl-key': '/k#.pem' }],
    ['?ssl-mode=VERIFY_IDENTITY', 'db.example.com', { 'ssl-mode': 'VERIFY_IDENTITY' }],
  ])('%s at %s means a way to encrypt', (options, host, expected) => {
    expect(tls(options, host)).toEqual(expected)
  })

  test.each([
    ['?ssl=true', "the option 'ssl' is unknown: there are ssl-mode, ssl-ca, ssl-cert, ssl-key"],
    ['?charset=latin1', "the option 'charset' is unknown: there are ssl-mode, ssl-ca, ssl-cert, ssl-key"],
    ['?ssl-mode=', "the option 'ssl-mode' is empty"],
    ['?ssl-mode=DISABLED&ssl-mode=REQUIRED', "the option 'ssl-mode' is given twice"],
    ['?ssl-mode=ON', "ssl-mode must be one of DISABLED, PREFERRED, REQUIRED, VERIFY_CA, VERIFY_IDENTITY, not 'ON'"],
    ['?ssl-mode=REQUIRED&ssl-ca=/ca.pem', 'ssl-ca has no effect with ssl-mode=REQUIRED: use VERIFY_CA or VERIFY_IDENTITY'],
    ['?ssl-cert=/c.pem', 'ssl-cert and ssl-key need each other'],
    ['?ssl-mode=DISABLED&ssl-cert=/c.pem&ssl-key=/k.pem', 'ssl-cert has no effect with ssl-mode=DISABLED'],
  ])('%s is refused', (options, message) => {
    expect(() => tls(options)).toThrow(`DATABASE_URL: ${message}`)
  })

  test('an IP address has no name that could be verified', () => {
    expect(() => tls('?ssl-mode=VERIFY_IDENTITY', '10.0.0.1')).toThrow(
      'DATABASE_URL: ssl-mode=VERIFY_IDENTITY needs a server by its name, not by an IP address',
    )
  })
})

test('the host for clients of Zulip is one of its own, and may be below that of the organisations', () => {
  const hostOf = (ZULIP_HOST: string) => readConfig({ EXTERNAL_URL: 'https://chat.example.com', ZULIP_HOST }).zulipHost
  expect(hostOf('')).toBeUndefined()
  expect(hostOf('Zulip.chat.example.com')).toBe('zulip.chat.example.com')
  for (const host of ['chat.example.com', 'example.com'])
    expect(() => hostOf(host)).toThrow(`ZULIP_HOST must be another host than chat.example.com, and not one above it, not '${host}'`)
})

describe('a wrong variable is refused by its name', () => {
  test.each([
    ['NODE_ENV', 'Production', "NODE_ENV must be development, test or production, not 'Production'"],
    ['HOST', '999.1.1.1', "HOST must be an IP address or a host name, not '999.1.1.1'"],
    ['HOST', 'chat.example.com:80', "HOST must be an IP address or a host name, not 'chat.example.com:80'"],
    ['EXTERNAL_URL', 'localhost:9991', "EXTERNAL_URL must be a URL like https://chat.example.com, .*, not 'localhost:9991'"],
    ['EXTERNAL_URL', 'chat.example.com', "EXTERNAL_URL must be a URL like .*, not 'chat.example.com'"],
    ['EXTERNAL_URL', 'ftp://chat.example.com', "EXTERNAL_URL must be a URL like .*, not 'ftp://chat.example.com'"],
    ['EXTERNAL_URL', 'https://chat.example.com/path', "EXTERNAL_URL must be a URL like .*, not 'https://chat.example.com/path'"],
    ['EXTERNAL_URL', 'https://chat.example.com?q=1', "EXTERNAL_URL must be a URL like .*, not 'https://chat.example.com\\?q=1'"],
    [
      'ZULIP_HOST',
      'https://zulip.example.com',
      "ZULIP_HOST must be a host name like zulip.example.com, .*, not 'https://zulip.example.com'",
    ],
    ['ZULIP_HOST', '127.0.0.1', "ZULIP_HOST must be a host name like .*, not '127.0.0.1'"],
    ['ZULIP_HOST', 'LocalHost', "ZULIP_HOST must be another host than 127.0.0.1, and not one above it, not 'localhost'"],
    ['LOG_LEVEL', 'verbose', "LOG_LEVEL must be trace, debug, info, warn, error, fatal or silent, not 'verbose'"],
    ['DATABASE_URL', 'sqlite:', "DATABASE_URL must name a file, as in sqlite:/path/of/the/file, not 'sqlite:'"],
    ['DATABASE_URL', 'sqlite::memory:', "DATABASE_URL must name a file, .*, not 'sqlite::memory:'"],
    ['DATABASE_URL', 'sqlite:/var/lib/parley/', "DATABASE_URL must name a file, .*, not 'sqlite:/var/lib/parley/'"],
    ['DATABASE_URL', 'mysql://parley@db.example.com/', 'DATABASE_URL must name a database after the host, .*'],
    ['REDIS_URL', 'localhost:6379', 'REDIS_URL must be a URL like redis://.*'],
    ['REDIS_URL', 'redis://', 'REDIS_URL must be a URL like redis://.*'],
    ['REDIS_URL', 'redis://redis/cache', 'REDIS_URL must be a URL like redis://.*'],
    ['REDIS_URL', 'redis://redis?db=1', 'REDIS_URL must be a URL like redis://.*'],
    ['SMTP_URL', 'smtp://', 'SMTP_URL must be a URL like smtp://.*'],
    ['PUSH_BOUNCER_URL', 'https://push.example.com?key=1', 'PUSH_BOUNCER_URL must be a URL like https://.*'],
    ['S3_PATH_STYLE', 'yes', "S3_PATH_STYLE must be true or false, not 'yes'"],
    ['S3_ENDPOINT', 's3.example.com', "S3_ENDPOINT must be a URL like .*, not 's3.example.com'"],
    ['S3_REGION', 'EU (Ireland)', "S3_REGION must be the name of a region like us-east-1, not 'EU \\(Ireland\\)'"],
    ['OUTGOING_ALLOW', 'intranet,10.1.0.999', "OUTGOING_ALLOW must be names, addresses and ranges like .*, not '10.1.0.999'"],
    ['TRUST_PROXY', 'yes', "TRUST_PROXY must be an integer from 0 to 10, not 'yes'"],
    ['RELOAD_TIMEOUT', '0', "RELOAD_TIMEOUT must be an integer from 1 to 86400, not '0'"],
    ['UPLOAD_QUOTA_MIB', '1.5', "UPLOAD_QUOTA_MIB must be an integer from 0 to 1000000000, not '1.5'"],
  ])('%s=%s', (name, value, message) => {
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${message}$`))
  })

  test('METRICS_HOST, if METRICS_PORT is set', () => {
    expect(() => readConfig({ METRICS_PORT: '9100', METRICS_HOST: '0.0.0' })).toThrow(
      "METRICS_HOST must be an IP address or a host name, not '0.0.0'",
    )
  })

  test.each([
    ['EXTERNAL_URL', 'https://parley:hunter2@chat.example.com'],
    ['REDIS_URL', 'redis//:hunter2@redis.example.com'],
    ['REDIS_URL', 'redis://:50%hunter2@redis.example.com'],
    ['SMTP_URL', 'smtp://parley:1#hunter2@mail.example.com'],
    ['SMTP_URL', 'smtp://parley:1/hunter2@mail.example.com'],
    ['PUSH_BOUNCER_URL', 'https://parley:50%hunter2@push.example.com'],
    ['S3_ENDPOINT', 'https://parley:hunter2@s3.example.com'],
    ['CORS_ORIGINS', 'https://parley:hunter2@app.example.com'],
    ['OUTGOING_ALLOW', 'https://parley:hunter2@intranet'],
  ])('%s=%s, without printing the password', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} must be (?!.*hunter2)`))
  })
})

test.each(['development', 'test', ''])('NODE_ENV=%s is not production', (NODE_ENV) => {
  expect(readConfig({ NODE_ENV })).toMatchObject({ production: false, console: true })
})

test('production has no console and no other origin, unless they are configured', () => {
  expect(readConfig({ NODE_ENV: 'production' })).toMatchObject({ production: true, console: false, corsOrigins: [], logLevel: 'info' })
  const asked = { CONSOLE: 'on', CORS_ORIGINS: 'https://app.example.com', LOG_LEVEL: 'warn' }
  const chosen = { console: true, corsOrigins: ['https://app.example.com'], logLevel: 'warn' }
  expect(readConfig({ NODE_ENV: 'production', ...asked })).toMatchObject(chosen)
})

test('lists can have spaces after their commas', () => {
  const lists = { ROLES: 'web, worker', OUTGOING_ALLOW: 'intranet, ::1', CORS_ORIGINS: 'https://a.example, https://b.example' }
  expect(readConfig(lists)).toMatchObject({
    roles: { web: true, worker: true },
    outgoingAllow: ['intranet', '::1'],
    corsOrigins: ['https://a.example', 'https://b.example'],
  })
  expect(readConfig({ MIN_CLIENT_VERSIONS: 'A=1.2, B=3' }).minClientVersions).toEqual({ A: '1.2', B: '3' })
})

describe('a bucket', () => {
  test.each([{ S3_ACCESS_KEY_ID: 'parley' }, { S3_SECRET_ACCESS_KEY: 'secret' }])('has both keys or none: not %j', (key) => {
    expect(() => readConfig({ S3_BUCKET: 'files', ...key })).toThrow('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set together')
  })

  test('limits the file size to what a service accepts in one request', () => {
    expect(readConfig({ S3_BUCKET: 'files', MAX_FILE_UPLOAD_MIB: '5120' }).maxFileSize).toBe(5120 * 1024 * 1024)
    expect(() => readConfig({ S3_BUCKET: 'files', MAX_FILE_UPLOAD_MIB: '5121' })).toThrow('MAX_FILE_UPLOAD_MIB must be at most 5120')
    expect(readConfig({ MAX_FILE_UPLOAD_MIB: '10240' }).maxFileSize).toBe(10_240 * 1024 * 1024)
  })
})

test.each([
  ['::1', 'http://[::1]:9991/'],
  ['fe80::1%eth0', 'http://[fe80::1]:9991/'],
  ['::', 'http://localhost:9991/'],
  ['chat', 'http://chat:9991/'],
])('a server at HOST %s has the URL %s by default', (HOST, url) => {
  expect(readConfig({ HOST }).externalUrl.href).toBe(url)
})

test.each([
  ['EXTERNAL_URL', 'HTTPS://Chat.Example.com:8443/'],
  ['DATABASE_URL', 'sqlite:database.sqlite'],
  ['REDIS_URL', 'rediss://:secret@redis.example.com:6380/1'],
  ['SMTP_URL', 'smtp://parley:secret@mail.example.com/?tls.rejectUnauthorized=false'],
  ['PUSH_BOUNCER_URL', 'https://push.example.com/relay'],
  ['S3_ENDPOINT', 'https://files.example.com/storage/v1/s3'],
  ['OUTGOING_ALLOW', 'intranet,10.1.0.0/16,::1,_dmarc.example.com'],
])('%s may be %s', (name, value) => {
  expect(() => readConfig({ [name]: value })).not.toThrow()
})

describe('a variable with a misspelt name', () => {
  test.each([
    ['TRUSTPROXY', 'TRUST_PROXY'],
    ['TRUST_PROXYS', 'TRUST_PROXY'],
    ['trust_proxy', 'TRUST_PROXY'],
    ['DATABSE_URL', 'DATABASE_URL'],
    ['RATE_LIMIT', 'RATE_LIMITS'],
    ['ROLE', 'ROLES'],
    ['S3_ACCES_KEY_ID', 'S3_ACCESS_KEY_ID'],
    ['Port', 'PORT'],
  ])('%s is noticed, and %s suggested', (name, meant) => {
    expect(misspelt({ [name]: 'x' })).toEqual([{ name, meant }])
  })

  test('is not one of this server, and not one that machines have anyway', () => {
    const others = [
      'HOME',
      'HOSTNAME',
      'LOGNAME',
      'PATH',
      'PWD',
      'LANG',
      'TERM',
      'SHELL',
      'USER',
      'TZ',
      'NODE_OPTIONS',
      'NODE_PATH',
      'HTTP_PROXY',
    ]
    expect(misspelt(Object.fromEntries([...VARIABLES, ...others].map((name) => [name, 'x'])))).toEqual([])
  })

  test('is compared with every variable that the program reads and the README explains', () => {
    const source = readFileSync('src/config.ts', 'utf8')
    const read = [...source.matchAll(/env\.([A-Z][A-Z0-9_]+)|\(env, '([A-Z0-9_]+)'|\b(S3_[A-Z_]+): /g)].flatMap(([, ...names]) =>
      names.filter(Boolean),
    )
    expect([...new Set(read)].sort()).toEqual([...VARIABLES].sort())
    const explained = [...readFileSync('README.md', 'utf8').matchAll(/^\| (`[A-Z][A-Z0-9_]+`(?:, `[A-Z][A-Z0-9_]+`)*) +\|/gm)].flatMap(
      ([, names = '']) => names.match(/[A-Z][A-Z0-9_]+/g) ?? [],
    )
    expect(VARIABLES.filter((name) => !explained.includes(name))).toEqual([])
  })
})
