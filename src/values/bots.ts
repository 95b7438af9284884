// Rules for what people say of a bot.

import { badRequest } from '../errors.ts'
import { BOT_LIMITS, codePoints } from '../limits.ts'
import { isDomain } from './email-addresses.ts'

/** The kinds of bots. */
export const BOT_TYPE = { generic: 1, incomingWebhook: 2, outgoingWebhook: 3, embedded: 4 } as const

/** The formats of the requests to an outgoing webhook bot. */
export const BOT_INTERFACE = { own: 1, slack: 2 } as const

/** The email address of a new bot. `host` is the organisation's. Throws BAD_REQUEST. */
export function botEmail(shortName: string, host: string): string {
  const name = shortName.trim().toLowerCase()
  if (name === '') throw badRequest("'short_name' must not be empty")
  if (codePoints(name) > BOT_LIMITS.shortName) throw badRequest(`'short_name' must have at most ${BOT_LIMITS.shortName} characters`)
  if (!/^[a-z0-9](?:[a-z0-9._-]*[a-z0-9])?$/.test(name) || name.includes('..'))
    throw badRequest("'short_name' must be lower-case letters, digits, dots, hyphens and underscores")
  // No mail is sent to a bot, so where the host cannot be that of an address, any domain will do.
  return `${name}-bot@${isDomain(host) ? host : 'localhost'}`
}

/** The URL that an outgoing webhook bot calls, in normal form. Throws BAD_REQUEST, which names the parameter. */
export function normalisePayloadUrl(parameter: string, text: string): string {
  const trimmed = text.trim()
  const url = URL.canParse(trimmed) ? new URL(trimmed) : undefined
  const isWeb = url?.protocol === 'http:' || url?.protocol === 'https:'
  if (!url || !isWeb || url.username !== '' || url.password !== '')
    throw badRequest(`'${parameter}' must be a URL like https://bots.example.com/hook`)
  url.hash = ''
  if (url.href.length > BOT_LIMITS.payloadUrl) throw badRequest(`'${parameter}' must have at most ${BOT_LIMITS.payloadUrl} characters`)
  return url.href
}

/** The ID of the person whose limits count what an account does and uses: the owner of a bot, otherwise the account itself. */
export function principalOf({ id, bot_owner_id }: { id: number; bot_owner_id: number | null }): number {
  return bot_owner_id ?? id
}
