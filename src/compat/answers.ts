// Answers of this server -> answers in Zulip's vocabulary.

import { get, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import type { Wishes } from './requests.ts'

/** Translates one answer, which comes in pieces. */
export interface Answers {
  /** Takes a piece. Returns the text to send now. */
  take(piece: string): string
  /** Returns the rest. */
  finish(): Promise<string>
}

/** Fragments of this server's answers, and their counterparts in Zulip's. Quotes within a string are escaped, so no user text can match. */
const WORDS: Record<string, string> = {
  '"service_version":': '"zulip_version":',
  '"service_feature_level":': '"zulip_feature_level":',
  '"service_merge_base":': '"zulip_merge_base":',
  '"reaction_type":"service_extra_emoji"': '"reaction_type":"zulip_extra_emoji"',
}
const ANY_WORD = new RegExp(Object.keys(WORDS).join('|'), 'g')
/** The end of a reaction, in messages and events. */
const REACTION = /"reaction_type":"\w+","user_id":(\d+)/g

const renamed = (piece: string): string => piece.replace(ANY_WORD, (word) => WORDS[word] ?? word)

/** The translation of the answer to a request. `wishes` are known once the request's body is read. */
export function answersFor(request: IncomingMessage, wishes: Wishes): Answers {
  const path = (request.url ?? '').split('?')[0] ?? ''
  if (path === '/api/v1/register') return whole(async (answer) => withOldState(answer, wishes))
  if (request.method === 'GET' && /^\/api\/v1\/(?:events|messages(?:\/\d+)?)$/.test(path))
    return whole((answer) => withReactors(request, answer))
  return inPieces()
}

function inPieces(): Answers {
  let kept = ''
  return {
    take: (piece) => {
      const all = kept + piece
      // No key of WORDS contains a comma, so none is cut in two here.
      const length = all.lastIndexOf(',') + 1
      kept = all.slice(length)
      return renamed(all.slice(0, length))
    },
    finish: async () => renamed(kept),
  }
}

function whole(change: (answer: string) => Promise<string>): Answers {
  const pieces: string[] = []
  return {
    take: (piece) => {
      pieces.push(piece)
      return ''
    },
    finish: async () => renamed(await change(pieces.join(''))),
  }
}

interface State {
  result: string
  user_topics?: { stream_id: number; topic_name: string; last_updated: number; visibility_policy: number }[]
  user_settings?: Record<string, unknown>
  subscriptions?: Channel[]
  unsubscribed?: Channel[]
  never_subscribed?: Channel[]
}
interface Channel {
  stream_id: number
  name: string
}
const MUTED = 1

/** Adds what older clients read: muted topics, by the names of channels in the same state, and preferences at the top level. */
function withOldState(answer: string, { mutedTopics, preferences }: Wishes): string {
  if (!mutedTopics && !preferences) return answer
  const state = JSON.parse(answer) as State
  if (state.result !== 'success') return answer
  const { user_topics = [], user_settings = {}, subscriptions = [], unsubscribed = [], never_subscribed = [] } = state
  const names = new Map([...subscriptions, ...unsubscribed, ...never_subscribed].map(({ stream_id, name }) => [stream_id, name]))
  const muted = user_topics.flatMap(({ stream_id, topic_name, last_updated, visibility_policy }) => {
    const name = names.get(stream_id)
    return visibility_policy === MUTED && name !== undefined ? [[name, topic_name, last_updated]] : []
  })
  return `${JSON.stringify({ ...(preferences ? user_settings : {}), ...state, ...(mutedTopics ? { muted_topics: muted } : {}) })}\n`
}

interface User {
  user_id: number
  email: string
  full_name: string
}

/** Adds to each reaction the user who reacted. */
async function withReactors(request: IncomingMessage, answer: string): Promise<string> {
  const ids = new Set([...answer.matchAll(REACTION)].map(([, id]) => Number(id)))
  if (ids.size === 0) return answer
  const known = new Map((await usersOf(request, [...ids])).map((user) => [user.user_id, user]))
  return answer.replace(REACTION, (reaction, id: string) => {
    const { email = '', full_name = '' } = known.get(Number(id)) ?? {}
    return `${reaction},"user":${JSON.stringify({ id: Number(id), user_id: Number(id), email, full_name })}`
  })
}

/** Queries this server as the caller of the request. Users whom the caller may not see are missing. */
async function usersOf({ headers, socket }: IncomingMessage, ids: number[]): Promise<User[]> {
  const { host, authorization } = headers
  const { localAddress, localPort } = socket
  const path = `/api/v1/users?user_ids=${encodeURIComponent(JSON.stringify(ids.slice(0, 5_000)))}`
  const answer = await new Promise<string>((resolve, reject) => {
    const asked = { host: localAddress, port: localPort, path, headers: { host, authorization } }
    get(asked, (response) => void text(response).then(resolve, reject)).once('error', reject)
  })
  return (JSON.parse(answer) as { members?: User[] }).members ?? []
}
