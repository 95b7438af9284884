// From a request of a service to the message that it becomes.

import { badRequest } from '../errors.ts'
import { codePoints, MAX_MESSAGE_LENGTH, MAX_TOPIC_LENGTH } from '../limits.ts'
import { Payload } from './payload.ts'
import type { OwnOptions, Service, ServiceRequest } from './service.ts'
import { SERVICES } from './services.ts'
import { shortened, withoutControls } from './text.ts'

/** What the URL of a service says beside where messages go. */
export interface UrlOptions extends OwnOptions {
  /** Patterns of kinds of events, in which `*` stands for anything: those to post alone, and those not to post. */
  only_events?: readonly string[] | undefined
  exclude_events?: readonly string[] | undefined
  /** Patterns of the branches of which pushes are posted, separated by commas. */
  branches?: string | undefined
  ignore_private_repositories?: boolean | undefined
  /** Whether confidential things are posted with their titles and texts. */
  confidential?: boolean | undefined
}

/** A request to the URL of a service. */
export interface Request {
  service: Service
  payload: unknown
  header(name: string): string | undefined
  options?: UrlOptions
}

/** What became of a delivery. */
export interface Outcome {
  /** The kind of event that the service says it is. Empty if it does not say. */
  kind: string
  /** The messages, as Markdown within the limits of a message, seldom more than one. */
  posts: { topic: string; content: string }[]
  /** What identifies the delivery, if the service says. */
  id?: string | undefined
  /** Why there is no message: the URL leaves it out, the kind of event has none, or the event of this kind needs none. */
  reason?: 'excluded' | 'unknown' | 'quiet'
}

/** The service of this name in URLs. */
export function serviceOf(name: string): Service | undefined {
  return Object.hasOwn(SERVICES, name) ? SERVICES[name] : undefined
}

/**
 * The messages for a request, or why there are none. Throws BAD_REQUEST for an option that the service's deliveries cannot obey.
 * (sendWebhookMessage)
 */
export function outcomeOf({ service, header, payload, options = {} }: Request): Outcome {
  requireObeyed(service, options)
  const delivery = { payload: new Payload(payload), header }
  const kind = service.kindOf(delivery)
  if (isExcluded(service, delivery, kind, options)) return { kind, posts: [], reason: 'excluded' }
  const write = Object.hasOwn(service.events, kind) ? service.events[kind] : undefined
  if (!write) return { kind, posts: [], reason: 'unknown' }
  const mayTell = options.confidential === true || service.isConfidential?.(delivery) !== true
  const written = write(delivery.payload, { ...options, mayTell }) ?? []
  const posts = [written].flat().flatMap(({ topic, text }) => {
    const content = withinLimit(text.markdown)
    return content === '' ? [] : [{ topic: topicOf(topic, service), content }]
  })
  return posts.length === 0 ? { kind, posts, reason: 'quiet' } : { kind, posts, id: service.idOf?.(delivery) }
}

/** Refuses options that would not do what they say. Throws BAD_REQUEST. */
function requireObeyed(service: Service, options: UrlOptions): void {
  const { title } = service
  if (options.branches !== undefined && !service.branchOf)
    throw badRequest(`'branches' has no meaning for ${title}, which names no branches`)
  if (options.ignore_private_repositories !== undefined && !service.isPrivate)
    throw badRequest(`'ignore_private_repositories' has no meaning for ${title}, which does not say what is private`)
  if (options.confidential !== undefined && !service.isConfidential)
    throw badRequest(`'confidential' has no meaning for ${title}, which does not say what is confidential`)
  for (const name of OWN_OPTIONS)
    if (options[name] !== undefined && !service.options?.includes(name)) throw badRequest(`'${name}' has no meaning for ${title}`)
  const known = [...Object.keys(service.events), ...(service.otherKinds ?? [])]
  for (const name of ['only_events', 'exclude_events'] as const)
    for (const [i, pattern] of (options[name] ?? []).entries())
      if (!known.some((kind) => matches(pattern, kind) || matches(kind, pattern)))
        throw badRequest(`'${name}[${i}]' is no kind of event of ${title}: ${shortened(withoutControls(pattern), 100)}`)
}
const OWN_OPTIONS = ['use_merge_request_title', 'name', 'desc'] as const

/** Whether an option of the URL says that the delivery is not posted. */
function isExcluded(service: Service, delivery: ServiceRequest, kind: string, options: UrlOptions): boolean {
  const { only_events: only, exclude_events: except, ignore_private_repositories: ignoresPrivate } = options
  const kinds = [kind, service.zulipKindOf?.(delivery) ?? kind]
  const isOneOf = (patterns: readonly string[]): boolean => patterns.some((pattern) => kinds.some((one) => matches(pattern, one)))
  if ((only && !isOneOf(only)) || (except && isOneOf(except))) return true
  if (ignoresPrivate && service.isPrivate?.(delivery)) return true
  const branches = options.branches?.split(',').map((pattern) => pattern.trim())
  const branch = branches && service.branchOf?.(delivery)
  return branch !== undefined && !branches?.some((pattern) => matches(pattern, branch))
}

function topicOf(given: string, { title }: Service): string {
  const topic = withoutControls(given).replace(/\s+/g, ' ').trim()
  return shortened(topic || title, MAX_TOPIC_LENGTH)
}

/** Cuts a text that is too long after a line, so that no markup is cut. */
function withinLimit(markdown: string): string {
  if (codePoints(markdown) <= MAX_MESSAGE_LENGTH) return markdown
  const kept: string[] = []
  let left = MAX_MESSAGE_LENGTH - 2
  for (const line of markdown.split('\n')) {
    left -= codePoints(line) + 1
    if (left < 0) break
    kept.push(line)
  }
  return kept.length > 0 ? `${kept.join('\n')}\n…` : shortened(markdown, MAX_MESSAGE_LENGTH)
}

function matches(pattern: string, kind: string): boolean {
  const parts = pattern.split('*')
  const [first = '', last = ''] = [parts[0], parts.at(-1)]
  if (parts.length === 1) return pattern === kind
  let at = first.length
  for (const part of parts.slice(1, -1)) {
    const found = kind.indexOf(part, at)
    if (found < 0) return false
    at = found + part.length
  }
  return kind.startsWith(first) && kind.endsWith(last) && kind.length - last.length >= at
}
