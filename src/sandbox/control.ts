// The control interface: handlers of src/sandbox/sandbox.yaml.

import { realmUrl } from '../access/organisation/realms.ts'
import { notLoggedIn } from '../access/people/credentials.ts'
import type { App } from '../context.ts'
import { select } from '../db/sql.ts'
import { badParameter } from '../errors.ts'
import type { UnloggedEvent } from '../events/interfaces.ts'
import { findQueue } from '../events/queues/queues.ts'
import type { operations } from '../generated/sandbox.ts'
import { createApi, type Exchange } from '../http/api.ts'
import { type Contract, loadContract } from '../http/contract.ts'
import { Channel } from '../models/channel.ts'
import { User } from '../models/user.ts'
import { unixTime } from '../values/dates.ts'
import type { Accounts } from './accounts.ts'
import { eventExamples, type WireExample } from './examples.ts'
import type { Gate } from './gate.ts'
import type { Asked, MetLimits, Mishaps } from './mishaps.ts'
import type { Outbox } from './outbox.ts'
import { faultOf, retryAfterOf, type Troubles } from './troubles.ts'

type OperationId = keyof operations
type Form<Op extends OperationId> =
  Required<operations[Op]> extends { requestBody: { content: infer Media } } ? Media[keyof Media] : undefined
type Success<Op extends OperationId> = operations[Op]['responses'][200]['content']['application/json']
/** What a handler returns: the answer without its envelope. */
type Told<Op extends OperationId> = Omit<Success<Op>, 'result' | 'msg'>
type Handlers = { [Op in OperationId]: (asked: Asked, input: { body: Form<Op> }) => Promise<Told<Op>> }

export interface Controlled {
  app(): App
  accounts: Accounts
  mishaps: Mishaps
  outbox: Outbox
  troublesOf(world: string): Troubles
  limits: MetLimits
  reset(asked: Asked): Promise<void>
  /** Lets a world see a restart of the server. */
  restart(world: string): Promise<void>
  /** Runs work while the server does. */
  use: Gate['use']
}

/** Answers requests whose path begins with `/sandbox/`. `askedOf` finds the world of a request. */
export function createControl(contract: Contract, sandbox: Controlled, askedOf: (exchange: Exchange) => Promise<Asked>) {
  const { maxFormSize: form, maxFileSize: file, dataDir: folder, pace } = sandbox.app().config
  return createApi<Asked, Asked>({
    contract,
    handlers: whileRunning(handlersOf(sandbox), sandbox.use),
    count: async () => {},
    accountOf: () => undefined,
    publicContext: askedOf,
    context: askedOf,
    limits: { form, file, folder, pace },
    log: sandbox.app().log,
    checkResponses: 'throw',
    unknown: 'refuse',
  })
}

/** What stops the server itself. */
const STOPS: readonly string[] = ['resetWorld', 'restart'] satisfies OperationId[]

/** Handlers that wait until the server runs, and let it stop only after them. */
function whileRunning(handlers: Handlers, use: Gate['use']): Handlers {
  const waiting = Object.entries(handlers).map(([id, handle]) => {
    const call = handle as (...given: unknown[]) => Promise<unknown>
    return [id, STOPS.includes(id) ? call : (...given: unknown[]) => use(() => call(...given))] as const
  })
  return Object.fromEntries(waiting) as Handlers
}

function handlersOf(sandbox: Controlled): Handlers {
  const { app, accounts, mishaps, outbox } = sandbox
  const callerOf = async ({ realm, authorization }: Asked): Promise<User> => {
    const user = await accounts.userOf(realm, authorization)
    if (!user) throw notLoggedIn()
    return user
  }
  return {
    getWorld: async ({ world, realm }) => {
      const users = await select(User, { where: { realm_id: realm.id, is_system_bot: false }, order: [['id', 'ASC']] })
      const channels = await select(Channel, { where: { realm_id: realm.id }, order: [['id', 'ASC']] })
      return {
        name: world,
        realm_url: realmUrl(app().config, realm),
        users: users.map(({ id, delivery_email, full_name, role, bot_type, is_active }) => ({
          ...{ user_id: id, email: delivery_email, full_name, role },
          ...{ is_bot: bot_type !== null, is_active: Boolean(is_active) },
        })),
        channels: channels.map(({ id, name }) => ({ stream_id: id, name })),
      }
    },
    resetWorld: async (asked) => {
      await sandbox.reset(asked)
      return {}
    },
    getMails: async ({ realm }) => ({ mails: outbox.mailsOf(realm.id) }),
    getPushes: async ({ realm }) => ({ pushes: outbox.pushesOf(realm.uuid) as Record<string, unknown>[] }),
    giveEvent: async (asked, { body: { queue_id, example } }) => {
      const caller = await callerOf(asked)
      const event = eventOf(example)
      const queue = await findQueue(app(), caller, queue_id, unixTime())
      const { id: _, type, ...body } = event
      if (queue.options.eventTypes?.includes(type) === false)
        throw badParameter('queue_id', `is of a queue that was registered without events of the type '${type}'`)
      const audience = { to: 'users' as const, ids: [caller.id] }
      // No other queue sees it, so that it may have a type of the log.
      const given = { realmId: asked.realm.id, type, payload: body, audience, given: { queueId: queue.id, body } }
      await app().broker.publish(given as UnloggedEvent)
      return {}
    },
    makeTrouble: async ({ world }, { body: { latency, fault, retry_after } }) => {
      const { given } = sandbox.troublesOf(world)
      if (fault !== undefined) given.faults.push(faultOf(fault, loadContract().operations))
      if (latency !== undefined) given.latency = latency
      if (retry_after !== undefined) given.retryAfter = retry_after
      return {}
    },
    endTroubles: async ({ world, realm }) => {
      sandbox.troublesOf(world).given = { faults: [] }
      sandbox.limits.end(realm.id)
      return {}
    },
    loseQueue: async (asked, { body: { queue_id } }) => {
      await mishaps.loseQueue(asked, await callerOf(asked), queue_id)
      return {}
    },
    revokeKey: async (asked) => {
      await mishaps.revokeKey(asked, await callerOf(asked))
      return {}
    },
    meetRateLimit: async (asked, { body: { retry_after } }) => {
      await mishaps.meetRateLimit(asked, await callerOf(asked), retry_after ?? retryAfterOf(sandbox.troublesOf(asked.world)))
      return {}
    },
    restart: async ({ world }) => {
      void sandbox.restart(world)
      return {}
    },
  }
}

/** The event of an example. Throws BAD_REQUEST. */
function eventOf(name: string): WireExample {
  const events = eventExamples(loadContract())
  const event = events.get(name)
  if (event) return event
  // Several shapes of a type share the start of their names.
  const alike = [...events.keys()].find((known) => known.startsWith(name.replace(/Event$/, '')))
  const such = alike === undefined ? '' : `, such as ${alike}`
  throw badParameter('example', `must be the name of an event's schema in docs/events.md${such}, not '${name}'`)
}
