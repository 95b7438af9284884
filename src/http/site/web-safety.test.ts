// databases: once
// What attackers write, in the web client: whatever a server lets through, nothing runs, nothing is loaded from elsewhere, and nothing is left
// that could.

import fc from 'fast-check'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parse, render } from '../../markup/index.ts'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import { NO_BROWSER } from '../../testing/browser.ts'
import { HOSTILE, HOSTILE_HTML, hostileTexts, NAMES } from '../../testing/hostile-markup.ts'
import { randomRuns } from '../../testing/sampled.ts'
import { buildSite, IN_BROWSER, PATIENCE, type Screen, webClient } from '../../testing/web-client.ts'

let app: TestApp
beforeAll(async () => {
  buildSite()
  app = await startTestApp()
}, 180_000)
afterAll(() => app.close())

/** Written independently of the client's code: the elements that content may have, and the attributes. */
const ELEMENTS =
  /^(?:a|abbr|audio|b|bdi|bdo|big|blockquote|body|br|caption|center|cite|code|col|colgroup|dd|del|details|dfn|div|dl|dt|em|figure|font|h[1-6]|hr|i|img|ins|kbd|label|li|m[a-z]+|ol|p|picture|pre|q|rp|rt|ruby|s|samp|section|semantics|small|source|span|strong|sub|summary|sup|table|tbody|td|tfoot|th|thead|time|tr|track|tt|u|ul|var|video)$/
const FORBIDDEN =
  /^(?:on.*|style|id|name|srcset|autoplay|poster|background|(?:form)?action|is|slot|popover.*|ping|srcdoc|xlink:.*|xmlns:.*|(?:low|dyn)src|http-equiv|contenteditable|autofocus)$/i
/** Attributes whose values are words. */
const WORDS = /^(?:data-.*|aria-.*|alt|title|class|datetime)$/
/** What a `javascript:` URL may look like to a parser that ignores control characters. */
const RUNS = /^[^a-z]*(?:j\s*a\s*v\s*a\s*s\s*c\s*r\s*i\s*p\s*t|v\s*b\s*s\s*c\s*r\s*i\s*p\s*t|data)\s*:/i

/** What the parser of the cleaner reports, in whose document nothing runs or is loaded. Trusted Types would have other words. */
const OF_PARSER = /^policy: (?:(?:script|style)-src-attr inline|style-src-elem inline|base-uri)|Content Security Policy directive/

describe.skipIf(NO_BROWSER)('in a browser', IN_BROWSER, () => {
  const { troubles, newPage, enter } = webClient(() => app)

  /** A page whose scripts would be noticed, and every complaint about its policy. */
  async function watched(screen: Screen): Promise<Page> {
    const page = await newPage(screen)
    await enter(page, 'member')
    await page.exposeFunction('hit', (what: string) => troubles.push(`ran ${what}`))
    await page.exposeFunction('noteViolation', (what: string) => troubles.push(what))
    page.on('dialog', (dialog) => {
      troubles.push(`asks ${dialog.message()}`)
      void dialog.dismiss()
    })
    await page.addInitScript(`addEventListener('securitypolicyviolation', (event) =>
      noteViolation(\`policy: \${event.effectiveDirective} \${event.blockedURI} \${event.sample}\`))`)
    return page
  }

  /** The elements and attributes below `.content` that must not be there. */
  async function leftovers(page: Page): Promise<string[]> {
    const found: [tag: string, attributes: [string, string][]][] = JSON.parse(
      await page.evaluate(`JSON.stringify([...document.querySelectorAll('.content *')].map((element) =>
        [element.localName, [...element.attributes].map(({ name, value }) => [name, value])]))`),
    )
    return found.flatMap(([tag, attributes]) => [
      ...(ELEMENTS.test(tag) ? [] : [tag]),
      ...attributes.flatMap(([name, value]) =>
        FORBIDDEN.test(name) || (!WORDS.test(name) && RUNS.test(value)) ? [`${tag} ${name}="${value}"`] : [],
      ),
      ...attributes.flatMap(([name, value]) =>
        /^(?:src|data|cite)$/.test(name) && tag !== 'a' && new URL(value, app.url).origin !== app.url ? [`${tag} from ${value}`] : [],
      ),
    ])
  }

  test.each([
    ['by cleaning alone', { bypassCSP: true }],
    ['under the policy of the page', {}],
  ])('hostile content runs nothing and loads nothing, and no attribute is left that could, %s', async (_, screen) => {
    const typed = fc.sample(hostileTexts, randomRuns(500))
    const contents = [...typed.map((text) => render(parse(text), HOSTILE).html), ...typed, ...NAMES, ...HOSTILE_HTML]
    await app.as('owner').must.send({ to: 'general', topic: 'attacks', content: 'Harmless.' })
    const page = await watched(screen)
    await page.route('**/api/v1/messages?*', async (route) => {
      const answer = await route.fetch()
      const body = await answer.json()
      const [first] = body.messages
      const messages = contents.map((content, i) => ({ ...first, id: i + 1, content, flags: ['read'] }))
      await route.fulfill({ response: answer, json: { ...body, messages, found_oldest: true, found_newest: true } })
    })
    await page.goto(`${app.url}/app#narrow/channel/1/topic/attacks`)
    await expect.poll(() => page.locator('[data-message]').count(), PATIENCE).toBe(contents.length)
    await page.getByText('the end').waitFor({ state: 'attached' })
    await page.evaluate(`for (const one of document.querySelectorAll('.content *'))
      for (const type of ['mouseover', 'focus', 'toggle', 'load', 'error', 'animationstart', 'begin']) one.dispatchEvent(new Event(type))
      for (const image of document.querySelectorAll('.content img')) image.loading = 'eager'`)
    await expect
      .poll(() => page.evaluate(`[...document.querySelectorAll('.content img')].every((image) => image.complete)`), PATIENCE)
      .toBe(true)
    expect(await leftovers(page)).toEqual([])
    expect(troubles.filter((trouble) => !OF_PARSER.test(trouble))).toEqual([])
  })
})
