// The admin command: `parley manage COMMAND --options [--json]`. It can run while a server runs.

import { Argument, CommanderError, Option } from 'commander'
import { auditPage } from '../access/organisation/audit-log.ts'
import { realmUrl } from '../access/organisation/realms.ts'
import { sessionsOf } from '../access/people/api-keys.ts'
import { hashNewPassword } from '../access/people/credentials.ts'
import { createRealmWith, noteExport, setRealmActive, setRealmSetting } from '../actions/organisation/realms.ts'
import { setUserActive } from '../actions/people/activation.ts'
import { createApiKey, createKeyIn, revokeApiKeys } from '../actions/people/api-keys.ts'
import { createPersonIn, createUserIn } from '../actions/people/create.ts'
import { setEmailPermission } from '../actions/people/email-address.ts'
import { createResetLink, mailReset, setPassword } from '../actions/people/passwords.ts'
import { endSessionOf } from '../actions/people/sessions.ts'
import { removeIdentity } from '../actions/people/sign-in.ts'
import { updateUser } from '../actions/people/update.ts'
import { readBuild, readConfig } from '../config.ts'
import { type App, operatorContext } from '../context.ts'
import type { Tx } from '../db/index.ts'
import { select } from '../db/sql.ts'
import { ApiError } from '../errors.ts'
import { change } from '../events/change.ts'
import { MAX_KEY_NAME } from '../limits.ts'
import { ApiKey } from '../models/api-key.ts'
import type { AuditEntry } from '../models/audit-entry.ts'
import { Identity } from '../models/identity.ts'
import { Realm } from '../models/realm.ts'
import { User } from '../models/user.ts'
import { safeError } from '../observability/safe-errors.ts'
import { unixTime } from '../values/dates.ts'
import { normaliseEmail } from '../values/email-addresses.ts'
import { MAX_ID } from '../values/ids.ts'
import { ROLE, roleName } from '../values/roles.ts'
import { normaliseName } from '../values/text.ts'
import { createAccounts, ListError, parseAccounts } from './accounts.ts'
import { STANDARD } from './archive/streams.ts'
import { verifyArchive, writeBackup } from './backup.ts'
import {
  type CommandAnswer,
  command,
  listFromStdin,
  numberFrom,
  type OfUser,
  ofOrganisation,
  ofUser,
  passwordFromStdin,
  program,
  realmOf,
  Stopped,
  stoppable,
  timeOf,
  UsageError,
  userOf,
  writeAnswer,
  writeProgress,
} from './command.ts'
import { addChannelCommands } from './commands/channels.ts'
import { addJobCommands } from './commands/jobs.ts'
import { addMailCommands } from './commands/mail.ts'
import { exportRealm } from './export.ts'
import { importRealm } from './import.ts'
import { contentsOfRealm, purgeRealm, REMAINS_OF_REALM } from './purge-realm.ts'
import { contentsOfUser, purgeUser, REMAINS_OF_USER } from './purge-user.ts'
import { restoreBackup } from './restore.ts'
import { integrityOf, statusOf } from './status.ts'

/** The most entries of the audit log that are shown at once. */
const MAX_PAGE = 1_000

command<{ subdomain: string; name: string; ownerEmail: string; ownerName: string; mailLink?: true }>(
  'create-realm',
  'creates an organisation and its owner, and prints a link with which the owner chooses a password',
  async (app, { mailLink, ...wanted }) => {
    const now = unixTime()
    return createRealmWith(app, { ...wanted, now, isOperator: true }, async (c, owner) => {
      const { realm, tx } = c
      const { key } = await createKeyIn(c, owner, { name: 'manage', door: 'operator' })
      const created = { realm_id: realm.id, realm_url: realmUrl(app.config, realm), user_id: owner.id, email: owner.delivery_email }
      return {
        ...created,
        api_key: key,
        ...(app.config.passwordAuth ? await giveLink(app, { realm, user: owner }, { mailLink }, now, tx) : {}),
      }
    })
  },
  { begins: true },
)
  .requiredOption('--subdomain <subdomain>', 'the subdomain of the organisation; empty for the root domain')
  .requiredOption('--name <name>', 'the name of the organisation')
  .requiredOption('--owner-email <email>', 'the email address of the owner')
  .requiredOption('--owner-name <name>', 'the full name of the owner')
  .option('--mail-link', 'sends the link to the owner instead of printing it')

ofOrganisation(
  command<OfUser & { fullName: string; role: keyof typeof ROLE; bot?: true; owner?: string; passwordStdin?: true }>(
    'create-user',
    'creates an account for a person or a bot',
    async (app, { email, fullName, role, bot, owner, passwordStdin, realm }) => {
      if (bot && passwordStdin) throw new UsageError('--password-stdin: a bot has no password')
      if (owner !== undefined && !bot) throw new UsageError('--owner: only a bot has an owner')
      const ownerId = owner === undefined ? null : (await userOf({ email: owner, realm }, '--owner')).id
      const password = passwordStdin && (await passwordFromStdin())
      const ctx = operatorContext(app, await realmOf(realm), unixTime())
      const account = {
        email,
        fullName,
        role: ROLE[role],
        awaitsFirstLogin: !bot,
        ...(bot ? { bot: { type: 1, ownerId } } : {}),
        ...(password === undefined ? {} : { passwordHash: await hashNewPassword(ctx, { password, fullName, email }) }),
      }
      return change(ctx, async (c) => {
        const user = await (bot ? createUserIn(c, account) : createPersonIn(c, account))
        const { key } = await createKeyIn(c, user, { name: 'manage', door: 'operator' })
        return { user_id: user.id, email: user.delivery_email, api_key: key }
      })
    },
  )
    .requiredOption('--email <email>', 'the email address of the account')
    .requiredOption('--full-name <name>', 'the name that users see')
    .addOption(new Option('--role <role>').choices(Object.keys(ROLE)).makeOptionMandatory())
    .option('--bot', 'creates a bot')
    .option('--owner <email>', "the email address of the bot's owner, whose role the bot's is never above")
    .option('--password-stdin', 'reads the password for logging in from standard input'),
)

ofUser(
  command<OfUser & { passwordStdin?: true; mailLink?: true; printLink?: true }>(
    'set-password',
    'sets the password of an account, or gives its owner a link for choosing one; a new password ends its API keys',
    async (app, { passwordStdin, mailLink, printLink, ...options }) => {
      if ([passwordStdin, mailLink, printLink].filter(Boolean).length !== 1)
        throw new UsageError('one of --password-stdin, --mail-link and --print-link is needed')
      const [now, realm, user] = [unixTime(), await realmOf(options.realm), await userOf(options)]
      const account = { user_id: user.id, email: user.delivery_email }
      if (!passwordStdin) {
        const link = await change(operatorContext(app, realm, now), ({ tx }) => giveLink(app, { realm, user }, { mailLink }, now, tx))
        return { ...account, ...link }
      }
      await setPassword(operatorContext(app, realm, now), user, await passwordFromStdin())
      return account
    },
  )
    .option('--password-stdin', 'reads the password from standard input')
    .option('--mail-link', 'sends a link to the address of the account; it is valid once, for 24 hours')
    .option('--print-link', 'prints such a link'),
)

ofOrganisation(
  command<{ realm?: string; mailLink?: true }>(
    'create-users',
    'creates accounts from a list on standard input: JSON lines, or CSV with a header; the fields are email, full_name and role',
    async (app, { realm, mailLink }) => {
      const found = await realmOf(realm)
      const accounts = parseAccounts(await listFromStdin())
      const outcomes = await stoppable((course) => createAccounts(app, found, accounts, { ...course, mailLink: mailLink ?? false }))
      if (outcomes.some(({ outcome }) => outcome === 'refused')) process.exitCode = 1
      return { users: outcomes }
    },
  ).option('--mail-link', 'mails each new person a link for choosing a password; it is valid once, for 24 hours'),
)

ofUser(
  command<OfUser & { role: keyof typeof ROLE }>('set-role', 'changes the role of an account', async (app, options) => {
    const user = await userOf(options)
    await updateUser(operatorContext(app, { id: user.realm_id }), user.id, { role: ROLE[options.role] })
    return { user_id: user.id, email: user.delivery_email, role: options.role }
  }).addOption(new Option('--role <role>').choices(Object.keys(ROLE)).makeOptionMandatory()),
)

ofUser(
  command<OfUser & { newEmail: string }>('change-address', 'changes the email address of an account', async (app, options) => {
    const user = await userOf(options)
    await updateUser(operatorContext(app, { id: user.realm_id }), user.id, { email: options.newEmail })
    return { user_id: user.id, email: normaliseEmail(options.newEmail) }
  }).requiredOption('--new-email <email>', 'the new address, which is not confirmed by mail'),
)

ofUser(
  command<OfUser & { confirm?: string; messages?: true; files?: true }>(
    'purge-user',
    'removes a person for good, and leaves a stub without a name; without --confirm says what there is, and removes nothing',
    async (app, { confirm, messages, files, ...options }) => {
      const user = await userOf(options)
      const about = { user_id: user.id, email: user.delivery_email }
      if (confirm === undefined) return { ...about, purged: false, ...(await contentsOfUser(app, user)) }
      if (confirm !== user.delivery_email) throw new UsageError(`--confirm: this is not the address of the account, ${user.delivery_email}`)
      const scope = { messages: messages ?? false, files: files ?? false }
      const removed = await stoppable((course) => purgeUser(app, user, scope, course))
      return { ...about, purged: true, ...removed, remains: REMAINS_OF_USER.map((what) => ({ what })) }
    },
  )
    .option('--confirm <email>', 'the address of the account, to purge it')
    .option('--messages', 'deletes what the person wrote too, with the reactions and votes')
    .option('--files', 'deletes the files that messages share too'),
)

ofUser(command<OfUser>('deactivate-user', 'deactivates an account', (app, options) => setActive(app, options, false)))
ofUser(command<OfUser>('reactivate-user', 'reactivates an account', (app, options) => setActive(app, options, true)))

for (const [name, isActive] of [
  ['deactivate-realm', false],
  ['reactivate-realm', true],
] as const)
  command<{ realm: string }>(name, `${name.split('-')[0]}s an organisation`, async (app, { realm }) => {
    const found = await realmOf(realm)
    await setRealmActive(operatorContext(app, found), isActive)
    return { realm_id: found.id, name: found.name, is_active: isActive }
  }).requiredOption('--realm <subdomain>', 'the subdomain of the organisation; empty for the root domain')

command<{ realm: string; confirm?: string }>(
  'purge-realm',
  'removes a deactivated organisation for good, with everything that it has; without --confirm says what that is, and removes nothing',
  async (app, { realm: subdomain, confirm }) => {
    const realm = await Realm.findBySubdomain(subdomain)
    if (!realm) throw new UsageError(`--realm: there is no organisation '${subdomain}'`)
    const about = { realm_id: realm.id, name: realm.name, is_active: realm.is_active }
    if (confirm === undefined) return { ...about, purged: false, ...(await contentsOfRealm(app, realm)) }
    if (confirm !== realm.name) throw new UsageError(`--confirm: this is not the name of the organisation, '${realm.name}'`)
    const { rows, files } = await stoppable((course) => purgeRealm(app, realm, course))
    return { ...about, purged: true, rows, files, remains: REMAINS_OF_REALM.map((what) => ({ what })) }
  },
)
  .requiredOption('--realm <subdomain>', 'the subdomain of the organisation; empty for the root domain')
  .option('--confirm <name>', 'the name of the organisation, to purge it')

command<{ realm: string; byConsent?: true; withPasswords?: true; withKeys?: true }>(
  'export-realm',
  'exports an organisation for another server or other programs: its rows as JSON and its files, by default without keys and passwords',
  async (app, { realm, byConsent = false, withPasswords = false, withKeys = false }, file = '') => {
    const found = await realmOf(realm)
    await noteExport(operatorContext(app, found))
    const options = { byConsent, passwords: withPasswords, keys: withKeys }
    return { file, ...(await stoppable((course) => exportRealm(app, found, file, course, options))) }
  },
  { mayWriteOutput: true },
)
  .requiredOption('--realm <subdomain>', 'the subdomain of the organisation; empty for the root domain')
  .option('--by-consent', 'without the private data of people who have not agreed to its export in their preferences')
  .option('--with-passwords', 'also the hashes of passwords, so that people can log in with them where it is imported')
  .option('--with-keys', 'also the hashes of API keys, which then work there, and push registrations')
  .addArgument(new Argument('<file>', 'the file to create, or - for standard output'))

command<{ subdomain?: string }>(
  'import-realm',
  'imports an organisation from its export, beside others; everything in it gets new IDs',
  async (app, { subdomain }, file = '') => ({
    file,
    ...(await stoppable((course) => importRealm(app, file, subdomain === undefined ? {} : { subdomain }, course))),
  }),
  { begins: true },
)
  .option('--subdomain <subdomain>', 'the subdomain of the organisation here; empty for the root domain; by default its former one')
  .addArgument(new Argument('<file>', 'the export'))

ofUser(
  command<OfUser & { value: 'true' | 'false' }>('set-user-flag', 'grants or revokes a permission of an account', async (app, options) => {
    const user = await userOf(options)
    await setEmailPermission(app, user, options.value === 'true')
    return { user_id: user.id, email: user.delivery_email, can_change_user_emails: options.value === 'true' }
  })
    .addOption(new Option('--flag <name>').choices(['can_change_user_emails']).makeOptionMandatory())
    .addOption(new Option('--value <value>').choices(['true', 'false']).makeOptionMandatory()),
)

ofOrganisation(
  command<{ realm?: string }>('set-realm-setting', 'changes a setting of an organisation', async (app, { realm }, name, value) => {
    await setRealmSetting(operatorContext(app, await realmOf(realm)), name, value)
    return { name, value }
  })
    .addArgument(new Argument('<name>'))
    .addArgument(new Argument('<value>')),
)

ofUser(
  command<OfUser & { name: string }>('create-api-key', 'creates an API key for an account', async (app, options) => {
    const user = await userOf(options)
    const { id, key } = await createApiKey(app, user, normaliseName('name', options.name, MAX_KEY_NAME), unixTime())
    return { user_id: user.id, email: user.delivery_email, key_id: id, api_key: key }
  }).option('--name <name>', 'what the key is for', 'manage'),
)

ofUser(
  command<OfUser & { keyId: string }>('revoke-api-key', 'revokes an API key of an account', async (app, options) => {
    const user = await userOf(options)
    if (
      !/^[0-9]{1,9}$/.test(options.keyId) ||
      (
        await revokeApiKeys(operatorContext(app, { id: user.realm_id }, unixTime()), {
          userIds: [user.id],
          keyIds: [Number(options.keyId)],
        })
      ).length === 0
    )
      throw new UsageError(`--key-id: ${user.delivery_email} has no API key ${options.keyId}`)
    return { key_id: Number(options.keyId) }
  }).requiredOption('--key-id <id>', 'the key_id that create-api-key and list-api-keys print'),
)

ofUser(
  command<OfUser>('list-api-keys', 'lists the API keys of an account, without their texts', async (_app, options) => ({
    api_keys: (await ApiKey.findAllOf((await userOf(options)).id)).map((key) => ({
      key_id: key.id,
      name: key.name,
      created: timeOf(key.date_created),
      last_used: timeOf(key.last_used_at),
    })),
  })),
)

ofUser(
  command<OfUser>('list-sessions', 'lists the browser sessions of an account', async (app, options) => ({
    sessions: (await sessionsOf(app, await userOf(options), unixTime())).map((session) => ({
      session_id: session.id,
      name: session.name,
      address: session.address,
      created: timeOf(session.date_created),
      last_used: timeOf(session.last_used_at),
    })),
  })),
)

ofUser(
  command<OfUser & { sessionId: string }>('end-session', 'ends a browser session of an account', async (app, options) => {
    const user = await userOf(options)
    const sessionId = numberFrom('--session-id', options.sessionId, MAX_ID)
    await endSessionOf(operatorContext(app, { id: user.realm_id }, unixTime()), user, sessionId).catch((error: unknown) => {
      if (!(error instanceof ApiError) || error.code !== 'NOT_FOUND') throw error
      throw new UsageError(`--session-id: ${user.delivery_email} has no session ${options.sessionId}`)
    })
    return { session_id: sessionId }
  }).requiredOption('--session-id <id>', 'the session_id that list-sessions prints'),
)

ofUser(
  command<OfUser>(
    'list-identities',
    'lists who an account is at the providers of single sign-on and the directories',
    async ({ config }, options) => ({
      identities: (await select(Identity, { where: { user_id: (await userOf(options)).id }, order: [['id', 'ASC']] })).map((identity) => ({
        provider: [...config.providers, ...config.directories].find(({ issuer }) => issuer === identity.issuer)?.name ?? '-',
        issuer: identity.issuer,
        subject: identity.subject,
        first_login: timeOf(identity.date_created),
      })),
    }),
  ),
)

ofUser(
  command<OfUser & { provider: string }>(
    'remove-identity',
    'forgets who an account is at a provider of single sign-on or a directory; who comes next with its verified address gets the account',
    async (app, { provider, ...options }) => {
      const user = await userOf(options)
      // The identity may be older than what the file of providers says now.
      const named = [...app.config.providers, ...app.config.directories].find(({ name }) => name === provider) ?? {
        name: provider,
        issuer: provider,
      }
      if (!(await removeIdentity(operatorContext(app, { id: user.realm_id }, unixTime()), user, named)))
        throw new UsageError(`--provider: ${user.delivery_email} is nobody known at ${provider}`)
      return { user_id: user.id, email: user.delivery_email, provider: named.name }
    },
  ).requiredOption('--provider <name>', 'the name in SIGN_IN_FILE, or the issuer'),
)

ofOrganisation(
  command<{ realm?: string; email?: string; all: true }>(
    'revoke-api-keys',
    'revokes all API keys and ends all browser sessions of an account or, without --email, of everybody in an organisation',
    async (app, { email, realm: subdomain }) => {
      const realm = await realmOf(subdomain)
      const users = email === undefined ? await User.findAllOf(realm.id) : [await userOf({ email, realm: subdomain })]
      const userIds = users.map(({ id }) => id)
      return {
        users: userIds.length,
        revoked_keys: (await revokeApiKeys(operatorContext(app, { id: realm.id }, unixTime()), { userIds })).length,
      }
    },
  )
    .requiredOption('--all', 'all of them; revoke-api-key revokes one')
    .option('--email <email>', 'the email address of the account'),
)

ofOrganisation(
  command<{ realm?: string; limit: string; before?: string }>(
    'audit-log',
    'shows who administered what in an organisation, the newest first',
    async (_app, { realm, limit, before }) => {
      const beforeId = before === undefined ? undefined : numberFrom('--before', before, MAX_ID)
      const { entries } = await auditPage((await realmOf(realm)).id, { beforeId }, numberFrom('--limit', limit, MAX_PAGE))
      return { entries: entries.map(auditLine) }
    },
  )
    .option('--limit <count>', 'how many entries, at most 1000', '100')
    .option('--before <id>', 'only entries with lower IDs'),
)

command(
  'migrate',
  'creates the tables of an empty database, or migrates those of an older version, as the start of a server does',
  async (app) => {
    const { version, migrations, schema } = await statusOf(app)
    return { version, migrations, schema }
  },
  { begins: true },
)

command('status', 'shows what the server holds and whether its worker keeps up', (app) => statusOf(app))

command('check', 'checks that the database is consistent and no file is missing; exits with 1 if not', async (app) => {
  const { checked, faults } = await integrityOf(app, writeProgress)
  if (Object.keys(faults).length > 0) process.exitCode = 1
  return { checked, ...(Object.keys(faults).length > 0 ? faults : { faults: 0 }) }
})

command('list-realms', 'lists the organisations', async (app) => {
  const realms = await select(Realm, { order: [['id', 'ASC']] })
  return {
    realms: realms.map((realm) => ({
      realm_id: realm.id,
      url: realmUrl(app.config, realm),
      name: realm.name,
      is_active: realm.is_active,
      unfinished: realm.unfinished,
    })),
  }
})

ofOrganisation(
  command<{ realm?: string }>('list-users', 'lists the accounts of an organisation', async (_app, { realm }) => {
    const users = await select(User, { where: { realm_id: (await realmOf(realm)).id }, order: [['id', 'ASC']] })
    return {
      users: users.map((user) => ({
        user_id: user.id,
        email: user.delivery_email,
        full_name: user.full_name,
        role: roleName(user.role),
        is_active: user.is_active,
        is_bot: user.bot_type !== null,
      })),
    }
  }),
)

// Neither opens the application, which would migrate the database.
program
  .command('backup')
  .description('backs up the database and the files, which can be restored into any database; the server can keep running')
  .argument('<file>', 'the file to create, or - for standard output')
  .option('--without-files', 'leaves the files where they are: in a bucket that has versions of its own')
  .option('--verify', 'reads a backup to its end instead of writing one, and exits with 1 if it is damaged')
  .option('--json', 'prints the result as JSON')
  .action(async (file: string, { json = false, verify, withoutFiles }: { json?: boolean; verify?: boolean; withoutFiles?: boolean }) => {
    if (verify && withoutFiles) throw new UsageError('--without-files: cannot be combined with --verify')
    const contents = await stoppable((course) =>
      verify ? verifyArchive(file, course) : writeBackup(readConfig(), file, course, { hasFiles: !withoutFiles }),
    )
    writeAnswer({ file, ...contents }, { json, isOutputTaken: file === STANDARD && !verify })
  })

program
  .command('restore')
  .description('restores a backup into an empty database and an empty store, of any kind; no server may be running')
  .argument('<file>', 'the backup, or - for standard input')
  .option('--json', 'prints the result as JSON')
  .action(async (file: string, { json = false }: { json?: boolean }) =>
    writeAnswer({ file, ...(await stoppable((course) => restoreBackup(readConfig(), file, course))) }, { json }),
  )

/** An entry of the audit log as a line of fields. */
function auditLine(entry: AuditEntry): CommandAnswer {
  const { id, date_created, actor_type, actor_id, address, client, action, subject_type, subject_id, subject_name, changes } = entry
  const actor = actor_id === null ? actor_type : `${actor_type} ${actor_id}`
  const subject = [subject_type, ...(subject_id === null ? [] : [subject_id])].join(' ')
  return {
    ...{ id, time: timeOf(date_created), actor, address: address ?? '-', client: client ?? '-' },
    ...{ action, subject, name: JSON.stringify(subject_name), changes },
  }
}

async function setActive(app: App, options: OfUser, isActive: boolean): Promise<CommandAnswer> {
  const user = await userOf(options)
  await setUserActive(operatorContext(app, { id: user.realm_id }), user.id, isActive)
  return { user_id: user.id, email: user.delivery_email, is_active: isActive }
}

/** Creates a link for choosing a password, and mails it or returns it to be printed. Throws BAD_REQUEST. */
async function giveLink(
  app: App,
  account: { realm: Realm; user: User },
  { mailLink }: { mailLink: true | undefined },
  now: number,
  tx: Tx,
): Promise<CommandAnswer> {
  if (!mailLink) return { password_link: await createResetLink(app, account, now, tx) }
  await mailReset(app, account, now, tx)
  return { mailed_to: account.user.delivery_email }
}

addChannelCommands()
addJobCommands()
addMailCommands()

/** Runs the admin command with its arguments. When it fails, it says why, and the process ends: with 2 after a mistake in the arguments. */
export async function runManage(args: readonly string[]): Promise<void> {
  // Other users of the machine cannot read the command's files, whatever the mode of the folder.
  process.umask(0o077)
  try {
    await program.version(readBuild().version).parseAsync(args, { from: 'user' })
  } catch (error) {
    // commander has printed its own message.
    if (error instanceof CommanderError) process.exit(error.exitCode === 0 ? 0 : 2)
    // Without the stack, which is of no use to an operator.
    console.error(safeError(error).message)
    process.exit(
      error instanceof Stopped
        ? error.code
        : error instanceof UsageError || error instanceof ListError || error instanceof ApiError
          ? 2
          : 1,
    )
  }
}
