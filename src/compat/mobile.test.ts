// databases: once
// run: full
// The current mobile app gets from the gateway what its own model of the interface requires. Every example of the contract runs through the
// host of the gateway, while several people have the queue that the app registers. What a message shows of files is read by the app's rules.

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Case, type Contract, cases } from '../../contract-tests/cases.ts'
import { requestOf, send } from '../../contract-tests/http.ts'
import { dereference, loadContract } from '../http/contract.ts'
import { compileRoutes } from '../http/router.ts'
import { runThumbnailJobs } from '../jobs/thumbnails.ts'
import { groups, users } from '../sandbox/world.ts'
import { clientModel, eventFaults, kindOf, modelFaults } from '../testing/client-model.ts'
import { imageOf as pictureOf } from '../testing/images.ts'
import { type SeededApp, startSeededApp } from '../testing/seeded-app.ts'

const HOST = 'zulip.example.com'
const PEOPLE = ['owner', 'administrator', 'moderator', 'member', 'member2', 'guest', 'changed', 'quiet', 'stranger'] as const
type Name = (typeof PEOPLE)[number]
/** As lib/api/route/events.dart registers. */
const REGISTRATION = {
  apply_markdown: 'true',
  client_gravatar: 'false',
  slim_presence: 'true',
  client_capabilities: JSON.stringify({
    notification_settings_null: true,
    bulk_message_deletion: true,
    user_avatar_url_field_optional: true,
    stream_typing_notifications: true,
    user_settings_object: true,
    include_deactivated_groups: true,
    empty_topic_name: true,
    individual_emoji_changes: true,
  }),
}
/** Kinds of events that the app reads and no example causes, with the reason. */
const NOT_CAUSED: Record<string, string> = {
  'realm_emoji update': 'for clients without `individual_emoji_changes`',
  'user_group remove': 'groups are only deactivated',
  heartbeat: 'comes after 45 seconds',
}

/** Examples with parameters that make an answer which the app never asks for. */
const NOT_SENT = ['getMessages byIds', 'updatePresence olderFormat']

const model = clientModel('zulip-flutter')
const contract: Contract = dereference(loadContract().bundled)
let app: SeededApp
beforeAll(async () => {
  app = await startSeededApp({ zulipHost: HOST })
}, 60_000)
afterAll(() => app.close())

/** A request as the app sends it: to the root of the gateway's host, with every parameter as a form. */
async function ask(name: Name, method: string, path: string, fields: Record<string, string> = {}) {
  const { email } = users[name]
  const credentials = Buffer.from(`${email}:${app.keys[name]}`).toString('base64')
  const form = new URLSearchParams(fields).toString()
  const answer = await send(app.url, {
    method,
    path: `/api/v1${path}${method === 'GET' && form ? `?${form}` : ''}`,
    headers: {
      Host: name === 'stranger' ? `acme.${HOST}` : HOST,
      Authorization: `Basic ${credentials}`,
      'Content-Type': 'application/x-www-form-urlencoded',
    },
    body: method === 'GET' ? '' : form,
  })
  return JSON.parse(answer.body)
}

/** A change by the owner. */
async function must(method: string, path: string, fields: Record<string, string>): Promise<void> {
  expect(await ask('owner', method, path, fields)).toMatchObject({ result: 'success' })
}

/** The answer to a case by way of the gateway. */
async function answerTo(example: Case) {
  const request = requestOf(contract, example, app.keys)
  const subdomain = request.headers.Host?.split('.')[0]
  const answer = await send(app.url, { ...request, headers: { ...request.headers, Host: subdomain ? `${subdomain}.${HOST}` : HOST } })
  return answer.contentType === 'application/json' ? JSON.parse(answer.body) : undefined
}

test('it gets every answer and every event that its model requires', { timeout: 180_000 }, async () => {
  const queues = new Map<Name, { id: string; at: number }>()
  const faults: string[] = []
  const seen = new Set<string>()
  const register = async (name: Name): Promise<void> => {
    const state = await ask(name, 'POST', '/register', REGISTRATION)
    faults.push(...modelFaults(model, 'InitialSnapshot', state))
    queues.set(name, { id: state.queue_id, at: state.last_event_id })
  }
  for (const name of PEOPLE) await register(name)
  const follow = async (): Promise<void> => {
    for (const [name, queue] of queues) {
      const { events, result } = await ask(name, 'GET', '/events', { queue_id: queue.id, last_event_id: `${queue.at}`, dont_block: 'true' })
      expect(result, name).toBe('success')
      for (const event of events) {
        seen.add(kindOf(model, event))
        faults.push(...eventFaults(model, event))
        queue.at = event.id
      }
    }
  }
  const match = compileRoutes(loadContract().operations)
  const typeOf = new Map(
    Object.entries(model.answers).map(([call, type]) => {
      const [method = '', path = ''] = call.split(' ')
      return [match(method.toLowerCase(), `/api/v1${path.replace(/\{\w+\}/g, '1')}`).operation?.operationId, type]
    }),
  )
  const answered = new Set<string>()
  for (const [i, example] of [...cases(contract)].entries()) {
    const type = typeOf.get(example.operationId)
    if (example.response.status !== 200 || example.operationId === 'getEvents') continue
    const body = await answerTo(example)
    const title = `${example.operationId} ${example.name}`
    if (type !== undefined && body?.result === 'success' && !NOT_SENT.includes(title)) {
      answered.add(type)
      faults.push(...modelFaults(model, type, body, title))
    }
    if (i % 20 === 0) await follow()
  }
  await follow()
  // A guest who may not see everybody sees others come and go.
  await must('PATCH', '/realm', { can_access_all_users_group: JSON.stringify({ new: groups.members.id }) })
  await register('guest')
  const [name, subscribers] = ['of a guest', JSON.stringify([users.guest.id, users.quiet.id])]
  await must('POST', '/channels/create', { name, subscribers })
  await follow()
  await must('DELETE', '/users/me/subscriptions', { subscriptions: JSON.stringify([name]), principals: subscribers })
  await follow()
  expect([...new Set(faults)]).toEqual([])
  expect(Object.keys(model.events).filter((kind) => !seen.has(kind) && !NOT_CAUSED[kind])).toEqual([])
  // Calls without an operation are in docs/clients/zulip-calls.md.
  expect([...typeOf].filter(([operationId, type]) => operationId !== undefined && !answered.has(type))).toEqual([])
})

test('every URL that it is told to follow is at the host of the gateway', async () => {
  const state = await ask('member', 'POST', '/register', REGISTRATION)
  const settings = await ask('member', 'GET', '/server_settings')
  const emoji = new URL(state.server_emoji_data_url)
  for (const url of [state.realm_url, state.realm_uri, settings.realm_url, settings.realm_uri, emoji.href])
    expect(new URL(url).hostname).toBe(HOST)
  const { body } = await send(app.url, { method: 'GET', path: emoji.pathname, headers: { Host: HOST } })
  expect(modelFaults(model, 'ServerEmojiData', JSON.parse(body))).toEqual([])
})

/** An element of rendered content, or its text. */
type Node = string | { tag: string; attributes: Record<string, string>; children: Node[] }
/** What the app shows of a file, and in which block. */
interface Shown {
  in: string
  what: 'image' | 'inline image' | 'video' | 'audio'
  url: string | undefined
  /** Without a thumbnail, an image is loading. */
  thumbnail?: string | undefined
  size?: string | undefined
  isAnimated?: true
}

/** Rendered content as a tree. It is well-formed, because the server writes it. */
function treeOf(html: string): Node[] {
  const root: Node[] = []
  const open: { tag: string; children: Node[] }[] = [{ tag: '', children: root }]
  for (const [text, end, tag = '', attributes = ''] of html.matchAll(/<(\/?)(\w+)([^>]*)>|[^<]+/g)) {
    const parent = open.at(-1)
    if (!parent) throw new Error(`too many ends in ${html}`)
    if (tag === '') parent.children.push(text)
    else if (end === '/') expect(open.pop()?.tag).toBe(tag)
    else {
      const named = [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value])
      const node = { tag, attributes: Object.fromEntries(named), children: [] }
      parent.children.push(node)
      if (!['img', 'br', 'hr'].includes(tag)) open.push(node)
    }
  }
  expect(open).toHaveLength(1)
  return root
}

/** What the app shows of files. It throws where the app would show a placeholder: a form that it does not read. */
function shownIn(nodes: readonly Node[], block = 'text'): Shown[] {
  return nodes.flatMap((node): Shown[] => {
    if (typeof node === 'string') return []
    const { tag, attributes, children } = node
    const classes = attributes.class?.split(' ') ?? []
    if (classes.includes('message_inline_image')) return [previewOf(node, classes, block)]
    if (classes.includes('inline-image')) {
      expect(classes.filter((name) => name !== 'image-loading-placeholder')).toEqual(['inline-image'])
      return [{ in: block, what: 'inline image', url: attributes['data-original-src'], ...imageOf(attributes, classes) }]
    }
    if (tag === 'audio') return [{ in: block, what: 'audio', url: attributes.src }]
    expect(['img', 'video']).not.toContain(tag)
    const inner = tag === 'blockquote' ? 'quote' : classes.includes('spoiler-content') ? 'spoiler' : tag === 'li' ? 'item' : block
    return shownIn(children, inner)
  })
}

function previewOf({ children }: Exclude<Node, string>, classes: string[], block: string): Shown {
  const [link, ...others] = children
  const [media, ...more] = typeof link === 'object' ? link.children : []
  if (typeof link !== 'object' || typeof media !== 'object') throw new Error('a preview is a link with an image or a video')
  expect([link.tag, link.attributes.class, others, more]).toEqual(['a', undefined, [], []])
  const isVideo = classes.length > 1
  expect([classes, media.tag]).toEqual(
    isVideo ? [['message_inline_image', 'message_inline_video'], 'video'] : [['message_inline_image'], 'img'],
  )
  const url = link.attributes.href
  if (!isVideo) return { in: block, what: 'image', url, ...imageOf(media.attributes, media.attributes.class?.split(' ') ?? []) }
  expect([media.attributes.class, media.attributes.src]).toEqual([undefined, url])
  return { in: block, what: 'video', url }
}

function imageOf({ src = '', ...attributes }: Record<string, string>, classes: string[]): Partial<Shown> {
  expect(attributes['data-original-content-type']).toMatch(/^image\//)
  const size = attributes['data-original-dimensions']
  if (classes.includes('image-loading-placeholder')) return { size }
  expect(src).toMatch(/^\/user_uploads\/thumbnail\//)
  expect(size).toMatch(/^[1-9]\d*x[1-9]\d*$/)
  return { size, thumbnail: src, ...(attributes['data-animated'] === 'true' && { isAnimated: true as const }) }
}

describe('what it shows of uploaded files', () => {
  const credentials = (name: Name) => `Basic ${Buffer.from(`${users[name].email}:${app.keys[name]}`).toString('base64')}`
  const upload = async (name: string, content: Uint8Array, by: Name = 'member'): Promise<string> => {
    const body = new FormData()
    body.append('file', new Blob([new Uint8Array(content)]), name)
    const answer = await fetch(`${app.url}/api/v1/user_uploads`, { method: 'POST', headers: { Authorization: credentials(by) }, body })
    return ((await answer.json()) as { url: string }).url
  }
  const sent = async (content: string): Promise<number> =>
    (await ask('member', 'POST', '/messages', { type: 'stream', to: '"general"', topic: 'files', content })).id
  const shown = async (id: number) => shownIn(treeOf((await ask('owner', 'GET', `/messages/${id}`)).message.content))
  const shownOf = async (content: string) => shown(await sent(content))
  const thumbnail = (url: string, format = '840x560.webp') => `${url.replace('/user_uploads', '/user_uploads/thumbnail')}/${format}`
  const picture = async (name = 'a.png', width = 3, height = 2) => upload(name, await pictureOf('png', { width, height }))

  test('is a picture that loads, and in the event that follows, with its thumbnail and its size', async () => {
    const { queue_id: queue, last_event_id: last } = await ask('owner', 'POST', '/register', REGISTRATION)
    const [still, moving] = [await picture('a.png', 1_680, 200), await upload('b.gif', await pictureOf('gif', { frames: 2 }))]
    const id = await sent(`[a](${still}) ![b](${still}) ![c](${moving})`)
    const loading = { in: 'text', size: undefined }
    expect(await shown(id)).toEqual([
      { ...loading, what: 'inline image', url: still },
      { ...loading, what: 'inline image', url: moving },
      { ...loading, what: 'image', url: still },
    ])
    await runThumbnailJobs(app.server.app)
    const ready = { in: 'text', size: '1680x200', thumbnail: thumbnail(still) }
    const expected = [
      { ...ready, what: 'inline image', url: still },
      { in: 'text', what: 'inline image', url: moving, size: '2x2', thumbnail: thumbnail(moving), isAnimated: true },
      { ...ready, what: 'image', url: still },
    ]
    expect(await shown(id)).toEqual(expected)
    const { events } = await ask('owner', 'GET', '/events', { queue_id: queue, last_event_id: String(last), dont_block: 'true' })
    const update = events.findLast(({ type }: { type: string }) => type === 'update_message')
    expect([eventFaults(model, update), update]).toMatchObject([[], { message_id: id, rendering_only: true }])
    expect(shownIn(treeOf(update.rendered_content))).toEqual(expected)
    for (const url of [thumbnail(still), thumbnail(moving), thumbnail(moving, '840x560-anim.webp')])
      expect([url, (await fetch(app.url + url, { headers: { Authorization: credentials('owner') } })).status]).toEqual([url, 200])
  })

  test('is a video, and a sound in the text', async () => {
    const [film, song] = [await upload('a.mp4', Buffer.from('x')), await upload('b.mp3', Buffer.from('x'))]
    expect(await shownOf(`[a](${film}) and ![b](${song})`)).toEqual([
      { in: 'text', what: 'audio', url: song },
      { in: 'text', what: 'video', url: film },
    ])
  })

  test('is nothing where the sender may not read the file, and a link where a quote has it', async () => {
    const [secret, own] = [await upload('a.png', await pictureOf('png'), 'owner'), await picture()]
    expect(await shownOf(`[a](${secret}) ![b](${secret})`)).toEqual([])
    expect(await shownOf(`> [a](${own})\n\nMine`)).toEqual([])
  })

  test('is every picture of a paragraph after it, of a spoiler within it, and of an item too', async () => {
    const urls = [await picture('1.png'), await picture('2.png'), await picture('3.png')]
    const [one, two, three] = urls
    await runThumbnailJobs(app.server.app)
    const image = (block: string, url?: string) => ({ in: block, what: 'image', url, size: '3x2', thumbnail: thumbnail(url ?? '') })
    expect(await shownOf(`${urls.join(' ')}\n\nmore`)).toEqual(urls.map((url) => image('text', url)))
    expect(await shownOf(`\`\`\`spoiler Holiday\n[one](${one})\n\`\`\`\n* [two](${two})\n\n[three](${three})`)).toEqual([
      image('spoiler', one),
      image('item', two),
      image('text', three),
    ])
    expect(await shownOf(`> ![one](${one})`)).toEqual([{ ...image('quote', one), what: 'inline image' }])
  })
})
