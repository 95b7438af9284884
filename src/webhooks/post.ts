// From a request of a service to the message that it becomes.

import { badRequest } from '../errors.ts'
import { codePoints, MAX_MESSAGE_LENGTH, MAX_TOPIC_LENGTH } from '../limits.ts'
import { Payload } from './payload.ts'
import type { PostOptions, Service, ServiceRequest } from './service.ts'
import { SERVICES } from './services.ts'
import { shortened, withoutControls } from './text.ts'

/** A request to the URL of a service. */
export interface Request {
  service: Service
  payload: unknown
  header(name: string): string | undefined
  /** Patterns of kinds of events, in which `*` stands for anything: those to post alone, and those not to post. */
  only: readonly string[] | undefined
  except: readonly string[] | undefined
  /** Patterns of the branches of which pushes are posted. */
  branches?: readonly string[] | undefined
  ignorePrivate?: boolean | undefined
  wishes?: PostOptions
}

/** The service of this name in URLs. */
export function serviceOf(name: string): Service | undefined {
  return Object.hasOwn(SERVICES, name) ? SERVICES[name] : undefined
}

/**
 * The message for a request, as Markdown within the limits of a message, and what identifies the delivery if the service says. Undefined if
 * there is nothing to post. Throws BAD_REQUEST for an option that the service's deliveries cannot obey. (sendWebhookMessage)
 */
export function postOf(request: Request): { topic: string; content: string; id?: string } | undefined {
  const { service, header, wishes = { confidential: false } } = request
  const delivery = { payload: new Payload(request.payload), header }
  const kind = service.kindOf(delivery)
  if (isExcluded(request, delivery, kind)) return undefined
  const post = Object.hasOwn(service.events, kind) ? service.events[kind]?.(delivery.payload, wishes) : undefined
  const content = post && withinLimit(post.text.markdown)
  if (!post || !content) return undefined
  const id = service.idOf?.(delivery)
  return { topic: topicOf(post.topic, service), content, ...(id === undefined ? {} : { id }) }
}

/** Whether an option of the URL says that the delivery is not posted. Throws BAD_REQUEST. */
function isExcluded({ service, only, except, branches, ignorePrivate }: Request, delivery: ServiceRequest, kind: string): boolean {
  if (branches && !service.branchOf) throw badRequest(`'branches' has no meaning for ${service.title}, which names no branches`)
  if (ignorePrivate !== undefined && !service.isPrivate)
    throw badRequest(`'ignore_private_repositories' has no meaning for ${service.title}, which does not say what is private`)
  if (only && !only.some((pattern) => matches(pattern, kind))) return true
  if (except?.some((pattern) => matches(pattern, kind))) return true
  if (ignorePrivate && service.isPrivate?.(delivery)) return true
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
