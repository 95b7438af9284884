// Whether an answer or an event has what a client's own model of it requires. The models are facts about published clients
// (contract-tests/published/*.json): for each type of theirs, the fields that they read, and what each field must be. `?` after a type says
// that the field can be null or missing, `T[]` is a list, `{integer}T` a map with such keys, and `|` separates alternatives, of which
// quoted texts and numbers are values.

import { readFileSync } from 'node:fs'

type Fields = Record<string, unknown>

export interface ClientModel {
  /** The type of each answer that the client reads, by method and path. */
  answers: Record<string, string>
  /** The type of each kind of event that the client reads, by `type` or by `type op`. */
  events: Record<string, string>
  /** What `value` must be, by the type of an event and its `property`. */
  values: Record<string, Record<string, string>>
  /** Other names of types. */
  aliases: Record<string, string>
  types: Record<string, Record<string, string>>
}

/** The model of a client, by its name. */
export function clientModel(name: string): ClientModel {
  return JSON.parse(readFileSync(new URL(`../../contract-tests/published/${name}.json`, import.meta.url), 'utf8'))
}

/** What is wrong with a value of this type, a line each. */
export function modelFaults(model: ClientModel, type: string, value: unknown, at = type): string[] {
  if (type.endsWith('?')) return value === null || value === undefined ? [] : modelFaults(model, type.slice(0, -1), value, at)
  const alias = model.aliases[type]
  if (alias !== undefined) return modelFaults(model, alias, value, at)
  const alternatives = type.split('|')
  if (alternatives.length > 1) {
    const faults = alternatives.map((alternative) => modelFaults(model, alternative, value, at))
    return faults.some((found) => found.length === 0) ? [] : (faults.toSorted((one, other) => one.length - other.length)[0] ?? [])
  }
  const [, key, of] = /^\{(integer|string)\}(.+)$/.exec(type) ?? []
  if (key !== undefined && of !== undefined) return mapFaults(model, { key, of }, value, at)
  if (type.endsWith('[]')) {
    const items = type.slice(0, -2)
    return Array.isArray(value) ? value.flatMap((item, i) => modelFaults(model, items, item, `${at}[${i}]`)) : [fault(at, 'a list', value)]
  }
  const fields = model.types[type]
  return fields ? objectFaults(model, fields, value, at) : isPlain(type, value) ? [] : [fault(at, type, value)]
}

/** What is wrong with an event: nothing if the client does not read its kind. */
export function eventFaults(model: ClientModel, event: Fields): string[] {
  const type = model.events[kindOf(model, event)]
  if (type === undefined) return []
  const expected = model.values[type]?.[String(event.property)]
  return [
    ...modelFaults(model, type, event, `${type} ${event.property ?? ''}`.trim()),
    ...(expected === undefined ? [] : modelFaults(model, expected, event.value, `${type} ${event.property}`)),
  ]
}

/** The kind of an event among those that a client reads, by `type` or by `type op`. */
export function kindOf({ events }: Pick<ClientModel, 'events'>, { type, op }: Fields): string {
  return Object.hasOwn(events, String(type)) ? String(type) : `${type} ${op}`
}

function mapFaults(model: ClientModel, { key, of }: { key: string; of: string }, value: unknown, at: string): string[] {
  if (!isObject(value)) return [fault(at, 'a map', value)]
  return Object.entries(value).flatMap(([name, item]) => [
    ...(key === 'integer' && !/^-?[0-9]+$/.test(name) ? [fault(at, 'a map with integers as keys', name)] : []),
    ...modelFaults(model, of, item, `${at}.${name}`),
  ])
}

function objectFaults(model: ClientModel, fields: Record<string, string>, value: unknown, at: string): string[] {
  if (!isObject(value)) return [fault(at, 'an object', value)]
  return Object.entries(fields).flatMap(([name, type]) => modelFaults(model, type, value[name], `${at}.${name}`))
}

function isPlain(type: string, value: unknown): boolean {
  if (type === 'integer') return Number.isInteger(value)
  if (type === 'string' || type === 'number' || type === 'boolean') return typeof value === type
  if (/^('.*'|-?[0-9]+)$/.test(type)) return value === JSON.parse(type.replaceAll("'", '"'))
  throw new Error(`there is no type ${type}`)
}

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function fault(at: string, expected: string, value: unknown): string {
  return `${at} is ${JSON.stringify(value)?.slice(0, 100)}, not ${expected}`
}
