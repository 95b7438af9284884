// databases: once
// run: full
// What a shell sees of the server and the admin command: what they print and write, and how they refuse invalid input. The kind of database
// makes no difference.

import { execFile, execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest'
import { built } from '../built.ts'
import { createSite, type DemoUser, type ServerProcess, type Site } from '../server.ts'
import { freePorts } from '../service-processes.ts'

const shell = promisify(execFile)
let site: Site
let server: ServerProcess
beforeAll(async () => {
  site = await createSite(inject('databaseUrl'))
  server = await site.start({ LOG_LEVEL: 'info' })
})
afterAll(() => site.remove())

function authorization({ email, api_key }: DemoUser): Record<string, string> {
  return { Authorization: `Basic ${Buffer.from(`${email}:${api_key}`).toString('base64')}` }
}

describe('a first start', () => {
  test('prints where it listens and a curl command that works as it is pasted', async () => {
    expect(server.output()).toMatch(/listening on http:\/\/127\.0\.0\.1:[0-9]+/)
    const command = /^curl .*$/m.exec(server.output())?.[0] ?? ''
    const { stdout } = await shell('bash', ['-c', command])
    expect(JSON.parse(stdout)).toEqual({ result: 'success', msg: '', id: expect.any(Number), automatic_new_visibility_policy: 3 })
  })

  test('writes demo.json, for the owner of the process alone, with everybody and both channels', async () => {
    expect((await stat(join(site.dataDir, 'demo.json'))).mode & 0o777).toBe(0o600)
    const demo = await server.demo()
    expect(demo.realm_url).toBe(server.url)
    expect(Object.entries(demo.users).map(([name, user]) => [name, user.role])).toEqual([
      ['owner', 100],
      ['administrator', 200],
      ['moderator', 300],
      ['member', 400],
      ['member2', 400],
      ['guest', 600],
      ['bot', 400],
    ])
    const subscribed = async (user: DemoUser): Promise<string[]> => {
      const response = await fetch(`${server.url}/api/v1/users/me/subscriptions`, { headers: authorization(user) })
      const { subscriptions } = (await response.json()) as { subscriptions: { name: string }[] }
      return subscriptions.map(({ name }) => name)
    }
    expect(await subscribed(demo.users.member)).toEqual(['general', 'private'])
    expect(await subscribed(demo.users.member2)).toEqual(['general'])
    expect(await subscribed(demo.users.guest)).toEqual(['general'])
  })

  test('answers nobody before demo.json is there', async () => {
    const early = await createSite(inject('databaseUrl'))
    onTestFinished(() => early.remove())
    const [port] = await freePorts(1)
    const started = early.start({ PORT: String(port) })
    const url = `http://127.0.0.1:${port}/api/v1`
    const status = (): Promise<number> =>
      fetch(`${url}/server_settings`)
        .then(({ status }) => status)
        .catch(() => 0)
    await expect.poll(status, { interval: 5, timeout: 60_000 }).toBe(200)
    const { users } = JSON.parse(readFileSync(join(early.dataDir, 'demo.json'), 'utf8'))
    const login = { username: users.guest.email, password: users.guest.password }
    const answer = await fetch(`${url}/fetch_api_key`, { method: 'POST', body: new URLSearchParams(login) })
    expect(answer.status).toBe(200)
    expect((await started).output()).toContain(`with the password '${users.member.password}'`)
  })

  test('makes no demo organisation in production, and warns of what a server for others needs', async () => {
    const empty = await createSite(inject('databaseUrl'))
    onTestFinished(() => empty.remove())
    const production = await empty.start({ NODE_ENV: 'production', SMPT_URL: 'smtp://mail.example.com' })
    const lines = () =>
      production
        .output()
        .split('\n')
        .slice(0, -1)
        .map((line) => JSON.parse(line))
    const warnings = () => lines().flatMap(({ level, variable }) => (level === 40 ? [variable] : []))
    await expect.poll(warnings).toEqual(['SMPT_URL', 'EXTERNAL_URL', 'SMTP_URL'])
    await expect(production.demo()).rejects.toThrow('ENOENT')
    const settings = (await (await fetch(`${production.url}/api/v1/server_settings`)).json()) as object
    expect(settings).toMatchObject({ result: 'success', authentication_methods: { dev: false } })
    expect(settings).not.toHaveProperty('realm_name')
  })
})

describe('the log', () => {
  test('has one line for each answer, with the user, the operation and the trace, and no secret', async () => {
    const { member } = (await server.demo()).users
    const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'
    const path = '/api/v1/messages/999?apply_markdown=false'
    const { headers } = await fetch(server.url + path, { headers: { ...authorization(member), traceparent } })
    const lines = (): Record<string, unknown>[] =>
      server
        .output()
        .split('\n')
        .flatMap((line) => (line.startsWith('{') ? [JSON.parse(line)] : []))
    const requestId = headers.get('x-request-id')
    const ofRequest = () => lines().filter((line) => line.requestId === requestId)
    await expect.poll(ofRequest).toHaveLength(1)
    expect(ofRequest()[0]).toMatchObject({
      ...{ msg: 'answered', requestId, traceId: '0af7651916cd43dd8448eb211c80319c' },
      ...{ realmId: 1, userId: member.user_id, operationId: 'getMessage', status: 400, ms: expect.any(Number) },
    })
    const ids = lines().flatMap(({ msg, requestId }) => (msg === 'answered' ? [requestId] : []))
    expect(ids).toEqual([...new Set(ids)])
    expect(JSON.stringify(lines())).not.toMatch(new RegExp(`${member.api_key}|${member.email}|apply_markdown`))
  })
})

describe('a wrong environment', () => {
  test('API8 with incomplete credentials of other servers is refused without printing them', async () => {
    for (const [variable, value] of [
      ['SMTP_URL', 'mailto:user:hunter2@mail.example.com'],
      ['PUSH_BOUNCER_URL', 'ftp://user:hunter2@push.example.com'],
    ] as const) {
      const error = await site.start({ [variable]: value }).catch((error: Error) => error)
      expect(error).toMatchObject({ message: expect.stringContaining(`${variable} must be a URL like`) })
      expect(String(error)).not.toContain('hunter2')
    }
    const bucket = { S3_BUCKET: 'files', S3_ACCESS_KEY_ID: 'parley', S3_SECRET_ACCESS_KEY: '' }
    await expect(site.start(bucket)).rejects.toThrow('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set together')
  })

  test('API8 with an uncaught error ends the server, which prints no content of the database', async () => {
    // Throws once the program has set up its handler. The stack contains this text's URL, so the secret is not in it literally.
    const fault = `const secret = ['hun', 'ter2'].join('')
      const timer = setInterval(() => {
        if (process.listenerCount('uncaughtException') === 0) return
        clearInterval(timer)
        Promise.reject(Object.assign(new Error('near "' + secret + '"'), { sql: secret }))
      })`
    const error = await site.start({ NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(fault)}` }).catch(String)
    expect(error).toMatch(/ended with code 1:[\s\S]*near '…'/)
    expect(error).not.toContain('hunter2')
  })

  test('is refused with a message that names the variable', async () => {
    await expect(site.start({ PORT: 'http' })).rejects.toThrow("PORT must be an integer from 0 to 65535, not 'http'")
    await expect(site.start({ ROLES: 'web,cook' })).rejects.toThrow(
      "ROLES must be web, worker or both, separated by a comma, not 'web,cook'",
    )
    await expect(site.start({ DATABASE_URL: 'postgres://localhost' })).rejects.toThrow('DATABASE_URL must begin with mysql:// or sqlite:')
    await expect(site.start({ DATABASE_URL: 'mysql://parley:secret@127.0.0.1:1/parley' })).rejects.toThrow(
      'DATABASE_URL: connect ECONNREFUSED 127.0.0.1:1',
    )
  })

  describe('in which a folder or a file cannot be used ends the server with one line that names the variable', () => {
    const file = fileURLToPath(import.meta.url)
    const shut = join(tmpdir(), `parley-shut-${process.pid}`)
    beforeAll(() => {
      // What another account, or an unmounted disk, leaves behind.
      for (const name of ['tmp', 'partial', 'uploads', 'mail']) {
        mkdirSync(join(shut, `unmounted-${name}`), { recursive: true })
        symlinkSync('/proc/nothing', join(shut, `unmounted-${name}`, name))
        mkdirSync(join(shut, `shut-${name}`))
        symlinkSync('/proc', join(shut, `shut-${name}`, name))
      }
    })
    afterAll(() => rmSync(shut, { recursive: true }))
    const tls = (option: string): string => `mysql://parley:hunter2@127.0.0.1:1/parley?${option}`

    test.each([
      ['DATA_DIR', '/proc/x', "ENOENT: no such file or directory, mkdir '/proc/x'"],
      ['DATA_DIR', file, `ENOTDIR: not a directory, mkdir '${file}/tmp'`],
      ...['tmp', 'partial', 'uploads', 'mail'].flatMap((name): [string, string, string | RegExp][] => [
        ['DATA_DIR', join(shut, `unmounted-${name}`), `EEXIST: file already exists, mkdir '${join(shut, `unmounted-${name}`, name)}'`],
        ['DATA_DIR', join(shut, `shut-${name}`), /^ENOENT: .*, mkdtemp '.*'$/],
      ]),
      ['DATABASE_URL', 'sqlite:/proc/x/y.sqlite', "ENOENT: no such file or directory, mkdir '/proc/x'"],
      ['DATABASE_URL', 'sqlite:/sys/kernel/y.sqlite', /Unable to open connection to local database \/sys\/kernel\/y.sqlite/],
      ['DATABASE_URL', `sqlite:${tmpdir()}`, /Unable to open connection to local database/],
      ['DATABASE_URL', `sqlite:${file}`, 'file is not a database'],
      ['DATABASE_URL', `sqlite:${file}/y.sqlite`, `EEXIST: file already exists, mkdir '${file}'`],
      ['DATABASE_URL', tls('ssl-ca=/proc/x'), "ssl-ca cannot be read: ENOENT: no such file or directory, open '/proc/x'"],
      ['DATABASE_URL', tls('ssl-ca=/tmp'), 'ssl-ca cannot be read: EISDIR: illegal operation on a directory, read'],
      ['DATABASE_URL', tls(`ssl-cert=/proc/x&ssl-key=${file}`), /^ssl-cert cannot be read: ENOENT/],
      ['DATABASE_URL', tls(`ssl-cert=${file}&ssl-key=/proc/x`), /^ssl-key cannot be read: ENOENT/],
    ])('%s=%s', async (variable, value, reason) => {
      const [, said = ''] = String(await site.start({ [variable]: value }).catch(String)).split('ended with code 1:\n')
      const [line = '', ...more] = said.trimEnd().split('\n')
      expect(more).toEqual([])
      expect(line.slice(0, variable.length + 2)).toBe(`${variable}: `)
      if (typeof reason === 'string') expect(line.slice(variable.length + 2)).toBe(reason)
      else expect(line.slice(variable.length + 2)).toMatch(reason)
      expect(line).not.toContain('hunter2')
    })
  })
})

describe('a failure of the admin command', () => {
  const manage = (changes: NodeJS.ProcessEnv, ...args: string[]) =>
    spawnSync(process.execPath, [built('parley'), 'manage', ...args], { encoding: 'utf8', env: { ...site.env, ...changes } })

  test.each([
    [
      { SMTP_URL: 'mailto:user:hunter2@mail.example.com' },
      ['status'],
      'SMTP_URL must be a URL like smtp://user:password@mail.example.com:587 or smtps://...',
    ],
    [{ DATABASE_URL: 'mysql://user:hunter2@127.0.0.1:1/name' }, ['status'], 'DATABASE_URL: connect ECONNREFUSED 127.0.0.1:1'],
    [{}, ['restore', '/nowhere/backup.tar'], "ENOENT: no such file or directory, open '/nowhere/backup.tar'"],
    [{}, ['backup', '/nowhere/backup.tar'], "ENOENT: no such file or directory, scandir '/nowhere'"],
  ])('%j %j: prints only a message, with exit code 1', (changes, args, message) => {
    expect(manage(changes, ...args)).toMatchObject({ status: 1, stdout: '', stderr: `${message}\n` })
  })

  test('every command is in the document for operators', () => {
    const commands = [...manage({}, '--help').stdout.matchAll(/^ {2}([a-z]+(?:-[a-z]+)*) .*$/gm)].map(([, name]) => name)
    const document = readFileSync('docs/operating.md', 'utf8')
    expect(commands).toContain('status')
    expect(
      commands.filter((name) => name !== 'help' && !document.includes(`\`${name}\``) && !document.includes(`manage ${name} `)),
    ).toEqual([])
  })
})

test.each(['password1', 'Nora Newman', 'nora@example.com', 'newman99', 'Demo2024'])(
  'create-user refuses the password %s',
  async (password) => {
    const account = ['--email', 'nora@example.com', '--full-name', 'Nora Newman', '--role', 'member']
    const refused = { code: 2, stdout: '', stderr: "'password' is too easy to guess\n" }
    expect(await site.pipe(`${password}\n`, 'create-user', ...account, '--password-stdin')).toEqual(refused)
  },
)

test('no option of a command takes a secret, because everybody on the machine can read command lines', () => {
  const help = (...args: string[]): string =>
    execFileSync(process.execPath, [built('parley'), 'manage', ...args, '--help'], { encoding: 'utf8', env: site.env })
  const commands = [...help().matchAll(/^ {2}([a-z]+(?:-[a-z]+)*) .*$/gm)].map(([, name = '']) => name).filter((name) => name !== 'help')
  const options = commands.flatMap((command) => help(command).match(/--[a-z-]+ <\w+>/g) ?? [])
  expect(options).toContain('--email <email>')
  expect(options.filter((option) => /password|secret|token|--(api-)?key </.test(option))).toEqual([])
})

describe('--password-stdin', () => {
  const set = (input: string) => site.pipe(input, 'set-password', '--email', 'owner@example.com', '--realm', 'stdin', '--password-stdin')
  beforeAll(async () => {
    const owner = ['--owner-email', 'owner@example.com', '--owner-name', 'Olga']
    expect(await site.manage('create-realm', '--subdomain', 'stdin', '--name', 'Input', ...owner)).toMatchObject({ code: 0 })
  })

  test.each(['', '\n', 'two\nlines\n', 'x'.repeat(200_000)])('refuses an input that is not one line', async (input) => {
    const { code, stdout, stderr } = await set(input)
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
    expect(stderr).toMatch(/^(--password-stdin: standard input must be one line, the password|'password' must have 8 to 100 characters)\n$/)
  })

  test('takes the line as it is, with spaces at its ends, and without its end', async () => {
    expect(await set('  a spaced passphrase \r\n')).toMatchObject({ code: 0, stdout: expect.not.stringContaining('spaced') })
  })

  test('is for people, and is needed unless a link is', async () => {
    const account = ['--realm', 'stdin', '--full-name', 'Robo', '--role', 'member', '--email', 'robo@example.com']
    const refused = { code: 2, stdout: '', stderr: '--password-stdin: a bot has no password\n' }
    expect(await site.pipe('long enough\n', 'create-user', ...account, '--bot', '--password-stdin')).toEqual(refused)
    const asked = { code: 2, stdout: '', stderr: 'one of --password-stdin, --mail-link and --print-link is needed\n' }
    expect(await site.manage('set-password', '--email', 'owner@example.com', '--realm', 'stdin')).toEqual(asked)
    expect(await site.manage('set-password', '--email', 'owner@example.com', '--realm', 'stdin', '--mail-link', '--print-link')).toEqual(
      asked,
    )
  })
})

describe('a wrong option', () => {
  test.each([
    [['frobnicate'], "unknown command 'frobnicate'"],
    [['create-user', '--email', 'x@example.com'], "required option '--full-name <name>' not specified"],
    [
      ['create-user', '--email', 'x@example.com', '--full-name', 'X', '--role', 'king'],
      "option '--role <role>' argument 'king' is invalid. Allowed choices are owner, administrator, moderator, member, guest.",
    ],
    [['create-user', '--email', 'nobody', '--full-name', 'X', '--role', 'member'], "'email' is not an email address"],
    [['deactivate-user', '--email', 'nobody@example.com', '--realm', ''], '--email: there is no account nobody@example.com'],
    [['deactivate-user', '--email', 'owner@example.com', '--realm', 'nowhere'], "--realm: there is no organisation 'nowhere'"],
    [['set-realm-setting', 'colour', 'green', '--realm', ''], "There is no setting 'colour'"],
    [['create-api-key', '--email', 'x@example.com', '--lable', 'x'], "unknown option '--lable'"],
  ])('%j: prints a message, with exit code 2', async (args, message) => {
    const { code, stdout, stderr } = await site.manage(...args)
    expect(stderr).toContain(message)
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
  })
})

test('npm run manage passes on the options and the exit code', () => {
  const run = spawnSync('npm', ['run', '-s', 'manage', '--', 'frobnicate', '--json'], { encoding: 'utf8', env: site.env })
  expect(run.stderr).toContain("unknown command 'frobnicate'")
  expect({ code: run.status, stdout: run.stdout }).toEqual({ code: 2, stdout: '' })
})
