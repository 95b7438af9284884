// Names for the contract's types that the models read.

import type { Client } from './client.ts'
import type { components } from './contract.ts'

type Schemas = components['schemas']
export type Event = Schemas['Event']
export type Message = Schemas['Message']
export type Reaction = Message['reactions'][number]
/** The state of a registration, with everything that `fetch_event_types` asks for. */
export type World = Required<Schemas['RegisterResponse']>
export type Person = World['realm_users'][number]
export type Channel = World['subscriptions'][number]
/** What the account prefers. */
export type Preferences = World['user_settings']

/** One account at work: what its models share. */
export interface Account {
  readonly client: Client
  /** The state, once the account is registered. */
  readonly world: World | undefined
  /** Called after each change of a model. */
  changed(): void
}
