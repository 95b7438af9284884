// databases: both
// An organisation moves to another server, beside others, and nothing is there by half.

import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, renameSync, symlinkSync, writeFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest'
import { built } from '../built.ts'
import { send } from '../http.ts'
import { seed } from '../seeded.ts'
import { authorization, type Credentials, createSite, type Site } from '../server.ts'
import { channels, emoji, groups, messages, profileFields, users } from '../world.ts'

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

/** Adds what names something by its ID, beside what the seed world has. */
async function furnish(place: Place): Promise<void> {
  const form = new FormData()
  form.append('filename', new Blob(['a file that was sent']), 'nöte.txt')
  const headers = { Authorization: authorization(callers.member) }
  const uploaded = await fetch(`${place.url}/api/v1/user_uploads`, { method: 'POST', headers, body: form })
  const { url } = (await uploaded.json()) as { url: string }
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
  await ask(place, 'member', 'PATCH', `/messages/${messages.toMove1.id}`, {
    topic: 'moved here',
    stream_id: channels.announcements.id,
  }).catch(() => {})
  await ask(place, 'owner', 'PATCH', `/messages/${messages.oldPlan2.id}`, { topic: 'newer plans', propagate_mode: 'change_later' })
  await ask(place, 'owner', 'POST', '/messages', { type: 'direct', to: [users.member.id, users.member2.id], content: 'a word in private' })
  await ask(place, 'member', 'POST', '/messages', { type: 'direct', to: [users.member.id], content: 'a note to myself' })
  await ask(place, 'member2', 'POST', `/messages/${id}/reactions`, {
    emoji_name: 'party',
    emoji_code: String(emoji.party.id),
    reaction_type: 'realm_emoji',
  })
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

/** A server with other organisations, on the database of this run or on SQLite. */
async function inhabited(databaseServer = inject('databaseUrl')): Promise<Site> {
  const site = await createSite(databaseServer)
  site.env.EXTERNAL_URL = 'http://new.example'
  onTestFinished(() => site.remove())
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

test('an import that is killed leaves an organisation that nobody reaches, and the next import begins anew', {
  timeout: 240_000,
}, async () => {
  const site = await inhabited()
  expect(await importHalf(site, 'SIGKILL')).toMatchObject({ code: null })
  const { url } = await site.start()
  const place = { url, host: 'moved.new.example' }
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

test('an import refuses a taken subdomain, a damaged export, a backup, and standard input, and changes nothing', {
  timeout: 120_000,
}, async () => {
  const site = await inhabited()
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
