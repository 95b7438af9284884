// `parley manage`: channels, which of them are default channels, and who is subscribed to them.

import { memberIds } from '../../access/groups/membership.ts'
import { archiveChannel } from '../../actions/channels/archive.ts'
import { createChannel } from '../../actions/channels/create.ts'
import { setDefaultChannel } from '../../actions/channels/default-channels.ts'
import { join } from '../../actions/channels/join.ts'
import { notifySubscribed } from '../../actions/channels/subscriptions.ts'
import { type App, operatorContext, type UserContext } from '../../context.ts'
import { MAX_SUBSCRIPTIONS_AT_ONCE } from '../../limits.ts'
import { Channel } from '../../models/channel.ts'
import type { Realm } from '../../models/realm.ts'
import { Subscription } from '../../models/subscription.ts'
import { User } from '../../models/user.ts'
import { UserGroup } from '../../models/user-group.ts'
import { channelChoices } from '../../values/channel-values.ts'
import { unixTime } from '../../values/dates.ts'
import { emailKey } from '../../values/email-addresses.ts'
import { ROLE } from '../../values/roles.ts'
import { nameKey } from '../../values/text.ts'
import { type ListedAddress, parseAddresses } from '../accounts.ts'
import { type CommandAnswer, command, listFromStdin, ofOrganisation, realmOf, stoppable, UsageError, userOf } from '../command.ts'

/** Addresses that are looked up at once. */
const AT_ONCE = 1_000

interface OfChannels {
  realm?: string
  as?: string
}
interface OfChannel extends OfChannels {
  channel: string
}
interface Chosen {
  everybody?: true
  group?: string
  list?: true
}

/** Adds the commands for channels. */
export function addChannelCommands(): void {
  inName(
    command<OfChannels & { name: string; description?: string; private?: true; default?: true; announce?: true }>(
      'create-channel',
      'creates a channel, and subscribes the person in whose name that is done',
      async (app, { name, description = '', private: inviteOnly = false, default: isDefault = false, announce = false, ...options }) => {
        const ctx = await contextOf(app, options)
        const choices = channelChoices({ invite_only: inviteOnly, is_default_stream: isDefault, announce })
        const channel = await createChannel(ctx, { creator: ctx.viewer, name, description, ...choices, subscribers: [ctx.viewer] })
        return lineOf(channel)
      },
    )
      .requiredOption('--name <name>', 'the name of the channel')
      .option('--description <text>', 'what it is for')
      .option('--private', 'only its subscribers see it')
      .option('--default', 'new users are subscribed to it')
      .option('--announce', 'says so in the channel where the organisation announces new channels, if it has one'),
  )

  ofOrganisation(
    command<{ realm?: string }>('list-channels', 'lists the channels of an organisation', async (_app, { realm }) => {
      const channels = await Channel.findAllOf((await realmOf(realm)).id)
      const counts = await Subscription.countsOf(channels.map(({ id }) => id))
      return { channels: channels.map((channel) => ({ ...lineOf(channel), subscribers: counts.get(channel.id) ?? 0 })) }
    }),
  )

  for (const [name, isDefault] of [
    ['add-default-channel', true],
    ['remove-default-channel', false],
  ] as const)
    ofChannel(name, `makes a channel one to which new users are subscribed${isDefault ? '' : ' no longer'}`, async (ctx, { id }) =>
      setDefaultChannel(ctx, id, isDefault),
    )

  ofChannel('archive-channel', 'archives a channel: nobody can write to it any more', (ctx, { id }) => archiveChannel(ctx, id))

  inName(
    command<OfChannel & Chosen>(
      'subscribe',
      'subscribes people to a channel: everybody, a group, or those whose addresses are on standard input',
      async (app, { channel: name, everybody, group, list, ...options }) => {
        if ([everybody, group, list].filter(Boolean).length !== 1) throw new UsageError('one of --everybody, --group and --list is needed')
        const ctx = await contextOf(app, options)
        const channel = await channelOf(ctx.realm, name)
        if (!list) return subscribe(ctx, channel, await membersOf(ctx.realm, group ?? 'role:everyone'))
        const { users, missing } = await listedUsers(ctx.realm, parseAddresses(await listFromStdin()))
        if (missing.length > 0) process.exitCode = 1
        return { ...(await subscribe(ctx, channel, users)), ...(missing.length > 0 ? { missing } : {}) }
      },
    )
      .requiredOption('--channel <name>', 'the name of the channel')
      .option('--everybody', 'everybody who is active, guests included and bots not')
      .option('--group <name>', 'the people of a group and of those in it; role:members is everybody but guests')
      .option('--list', 'the accounts of a list: addresses, one a line, or what create-users takes'),
  )
}

function inName(of: ReturnType<typeof command>): ReturnType<typeof command> {
  return ofOrganisation(of).option('--as <email>', 'in whose name and with whose rights; by default the first owner')
}

function ofChannel(
  name: string,
  description: string,
  work: (ctx: UserContext & { realm: Realm }, channel: Channel) => Promise<void>,
): void {
  inName(
    command<OfChannel>(name, description, async (app, { channel, ...options }) => {
      const ctx = await contextOf(app, options)
      await work(ctx, await channelOf(ctx.realm, channel))
      return lineOf(await channelOf(ctx.realm, channel))
    }).requiredOption('--channel <name>', 'the name of the channel'),
  )
}

async function contextOf(app: App, { realm: subdomain, as }: OfChannels): Promise<UserContext & { realm: Realm }> {
  const realm = await realmOf(subdomain)
  const viewer = as === undefined ? await firstOwner(realm) : await userOf({ email: as, realm: subdomain }, '--as')
  if (!viewer.is_active) throw new UsageError(`--as: the account is deactivated: ${viewer.delivery_email}`)
  return operatorContext(app, realm, unixTime(), viewer)
}

async function firstOwner(realm: Realm): Promise<User> {
  const owner = (await User.findAllOf(realm.id)).find((user) => user.role === ROLE.owner && user.is_active && user.bot_type === null)
  if (!owner) throw new UsageError('the organisation has no active owner: say with --as in whose name this is done')
  return owner
}

async function channelOf(realm: Realm, name: string): Promise<Channel> {
  const channel = await Channel.findByName(realm.id, name)
  if (!channel) throw new UsageError(`--channel: there is no channel '${name}'`)
  return channel
}

function lineOf({ id, name, invite_only, is_default, is_archived }: Channel): CommandAnswer {
  return { channel_id: id, name, is_private: invite_only, is_default, is_archived }
}

/** The active people of a group. */
async function membersOf(realm: Realm, name: string): Promise<User[]> {
  const [group] = await UserGroup.findByNames(realm.id, [nameKey(name)])
  if (!group || group.is_deactivated) throw new UsageError(`--group: there is no group '${name}'`)
  return (await User.findByIds(realm.id, await memberIds(group, false))).filter(({ bot_type }) => bot_type === null)
}

/** The active accounts with these addresses, and the lines that have none. */
async function listedUsers(
  realm: Realm,
  listed: readonly ListedAddress[],
): Promise<{ users: User[]; missing: (ListedAddress & { reason: string })[] }> {
  const found = new Map<string, User>()
  for (let done = 0; done < listed.length; done += AT_ONCE) {
    const emails = listed.slice(done, done + AT_ONCE).map(({ email }) => email)
    for (const user of await User.findByEmails(realm.id, emails)) found.set(user.email_key, user)
  }
  const users = new Set<User>()
  const missing = listed.flatMap(({ line, email }) => {
    const user = found.get(emailKey(email))
    if (user?.is_active) users.add(user)
    return user?.is_active ? [] : [{ line, email, reason: user ? 'the account is deactivated' : 'there is no account' }]
  })
  return { users: [...users], missing }
}

/** Subscribes people as a request does, in as many transactions as requests would need. */
async function subscribe(ctx: UserContext & { realm: Realm }, { name }: Channel, users: readonly User[]): Promise<CommandAnswer> {
  return stoppable(async ({ signal, progress }) => {
    const template = { creator: ctx.viewer }
    const channels = [{ name, description: '', color: undefined }]
    const wanted = { channels, parameter: 'subscriptions', isPrivate: false, isFatal: true, onlyExisting: true } as const
    let subscribed = 0
    for (let done = 0; done < users.length; done += MAX_SUBSCRIPTIONS_AT_ONCE) {
      signal.throwIfAborted()
      const principals = users.slice(done, done + MAX_SUBSCRIPTIONS_AT_ONCE).map(({ id }) => id)
      const { moves } = await join(ctx, template, { ...wanted, principals })
      await notifySubscribed(ctx, moves)
      subscribed += moves.reduce((sum, move) => sum + move.users.length, 0)
      progress(done + principals.length, users.length)
    }
    return { channel: name, subscribed, already_subscribed: users.length - subscribed }
  })
}
