// databases: once

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { doubts, misspelt, readConfig, VARIABLES } from './config.ts'
import { addressOf } from './db/address.ts'
import { directoryOf } from './providers.ts'

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

test('the life of a browser session can be shorter, and not longer', () => {
  const livesBy = (env: Record<string, string>) => readConfig({ ...env, DATA_DIR: 'none' }).sessions
  const DAY = 86_400
  expect(livesBy({})).toEqual({ life: 90 * DAY, idle: 14 * DAY })
  expect(livesBy({ SESSION_DAYS: '7', SESSION_IDLE_DAYS: '1' })).toEqual({ life: 7 * DAY, idle: DAY })
  for (const [name, days] of Object.entries({ SESSION_DAYS: ['91', '0'], SESSION_IDLE_DAYS: ['15', '0'] }))
    for (const one of days) expect(() => livesBy({ [name]: one })).toThrow(`${name} must be an integer from 1 to`)
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

/** What is in the environment of a process although nobody has thought of this server. */
const ORDINARY = {
  'a login': `HOME HOSTNAME HOSTTYPE LOGNAME PATH PWD OLDPWD LANG LANGUAGE LC_ALL LC_CTYPE TERM COLORTERM SHELL SHLVL USER USERNAME TZ MAIL MAILTO
    MAILCHECK EMAIL EDITOR PAGER TMPDIR TEMP TMP DISPLAY DESKTOP_SESSION XDG_DATA_DIRS XDG_DATA_HOME XDG_RUNTIME_DIR XDG_SESSION_ID
    DBUS_SESSION_BUS_ADDRESS SSH_CLIENT SSH_CONNECTION SSH_TTY SSH_AUTH_SOCK SUDO_USER SUDO_UID SUDO_GID SUDO_COMMAND MACHTYPE OSTYPE PS1 IFS _ HOST`,
  'a proxy of the network': 'HTTP_PROXY HTTPS_PROXY NO_PROXY ALL_PROXY FTP_PROXY http_proxy https_proxy no_proxy all_proxy ftp_proxy',
  systemd: `NOTIFY_SOCKET WATCHDOG_PID WATCHDOG_USEC INVOCATION_ID JOURNAL_STREAM SYSTEMD_EXEC_PID LISTEN_PID LISTEN_FDS LISTEN_FDNAMES MAINPID
    MANAGERPID RUNTIME_DIRECTORY STATE_DIRECTORY CACHE_DIRECTORY LOGS_DIRECTORY CONFIGURATION_DIRECTORY CREDENTIALS_DIRECTORY MEMORY_PRESSURE_WATCH
    MEMORY_PRESSURE_WRITE SERVICE_RESULT EXIT_CODE EXIT_STATUS REMOTE_ADDR REMOTE_PORT LOG_NAMESPACE TRIGGER_UNIT TRIGGER_PATH`,
  'the image of Node':
    'NODE_VERSION YARN_VERSION NODE_OPTIONS NODE_PATH NODE_DEBUG NODE_EXTRA_CA_CERTS NODE_NO_WARNINGS NODE_TLS_REJECT_UNAUTHORIZED NODE_CHANNEL_FD NODE_UNIQUE_ID UV_THREADPOOL_SIZE',
  npm: `npm_execpath npm_node_execpath npm_command npm_lifecycle_event npm_lifecycle_script npm_package_name npm_package_version npm_package_json
    npm_config_cache npm_config_prefix npm_config_globalconfig npm_config_userconfig npm_config_user_agent npm_config_noproxy npm_config_local_prefix
    npm_config_global_prefix npm_config_node_gyp npm_config_npm_version npm_config_init_module npm_config_loglevel npm_config_registry INIT_CWD NODE
    COLOR`,
  docker: 'DOCKER_HOST DOCKER_CONFIG DOCKER_CERT_PATH DOCKER_TLS_VERIFY COMPOSE_PROJECT_NAME COMPOSE_FILE container CONTAINER_ID',
  'a link of docker': `DB_NAME DB_PORT DB_PORT_3306_TCP DB_PORT_3306_TCP_ADDR DB_PORT_3306_TCP_PORT DB_PORT_3306_TCP_PROTO DB_ENV_MYSQL_DATABASE
    DB_ENV_MYSQL_ROOT_PASSWORD DATABASE_NAME DATABASE_PORT MYSQL_NAME MYSQL_PORT REDIS_NAME REDIS_PORT SMTP_NAME SMTP_PORT`,
  kubernetes: [
    'KUBERNETES',
    'PARLEY',
    'PARLEY_WEB',
    'WEB',
    'WORKER',
    'DB',
    'DATABASE',
    'MYSQL',
    'MARIADB',
    'REDIS',
    'SMTP',
    'MAIL',
    'S3',
    'MINIO',
    'DATA',
  ]
    .flatMap((service) =>
      [
        'SERVICE_HOST',
        'SERVICE_PORT',
        'SERVICE_PORT_HTTP',
        'PORT',
        'PORT_80_TCP',
        'PORT_80_TCP_ADDR',
        'PORT_80_TCP_PORT',
        'PORT_80_TCP_PROTO',
      ].map((part) => `${service}_${part}`),
    )
    .concat('POD_NAME', 'POD_IP', 'POD_NAMESPACE', 'NODE_NAME', 'NODE_IP', 'HOST_IP', 'NAMESPACE')
    .join(' '),
  'a cloud': `AWS_REGION AWS_DEFAULT_REGION AWS_ACCESS_KEY_ID AWS_SECRET_ACCESS_KEY AWS_SESSION_TOKEN AWS_PROFILE AWS_EXECUTION_ENV AWS_ROLE_ARN
    AWS_WEB_IDENTITY_TOKEN_FILE AWS_STS_REGIONAL_ENDPOINTS AWS_ENDPOINT_URL AWS_CONTAINER_CREDENTIALS_RELATIVE_URI ECS_CONTAINER_METADATA_URI_V4
    GOOGLE_APPLICATION_CREDENTIALS GOOGLE_CLOUD_PROJECT GCLOUD_PROJECT K_SERVICE K_REVISION K_CONFIGURATION AZURE_CLIENT_ID AZURE_TENANT_ID
    WEBSITE_HOSTNAME WEBSITE_SITE_NAME DYNO WEB_CONCURRENCY WEB_MEMORY FLY_APP_NAME FLY_REGION PRIMARY_REGION RENDER RENDER_EXTERNAL_URL`,
  CI: `CI CI_COMMIT_SHA CI_JOB_ID CI_SERVER_URL CI_SERVER_HOST CI_PROJECT_URL CI_REGISTRY_PASSWORD GITLAB_CI GITLAB_USER_EMAIL GITHUB_ACTIONS GITHUB_ACTOR
    GITHUB_SERVER_URL GITHUB_API_URL GITHUB_TOKEN GITHUB_SHA GITHUB_ENV GITHUB_PATH GITHUB_WORKSPACE RUNNER_OS RUNNER_TEMP RUNNER_TOOL_CACHE
    BUILD_NUMBER BUILD_URL BUILD_ID JOB_NAME JOB_URL JENKINS_URL NODE_LABELS EXECUTOR_NUMBER WORKSPACE TRAVIS CIRCLECI BUILDKITE TF_BUILD VITEST
    VITEST_POOL_ID VITEST_WORKER_ID TEST DEV PROD MODE SSR BASE_URL`,
}

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
    ['SMPT_URL', 'SMTP_URL'],
    ['STMP_URL', 'SMTP_URL'],
    ['DATA_DRI', 'DATA_DIR'],
    ['ROELS', 'ROLES'],
    ['EXTRENAL_ULR', 'EXTERNAL_URL'],
    ['METRCIS_PROT', 'METRICS_PORT'],
  ])('%s is noticed, and %s suggested', (name, meant) => {
    expect(misspelt({ [name]: 'x' })).toEqual([{ name, meant }])
  })

  test.each(VARIABLES.filter((name) => name.length > 4))('%s is noticed with any two neighbours exchanged', (name) => {
    const exchanged = Array.from({ length: name.length - 1 }, (_, i) => `${name.slice(0, i)}${name[i + 1]}${name[i]}${name.slice(i + 2)}`)
    const others = exchanged.filter((one) => one !== name)
    expect(misspelt(Object.fromEntries(others.map((one) => [one, 'x']))).map((found) => found.name)).toEqual(others)
  })

  test.each([
    ['MYSQL_URL', 'DATABASE_URL'],
    ['DB_URL', 'DATABASE_URL'],
    ['MYSQL_HOST', 'DATABASE_URL'],
    ['DB_PASSWORD', 'DATABASE_URL'],
    ['REDIS_HOST', 'REDIS_URL'],
    ['SMTP_HOST', 'SMTP_URL'],
    ['EMAIL_HOST', 'SMTP_URL'],
    ['MAILER_DSN', 'SMTP_URL'],
    ['SMTP_FROM', 'MAIL_FROM'],
    ['ROOT_URL', 'EXTERNAL_URL'],
    ['S3_KEY', 'S3_ACCESS_KEY_ID'],
    ['S3_SECRET', 'S3_SECRET_ACCESS_KEY'],
    ['AWS_S3_BUCKET', 'S3_BUCKET'],
    ['AWS_S3_REGION', 'S3_REGION'],
  ])('%s, which other programs have, is noticed unless %s is set', (name, meant) => {
    expect(misspelt({ [name]: 'x' })).toEqual([{ name, meant }])
    expect(misspelt({ [name]: 'x', [meant]: '' })).toEqual([{ name, meant }])
    expect(misspelt({ [name]: 'x', [meant]: 'x' })).toEqual([])
  })

  test.each(Object.entries(ORDINARY))('is not one that %s sets', (_who, names) => {
    expect(misspelt(Object.fromEntries(names.split(/\s+/).map((name) => [name, 'x'])))).toEqual([])
  })

  test('is not one of this server', () => {
    expect(misspelt(Object.fromEntries(VARIABLES.map((name) => [name, 'x'])))).toEqual([])
  })

  test('is compared with every variable that the program reads and the document explains', () => {
    const source = readFileSync('src/config.ts', 'utf8')
    const read = [...source.matchAll(/env\.([A-Z][A-Z0-9_]+)|\(env, '([A-Z0-9_]+)'|\b(S3_[A-Z_]+): /g)].flatMap(([, ...names]) =>
      names.filter(Boolean),
    )
    expect([...new Set(read)].sort()).toEqual([...VARIABLES].sort())
    const explained = [
      ...readFileSync('docs/configuration.md', 'utf8').matchAll(/^\| (`[A-Z][A-Z0-9_]+`(?:, `[A-Z][A-Z0-9_]+`)*) +\|/gm),
    ].flatMap(([, names = '']) => names.match(/[A-Z][A-Z0-9_]+/g) ?? [])
    expect(VARIABLES.filter((name) => !explained.includes(name))).toEqual([])
  })
})

describe('the file of SIGN_IN_FILE', () => {
  const folder = mkdtempSync(join(tmpdir(), 'parley-sign-in-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'corp.secret'), 'hunter2\n')
  writeFileSync(join(folder, 'empty.secret'), '\n')
  writeFileSync(join(folder, 'corp.svg'), '<svg/>')
  const CORP = {
    ...{ name: 'corp', display_name: 'Example Corp', issuer: 'https://id.example.com/corp' },
    ...{ client_id: 'parley', client_secret_file: 'corp.secret' },
  }
  const STAFF = {
    ...{ name: 'staff', display_name: 'Staff', url: 'ldaps://ldap.example.com' },
    search: { base: 'dc=example', filter: '(uid={username})', bind_dn: 'cn=parley,dc=example', password_file: 'corp.secret' },
  }
  const SIGN_IN_FILE = join(folder, 'sign-in.json')
  const read = (content: unknown) => {
    writeFileSync(SIGN_IN_FILE, typeof content === 'string' ? content : JSON.stringify(content))
    return readConfig({ SIGN_IN_FILE }).providers
  }

  test('names providers, with secrets and icons from files beside it', () => {
    expect(readConfig({}).providers).toEqual([])
    const icon_file = 'corp.svg'
    const rest = { scopes: ['openid', 'mail'], claims: { email: 'mail' }, organisations: ['', 'acme'], creates_accounts: true }
    const [first, second] = read({
      providers: [CORP, { ...CORP, ...rest, icon_file, name: 'dev', display_name: 'Dev', issuer: 'http://localhost:8080' }],
    })
    expect(first).toEqual({
      ...{ name: 'corp', displayName: 'Example Corp', issuer: CORP.issuer, clientId: 'parley', clientSecret: 'hunter2', icon: undefined },
      ...{
        scopes: ['openid', 'email', 'profile'],
        claims: { email: 'email', name: 'name', picture: 'picture', groups: 'groups' },
        groups: undefined,
        organisations: undefined,
        createsAccounts: false,
      },
    })
    expect(second).toMatchObject({ scopes: ['openid', 'mail'], claims: { email: 'mail', name: 'name' }, organisations: ['', 'acme'] })
    expect(second?.icon).toEqual({ type: 'image/svg+xml', data: Buffer.from('<svg/>') })
  })

  test('names directories, one for each organisation', () => {
    writeFileSync(
      SIGN_IN_FILE,
      JSON.stringify({
        directories: [
          { ...STAFF, organisations: [''] },
          {
            ...{ name: 'acme', display_name: 'Acme', url: 'ldap://[::1]:1389', dn: 'uid={username},dc=acme', organisations: ['acme'] },
            attributes: { subject: 'objectGUID' },
          },
        ],
      }),
    )
    const config = readConfig({ SIGN_IN_FILE })
    expect(config.providers).toEqual([])
    const [staff, acme] = config.directories
    expect(staff).toEqual({
      ...{ name: 'staff', displayName: 'Staff', issuer: 'ldap:staff', url: STAFF.url, ca: undefined, organisations: [''] },
      find: { base: 'dc=example', filter: '(uid={username})', bindDn: 'cn=parley,dc=example', password: 'hunter2' },
      attributes: { subject: 'entryUUID', email: 'mail', name: 'cn', picture: 'jpegPhoto', groups: 'memberOf' },
      createsAccounts: false,
      groups: undefined,
    })
    expect(acme).toMatchObject({ find: { dn: 'uid={username},dc=acme' }, attributes: { subject: 'objectGUID', email: 'mail' } })
    expect(['', 'acme', 'other'].map((subdomain) => directoryOf(config, { subdomain })?.name)).toEqual(['staff', 'acme', undefined])
  })

  test.each<[unknown, string]>([
    ['{', 'the file is not JSON'],
    [[], 'the file must be an object'],
    [{}, "the file has neither 'providers' nor 'directories'"],
    [{ providers: [] }, 'providers must be a list of 1 to 20 objects'],
    [{ providers: ['corp'] }, 'providers[0] must be an object'],
    [{ providers: [{ ...CORP, issuer: undefined }] }, "providers[0] has no 'issuer'"],
    [{ providers: [{ ...CORP, client_secret: 'hunter2' }] }, "providers[0] has an unknown 'client_secret' (known: name, "],
    [{ providers: [{ ...CORP, name: 'Corp' }] }, 'providers[0].name must be 1 to 40 of the characters a-z, 0-9 and -'],
    [{ providers: [{ ...CORP, display_name: ' ' }] }, 'providers[0].display_name must be 1 to 60 characters'],
    ...['http://id.example.com', 'https://me:hunter2@id.example.com', 'https://id.example.com?a=b', 'id.example.com', 7].map(
      (issuer): [unknown, string] => [
        { providers: [{ ...CORP, issuer }] },
        'providers[0].issuer must be a URL like https://id.example.com',
      ],
    ),
    [{ providers: [{ ...CORP, client_secret_file: 'none' }] }, 'providers[0].client_secret_file cannot be read: '],
    [{ providers: [{ ...CORP, client_secret_file: 'empty.secret' }] }, 'providers[0].client_secret_file must be a file with nothing but'],
    [{ providers: [{ ...CORP, icon_file: 'corp.secret' }] }, 'providers[0].icon_file must be a file that ends in .png, .svg, .webp'],
    [{ providers: [{ ...CORP, scopes: ['email'] }] }, "providers[0].scopes must be a list with 'openid'"],
    [{ providers: [{ ...CORP, claims: { role: 'role' } }] }, "providers[0].claims has an unknown 'role' (known: email, name, "],
    [{ providers: [{ ...CORP, groups: ['dev'] }] }, 'providers[0].groups must be an object with 1 to 1000 names'],
    [{ providers: [{ ...CORP, groups: {} }] }, 'providers[0].groups must be an object with 1 to 1000 names'],
    [{ providers: [{ ...CORP, groups: { dev: '' } }] }, "providers[0].groups['dev'] must be the name of a group"],
    [{ providers: [{ ...CORP, groups: { boss: 'role:owners' } }] }, "providers[0].groups['boss'] must be a group that people have made"],
    [{ providers: [{ ...CORP, organisations: [] }] }, 'providers[0].organisations must be a list of subdomains'],
    [{ providers: [{ ...CORP, organisations: ['Acme'] }] }, 'providers[0].organisations[0] must be one of a list of subdomains'],
    [{ providers: [{ ...CORP, creates_accounts: 'yes' }] }, 'providers[0].creates_accounts must be true or false'],
    [{ providers: [CORP, CORP] }, "two have the same 'name': 'corp'"],
    [
      { directories: [{ ...STAFF, url: 'ldap://ldap.example.com/dc=com' }] },
      'directories[0].url must be a URL like ldaps://ldap.example.com',
    ],
    ...['http://ldap.example.com', 'ldaps://me:hunter2@ldap.example.com', 'ldap.example.com', 'ldapi:///'].map((url): [unknown, string] => [
      { directories: [{ ...STAFF, url }] },
      'directories[0].url must be a URL like ldaps://ldap.example.com or, with StartTLS, ldap://',
    ]),
    [{ directories: [{ ...STAFF, ca_file: 'corp.secret' }] }, 'directories[0].ca_file must be a file with certificates in PEM'],
    [{ directories: [{ ...STAFF, search: undefined }] }, "directories[0] needs either 'search' or 'dn'"],
    [{ directories: [{ ...STAFF, dn: 'uid={username},dc=example' }] }, "directories[0] needs either 'search' or 'dn'"],
    [{ directories: [{ ...STAFF, search: undefined, dn: 'uid=me,dc=example' }] }, 'directories[0].dn must be a DN like uid={username},'],
    ...['(uid=me)', 'uid={username}', '(uid={username}', '(uid={username}))(a=b)', '(uid={username})(a=b)', 7].map(
      (filter): [unknown, string] => [
        { directories: [{ ...STAFF, search: { ...STAFF.search, filter } }] },
        'directories[0].search.filter must be a filter like (&(objectClass=person)(uid={username}))',
      ],
    ),
    [
      { directories: [{ ...STAFF, search: { ...STAFF.search, password: 'hunter2' } }] },
      "directories[0].search has an unknown 'password' (known: base, ",
    ],
    [
      { directories: [{ ...STAFF, search: { ...STAFF.search, password_file: 'none' } }] },
      'directories[0].search.password_file cannot be read: ',
    ],
    [{ directories: [{ ...STAFF, attributes: { email: '' } }] }, 'directories[0].attributes.email must be the name of an attribute'],
    [{ providers: [CORP], directories: [{ ...STAFF, name: 'corp' }] }, "two have the same 'name': 'corp'"],
    [
      { directories: [STAFF, { ...STAFF, name: 'b', display_name: 'B', organisations: ['acme'] }] },
      "the directories 'staff' and 'b' serve the same organisation",
    ],
  ])('is refused at the start if it is %j, without a secret', (content, message) => {
    expect(() => read(content)).toThrow(`SIGN_IN_FILE: ${message}`)
    expect(() => read(content)).not.toThrow('hunter2')
  })

  test('is refused if it does not exist', () => {
    expect(() => readConfig({ SIGN_IN_FILE: join(folder, 'none') })).toThrow(/^SIGN_IN_FILE: the file cannot be read: .*none \(ENOENT\)$/)
  })
})

describe('a start in production says that', () => {
  const said = (env: NodeJS.ProcessEnv) => doubts(readConfig(env), env)
  const PRODUCTION = { NODE_ENV: 'production', EXTERNAL_URL: 'https://chat.example.com', SMTP_URL: 'smtp://mail.example.com' }

  test.each([
    ['EXTERNAL_URL', 'EXTERNAL_URL is not set: the links in mails and on pages lead to http://127.0.0.1:9991'],
    ['SMTP_URL', 'SMTP_URL is not set: mails are written to files in DATA_DIR/mail, and nobody gets them'],
  ])('%s is not set, or empty', (variable, doubt) => {
    const { [variable as keyof typeof PRODUCTION]: _, ...others } = PRODUCTION
    for (const env of [others, { ...others, [variable]: '' }]) expect(said(env)).toEqual([{ variable, doubt }])
  })

  test('nothing is wrong with a whole configuration, and a misspelt variable is named beside what it leaves out', () => {
    expect(said(PRODUCTION)).toEqual([])
    expect(said({ ...PRODUCTION, SMTP_URL: '', SMPT_URL: 'smtp://parley:hunter2@mail.example.com' })).toEqual([
      { variable: 'SMPT_URL', doubt: 'the variable SMPT_URL is ignored: its name should perhaps be SMTP_URL' },
      { variable: 'SMTP_URL', doubt: expect.stringContaining('SMTP_URL is not set') },
    ])
  })

  test('only there', () => expect(said({})).toEqual([]))
})
