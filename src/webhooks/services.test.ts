// databases: once
// Every service says of each of its examples (examples/) what the example expects, whatever words are in the payload.

import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { codePoints, MAX_MESSAGE_LENGTH, MAX_TOPIC_LENGTH } from '../limits.ts'
import { NO_REFERENTS, parse, render } from '../markup/index.ts'
import { Payload } from './payload.ts'
import { outcomeOf, serviceOf, type UrlOptions } from './post.ts'
import type { Service } from './service.ts'

/** A delivery as the service's documentation shows it, without fields that nobody reads, and the message that it becomes. */
interface Example {
  headers?: Record<string, string>
  payload: Record<string, unknown>
  /** Undefined: nothing is posted. */
  topic?: string
  text?: string
}

const namesIn = (folder: string): string[] => readdirSync(new URL(folder, import.meta.url)).map((file) => file.replace(/\.\w+$/, ''))
const names = namesIn('services/')
const services = await Promise.all(
  names.map(async (name) => {
    const { service }: { service: Service } = await import(`./services/${name}.ts`)
    const examples: Record<string, Example> = JSON.parse(readFileSync(new URL(`examples/${name}.json`, import.meta.url), 'utf8'))
    return { name, service, examples }
  }),
)
const all = services.flatMap(({ name, service, examples }) =>
  Object.entries(examples).map(([example, { headers = {}, payload: sent, ...expected }]) => {
    const lower = new Map(Object.entries(headers).map(([header, value]) => [header.toLowerCase(), value]))
    /** What is posted: the only message, except where a URL gives alerts their topics. */
    const posted = (changed = sent, options: UrlOptions = {}) => outcome(changed, options).posts[0]
    const outcome = (changed: unknown, options: UrlOptions) =>
      outcomeOf({ service, payload: changed, header: (header) => lower.get(header), options })
    return { title: `${name}: ${example}`, name, service, sent, outcome, posted, expected, lower, kind: kindIn(service, sent, lower) }
  }),
)

/** The kind of event that a service sees in a payload. */
function kindIn(service: Service, sent: Record<string, unknown>, lower: ReadonlyMap<string, string>): string {
  return service.kindOf({ payload: new Payload(sent), header: (header) => lower.get(header) })
}

/** The same with another text in place of each text, one at a time. */
function* changed(value: unknown, text: string): Generator<unknown> {
  if (typeof value === 'string') yield text
  else if (Array.isArray(value))
    for (const [i, item] of value.entries()) for (const other of changed(item, text)) yield value.with(i, other)
  else if (typeof value === 'object' && value !== null)
    for (const [key, item] of Object.entries(value)) for (const other of changed(item, text)) yield { ...value, [key]: other }
}

test.each(all)('$title', ({ posted, expected }) => {
  const post = posted()
  expect(post && { topic: post.topic, text: post.content }).toEqual(expected.topic === undefined ? undefined : expected)
})

test('the names in URLs are those of the files', () => {
  expect(namesIn('examples/')).toEqual(names)
  for (const { name, service } of services) expect(serviceOf(name)).toBe(service)
  for (const name of ['nothing', '__proto__', 'constructor']) expect(serviceOf(name)).toBeUndefined()
})

test('the guide has a row for each service', () => {
  const guide = readFileSync(new URL('../../docs/clients/webhooks.md', import.meta.url), 'utf8')
  expect([...guide.matchAll(/^\| `([a-z_]+)` \| /gm)].map(([, name]) => name).sort()).toEqual(expect.arrayContaining([...names].sort()))
})

test('every example is of a kind that the service knows, or is not posted', () => {
  for (const { title, service, kind, expected } of all)
    if (expected.topic !== undefined) expect(Object.keys(service.events), title).toContain(kind)
})

const HOSTILE = [
  '@**all** @_**Mika Member|5** @*role:owners* #**general** @**topic**',
  '**bold** *soft* ~~gone~~ __x__ `code` $$math$$ :tada: <time:2030-01-01T00:00:00Z> &lt;b&gt; &#42; \\*',
  '[link](https://evil.example/) ![image](https://evil.example/a.png) <https://evil.example/> <script>alert(1)</script>',
  '\n\n# Heading\n* item\n1. one\n> quote\n```\ncode\n```\n| a | b |\n| - | - |\n/me acts\n---\n```spoiler x\n',
  '](javascript:alert(1)) ](https://evil.example/) ``` ~~~ ***',
  '\u0000\u0007\ud800\u202eright to left',
]

describe.each(services.map(({ name }) => name))('words of others in a payload of %s', (name) => {
  const mine = all.filter((one) => one.name === name && one.expected.topic !== undefined)
  // Senders of Slack's markup may mark words, and link them.
  const markup = name === 'slack_incoming' ? /<(img|script|h[1-6]|table|span class)\b/ : /<(img|script|h[1-6]|table|del|em|hr|span)\b/

  test.each(HOSTILE)('are never markup, and mention nobody: %j', (text) => {
    for (const { title, sent, posted } of mine)
      for (const payload of changed(sent, text)) {
        let post: ReturnType<typeof posted>
        try {
          post = posted(payload as Record<string, unknown>)
        } catch (error) {
          expect((error as { code?: string }).code, title).toBe('BAD_REQUEST')
          continue
        }
        if (!post) continue
        const { html, mentionedUserIds, mentionedGroupIds, channelWildcard, topicWildcard } = render(parse(post.content), NO_REFERENTS)
        expect([mentionedUserIds, mentionedGroupIds, channelWildcard, topicWildcard], title).toEqual([[], [], false, false])
        expect(html.replaceAll('<span></span>', ''), `${title}: ${post.content}`).not.toMatch(markup)
        expect(html, title).not.toMatch(/href="javascript:/)
        expect(post.topic, title).not.toMatch(/[\p{Cc}\p{Cs}]/u)
        expect(post.content.startsWith('/me '), title).toBe(false)
      }
  })

  test('make neither a topic nor a message longer than it may be', () => {
    for (const { sent, posted } of mine)
      for (const payload of changed(sent, 'ü'.repeat(20_000))) {
        let post: ReturnType<typeof posted>
        try {
          post = posted(payload as Record<string, unknown>)
        } catch {
          continue
        }
        expect(codePoints(post?.topic ?? '')).toBeLessThanOrEqual(MAX_TOPIC_LENGTH)
        expect(codePoints(post?.content ?? '')).toBeLessThanOrEqual(MAX_MESSAGE_LENGTH)
      }
  })
})

describe('a payload of a megabyte', () => {
  /** Makes the message, in less time than others would notice. A payload may be refused, but nothing else. */
  function expectQuick(title: string, make: () => unknown): void {
    const began = performance.now()
    try {
      make()
    } catch (error) {
      expect((error as { code?: string }).code, `${title}: ${(error as Error).stack}`).toBe('BAD_REQUEST')
    }
    expect(performance.now() - began, title).toBeLessThan(500)
  }

  test.each(['` ', '\n', '```', '_a_ ', '<http://a|'])('that repeats %j in any of its texts becomes a message at once', (part) => {
    for (const { title, sent, posted } of all)
      for (const payload of changed(sent, part.repeat(900_000 / part.length)))
        expectQuick(title, () => posted(payload as Record<string, unknown>))
  })

  test('with as many items in a list as JSON may have becomes a message at once', () => {
    const texts = Array<unknown>(50_000).fill({ text: 'a', type: 'section', title: 'a' })
    const empty = Array<unknown>(190_000).fill({})
    for (const { title, sent, posted } of all)
      for (const [name, value] of [...Object.entries(sent), ['attachments', []], ['blocks', []]] as const)
        if (Array.isArray(value)) {
          const many = value[0] === undefined ? [] : Array<unknown>(4_000).fill(value[0])
          for (const items of [texts, empty, many]) expectQuick(title, () => posted({ ...sent, [name]: items }))
        }
  })
})

/** The same without each of its fields, or with something of another type there, one at a time, and the path of the change. */
function* mutated(value: unknown, path = ''): Generator<[path: string, value: unknown]> {
  if (typeof value !== 'object' || value === null) {
    if (typeof value === 'string') yield* [0, true, {}, ['x']].map((other): [string, unknown] => [path, other])
    if (typeof value === 'number') yield [path, String(value)]
    return yield* [null, undefined].map((other): [string, unknown] => [path, other])
  }
  for (const other of [null, undefined, 'text', Array.isArray(value) ? {} : []]) yield [path, other]
  for (const [key, item] of Object.entries(value))
    for (const [at, other] of mutated(item, `${path}/${key}`))
      yield [at, Array.isArray(value) ? value.with(Number(key), other) : { ...value, [key]: other }]
}

/** The texts of a payload with their paths. */
function* textsIn(value: unknown, path = ''): Generator<[path: string, text: string]> {
  if (typeof value === 'string' || typeof value === 'number') yield [path, String(value)]
  else if (typeof value === 'object' && value !== null)
    for (const [key, item] of Object.entries(value)) yield* textsIn(item, `${path}/${key}`)
}

const htmlOf = (content: string): string => render(parse(content), NO_REFERENTS).html
const unescaped = (html: string): string =>
  html.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&')
const hrefsIn = (content: string): string[] => [...htmlOf(content).matchAll(/href="([^"]*)"/g)].map(([, href = '']) => unescaped(href))

/** Fields that decide what a message says: without them, other facts may be left out. */
const DECIDING =
  /\/(action|state|status|phase|event|event_type|type|webhookEvent|object_kind|event_name|issue_event_type_name|ref|after|current_state|build_status|field|confidential|security|previous_attributes|update|changes|text|amount|amount_refunded|currency|messages|alerts|blocks|attachments|elements|rows|incident|merged|items|conclusion|comment|resolved|object_attributes|changelog|data|triggered_rule|object|assignees|created|updated)$/

describe.each(all.filter(({ expected }) => expected.topic !== undefined))(
  'a delivery such as $title',
  ({ sent, posted, service, expected, kind, lower }) => {
    test('is taken without any of its fields, or with others in their place, and what else it said is still said', () => {
      const said = (post: { topic: string; content: string } | undefined) =>
        `${post?.topic} ${unescaped(htmlOf(post?.content ?? '').replace(/<[^>]*>/g, ''))}`
      const isSecret = (payload: unknown) =>
        service.isConfidential?.({ payload: new Payload(payload), header: (header) => lower.get(header) }) === true
      const before = said({ topic: expected.topic ?? '', content: expected.text ?? '' })
      const texts = [...textsIn(sent)]
      const facts = texts.filter(([, text]) => text.length > 2 && before.includes(text))
      const lost: string[] = []
      for (const [path, payload] of mutated(sent)) {
        const post = posted(payload as Record<string, unknown>)
        if (DECIDING.test(path) || path === '' || kindIn(service, payload as Record<string, unknown>, lower) !== kind) continue
        // Less is told of what may be confidential now.
        if (isSecret(payload) && !isSecret(sent)) continue
        const now = said(post)
        // What is also in the field itself may have come from there.
        const gone = texts.flatMap(([at, text]) => (`${at}/`.startsWith(`${path}/`) ? [text] : []))
        for (const [at, text] of facts)
          if (!gone.some((one) => one.includes(text)) && !now.includes(text.trim())) lost.push(`${path}: ${at} ${text}`)
      }
      expect(lost).toEqual([])
    })

    test('keeps the URLs that it has in words and in fields', () => {
      const inWords = 'https://words.example/run_book_1?x_y=1&copy=2&b=*c*'
      const alone = 'https://alone.example/a_b(c)?d_e=1&copy;=2&f=$g$'
      const others: string[] = []
      for (const payload of [...changed(sent, `see ${inWords} now`), ...changed(sent, `${alone} `)])
        for (const href of hrefsIn(posted(payload as Record<string, unknown>)?.content ?? '')) {
          // The underscores of a state are spaces.
          if (['https://words.example/run', 'https://alone.example/a'].includes(href)) continue
          if (href.startsWith('https://words.example/') && href !== inWords) others.push(href)
          if (href.startsWith('https://alone.example/') && !/\/browse\/|\/-\//.test(href) && decodeURIComponent(href) !== alone)
            others.push(href)
        }
      expect(others).toEqual([])
    })
  },
)

test('branches and private repositories are left out where the URL says so', () => {
  const push = all.find(({ title }) => title === 'github: push')
  const sent = { ...push?.sent, ref: 'refs/heads/main', repository: { name: 'hello', private: true } }
  expect(push?.posted(sent, { branches: 'main, release-*' })).toBeDefined()
  expect(push?.posted(sent, { branches: 'release-*' })).toBeUndefined()
  expect(push?.posted(sent, { ignore_private_repositories: false })).toBeDefined()
  expect(push?.posted(sent, { ignore_private_repositories: true })).toBeUndefined()
})

test('whatever happened on a branch is left out where the URL names others: pushes, pipelines, jobs, workflows, builds and deployments', () => {
  const titles = all
    .map(({ title }) => title)
    .filter((title) => /^(github|gitlab|circleci|jenkins): .*(push|pipeline|job|workflow|build|deploy)/.test(title))
  expect(titles).toEqual(expect.arrayContaining(['gitlab: push', 'gitlab: pipeline failed', 'gitlab: job failed', 'gitlab: deployment']))
  const posted = titles.filter((title) => {
    const one = all.find((example) => example.title === title)
    return one?.posted(one.sent, { branches: 'no-such-branch' })
  })
  expect(posted).toEqual([])
})

test('confidential issues are told in full only where the URL says so', () => {
  for (const [title, secret] of [
    ['gitlab: confidential issue', 'Doors are open'],
    ['jira: issue with a security level', 'I feel the need for speed'],
    ['jira: comment created without its issue, on a server', 'At'],
  ] as const) {
    const example = all.find((one) => one.title === title)
    expect(JSON.stringify(example?.posted())).not.toContain(secret)
    expect(example?.posted(example.sent, { confidential: true })?.content).toContain(secret)
  }
})

test('patterns choose the kinds of events, and a star stands for anything', () => {
  const merged = all.find(({ title }) => title === 'github: pull request merged')
  expect(merged?.posted()).toBeDefined()
  for (const pattern of ['pull_request', 'pull*', '*request', 'p*_*t', '*'])
    expect([pattern, merged?.posted(undefined, { only_events: [pattern] }) !== undefined]).toEqual([pattern, true])
  for (const pattern of ['push', 'pull_request_*'])
    expect([pattern, merged?.posted(undefined, { only_events: [pattern] })]).toEqual([pattern, undefined])
  expect(merged?.posted(undefined, { exclude_events: ['push', 'pull*'] })).toBeUndefined()
  expect(merged?.posted(undefined, { only_events: ['*'], exclude_events: ['push'] })).toBeDefined()
})

test('kinds in the words of Zulip are understood', () => {
  for (const [title, kind, other] of [
    ['github: push', 'push_commits', 'push_tags'],
    ['github: pull request merged', 'closed_pull_request', 'opened_pull_request'],
    ['gitlab: confidential by its header alone', 'Confidential Issue Hook open', 'Issue Hook *'],
    ['pagerduty: version 2, several at once', 'triggered', 'resolved'],
  ] as const) {
    const one = all.find((example) => example.title === title)
    expect([title, one?.posted(undefined, { only_events: [kind] }) !== undefined]).toEqual([title, true])
    expect([title, one?.posted(undefined, { only_events: [other] })]).toEqual([title, undefined])
    expect([title, one?.posted(undefined, { exclude_events: [kind] })]).toEqual([title, undefined])
    expect(() => one?.posted(undefined, { only_events: ['no such kind'] })).toThrow("'only_events[0]' is no kind of event of")
  }
})

test('of many items and fields, however short, only the first are read', () => {
  const many = Array.from({ length: 50_000 }, (_, i) => i)
  const payload = new Payload({ list: many, labels: Object.fromEntries(many.map((i) => [`k${i}`, i])) })
  expect([payload.list('list').length, payload.pairs('labels').length]).toEqual([2_048, 50])
})

test.each([
  { title: 'github: push', field: 'commits', more: 'and 4990 more' },
  { title: 'gitlab: push', field: 'commits', more: 'and 4990 more' },
  { title: 'alertmanager: firing', field: 'alerts', more: 'and 4980 more' },
])('$title counts all $field, though it reads only some', ({ title, field, more }) => {
  const example = all.find((one) => one.title === title)
  const [one] = new Payload(example?.sent).list(field)
  expect(example?.posted({ ...example.sent, [field]: Array(5_000).fill(one?.value) })?.content).toContain(more)
})
