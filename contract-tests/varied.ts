// Random variations of the contract's example requests, with other callers, subjects and values. The same seed gives the same requests.

import fc from 'fast-check'
import {
  apiKeys,
  type Caller,
  channels,
  devices,
  drafts,
  files,
  folders,
  groups,
  invitations,
  linkifiers,
  messages,
  profileFields,
  scheduledMessages,
  sessions,
  users,
} from '../src/sandbox/world.ts'
import { type Case, type Contract, cases, type Schema } from './cases.ts'
import { hasFiles } from './http.ts'
import { kindsOf } from './references.ts'

/** How many subjects of a kind requests name. */
const FEW = 8

type Json = Case['response']['value']
/** A random choice from a list. */
type Choose = <T>(list: readonly T[]) => T

/** A few IDs of each kind in `x-refers-to`, so that concurrent requests often change the same subject. */
const SUBJECTS: Record<string, readonly number[]> = {
  channel: idsOf(channels),
  message: idsOf(messages),
  user: idsOf(users),
  group: idsOf(groups),
  folder: idsOf(folders),
  draft: idsOf(drafts),
  scheduled_message: idsOf(scheduledMessages),
  profile_field: idsOf(profileFields),
  api_key: idsOf(apiKeys),
  session: idsOf(sessions),
  device: idsOf(devices),
  attachment: idsOf(files),
  linkifier: idsOf(linkifiers),
  invitation: idsOf(invitations),
}
/** Texts by the name of the field. */
const TEXTS: Record<string, readonly string[]> = {
  topic: ['lunch', 'Lunch', 'edits', 'moves', 'release', '✔ release', 'something new', ''],
  content: ['Hello @**Max Member**', 'Hi', '@*engineering* ?', '@**all** !', `[notes](/user_uploads/${files.notes.pathId})`],
  name: ['first', 'second', 'third', 'fourth', 'fifth'],
}

/** `count` variations of successful requests by these callers. `isWanted` selects the examples. */
export function variedRequests(
  contract: Contract,
  { seed, count, callers, isWanted }: { seed: number; count: number; callers: readonly Caller[]; isWanted(example: Case): boolean },
): Case[] {
  const examples = [...cases(contract)].filter((one) => one.response.status === 200 && callers.includes(one.caller) && isWanted(one))
  const operationIds = [...new Set(examples.map(({ operationId }) => operationId))]
  const choices = fc.sample(fc.infiniteStream(fc.nat()), { seed, numRuns: 1 })[0] as IterableIterator<number>
  const pick: Choose = (list) => list[choices.next().value % list.length] as (typeof list)[number]
  return Array.from({ length: count }, () => {
    // Every operation is equally frequent, however many examples it has.
    const operationId = pick(operationIds)
    const example = pick(examples.filter((one) => one.operationId === operationId))
    return varied(contract, example, callers, pick)
  })
}

function varied(contract: Contract, example: Case, callers: readonly Caller[], pick: Choose): Case {
  const parameters = contract.paths[example.path]?.[example.method]?.parameters ?? []
  const vary = (values: Record<string, Json>) =>
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => {
        const parameter = parameters.find((one) => one.name === name)
        const schema = parameter?.schema ?? parameter?.content?.['application/json']?.schema
        return [name, variedValue(value, name, schema, parameter ? kindsOf(parameter, []) : [], pick)]
      }),
    )
  const { body } = example
  return {
    ...example,
    caller: pick([example.caller, ...callers]),
    pathParameters: vary(example.pathParameters),
    query: vary(example.query),
    ...(body && !hasFiles(example)
      ? { body: { ...body, value: variedValue(body.value, '', body.schema, [], pick) as typeof body.value } }
      : {}),
  }
}

/** A value of the same type, often another subject and sometimes another choice or text. */
function variedValue(value: Json, name: string, schema: Schema | undefined, inherited: readonly string[], pick: Choose): Json {
  if (!schema) return value
  const kinds = kindsOf(schema, inherited)
  if (typeof value === 'object' && value !== null) {
    const branch = branchFor(schema, value)
    if (Array.isArray(value)) return value.map((item) => variedValue(item, name, branch.items, kinds, pick))
    return Object.fromEntries(
      Object.entries(value).map(([key, part]) => {
        const others = branch.additionalProperties
        const within = branch.properties?.[key] ?? (typeof others === 'object' ? (others as Schema) : undefined)
        return [key, variedValue(part, key, within, kinds, pick)]
      }),
    )
  }
  const subjects = kinds.flatMap((kind) => SUBJECTS[kind] ?? [])
  if (typeof value === 'number' && subjects.length > 0) return pick([value, pick(subjects), pick(subjects)])
  if (typeof value === 'boolean') return pick([value, value, !value])
  if (typeof value === 'string' && schema.enum) return pick([value, value, pick(schema.enum as string[])])
  if (typeof value === 'string') return pick([value, pick(TEXTS[name] ?? [value])])
  return value
}

/** The branch of a union that fits a list or an object, or the schema itself if it is not a union. */
function branchFor(schema: Schema, value: Json[] | Record<string, Json>): Schema {
  const branches = (schema.oneOf as Schema[] | undefined) ?? [schema]
  const fits = (branch: Schema): boolean =>
    Array.isArray(value)
      ? branch.type === 'array'
      : branch.type === 'object' && Object.keys(value).every((key) => branch.properties?.[key] || branch.additionalProperties)
  return branches.find(fits) ?? schema
}

function idsOf(named: Record<string, { id: number }>): number[] {
  return Object.values(named)
    .map(({ id }) => id)
    .slice(0, FEW)
}
