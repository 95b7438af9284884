// Widgets: polls and to-do lists, which messages contain that begin with /poll or /todo. Clients build them from the submessages of the
// message: the first says what it began with, and each other one is a change by somebody who can read the message.

import { badRequest } from '../errors.ts'
import { SUBMESSAGE_LIMITS } from '../limits.ts'
import { objectIn } from './json.ts'
import { normaliseLine } from './text.ts'

export type WidgetType = 'poll' | 'todo'

/** A widget, and the JSON of its first submessage. */
export interface Widget {
  type: WidgetType
  content: string
}

/** The widget of a message with this content, if it has one: a question or a title, with an option or a task in each further line. */
export function widgetOf(content: string): Widget | undefined {
  const [, type, text = ''] = /^\/(poll|todo)(?!\S)(.*)$/s.exec(content) ?? []
  if (type !== 'poll' && type !== 'todo') return undefined
  const [first = '', ...others] = text.split(/\r\n|[\n\r\u2028\u2029]/)
  const title = first.trim()
  const items = others.map((line) => line.trim().replace(/^[-*]?\s*/, '')).filter((item) => item !== '')
  const extra_data = type === 'poll' ? { question: title, options: items } : { task_list_title: title, tasks: items.map(taskOf) }
  return { type, content: JSON.stringify({ widget_type: type, extra_data }) }
}

/** A task, and what follows its first colon. */
function taskOf(item: string): { task: string; desc: string } {
  const at = item.indexOf(': ')
  return at < 0 ? { task: item, desc: '' } : { task: item.slice(0, at).trim(), desc: item.slice(at + 2).trim() }
}

/** The JSON of a change to a widget, and whether only the author of the message may make it. */
interface WidgetChange {
  content: string
  isForAuthor: boolean
}

/** Returns the value in stored form. Throws BAD_REQUEST with the parameter's name. */
type Rule = (parameter: string, value: unknown) => unknown
interface Shape {
  isForAuthor?: true
  fields: Record<string, Rule>
}

const SHAPES: Record<WidgetType, Record<string, Shape>> = {
  poll: {
    vote: { fields: { key: itemKey, vote } },
    new_option: { fields: { idx: index, option: text } },
    question: { isForAuthor: true, fields: { question: blankOrText } },
  },
  todo: {
    new_task: { fields: { key: index, task: text, desc: blankOrText, completed: bool } },
    strike: { fields: { key: itemKey } },
    new_task_list_title: { isForAuthor: true, fields: { title: blankOrText } },
  },
}

/** A change to a widget, from the JSON that a client sends. Throws BAD_REQUEST. (addSubmessage) */
export function parseWidgetChange(type: WidgetType, json: string): WidgetChange {
  const given = objectOf(json)
  const shapes = SHAPES[type]
  const shape = typeof given.type === 'string' && Object.hasOwn(shapes, given.type) ? shapes[given.type] : undefined
  if (!shape) throw badRequest(`'content.type' must be one of: ${Object.keys(shapes).join(', ')}`)
  const unknown = Object.keys(given).find((name) => name !== 'type' && !Object.hasOwn(shape.fields, name))
  if (unknown !== undefined) throw badRequest(`'content' has a field that '${given.type}' does not have`)
  const fields = Object.entries(shape.fields).map(([name, rule]) => {
    if (!Object.hasOwn(given, name)) throw badRequest(`'content.${name}' is missing`)
    return [name, rule(`content.${name}`, given[name])] as const
  })
  return { content: JSON.stringify({ type: given.type, ...Object.fromEntries(fields) }), isForAuthor: shape.isForAuthor ?? false }
}

function objectOf(json: string): Record<string, unknown> {
  const value = objectIn(json)
  if (!value) throw badRequest("'content' must be the JSON of an object")
  return value
}

/** The user who added an option or a task, and its number among theirs: `user,number` of an option, `number,user` of a task. */
const ITEM_KEY = /^(?:canned|[0-9]{1,10}),(?:canned|[0-9]{1,10})$/

function itemKey(parameter: string, value: unknown): string {
  if (typeof value === 'string' && ITEM_KEY.test(value)) return value
  throw badRequest(`'${parameter}' must be the key of an option or a task, such as canned,0`)
}

function vote(parameter: string, value: unknown): unknown {
  if (value === 1 || value === -1) return value
  throw badRequest(`'${parameter}' must be one of: 1, -1`)
}

function index(parameter: string, value: unknown): unknown {
  if (Number.isInteger(value) && Number(value) >= 0 && Number(value) <= SUBMESSAGE_LIMITS.index) return value
  throw badRequest(`'${parameter}' must be an integer from 0 to ${SUBMESSAGE_LIMITS.index}`)
}

function bool(parameter: string, value: unknown): unknown {
  if (typeof value === 'boolean') return value
  throw badRequest(`'${parameter}' must be true or false`)
}

function blankOrText(parameter: string, value: unknown): string {
  if (typeof value !== 'string') throw badRequest(`'${parameter}' must be a string`)
  return normaliseLine(parameter, value, SUBMESSAGE_LIMITS.text)
}

function text(parameter: string, value: unknown): string {
  const line = blankOrText(parameter, value)
  if (line === '') throw badRequest(`'${parameter}' must not be empty`)
  return line
}

/** The JSON of a submessage with other users in its keys and other texts, for a place where they have other IDs or names. */
export function changedSubmessage(content: string, change: { user?(id: number): number; text(text: string): string }): string {
  const given = JSON.parse(content) as Record<string, unknown>
  const { user } = change
  const keyOf = (key: string): string =>
    user ? key.replace(given.type === 'vote' ? /^[0-9]+(?=,)/ : /(?<=,)[0-9]+$/, (id) => String(user(Number(id)))) : key
  return JSON.stringify(given, (name, value: unknown) => {
    if (typeof value !== 'string' || name === 'type' || name === 'widget_type') return value
    return name === 'key' ? keyOf(value) : change.text(value)
  })
}
