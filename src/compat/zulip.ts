// A gateway for clients written for Zulip, whose interface differs from this one in some terms. Such clients use a site URL that ends with
// `/zulip`. There is no second implementation: requests reach the same operations, and both requests and answers are translated as text.

import type { IncomingMessage, OutgoingHttpHeader, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { type Answers, answersFor } from './answers.ts'
import { rewordBody, rewordUrl } from './requests.ts'

const ROOT = '/zulip'

/** Turns a request to the gateway into the same request without it, and has its answer translated. Any other request is left alone. */
export function enterZulip(request: IncomingMessage, response: ServerResponse): void {
  const { url = '' } = request
  if (!url.startsWith(`${ROOT}/api/`)) return
  request.url = url.slice(ROOT.length)
  rewordUrl(request)
  reword(response, answersFor(request, rewordBody(request)))
}

function reword(response: ServerResponse, answers: Answers): void {
  const { writeHead, write, end } = response
  const writeHeadOf = (status: number, ...rest: Head): ServerResponse => {
    // Errors have no terms to translate. They can be sent before the request has been read to its end.
    if (status >= 400) return writeHead.apply(Object.assign(response, { writeHead, write, end }), [status, ...rest] as never)
    return writeHead.apply(response, [status, ...rest.map((part) => (typeof part === 'object' ? withoutLength(part) : part))] as never)
  }
  const writeOf = (chunk: string | Uint8Array): boolean => {
    const text = answers.take(textOf(chunk))
    return text === '' || write.call(response, text, 'utf8')
  }
  const endOf = (chunk?: unknown): ServerResponse => {
    const last = typeof chunk === 'string' || chunk instanceof Uint8Array ? textOf(chunk) : ''
    const text = answers.take(last)
    answers.finish().then(
      (rest) => end.call(response, text + rest, 'utf8'),
      () => response.destroy(),
    )
    return response
  }
  Object.assign(response, { writeHead: writeHeadOf, write: writeOf, end: endOf })
}

/** What `writeHead` can get after the status: optionally a reason, and headers as an object or as a flat list of names and values. */
type Headers = OutgoingHttpHeaders | OutgoingHttpHeader[]
type Head = [headers?: Headers] | [reason?: string, headers?: Headers]

/** The headers without the content length, which translation changes. */
function withoutLength(headers: Headers): Headers {
  const isLength = (name: unknown): boolean => String(name).toLowerCase() === 'content-length'
  if (Array.isArray(headers)) return headers.filter((_, i) => !isLength(headers[i - (i % 2)]))
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !isLength(name)))
}

function textOf(chunk: string | Uint8Array): string {
  return typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString()
}
