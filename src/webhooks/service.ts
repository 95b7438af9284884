// What a file in services/ says of a service that sends webhooks.

import type { Payload } from './payload.ts'
import { bold, type Text } from './text.ts'

/** A request of a service. */
export interface ServiceRequest {
  payload: Payload
  /** A header, by its name in lower case. */
  header(name: string): string | undefined
}

/** A message about an event of a service. */
export interface Post {
  /** Shortened where it is too long. */
  topic: string
  text: Text
}

/** What the URL says of all messages. */
export interface PostOptions {
  /** Whether confidential things are posted with their titles and texts. */
  confidential: boolean
}

export interface Service {
  /** The name of the service, for the guide. */
  title: string
  /** Which kind of event a delivery is about. Empty if it does not say. */
  kindOf(delivery: ServiceRequest): string
  /** What is the same when the service repeats a delivery, which is then not sent twice. */
  idOf?(delivery: ServiceRequest): string | undefined
  /** The branch that commits were pushed to, for services that know branches: undefined if the delivery is about something else. */
  branchOf?(delivery: ServiceRequest): string | undefined
  /** Whether the delivery is about a private repository, for services that say so. */
  isPrivate?(delivery: ServiceRequest): boolean
  /** What the service wants to read in the answer. */
  answer?: { ok: true }
  /** What to post, by the kind of the event. Undefined: nothing. Other kinds are ignored. */
  events: Record<string, (payload: Payload, wishes: PostOptions) => Post | undefined>
}

/** The name of a person, of which the first of these fields that has a text is taken. */
export function person(payload: Payload, ...paths: readonly string[]): Text {
  return bold(payload.firstText(...paths) ?? 'Somebody')
}

/** A thing by its kind, number and title, as far as they are known: `issue #5: It broke`. */
export function thingName(noun: string, number: string | undefined, title: string | undefined): string {
  const name = number === undefined ? noun.replace(/\W+$/, '') : `${noun}${number}`
  return title === undefined ? name : `${name}: ${title}`
}

/** The parts of a topic that are known. */
export function topicOf(...parts: readonly (string | undefined)[]): string {
  return parts.filter((part) => part !== undefined && part !== '').join(' / ')
}

/** The first line of a text. */
export function firstLine(of: string): string {
  return of.split('\n', 1)[0] ?? ''
}
