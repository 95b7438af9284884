// Requests in Zulip's terms -> in this server's.

import type { IncomingMessage } from 'node:http'

/** What a request's body asked for under old names. Known once the body is read. */
export interface Wishes {
  mutedTopics: boolean
  /** Preferences at the top level of the state. */
  preferences: boolean
}

/** Operations whose bodies contain Zulip's terms. */
const REWORDED = /^\/api\/v1\/(?:register|messages\/\d+\/reactions|users\/me\/status)$/
/** Matches in a form, in JSON and in a multipart form. Quotes within a JSON text are escaped, so no user text can match. */
const REACTION_TYPE = /(reaction_type(?:=|":\s*"|"\r\n\r\n))zulip_extra_emoji/g
/** Fetch types, with this server's name for each. */
const FETCH_TYPES = [
  [/(%22|")muted_topics\1/g, 'user_topic', 'mutedTopics'],
  [/(%22|")update_(?:display_settings|global_notifications)\1/g, 'user_settings', 'preferences'],
] as const
/** More than a form can have. */
const MAX_BODY = 2 * 1024 * 1024

/** Translates the query. The query of a PATCH without a body becomes its body, as a form. */
export function rewordUrl(request: IncomingMessage): void {
  const { url = '', method, headers } = request
  const [path = '', ...rest] = url.replace(REACTION_TYPE, '$1service_extra_emoji').split('?')
  if (rest.length === 0) return
  const query = new URLSearchParams(rest.join('?'))
  if (query.get('use_first_unread_anchor') === 'true') query.set('anchor', 'first_unread')
  query.delete('use_first_unread_anchor')
  const isBodiless = !headers['transfer-encoding'] && Number(headers['content-length'] ?? 0) === 0
  if (method !== 'PATCH' || !isBodiless) {
    request.url = `${path}?${query}`
    return
  }
  const body = Buffer.from(query.toString())
  request.url = path
  Object.assign(headers, { 'content-type': 'application/x-www-form-urlencoded', 'content-length': String(body.length) })
  request.unshift(body)
}

/** Translates the body as it arrives, if the operation has Zulip's terms. */
export function rewordBody(request: IncomingMessage): Wishes {
  const wishes = { mutedTopics: false, preferences: false }
  if (!REWORDED.test((request.url ?? '').split('?')[0] ?? '')) return wishes
  const { push } = request
  const pieces: Buffer[] = []
  let size = 0
  const flush = (): boolean => {
    const isWhole = size <= MAX_BODY
    const text = Buffer.concat(pieces.splice(0)).toString('latin1')
    return text === '' || push.call(request, Buffer.from(isWhole ? reword(text, wishes) : text, 'latin1'))
  }
  request.push = (piece: Buffer | null): boolean => {
    if (piece === null) {
      flush()
      return push.call(request, null)
    }
    pieces.push(piece)
    size += piece.length
    return size <= MAX_BODY || flush()
  }
  return wishes
}

/** The same text in this server's terms. Records wishes. */
function reword(text: string, wishes: Wishes): string {
  let reworded = text.replace(REACTION_TYPE, '$1service_extra_emoji')
  for (const [pattern, type, wish] of FETCH_TYPES) {
    const before = reworded
    reworded = reworded.replace(pattern, `$1${type}$1`)
    if (reworded !== before) wishes[wish] = true
  }
  return reworded
}
