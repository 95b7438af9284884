// run: full
// An organisation moves to another server, beside others: what its people see is the same but for IDs, and nothing is there by half. And what
// the admin command purges.

import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync, renameSync, symlinkSync, writeFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest'
import { channels, emoji, groups, messages, profileFields, users } from '../../src/sandbox/world.ts'
import { startS3 } from '../../src/testing/s3.ts'
import { built } from '../built.ts'
import { send } from '../http.ts'
import { seed } from '../seeded.ts'
import { authorization, type Credentials, createSite, type Site } from '../server.ts'

const CALLERS = ['owner', 'member', 'member2', 'guest', 'bot'] as const
type CallerName = (typeof CALLERS)[number]
/** An organisation of a server that runs. */
interface Place {
  url: string
  host: string
}

/** On SQLite, so that the way to the database of this run is one to another kind. */
let origin: Site
let source: Place
let archive: string
let callers: Record<CallerName, Credentials>
beforeAll(async () => {
  origin = await createSite('')
  origin.env.EXTERNAL_URL = 'http://old.example'
  const keys = await seed(origin.dataDir, origin.env)
  const callerOf = (name: CallerName): [CallerName, Credentials] => [name, { email: users[name].email, api_key: keys[name] ?? '' }]
  callers = Object.fromEntries(CALLERS.map(callerOf)) as typeof callers
  const server = await origin.start()
  source = { url: server.url, host: 'old.example' }
  await furnish(source)
  archive = join(origin.dataDir, 'export.tar.gz')
  expect(await origin.manage('export-realm', '--realm', '', '--with-keys', '--with-passwords', archive)).toMatchObject({
    code: 0,
    stderr: '',
  })
}, 120_000)
afterAll(() => origin.remove())

/** Sends a request, with fields other than texts as JSON. Returns the JSON of the answer, which must be a success. */
async function ask(
  { url, host }: Place,
  name: CallerName,
  method: string,
  path: string,
  fields: Record<string, unknown> = {},
  // biome-ignore lint/suspicious/noExplicitAny: answers of several operations
): Promise<any> {
  const given = new URLSearchParams(
    Object.entries(fields).map(([key, value]): [string, string] => [key, typeof value === 'string' ? value : JSON.stringify(value)]),
  ).toString()
  const isGet = method === 'GET'
  const headers = {
    Authorization: authorization(callers[name]),
    Host: host,
    ...(isGet ? {} : { 'Content-Type': 'application/x-www-form-urlencoded' }),
  }
  const { body } = await send(url, {
    method,
    path: `/api/v1${path}${isGet ? `?${given}` : ''}`,
    headers,
    ...(isGet ? {} : { body: given }),
  })
  const answer = JSON.parse(body)
  if (answer.result !== 'success') throw new Error(`${method} ${path}: ${body}`)
  return answer
}

/** Uploads an image of one pixel. */
async function upload(place: Place, name: CallerName, path: string): Promise<void> {
  const form = new FormData()
  form.append('file', new Blob(['GIF89a\x01\0\x01\0\0\0\0,\0\0\0\0\x01\0\x01\0\0\x02\x02D\x01\0;']), 'image.gif')
  const headers = { Authorization: authorization(callers[name]) }
  expect((await fetch(`${place.url}/api/v1${path}`, { method: 'POST', headers, body: form })).status).toBe(200)
}

/** Adds what names something by its ID, beside what the seed world has. */
async function furnish(place: Place): Promise<void> {
  const form = new FormData()
  form.append('filename', new Blob(['a file that was sent']), 'nöte.txt')
  const headers = { Authorization: authorization(callers.member) }
  const uploaded = await fetch(`${place.url}/api/v1/user_uploads`, { method: 'POST', headers, body: form })
  const { url } = (await uploaded.json()) as { url: string }
  await upload(place, 'member', '/users/me/avatar')
  await upload(place, 'owner', '/realm/icon')
  const to = 'general'
  const { id } = await ask(place, 'member', 'POST', '/messages', {
    type: 'channel',
    to,
    topic: 'ünï',
    content: 'a first version, @**Max Member|6**',
  })
  const content = [
    `😀 東京 [this](${url}) and http://old.example${url}`,
    `@**Max Member|6** @_**Olivia Owner** @*engineering* :party: #**design** #**general>lunch@${messages.lunch1.id}**`,
    `[there](#narrow/channel/${channels.general.id}-general/topic/lunch/near/${messages.lunch2.id}) [dm](/#narrow/dm/5,6-dm)`,
    '`@**Max Member|6**` https://elsewhere.example/user_uploads/1/ab/x/y.txt',
  ].join('\n\n')
  await ask(place, 'member', 'PATCH', `/messages/${id}`, { content })
  await ask(place, 'owner', 'PATCH', `/messages/${messages.toMove1.id}`, { topic: 'moved here', stream_id: channels.announcements.id })
  await ask(place, 'owner', 'PATCH', `/messages/${messages.oldPlan2.id}`, { topic: 'newer plans', propagate_mode: 'change_later' })
  await ask(place, 'owner', 'POST', '/messages', { type: 'direct', to: [users.member.id, users.member2.id], content: 'a word in private' })
  await ask(place, 'member', 'POST', '/messages', { type: 'direct', to: [users.member.id], content: 'a note to myself' })
  await ask(place, 'member2', 'POST', `/messages/${id}/reactions`, {
    emoji_name: 'party',
    emoji_code: String(emoji.party.id),
    reaction_type: 'realm_emoji',
  })
  const widget = (content: object) => ({ msg_type: 'widget', content: JSON.stringify(content) })
  await ask(place, 'member2', 'POST', '/submessage', {
    message_id: messages.poll.id,
    ...widget({ type: 'new_option', idx: 1, option: 'Cocoa' }),
  })
  const cocoa = `${users.member2.id},1`
  await ask(place, 'member', 'POST', '/submessage', { message_id: messages.poll.id, ...widget({ type: 'vote', key: cocoa, vote: 1 }) })
  await ask(place, 'member', 'POST', '/users/me/status', {
    ...{ status_text: 'at a party', emoji_name: 'party', emoji_code: String(emoji.party.id), reaction_type: 'realm_emoji' },
  })
  const timestamp = 1_800_000_000
  await ask(place, 'member', 'POST', '/drafts', {
    drafts: [{ type: 'private', to: [users.member2.id, users.owner.id], topic: '', content: 'Dear @**Max Member|6**', timestamp }],
  })
  await ask(place, 'owner', 'PATCH', `/users/${users.member2.id}`, {
    profile_data: [{ id: profileFields.mentor.id, value: [users.member.id] }],
  })
  await ask(place, 'member', 'POST', '/navigation_views', { fragment: `narrow/dm/${users.member2.id}-dm`, is_pinned: true, name: 'Max' })
  await ask(place, 'member', 'POST', '/user_topics', { stream_id: channels.general.id, topic: 'lunch', visibility_policy: 3 })
  await ask(place, 'owner', 'PATCH', '/realm', {
    new_stream_announcements_stream_id: channels.announcements.id,
    can_invite_users_group: { new: { direct_members: [users.member.id], direct_subgroups: [groups.engineering.id] } },
  })
  await ask(place, 'owner', 'PATCH', `/streams/${channels.general.id}`, {
    ...{ description: 'For everybody, see #**design** and [this](/#narrow/channel/23-design).', folder_id: 1 },
  })
  await ask(place, 'owner', 'POST', `/user_groups/${groups.engineering.id}/members`, { add: [users.quiet.id] })
}

/** An entry of the audit log, whose subjects are of many kinds. Some, such as invitations, do not move. */
function subjectsInText(entry: { subject_type: string; subject_id: number | null }): object {
  const isSeen = ['user', 'channel', 'group', 'message'].includes(entry.subject_type)
  return { ...entry, subject_id: isSeen ? String(entry.subject_id) : null }
}

/** What people see of an organisation, without what is different each time. */
async function seen(place: Place): Promise<unknown> {
  const all = { anchor: 'newest', num_before: 1000, num_after: 0 }
  const answers: unknown[] = []
  for (const name of CALLERS) {
    const { queue_id, server_timestamp, server_generation, realm_uuid, ...state } = await ask(place, name, 'POST', '/register')
    expect([queue_id, server_timestamp]).not.toContain(undefined)
    const narrow = [{ operator: 'search', operand: '東京' }]
    const found = name === 'guest' ? undefined : await ask(place, name, 'GET', '/messages', { ...all, narrow })
    if (found) expect(found.messages.length).toBeGreaterThan(0)
    answers.push({ state, found, messages: await ask(place, name, 'GET', '/messages', all) })
  }
  const everything = { ...all, narrow: [{ operator: 'channels', operand: 'public' }] }
  const written = await ask(place, 'member', 'GET', '/messages', everything)
  const edited = written.messages.find(({ subject }: { subject: string }) => subject === 'ünï')
  answers.push(written, await ask(place, 'member', 'GET', `/messages/${edited.id}/history`))
  for (const path of ['/drafts', '/scheduled_messages', '/attachments', '/navigation_views', '/users/me/api_keys'])
    answers.push(await ask(place, 'member', 'GET', path))
  answers.push(await ask(place, 'member2', 'GET', '/users', { include_custom_profile_fields: true }))
  const { entries } = await ask(place, 'owner', 'GET', '/realm/audit_log', { limit: 1000 })
  answers.push(entries.filter(({ action }: { action: string }) => !['exported', 'imported'].includes(action)).map(subjectsInText))
  // Not in the name of a host below it.
  const host = new RegExp(`${place.host.replaceAll('.', '\\.')}(?!\\.)`, 'g')
  const text = JSON.stringify(answers).replaceAll(`http://${place.host}`, 'ORGANISATION').replace(host, 'HOST')
  return JSON.parse(text, (name, value) => (name === 'sender_realm_str' ? 'SUBDOMAIN' : value))
}

/** What differs between two answers: numbers, by the path of the field that has them. */
class Differences {
  readonly #pairs = new Map<string, Map<number, number>>()
  readonly #texts: [number, number, string][] = []
  readonly faults: string[] = []

  /** Walks through both. Everything must be the same but for numbers, and a field has one number for each of the other. */
  compare(one: unknown, other: unknown, at: string): void {
    if (typeof one === 'number' && typeof other === 'number') this.#note(at, one, other)
    else if (typeof one === 'string' && typeof other === 'string') this.#compareTexts(one, other, at)
    else if (Array.isArray(one) && Array.isArray(other) && one.length === other.length) {
      // Of users, or a channel.
      if (at.endsWith('.to')) this.#compareTexts(one.join(), other.join(), at)
      else for (const [i, item] of one.entries()) this.compare(item, other[i], at)
    } else if (typeof one === 'object' && typeof other === 'object' && one && other) this.#compareObjects(one, other, at)
    else if (one !== other) this.faults.push(`${at}: ${JSON.stringify(one)} and ${JSON.stringify(other)}`)
  }

  #compareObjects(one: object, other: object, at: string): void {
    const [names, others] = [Object.entries(one), Object.entries(other)]
    if (names.length !== others.length) this.faults.push(`${at}: ${names.map(([name]) => name)} and ${others.map(([name]) => name)}`)
    for (const [i, [name, value]] of names.entries()) {
      const [otherName = '', otherValue] = others[i] ?? []
      this.#compareTexts(name, otherName, at)
      this.compare(value, otherValue, `${at}.${/^[0-9]+$/.test(name) ? '#' : name}`)
    }
  }

  #compareTexts(one: string, other: string, at: string): void {
    if (one === other) return
    const [parts, others] = [one.split(/([0-9]+)/), other.split(/([0-9]+)/)]
    if (parts.length !== others.length || parts.some((part, i) => i % 2 === 0 && part !== others[i]))
      this.faults.push(`${at}: ${JSON.stringify(one)} and ${JSON.stringify(other)}`)
    else if (/^[0-9]+$/.test(one) && !at.endsWith('subject_id')) this.#note(`${at} (text)`, Number(one), Number(other))
    else for (const [i, part] of parts.entries()) if (part !== others[i]) this.#texts.push([Number(part), Number(others[i]), at])
  }

  #note(at: string, one: number, other: number): void {
    const pairs = this.#pairs.get(at) ?? new Map<number, number>()
    this.#pairs.set(at, pairs)
    const known = pairs.get(one)
    if (known !== undefined && known !== other) this.faults.push(`${at}: ${one} is ${known} and ${other}`)
    pairs.set(one, other)
  }

  /** The fields that have different numbers. */
  names(): string[] {
    return [...this.#pairs].filter(([, pairs]) => [...pairs].some(([one, other]) => one !== other)).map(([name]) => name)
  }

  /** IDs that are equal in such fields. */
  same(): string[] {
    return this.names().flatMap((name) =>
      [...(this.#pairs.get(name) ?? [])].filter(([one, other]) => one === other && one > 0).map(([one]) => `${name} ${one}`),
    )
  }

  /** Numbers in texts that differ as those of no field do. `realmIds`: of the organisation, before and after. */
  strayTexts(realmIds: string): string[] {
    const known = new Set([realmIds])
    for (const pairs of this.#pairs.values()) for (const [one, other] of pairs) known.add(`${one} ${other}`)
    // The audit log also names what no other answer shows.
    return this.#texts
      .filter(([one, other, at]) => !known.has(`${one} ${other}`) && !/^\.(changes|subject_id)/.test(at))
      .map(([one, other, at]) => `${at}: ${one} and ${other}`)
  }
}

/** A server with other organisations, on the database of this run or on SQLite. */
async function inhabited(databaseServer = inject('databaseUrl')): Promise<Site> {
  const site = await createSite(databaseServer)
  site.env.EXTERNAL_URL = 'http://new.example'
  for (const subdomain of ['', 'other'])
    expect(
      await site.manage(
        'create-realm',
        '--subdomain',
        subdomain,
        '--name',
        'Other',
        '--owner-email',
        'o@example.com',
        '--owner-name',
        'Owner',
      ),
    ).toMatchObject({ code: 0 })
  return site
}

/** Gives a server a bucket for its files. */
async function withBucket(site: Site): Promise<Site> {
  const service = await startS3()
  onTestFinished(() => service.close())
  const { bucket, endpoint = '', credentials } = service.options
  // The library of S3 warns of the oldest Node that is supported here.
  Object.assign(site.env, { S3_BUCKET: bucket, S3_ENDPOINT: endpoint, NODE_NO_WARNINGS: '1' })
  Object.assign(site.env, { S3_ACCESS_KEY_ID: credentials?.accessKeyId, S3_SECRET_ACCESS_KEY: credentials?.secretAccessKey })
  return site
}

interface ListedRealm {
  realm_id: number
  url: string
  is_active: boolean
  unfinished: string | null
}
const realmsOf = async (site: Site): Promise<ListedRealm[]> => JSON.parse((await site.manage('list-realms', '--json')).stdout).realms

/** The text of the uploaded file, as a server gives it. */
async function download({ url, host }: Place): Promise<string> {
  const [moved] = (await ask({ url, host }, 'member', 'GET', '/attachments')).attachments.filter(
    ({ name }: { name: string }) => name === 'nöte.txt',
  )
  const { url: temporary } = await ask({ url, host }, 'member', 'GET', `/user_uploads/${moved.path_id}`)
  return (await send(url, { method: 'GET', path: temporary, headers: { Host: host } })).body
}

/** The statuses with which a server gives the images that were uploaded. */
async function images(place: Place): Promise<number[]> {
  const { avatar_url, avatar_url_medium, realm_icon_url } = await ask(place, 'member', 'POST', '/register')
  const answers = [avatar_url, avatar_url_medium, realm_icon_url].map((path: string) => {
    expect(path).toMatch(/^\/user_avatars\//)
    return send(place.url, { method: 'GET', path, headers: { Host: place.host } })
  })
  return (await Promise.all(answers)).map(({ status }) => status)
}

test('an organisation is the same on another server but for its IDs, and back on the first kind, with its files in a bucket', {
  timeout: 240_000,
}, async () => {
  const before = await seen(source)
  const target = await inhabited()
  onTestFinished(() => target.remove())
  // The first one takes the IDs that the second one would otherwise keep.
  const keyless = join(target.dataDir, 'keyless.tar.gz')
  expect(await origin.manage('export-realm', '--realm', '', keyless)).toMatchObject({ code: 0, stderr: '' })
  expect(await target.manage('import-realm', '--subdomain', 'first', keyless)).toMatchObject({ code: 0, stderr: '' })
  expect(await target.manage('import-realm', '--subdomain', 'moved', archive)).toMatchObject({ code: 0, stderr: '' })
  const { code, stderr } = await target.manage('import-realm', '--subdomain', 'third', archive)
  expect([code, stderr]).toEqual([1, 'this server has API keys of the export already: export it without them\n'])
  expect((await target.manage('check')).stdout).toMatch(/^faults: 0$/m)
  const back = await withBucket(await inhabited(''))
  onTestFinished(() => back.remove())
  const further = join(target.dataDir, 'further.tar.gz')
  const exported = await target.manage('export-realm', '--realm', 'moved', '--with-keys', '--with-passwords', further)
  expect(exported).toMatchObject({ code: 0, stderr: '' })
  expect(await back.manage('import-realm', further)).toMatchObject({ code: 0, stderr: '' })
  expect((await back.manage('check')).stdout).toMatch(/^faults: 0$/m)

  for (const site of [target, back]) {
    const { url } = await site.start()
    const place = { url, host: 'moved.new.example' }
    const differences = new Differences()
    differences.compare(before, await seen(place), '')
    expect(differences.faults).toEqual([])
    expect(differences.names().length).toBeGreaterThan(20)
    expect(differences.names().filter((name) => /(time|date|count|size|role|order|version|event_id)$/.test(name))).toEqual([])
    expect(differences.same()).toEqual([])
    const { realm_id } = (await realmsOf(site)).find((one) => one.url.includes('moved')) ?? { realm_id: 0 }
    expect(differences.strayTexts(`1 ${realm_id}`)).toEqual([])
    expect(await download(place)).toBe('a file that was sent')
    expect(await images(place)).toEqual([200, 200, 200])
    const { members } = await ask(place, 'member', 'GET', '/users')
    const max = members.find(({ email }: { email: string }) => email === users.member2.email).user_id
    const { id } = await ask(place, 'member', 'POST', '/messages', { type: 'direct', to: [max], content: 'on it goes' })
    const narrow = [{ operator: 'dm', operand: [max] }]
    const { messages: said } = await ask(place, 'member', 'GET', '/messages', { anchor: 'newest', num_before: 10, num_after: 0, narrow })
    expect(said.at(-1).id).toBe(id)
    expect(new Set(said.map(({ recipient_id }: { recipient_id: number }) => recipient_id)).size).toBe(1)
    expect(said.length).toBeGreaterThan(2)
  }
})

/** Begins an import, and stops it in the middle: it gets its file the first time, and half of it the second time. */
async function importHalf(site: Site, signal: NodeJS.Signals): Promise<{ code: number | null; stderr: string }> {
  const [path, first, second] = ['export', 'first', 'second'].map((name) => join(site.dataDir, `${name}-${signal}`)) as [
    string,
    string,
    string,
  ]
  execFileSync('mkfifo', [first, second])
  symlinkSync(first, path)
  const command = [built('parley'), 'manage', 'import-realm', '--subdomain', 'moved', path]
  const child = spawn(process.execPath, command, { env: site.env, stdio: ['ignore', 'ignore', 'pipe'] })
  let stderr = ''
  child.stderr.on('data', (chunk) => {
    stderr += chunk
  })
  const bytes = readFileSync(archive)
  const whole = await open(first, 'w')
  await whole.write(bytes)
  // Before the command sees the end.
  symlinkSync(second, `${path}-next`)
  renameSync(`${path}-next`, path)
  await whole.close()
  const half = await open(second, 'w')
  await half.write(bytes.subarray(0, bytes.length - 2_000))
  await expect.poll(() => realmsOf(site), { timeout: 60_000 }).toContainEqual(expect.objectContaining({ unfinished: 'import' }))
  const exit = once(child, 'exit')
  child.kill(signal)
  // Otherwise the command would wait for more.
  await half.close()
  const [code] = await exit
  return { code, stderr }
}

/** A server for the tests that follow, each of which leaves its other organisations as they are. */
let site: Site
beforeAll(async () => {
  site = await inhabited()
}, 120_000)
afterAll(() => site.remove())

test('an import that a signal stops leaves nothing', { timeout: 240_000 }, async () => {
  const before = await realmsOf(site)
  expect(await importHalf(site, 'SIGTERM')).toEqual({ code: 143, stderr: 'stopped by SIGTERM\n' })
  expect(await realmsOf(site)).toEqual(before)
  expect((await site.manage('check')).stdout).toMatch(/^faults: 0$/m)
  const entries = readdirSync(site.dataDir, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  expect(files.filter((file) => /\/(uploads|tmp)\//.test(file.slice(site.dataDir.length)))).toEqual([])
})

test('an import refuses a taken subdomain, a damaged export, a backup, and standard input, and changes nothing', {
  timeout: 120_000,
}, async () => {
  const before = await realmsOf(site)
  const damaged = join(site.dataDir, 'damaged.tar.gz')
  const bytes = readFileSync(archive)
  writeFileSync(damaged, bytes.subarray(0, bytes.length / 2))
  const backup = join(site.dataDir, 'backup.tar.gz')
  await site.manage('backup', backup)
  for (const [given, code, message] of [
    [['--subdomain', 'other', archive], 2, "'subdomain' is taken: other"],
    [['--subdomain', 'Not.One', archive], 2, "'subdomain' must be letters"],
    [[archive], 2, "'subdomain' is taken: the root domain"],
    [['--subdomain', 'new', damaged], 1, `${damaged} is damaged: unexpected end of file`],
    [['--subdomain', 'new', backup], 1, 'this is a backup of a whole server'],
    [['--subdomain', 'new', '-'], 1, 'an import reads its file twice'],
  ] as const)
    expect(await site.manage('import-realm', ...given)).toEqual({ code, stdout: '', stderr: expect.stringContaining(message) })
  expect(await realmsOf(site)).toEqual(before)
})

test('an import that is killed leaves an organisation that nobody reaches, and the next import starts again', {
  timeout: 240_000,
}, async () => {
  expect(await importHalf(site, 'SIGKILL')).toMatchObject({ code: null })
  const server = await site.start()
  onTestFinished(async () => void (await server.end('SIGKILL')))
  const place = { url: server.url, host: 'moved.new.example' }
  await expect(ask(place, 'member', 'POST', '/register')).rejects.toThrow('REALM_DEACTIVATED')
  for (const command of [['reactivate-realm'], ['export-realm', join(site.dataDir, 'half.tar.gz')]]) {
    const { code, stderr } = await site.manage(...command, '--realm', 'moved')
    expect([code, stderr]).toEqual([2, 'The import of Demo is not finished: run import-realm again, or purge-realm\n'])
  }
  expect(await site.manage('import-realm', '--subdomain', 'moved', archive)).toMatchObject({ code: 0, stderr: '' })
  expect((await site.manage('check')).stdout).toMatch(/^faults: 0$/m)
  expect((await realmsOf(site)).filter(({ unfinished }) => unfinished !== null)).toEqual([])
  expect(await download(place)).toBe('a file that was sent')
})

test('purge-realm and purge-user say what there is, and remove it with a confirmation', { timeout: 120_000 }, async () => {
  const others = (await realmsOf(site)).filter(({ url }) => !url.includes('other'))
  const purge = (...args: string[]): ReturnType<Site['manage']> => site.manage('purge-realm', '--realm', 'other', ...args)
  expect(await purge()).toEqual({ code: 0, stdout: expect.stringMatching(/^purged: false$/m), stderr: '' })
  expect(await purge('--confirm', 'Another')).toMatchObject({ code: 2, stderr: expect.stringContaining('is not the name') })
  expect(await purge('--confirm', 'Other')).toMatchObject({ code: 2, stderr: 'Other is active: deactivate it first\n' })
  expect(await site.manage('deactivate-realm', '--realm', 'other')).toMatchObject({ code: 0 })
  expect(await purge('--confirm', 'Other')).toEqual({ code: 0, stdout: expect.stringMatching(/^purged: true$/m), stderr: '' })
  expect(await realmsOf(site)).toEqual(others)

  const account = ['--email', 'leaving@example.com']
  expect(await site.manage('create-user', ...account, '--full-name', 'Lea Leaving', '--role', 'member')).toMatchObject({ code: 0 })
  expect(await site.manage('purge-user', ...account)).toMatchObject({ code: 0, stdout: expect.stringMatching(/^purged: false$/m) })
  expect(await site.manage('purge-user', ...account, '--confirm', 'o@example.com')).toMatchObject({ code: 2 })
  const done = await site.manage('purge-user', ...account, '--confirm', 'leaving@example.com')
  expect(done).toEqual({ code: 0, stdout: expect.stringMatching(/^purged: true$[\s\S]*^the account as a stub/m), stderr: '' })
  const { stdout } = await site.manage('list-users')
  expect(stdout).toMatch(/\tDeleted user [0-9]+\t/)
  expect(stdout).not.toContain('Lea')
  expect((await site.manage('check')).stdout).toMatch(/^faults: 0$/m)
})
