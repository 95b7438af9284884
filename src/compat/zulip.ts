// A gateway for clients that were written for Zulip, whose interface differs from this one in some words: with a site URL that ends with
// `/zulip` they find theirs. There is no second implementation: requests reach the same operations, and answers are renamed as text.

import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'

const ROOT = '/zulip'
/** What stands in our answers, and what Zulip's have in its place. A quote inside of a string is escaped, so that no text of a user fits. */
const WORDS: Record<string, string> = {
  '"service_version":': '"zulip_version":',
  '"service_feature_level":': '"zulip_feature_level":',
  '"service_merge_base":': '"zulip_merge_base":',
  '"reaction_type":"service_extra_emoji"': '"reaction_type":"zulip_extra_emoji"',
}
const ANY_WORD = new RegExp(Object.keys(WORDS).join('|'), 'g')

/** Takes a request to the gateway for the same one without it, and has its answer renamed. Any other is left alone. */
export function enterZulip(request: IncomingMessage, response: ServerResponse): void {
  const { url = '' } = request
  if (!url.startsWith(`${ROOT}/api/`)) return
  request.url = url.slice(ROOT.length)
  rename(response)
}

function rename(response: ServerResponse): void {
  const { writeHead, write, end } = response
  const take = renamer()
  const writeHeadOf = (status: number, headers: OutgoingHttpHeaders = {}): ServerResponse => {
    // The length is another one.
    const kept = Object.entries(headers).filter(([name]) => name.toLowerCase() !== 'content-length')
    return writeHead.call(response, status, Object.fromEntries(kept))
  }
  const writeOf = (chunk: string | Uint8Array): boolean => {
    const text = take(textOf(chunk))
    return text === '' || write.call(response, text, 'utf8')
  }
  const endOf = (chunk?: unknown): ServerResponse => {
    const last = typeof chunk === 'string' || chunk instanceof Uint8Array ? textOf(chunk) : ''
    return end.call(response, take(last) + take(), 'utf8')
  }
  Object.assign(response, { writeHead: writeHeadOf, write: writeOf, end: endOf })
}

function textOf(chunk: string | Uint8Array): string {
  return typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString()
}

/** Renames a text that comes in pieces. Without a piece it gives what is left. */
function renamer(): (piece?: string) => string {
  let kept = ''
  return (piece) => {
    const text = kept + (piece ?? '')
    // No word has a comma, so that none is cut there.
    const length = piece === undefined ? text.length : text.lastIndexOf(',') + 1
    kept = text.slice(length)
    return text.slice(0, length).replace(ANY_WORD, (word) => WORDS[word] ?? word)
  }
}
