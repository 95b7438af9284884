// What a file in services/ says of a service that sends webhooks.

import { badRequest } from '../errors.ts'
import type { Payload } from './payload.ts'
import type { Text } from './text.ts'

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

export interface Service {
  /** The name of the service, for the guide. */
  title: string
  /** Which kind of event a delivery is about. Throws BAD_REQUEST. */
  kindOf(delivery: ServiceRequest): string
  /** What is the same when the service repeats a delivery, which is then not sent twice. */
  idOf?(delivery: ServiceRequest): string | undefined
  /** What to post, by the kind of the event. Undefined: nothing. Other kinds are ignored. Throws BAD_REQUEST. */
  events: Record<string, (payload: Payload) => Post | undefined>
}

/** A header. Throws BAD_REQUEST if it is missing. */
export function requiredHeader({ header }: ServiceRequest, name: string): string {
  const value = header(name.toLowerCase())
  if (value === undefined || value === '') throw badRequest(`The header ${name} is missing`)
  return value
}
