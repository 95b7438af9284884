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

/** Options of a URL that only some services have. */
export interface OwnOptions {
  /** Whether the topic of a merge request has its title. */
  use_merge_request_title?: boolean | undefined
  /** The label or annotation whose value is the topic of an alert, and the one that says what is wrong. */
  name?: string | undefined
  desc?: string | undefined
}

/** How a message is to be written. */
export interface PostOptions extends OwnOptions {
  /** Whether titles and texts may be told: the thing is not confidential, or the URL says so. */
  mayTell: boolean
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
  /** Whether the delivery is about something confidential, for services that have such things. */
  isConfidential?(delivery: ServiceRequest): boolean
  /** Which of the options that only some services have it obeys. */
  options?: readonly (keyof OwnOptions)[]
  /** Whether it escapes the texts in its URLs once more than it should. */
  escapesTwice?: true
  /** Whether its senders read `ok` in the answer. */
  saysOk?: true
  /** What to post, by the kind of the event: one message, or one for each topic. Undefined: nothing. Other kinds are ignored. */
  events: Record<string, (payload: Payload, wishes: PostOptions) => Post | readonly Post[] | undefined>
  /** Kinds that exist and are never posted, and what Zulip calls kinds in its own way, in which `*` stands for anything: a URL may name them. */
  otherKinds?: readonly string[]
  /** What Zulip calls the kind of a delivery, where that differs: a URL that was made for Zulip names it so. */
  zulipKindOf?(delivery: ServiceRequest): string | undefined
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
