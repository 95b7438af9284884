// What the web client costs in a large organisation: how long until it shows messages, how long to switch and to scroll, and its memory. The
// floor is a bare page that fetches the same answers and shows nothing.

import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import type { Browser, BrowserContext, CDPSession, Page, Request } from 'playwright-core'
import { startBrowser } from '../../src/testing/browser.ts'
import { median } from './measure.ts'
import { ids, insert, insertChannels, insertSubscriptions, insertUsers, onSqlite, type Site } from './site.ts'

const USERS = ids(10_001, 10_000)
const CHANNELS = ids(1_001, 5_000)
const FIRST_MESSAGE = 1_000
/** The channels of a busy topic and of a quiet one, with their messages, all of them read. */
const BUSY = { channel: 1_001, topic: 'busy', messages: 100_000 }
const QUIET = { channel: 1_002, topic: 'quiet', messages: 1_000 }
const ROUNDS = 7
/** How often a conversation is switched, the first time included, which is not counted. */
const SWITCHED = 2 * ROUNDS + 2
const SCROLLED = 20

interface Row {
  what: string
  /** Medians in milliseconds. */
  ms: number
  floor_ms: number
  ratio: number
}

/** Prints a table and, as its last line, JSON. */
export async function web(): Promise<void> {
  await onSqlite(async (site) => {
    await fill(site)
    const browser = await startBrowser()
    try {
      const results = await visit(browser, `http://127.0.0.1:${site.server.ready.port}`, site.server.ready.users.owner)
      console.log(JSON.stringify({ bench: 'web', ...results }))
    } finally {
      await browser.close()
    }
  })
}

async function fill({ sql, server }: Site): Promise<void> {
  const reader = server.ready.users.owner.user_id
  await insertUsers(sql, USERS)
  await insertChannels(sql, CHANNELS)
  await insertSubscriptions(
    sql,
    CHANNELS.map((channel) => [reader, channel] as const),
  )
  let id = FIRST_MESSAGE
  for (const { channel, topic, messages } of [QUIET, BUSY]) {
    const own = ids(id, messages)
    id += messages
    const sent = Math.floor(Date.now() / 1000) - messages
    await insert(
      sql,
      'messages',
      'id, realm_id, sender_id, recipient_id, topic, topic_key, content, rendered_content, client, date_sent',
      own.map((one, i) => [one, 1, USERS[i % 50], channel, topic, topic, 'x', contentOf(one), 'bench', sent + i]),
    )
    await insert(
      sql,
      'user_messages',
      'realm_id, user_id, message_id, flags',
      own.map((one) => [1, reader, one, 1]),
    )
    await sql.query('UPDATE channels SET first_message_id = ? WHERE id = ?', [own[0], channel])
  }
  await sql.query('UPDATE users SET message_pointer = ? WHERE id = ?', [id - 1, reader])
}

/** A message of a line or two, with a link, a mention and emphasis now and then. */
function contentOf(id: number): string {
  const words = `<p>Message ${id} says a few words about what is to be done, and by when.</p>`
  if (id % 5 === 0) return `${words}<p>See <a href="https://example.com/${id}">the page</a> and <code>line ${id}</code>.</p>`
  return id % 7 === 0 ? `<p><strong>Careful</strong>: <em>message</em> ${id} has a list</p><ul><li>one</li><li>two</li></ul>` : words
}

const hashOf = ({ channel, topic }: typeof BUSY): string => `#narrow/channel/${channel}/topic/${topic}`

/** What the floor fetches again. */
interface Asked {
  url: string
  method: string
  body: string | undefined
  type: string | undefined
}

async function visit(browser: Browser, url: string, { email, password = '' }: { email: string; password?: string }) {
  const first = await browser.newContext()
  const page = await first.newPage()
  await page.goto(`${url}/accounts/login?next=/assets/icon.svg`)
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await page.waitForURL(`${url}/assets/icon.svg`)
  const storageState = await first.storageState()
  await first.close()
  /** A browser that has loaded nothing yet, with the session. */
  const fresh = async (): Promise<BrowserContext> => {
    const context = await browser.newContext({ storageState, viewport: { width: 1280, height: 800 } })
    await context.addInitScript(PROBE)
    return context
  }
  const paint = await firstPaint(fresh, url)
  print(paint.row)
  const context = await fresh()
  const open = await context.newPage()
  const asked = asking(open)
  await open.goto(`${url}/app${hashOf(BUSY)}`)
  await open.locator('[data-message]').first().waitFor()
  const bare = await (await fresh()).newPage()
  await bare.goto(`${url}/assets/icon.svg`)
  const devtools = await context.newCDPSession(open)
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  const idle = await busy(devtools)
  const switched = await switching(open, bare, asked)
  print(switched)
  const switchedBusy = (await busy(devtools)) - idle
  const before = await memory(devtools)
  const still = await busy(devtools)
  const scrolled = await scrolling(open, bare, asked)
  const scrolledBusy = (await busy(devtools)) - still
  const after = await memory(devtools)
  print(scrolled)
  const thread_ms = { switching: switchedBusy / SWITCHED, page_up: scrolledBusy / SCROLLED }
  console.log(`the page's thread was busy for ${thread_ms.switching.toFixed(0)} ms a switch, and ${thread_ms.page_up.toFixed(0)} ms a page`)
  const script = gzipSync(readFileSync(new URL('../../dist/http/site/assets/web.js', import.meta.url))).length
  console.log(`script ${(script / 1000).toFixed(0)} KB compressed; memory ${said(before)}, and ${said(after)} after scrolling`)
  return { rows: [paint.row, switched, scrolled], thread_ms, first_paint_ms: paint.times, script_bytes: script, before, after }
}

function print({ what, ms, floor_ms: floor, ratio }: Row): void {
  const [one, other, times] = [ms, floor, ratio].map((value) => value.toFixed(1).padStart(7))
  console.log(`${what.padEnd(36)} ${one} ms; the same answers on a bare page ${other} ms; ratio ${times}`)
}

const rowOf = (what: string, pairs: readonly (readonly [ms: number, floor: number])[]): Row => ({
  what,
  ms: median(pairs.map(([ms]) => ms)),
  floor_ms: median(pairs.map(([, floor]) => floor)),
  ratio: median(pairs.map(([ms, floor]) => ms / floor)),
})

/** Notes what a page asks for, except what it waits for and pictures. */
function asking(page: Page): Asked[] {
  const asked: Asked[] = []
  page.on('request', (request: Request) => {
    const url = new URL(request.url()).pathname
    if (url === '/app' || url === '/api/v1/events' || request.resourceType() === 'image') return
    const type = request.headers()['content-type']
    asked.push({ url: request.url(), method: request.method(), body: request.postData() ?? undefined, type })
  })
  return asked
}

/** What the pages measure themselves. `probe.until` gives the milliseconds from an action until the page shows what is wanted. */
const PROBE = `
window.probe = {
  until: (act, isShown) => new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('the page does not show what is asked for')), 60_000)
    const began = performance.now()
    const observer = new MutationObserver(() => {
      if (!isShown()) return
      observer.disconnect()
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - began)))
    })
    observer.observe(document, { childList: true, subtree: true })
    act()
  }),
  fetched: async (all) => {
    const began = performance.now()
    const get = async ({ url, method, body, type }) => {
      const answer = await fetch(url, { method, headers: type ? { 'Content-Type': type } : {}, cache: 'no-store', ...(body ? { body } : {}) })
      if (url.includes('/api/')) await answer.json()
      else await answer.text()
    }
    await Promise.all(all.filter(({ url }) => !url.includes('/api/')).map(get))
    for (const one of all.filter(({ url }) => url.includes('/api/'))) await get(one)
    return performance.now() - began
  },
  oldest: () => Number(document.querySelector('[data-message]')?.dataset.message),
}
window.painted = probe.until(() => {}, () => document.querySelector('[data-message] .content')?.firstChild).then(() => performance.now())`

const measured = async (page: Page, expression: string): Promise<number> => Number(await page.evaluate(expression))
/** Milliseconds in which a bare page has these answers, those of the API as objects. */
const fetched = (bare: Page, asked: readonly Asked[]): Promise<number> => measured(bare, `probe.fetched(${JSON.stringify(asked)})`)

/** From the navigation until messages are on the screen, in browsers that have loaded nothing before. */
async function firstPaint(fresh: () => Promise<BrowserContext>, url: string): Promise<{ row: Row; times: number[] }> {
  const pairs: [number, number][] = []
  for (let round = -1; round < ROUNDS; round++) {
    const context = await fresh()
    const page = await context.newPage()
    const asked = asking(page)
    await page.goto(`${url}/app${hashOf(BUSY)}`)
    const painted = await measured(page, 'window.painted')
    const needed = asked.filter((one) => /\.(?:js|css)$|\/register|\/messages\?/.test(one.url))
    const bare = await context.newPage()
    await bare.goto(`${url}/assets/icon.svg`)
    const floor = await fetched(bare, needed)
    if (round >= 0) pairs.push([painted, floor])
    await context.close()
  }
  return { row: rowOf('first paint', pairs), times: pairs.map(([ms]) => ms) }
}

/** From the key or click that asks for another conversation until its messages are on the screen. */
async function switching(page: Page, bare: Page, asked: Asked[]): Promise<Row> {
  const pairs: [number, number][] = []
  for (let round = -1; round < SWITCHED - 1; round++) {
    asked.length = 0
    const to = round % 2 === 0 ? BUSY : QUIET
    const edge = FIRST_MESSAGE + QUIET.messages
    const isShown = `(probe.oldest() ${to === BUSY ? '>=' : '<'} ${edge})`
    const ms = await measured(page, `probe.until(() => { location.hash = '${hashOf(to)}' }, () => ${isShown})`)
    const floor = await fetched(
      bare,
      asked.filter(({ url }) => url.includes('/messages?')),
    )
    if (round >= 0) pairs.push([ms, floor])
  }
  return rowOf('switching', pairs)
}

/** A page of older messages, until it is on the screen. */
async function scrolling(page: Page, bare: Page, asked: Asked[]): Promise<Row> {
  const pairs: [number, number][] = []
  for (let scrolled = 0; scrolled < SCROLLED; scrolled++) {
    asked.length = 0
    const before = await measured(page, 'probe.oldest()')
    const up = "document.querySelector('.feed').scrollTo(0, 0)"
    const ms = await measured(page, `probe.until(() => ${up}, () => probe.oldest() < ${before})`)
    const floor = await fetched(
      bare,
      asked.filter(({ url }) => url.includes('/messages?')),
    )
    pairs.push([ms, floor])
  }
  return rowOf(`a page up, ${SCROLLED} times`, pairs)
}

/** Milliseconds of the processor that the page's main thread has used, which other programs do not change. */
async function busy(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics')
  return 1000 * (metrics.find(({ name }) => name === 'ThreadTime')?.value ?? 0)
}

interface Memory {
  /** MiB of the heap of scripts. */
  heap: number
  elements: number
  messages: number
}
const said = ({ heap, elements, messages }: Memory): string => `${heap.toFixed(1)} MiB with ${elements} nodes and ${messages} messages`

async function memory(devtools: CDPSession): Promise<Memory> {
  await devtools.send('HeapProfiler.collectGarbage')
  const { usedSize } = await devtools.send('Runtime.getHeapUsage')
  const numberOf = async (expression: string): Promise<number> =>
    Number((await devtools.send('Runtime.evaluate', { expression, returnByValue: true })).result.value)
  return {
    heap: usedSize / 2 ** 20,
    elements: await numberOf("document.querySelectorAll('*').length"),
    messages: await numberOf("document.querySelectorAll('[data-message]').length"),
  }
}
