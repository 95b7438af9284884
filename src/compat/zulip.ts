// A gateway for clients written for Zulip, whose interface differs from this one in some terms. It is at a path, for clients whose site URL
// may have one, and at a host of its own, for those that keep only the origin. There is no second implementation: requests reach the same
// operations by the same way, and are translated where they are decoded. So are answers before they are written.

import type { IncomingMessage } from 'node:http'
import { realmHost, subdomainOf } from '../access/organisation/realms.ts'
import type { Dialect } from '../http/api.ts'
import { refusal, TRANSLATIONS } from './answers.ts'
import type { Place } from './registration.ts'
import { type OldNames, reword } from './requests.ts'

/** Where the server is, and the gateway's host if it has one. */
interface Hosts {
  externalUrl: URL
  zulipHost: string | undefined
}

const ROOT = '/zulip'
/** What is below the path of the gateway: the interface, and the files and pictures that its answers name. */
const BELOW = /^\/zulip\/(api|avatar|static|user_avatars|user_uploads)\//

/** Turns a request to the gateway into the same request without it, and returns its dialect. Any other request is left alone. */
export function enterZulip(request: IncomingMessage, config: Hosts): Dialect | undefined {
  const place = enterHost(request, config) ?? enterPath(request)
  if (!place) return undefined
  const oldNames: OldNames = { types: undefined, mutedTopics: false, preferences: false }
  return {
    receive: (operation, received) => (operation.requestBody?.isOpen ? received : reword(operation, received, oldNames)),
    answer: ({ operationId }, body, ask) => TRANSLATIONS[operationId]?.(body as never, ask, { oldNames, place }) ?? body,
    refuse: refusal,
    siteOf: place,
  }
}

/** With the gateway's host in place of that of the organisation, whose host the request then has. */
function enterHost({ headers }: IncomingMessage, config: Hosts): Place | undefined {
  const { externalUrl, zulipHost } = config
  if (zulipHost === undefined || !headers.host?.toLowerCase().includes(zulipHost)) return undefined
  const gateway = new URL(externalUrl)
  gateway.hostname = zulipHost
  const subdomain = subdomainOf(headers.host, gateway)
  if (subdomain === undefined) return undefined
  headers.host = realmHost(config, { subdomain })
  if (subdomain !== '') gateway.hostname = `${subdomain}.${zulipHost}`
  return () => gateway.origin
}

function enterPath(request: IncomingMessage): Place | undefined {
  const { url = '' } = request
  if (!BELOW.test(url)) return undefined
  request.url = url.slice(ROOT.length)
  return (own) => own + ROOT
}
