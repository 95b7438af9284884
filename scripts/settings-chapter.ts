// docs/settings.md: who acts on each setting, from scripts/settings-rows.ts, compared with the contract and the server.

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Schema } from '../contract-tests/cases.ts'
import { type Actor, CHANNEL, GROUP, ORGANISATION, PREFERENCES, type Rows, SUBSCRIPTION } from './settings-rows.ts'

type Schemas = Record<string, Schema>
/** A kind of settings. */
export interface Kind {
  /** As messages say it. */
  kind: string
  title: string
  rows: Rows
  /** The schema in the contract that lists them, and its other properties. */
  schema: string
  besides(name: string): boolean
}

const isPermission = (name: string): boolean => name.startsWith('can_')
const isOneOf =
  (...names: string[]) =>
  (name: string): boolean =>
    names.includes(name)

/** The kinds of settings, by the contract. */
export function kindsOf(schemas: Schemas): Kind[] {
  const ofChannel = Object.keys(schemas.Channel?.properties ?? {})
  return [
    {
      ...{ kind: 'preference', title: 'Preferences of a user', rows: PREFERENCES, schema: 'UserSettingsState' },
      besides: isOneOf('available_notification_sounds', 'emojiset_choices'),
    },
    {
      ...{ kind: 'organisation', title: 'Settings and permissions of the organisation', rows: ORGANISATION, schema: 'UpdateRealmRequest' },
      besides: isOneOf('name', 'description'),
    },
    { kind: 'channel', title: 'Permissions of a channel', rows: CHANNEL, schema: 'Channel', besides: (name) => !isPermission(name) },
    { kind: 'group', title: 'Permissions of a user group', rows: GROUP, schema: 'UserGroup', besides: (name) => !isPermission(name) },
    {
      ...{ kind: 'subscription', title: 'Properties of a subscription', rows: SUBSCRIPTION, schema: 'Subscription' },
      besides: isOneOf(...ofChannel, 'subscribers', 'partial_subscribers'),
    },
  ]
}

const HEAD = `<!-- Made by \`npm run generate\` from scripts/settings-rows.ts. Do not edit. -->

# Settings

This page says who acts on each setting. Where it is the server, the module is the one that reads the setting. \`npm run mutants -- --rule
setting\` fixes one after the other, and a test must fail. Where it is clients alone, the server keeps the value and gives it to them, and the
contract says "Kept for clients."
`
const KEPT = 'Kept for clients.'

/** The chapter as Markdown. Throws an Error for a row that is missing, outdated or untrue. `root`: the folder of the repository. */
export function settingsChapter(schemas: Schemas, root: string, kinds = kindsOf(schemas)): string {
  return HEAD + kinds.map((kind) => section(schemas, root, kind)).join('')
}

function section(schemas: Schemas, root: string, { kind, title, rows, schema, besides }: Kind): string {
  const properties = schemas[schema]?.properties ?? {}
  const inContract = Object.keys(properties).filter((name) => !besides(name))
  for (const name of inContract)
    if (!Object.hasOwn(rows, name)) throw new Error(`scripts/settings-rows.ts has no row for the ${kind} ${name}`)
  const lines = Object.entries(rows).map(([name, actor]) => {
    if (!inContract.includes(name)) throw new Error(`the contract has no ${kind} ${name}`)
    const saysKept = descriptionOf(schemas, properties[name]).includes(KEPT)
    if (saysKept !== (actor === 'clients'))
      throw new Error(`the description of the ${kind} ${name} must ${saysKept ? 'not say' : 'say'} "${KEPT}": ${actor} acts on it`)
    return `| \`${name}\` | ${actorOf(root, kind, name, actor)} |\n`
  })
  return `\n## ${title}\n\n| Setting | Who acts on it |\n|---|---|\n${lines.join('')}`
}

function actorOf(root: string, kind: string, name: string, actor: Actor): string {
  if (actor === 'clients') return actor
  if (!existsSync(join(root, actor))) throw new Error(`${actor}, which should act on the ${kind} ${name}, does not exist`)
  // Few are read by a name that is put together.
  const isBroken = existsSync(join(root, `contract-tests/mutants/setting-${kind}-${name.replaceAll('_', '-')}.patch`))
  if (!isBroken && !readFileSync(join(root, actor), 'utf8').includes(name)) throw new Error(`${actor} does not read the ${kind} ${name}`)
  return `the server: \`${actor}\``
}

/** The description of a property, followed through a reference. */
function descriptionOf(schemas: Schemas, property: Schema | undefined): string {
  const name =
    String(property?.$ref ?? '')
      .split('/')
      .at(-1) ?? ''
  return String(property?.description ?? schemas[name]?.description ?? '')
}
