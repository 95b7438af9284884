// Rules about several parameters of one request, or several properties of one object (`x-requires`), which a schema of OpenAPI 3.0 cannot
// state of a form.

import { type ApiError, badRequest } from '../errors.ts'
import { lengthOnceStored } from '../values/topics.ts'

/** A rule. It holds for requests that match `when` and `given`, and has one of the other keys but `says`. A parameter may be a property. */
export interface Requirement {
  /** The rule is for requests whose parameters have these values. `null` is a parameter that is left out and has no default. */
  when?: Record<string, unknown[]>
  /** The rule is for requests with one of these parameters. */
  given?: string[]
  /** One of these parameters must be given. The first is reported. `*` are all of them. */
  needs?: string[]
  /** None of these may be given. */
  excludes?: string[]
  /** Either all of these must be given, or none. */
  together?: string[]
  /** These parameters must have one of these values. */
  values?: Record<string, unknown[]>
  /** These parameters must have these types. */
  types?: Record<string, string>
  /** These lists must have so many items, or these maps so many keys. */
  items?: Record<string, number>
  /** These texts must not be longer, in code points once stored. */
  lengths?: Record<string, number>
  /** These texts must match these patterns. */
  patterns?: Record<string, string>
  /** The error message, where the usual one says less. For the property of an object, it begins with its name, or goes on after the object's. */
  says?: string
}
type Values = Readonly<Record<string, unknown>>
type Schemas = Readonly<Record<string, { [keyword: string]: unknown; default?: unknown }>>

/** The refusal of the first rule that the parameters of a request break. `schemas` are those of the parameters. Undefined if it keeps all. */
export function brokenRequirement(rules: readonly Requirement[], values: Values, schemas: Schemas): ApiError | undefined {
  for (const rule of rules) {
    const fault = breaks(rule, values, schemas)
    if (fault) return badRequest(rule.says ?? `'${fault.name}' ${fault.text}`)
  }
  return undefined
}

/** The message for the first rule that an object breaks, which has the name `at`. Undefined if it keeps all. */
export function brokenRequirementOf(rules: readonly Requirement[], object: object, schemas: Schemas, at: string): string | undefined {
  for (const rule of rules) {
    const fault = breaks(rule, object as Values, schemas)
    if (!fault) continue
    const text = rule.says ?? `'${fault.name}' ${fault.text}`
    return text.startsWith("'") ? `'${at}.${text.slice(1)}` : `'${at}' ${text}`
  }
  return undefined
}

/** Among the parameters that a rule needs: any. */
const ANY = '*'

/** What is wrong with which parameter. */
interface Fault {
  name: string
  /** The error message after the parameter's name. */
  text: string
}

function breaks(
  { when = {}, given, needs, excludes, together, values: wanted = {}, types = {}, items = {}, lengths = {}, patterns = {} }: Requirement,
  values: Values,
  schemas: Schemas,
): Fault | undefined {
  const missing = (name: string, more = ''): Fault => ({ name, text: `is missing${more}` })
  const wrong = (name: string | undefined, text: string): Fault => ({ name: String(name), text })
  const has = (name: string): boolean => values[name] !== undefined
  const valueIn = (name: string): unknown => values[name] ?? schemas[name]?.default ?? null
  if (Object.entries(when).some(([name, those]) => !those.includes(valueIn(name)))) return undefined
  const cause = given?.find(has)
  if (given && cause === undefined) return undefined
  const [first = ANY] = needs ?? []
  if (needs && !(first === ANY ? Object.keys(schemas) : needs).some(has))
    return cause === undefined ? missing(first) : wrong(cause, `requires '${first}'`)
  const excluded = excludes?.find(has)
  if (excluded !== undefined) return wrong(excluded, `must not come with '${cause}'`)
  const lacking = together?.some(has) ? together.find((name) => !has(name)) : undefined
  if (lacking !== undefined) return missing(lacking, `: it must be given with ${together?.filter((name) => name !== lacking).join(', ')}`)
  for (const [name, those] of Object.entries(wanted))
    if (!those.includes(valueIn(name))) return wrong(cause, `requires '${name}' to be ${those.map(String).join(' or ')}`)
  for (const [name, type] of Object.entries(types))
    if (has(name) && (Array.isArray(values[name]) ? 'array' : typeof values[name]) !== type)
      return wrong(name, `must be ${type === 'array' ? 'a list' : `a ${type}`}`)
  for (const [name, count] of Object.entries(items))
    if (has(name) && Object.keys(values[name] as object).length !== count) return wrong(name, `must have ${itemsIn(count)}`)
  for (const [name, most] of Object.entries(lengths))
    if (has(name) && lengthOnceStored(String(values[name])) > most) return wrong(name, charactersIn(most))
  for (const [name, pattern] of Object.entries(patterns))
    if (has(name) && !new RegExp(pattern, 'u').test(String(values[name]))) return wrong(name, `must match ${pattern}`)
  return undefined
}

const charactersIn = (most: number): string => `must have at most ${most} characters`
const itemsIn = (count: number): string => (count === 0 ? 'no items' : count === 1 ? 'one item' : `${count} items`)

/** A rule in words. */
export function sentenceOf({
  when = {},
  given,
  needs,
  excludes,
  together,
  values = {},
  types = {},
  items = {},
  lengths = {},
  patterns = {},
}: Requirement): string {
  const names = (list: readonly string[], word = 'or'): string => list.map((name) => `\`${name}\``).join(` ${word} `)
  const valued = (name: string, those: readonly unknown[], verb: string): string =>
    `\`${name}\` ${verb} ${those.map((value) => (value === null && verb === 'is' ? 'left out' : `\`${value}\``)).join(' or ')}`
  const cases = [...Object.entries(when).map(([name, those]) => valued(name, those, 'is')), ...(given ? [`${names(given)} is given`] : [])]
  const condition = cases.length > 0 ? ` if ${cases.join(' and ')}` : ''
  if (needs?.[0] === '*') return `At least one parameter is required${condition}.`
  if (needs) return `${names(needs)} is required${condition}.`
  if (excludes) return `${names(excludes)} must be left out${condition}.`
  if (together) return `${names(together, 'and')} must be given together${condition}.`
  const kinds = Object.entries(types).map(([name, type]) => `\`${name}\` must be a ${type === 'array' ? 'list' : type}`)
  const counts = Object.entries(items).map(([name, count]) => `\`${name}\` must have ${itemsIn(count)}`)
  const bounds = Object.entries(lengths).map(([name, most]) => `\`${name}\` ${charactersIn(most)}`)
  const wanted = Object.entries(values).map(([name, those]) => valued(name, those, 'must be'))
  const forms = Object.entries(patterns).map(([name, pattern]) => `\`${name}\` must match \`${pattern}\``)
  return `${[...wanted, ...kinds, ...counts, ...bounds, ...forms].join(' and ')}${condition}.`
}
