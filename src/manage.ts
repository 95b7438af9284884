// The admin command: `npm run -s manage -- COMMAND --options [--json]`. Works beside a running server.

import { parseArgs } from 'node:util'
import { realmUrl } from './access/organisation/realms.ts'
import { createRealm, setRealmSetting } from './actions/organisation/realms.ts'
import { createApiKey, revokeApiKey } from './actions/people/api-keys.ts'
import { setEmailPermission, setUserActive } from './actions/people/changes.ts'
import { createUser } from './actions/people/create.ts'
import { openApp } from './app.ts'
import { readConfig } from './config.ts'
import type { App } from './context.ts'
import { SHORT_MEMORY } from './db/short-memory.ts'
import { ApiError } from './errors.ts'
import { Realm } from './models/realm.ts'
import { ROLE, User } from './models/user.ts'

/** A mistake of the person at the keyboard: a message and exit code 2. */
class UsageError extends Error {}

type Options = Record<string, string | boolean | undefined>
interface Command {
  usage: string
  /** Option names; those that end with `?` may be left out, those with `!` are flags. */
  options: string[]
  /** Names of arguments that stand without an option. */
  positionals?: string[]
  run(app: App, options: Options, positionals: string[]): Promise<object>
}

const COMMANDS: Record<string, Command> = {
  'create-realm': {
    usage: '--subdomain SUBDOMAIN --name NAME --owner-email EMAIL --owner-name NAME',
    options: ['subdomain', 'name', 'owner-email', 'owner-name'],
    run: async (app, options) => {
      const { realm, owner } = await createRealm(app, {
        subdomain: text(options.subdomain),
        name: text(options.name),
        ownerEmail: text(options['owner-email']),
        ownerName: text(options['owner-name']),
        now: new Date(),
      })
      const { key } = await createApiKey(app, owner, 'manage', new Date())
      return { realm_id: realm.id, realm_url: realmUrl(app.config, realm), user_id: owner.id, email: owner.delivery_email, api_key: key }
    },
  },
  'create-user': {
    usage:
      '--email EMAIL --full-name NAME --role owner|administrator|moderator|member|guest [--bot] [--password PASSWORD] [--realm SUBDOMAIN]',
    options: ['email', 'full-name', 'role', 'bot!', 'password?', 'realm?'],
    run: async (app, options) => {
      const role = text(options.role)
      if (!Object.hasOwn(ROLE, role)) throw new UsageError(`--role must be one of: ${Object.keys(ROLE).join(', ')}`)
      const user = await createUser(app, await realmOf(options), {
        email: text(options.email),
        fullName: text(options['full-name']),
        role: ROLE[role as keyof typeof ROLE],
        ...(options.bot ? { bot: { type: 1, ownerId: null } } : {}),
        ...(options.password === undefined ? {} : { password: text(options.password) }),
        awaitsFirstLogin: !options.bot,
        now: new Date(),
      })
      const { key } = await createApiKey(app, user, 'manage', new Date())
      return { user_id: user.id, email: user.delivery_email, api_key: key }
    },
  },
  'deactivate-user': {
    usage: '--email EMAIL [--realm SUBDOMAIN]',
    options: ['email', 'realm?'],
    run: (app, options) => setActive(app, options, false),
  },
  'reactivate-user': {
    usage: '--email EMAIL [--realm SUBDOMAIN]',
    options: ['email', 'realm?'],
    run: (app, options) => setActive(app, options, true),
  },
  'set-user-flag': {
    usage: '--email EMAIL --flag can_change_user_emails --value true|false [--realm SUBDOMAIN]',
    options: ['email', 'flag', 'value', 'realm?'],
    run: async (app, options) => {
      if (options.flag !== 'can_change_user_emails') throw new UsageError('--flag must be can_change_user_emails')
      if (options.value !== 'true' && options.value !== 'false') throw new UsageError('--value must be true or false')
      const user = await userOf(options)
      await setEmailPermission(app, user, options.value === 'true')
      return { user_id: user.id, email: user.delivery_email, can_change_user_emails: options.value === 'true' }
    },
  },
  'set-realm-setting': {
    usage: 'NAME VALUE [--realm SUBDOMAIN]',
    options: ['realm?'],
    positionals: ['NAME', 'VALUE'],
    run: async (app, options, [name = '', value = '']) => {
      await setRealmSetting(app, await realmOf(options), name, value)
      return { name, value }
    },
  },
  'create-api-key': {
    usage: '--email EMAIL [--label LABEL] [--realm SUBDOMAIN]',
    options: ['email', 'label?', 'realm?'],
    run: async (app, options) => {
      const user = await userOf(options)
      const { id, key } = await createApiKey(app, user, text(options.label ?? 'manage'), new Date())
      return { user_id: user.id, email: user.delivery_email, key_id: id, api_key: key }
    },
  },
  'revoke-api-key': {
    usage: '--email EMAIL --key-id ID [--realm SUBDOMAIN]',
    options: ['email', 'key-id', 'realm?'],
    run: async (app, options) => {
      const id = text(options['key-id'])
      const user = await userOf(options)
      if (!/^[0-9]{1,9}$/.test(id) || !(await revokeApiKey(app, user, Number(id), new Date())))
        throw new UsageError(`--key-id names no key of ${user.delivery_email}: ${id}`)
      return { key_id: Number(id) }
    },
  },
}

async function setActive(app: App, options: Options, isActive: boolean): Promise<object> {
  const user = await userOf(options)
  await setUserActive(app, user, isActive)
  return { user_id: user.id, email: user.delivery_email, is_active: isActive }
}

async function realmOf(options: Options): Promise<Realm> {
  if (options.realm !== undefined) {
    const realm = await Realm.findBySubdomain(text(options.realm))
    if (!realm) throw new UsageError(`--realm names no organisation: ${options.realm}`)
    return realm
  }
  const root = await Realm.findBySubdomain('')
  if (root) return root
  const [only, another] = await Realm.findAll({ limit: 2 })
  if (!only) throw new UsageError('there is no organisation yet: create-realm makes one')
  if (another) throw new UsageError('there are several organisations: say which by --realm SUBDOMAIN')
  return only
}

async function userOf(options: Options): Promise<User> {
  const email = text(options.email)
  const user = await User.findByEmail((await realmOf(options)).id, email)
  if (!user) throw new UsageError(`--email names nobody: ${email}`)
  return user
}

function text(value: string | boolean | undefined): string {
  return String(value ?? '')
}

function parse(args: string[]): { command: Command; options: Options; positionals: string[]; json: boolean } {
  const [name = '', ...rest] = args
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  if (!command) throw new UsageError(`${name ? `unknown command '${name}'` : 'a command is missing'}\n${help()}`)
  const names = command.options.map((option) => ({
    name: option.replace(/[?!]$/, ''),
    type: option.endsWith('!') ? ('boolean' as const) : ('string' as const),
    required: !/[?!]$/.test(option),
  }))
  let parsed: { values: Options; positionals: string[] }
  try {
    parsed = parseArgs({
      args: rest,
      options: { json: { type: 'boolean' as const }, ...Object.fromEntries(names.map(({ name, type }) => [name, { type }])) },
      allowPositionals: true,
    })
  } catch (error) {
    throw new UsageError((error as Error).message)
  }
  const { json, ...options } = parsed.values
  const missing = names.filter((option) => option.required && options[option.name] === undefined).map((option) => `--${option.name}`)
  if (missing.length > 0) throw new UsageError(`${name}: missing ${missing.join(', ')}\nusage: ${name} ${command.usage}`)
  if (parsed.positionals.length !== (command.positionals?.length ?? 0)) throw new UsageError(`usage: ${name} ${command.usage}`)
  return { command, options, positionals: parsed.positionals, json: json === true }
}

function help(): string {
  return ['commands:', ...Object.entries(COMMANDS).map(([name, { usage }]) => `  ${name} ${usage} [--json]`)].join('\n')
}

async function main(): Promise<void> {
  const { command, options, positionals, json } = parse(process.argv.slice(2))
  const app = await openApp({ ...readConfig(), logLevel: 'error' })
  try {
    const answer = await command.run(app, options, positionals)
    // Other processes may use what they know of users and keys for this long: the answer says that it is in force.
    await new Promise((resolve) => setTimeout(resolve, SHORT_MEMORY))
    if (json) console.log(JSON.stringify(answer))
    else for (const [key, value] of Object.entries(answer)) console.log(`${key}: ${value}`)
  } finally {
    await app.closeApp()
  }
}

main().catch((error: Error) => {
  const usage = error instanceof UsageError || error instanceof ApiError
  console.error(usage ? error.message : error)
  process.exit(usage ? 2 : 1)
})
