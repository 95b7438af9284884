// databases: once

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MAX_RENDERED_SIZE } from '../limits.ts'
import { HOSTILE, hostileTexts, NAMES, subjects } from '../testing/hostile-markup.ts'
import { randomRuns, sampled } from '../testing/sampled.ts'
import { parse, type Referents, render, renderPlain } from './index.ts'
import { sanitise } from './sanitise.ts'

/** The tags that HTML can have, with their attributes and values. Written independently of the server's code. */
const URL_VALUE = /^(?:https?:\/\/|mailto:|tel:|sms:|(?![^/?#]*:))[^\s<>"]*$/
const STYLE_VALUE = /^(?:[a-z-]+: ?[-+.%# \w]+;)*$/
const PLAIN = /^[^<>"]*$/
const MATHML = /^(?:math|semantics|annotation|m[a-z]+)$/
const ATTRIBUTES: Record<string, Record<string, RegExp>> = {
  ...Object.fromEntries(
    'blockquote br code del em h1 h2 h3 h4 h5 h6 hr li p pre strong table tbody thead tr ul'.split(' ').map((tag) => [tag, {}]),
  ),
  a: { class: /^(?:stream|stream-topic|message-link)$/, 'data-stream-id': /^[0-9]+$/, href: URL_VALUE, title: PLAIN },
  div: {
    class: /^(?:codehilite|spoiler-(?:block|header|content)|message_inline_image(?: message_inline_video)?)$/,
    'data-code-language': PLAIN,
    'aria-hidden': /^true$/,
  },
  audio: { controls: /^controls$/, preload: /^metadata$/, src: URL_VALUE, title: PLAIN },
  img: {
    ...{ alt: PLAIN, class: /^(?:emoji|(?:inline-image ?)?(?:image-loading-placeholder)?)$/, src: URL_VALUE, title: PLAIN },
    ...{ 'data-original-src': URL_VALUE, 'data-original-dimensions': /^[0-9]+x[0-9]+$/, 'data-original-content-type': /^image\/[a-z]+$/ },
    'data-animated': /^true$/,
  },
  video: { preload: /^metadata$/, src: URL_VALUE },
  ol: { start: /^[0-9]+$/ },
  span: {
    ...{ class: /^[\w -]*$/, style: STYLE_VALUE, role: /^img$/, title: PLAIN, 'aria-label': PLAIN, 'aria-hidden': /^true$/ },
    ...{ 'data-user-id': /^(?:[0-9]+|\*)$/, 'data-user-group-id': /^[0-9]+$/ },
  },
  td: { style: /^text-align:(?:left|center|right)$/ },
  th: { style: /^text-align:(?:left|center|right)$/ },
  time: { datetime: /^[-+:.TZ0-9]+$/ },
  svg: { xmlns: PLAIN, width: PLAIN, height: PLAIN, viewBox: PLAIN, preserveAspectRatio: PLAIN, style: STYLE_VALUE },
  path: { d: PLAIN },
  line: { x1: PLAIN, x2: PLAIN, y1: PLAIN, y2: PLAIN, 'stroke-width': PLAIN },
}
const VOID = new Set(['br', 'hr', 'img'])

/** What is wrong with a piece of HTML. Undefined if nothing is. */
function fault(html: string): string | undefined {
  const open: string[] = []
  // Between tags there is only text without `<`. Attributes are quoted and have no `<`, `>` or `"`.
  const pieces = /<(\/?)([a-zA-Z0-9]+)((?: [a-zA-Z0-9:-]+="[^"<>]*")*)>|[^<>]+/y
  while (pieces.lastIndex < html.length) {
    const at = pieces.lastIndex
    const match = pieces.exec(html)
    if (!match) return `no markup: ${html.slice(at, at + 80)}`
    const [, slash, tag, attributes = ''] = match
    if (tag === undefined) continue
    if (slash === '/') {
      if (open.pop() !== tag) return `closes ${tag}, which is not open`
      continue
    }
    if (tag === 'a' && open.includes('a')) return 'a link in a link'
    if (!VOID.has(tag)) open.push(tag)
    const allowed = ATTRIBUTES[tag]
    if (!allowed && !MATHML.test(tag)) return `a tag ${tag}`
    for (const [, name = '', value = ''] of attributes.matchAll(/ ([^=]+)="([^"]*)"/g)) {
      const pattern = allowed ? allowed[name] : /^(?!on|href|src|style)/.test(name) ? PLAIN : undefined
      if (!pattern?.test(value)) return `${tag} with ${name}="${value}"`
    }
  }
  return open.length > 0 ? `${open.join()} left open` : undefined
}

describe('#26 for hostile texts and names', () => {
  test('the oracle detects unsafe HTML', () => {
    const wrong = ['<script>x</script>', '<p>', '</p>', '<a href="javascript:x">x</a>', '<p onclick="x">x</p>', '<p>a < b</p>', '<b>x</b>']
    for (const html of [...wrong, '<span style="a:url(x);">x</span>', '<a href="/"><a href="/">x</a></a>'])
      expect(fault(html)).toBeDefined()
    expect(fault('<p>a &lt; <a href="/x">b</a><br></p>')).toBeUndefined()
  })

  test('rendering produces only allowed HTML', () => {
    fc.assert(
      fc.property(hostileTexts, (text) => {
        expect(fault(render(parse(text), HOSTILE).html)).toBeUndefined()
        expect(fault(renderPlain(text))).toBeUndefined()
      }),
      randomRuns(1_000),
    )
  })

  test('the shortcut for plain paragraphs gives the same HTML as sanitising', () => {
    const part = fc.constantFrom('a', 'b c', '\n', '\n\n', '<', '>', '&', '&amp;', '"', "'", '<br>', '\u0000', 'é', '**', '_', '~~', '`')
    fc.assert(
      fc.property(fc.array(part, { maxLength: 30 }), (parts) => {
        const { html } = render(parse(parts.join('')), HOSTILE)
        // With a rule, the HTML does not take the shortcut for plain paragraphs.
        expect(sanitise(`${html}<hr>`)).toBe(`${html}<hr>`)
      }),
      randomRuns(1_000),
    )
  })

  test('names appear unchanged', () => {
    const text = subjects.map(({ id }) => `@**|${id}**`).join(' ')
    const shown = render(parse(text), HOSTILE).html.replace(/<[^>]*>/g, '')
    expect(shown.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')).toBe(NAMES.map((name) => `@${name}`).join(' '))
  })
})

const UNITS = [
  ...['[', '(', '[[](', '![[[[', '[a](', '[a](<', '[a]: b\n', '*', '**a', '_a*b', '~~', '`', '`` ` ', '<', '<a@b', '<time:', '&', '\\'],
  ...['@**', '@**x**', '#**', '#**x>', '#**x>y**', ':a:a:a', ':smile', '$', '$$', '$$x', '$$x$$', '\\$$', '😀', '1️', ':) ', '(:', ':)'],
  ...['> ', '>\n', '- ', '- a\n', '+ a\n  ', '1. ', '|a', '|a|\n|-|\n', '# ', '=\n', '    a\n', '\n'],
  ...['```quote\n', '```spoiler a\n', '~~~quote\n```quote\n', '````spoiler a\n```\n', '```math\n', '```math\nx\n```\n'],
  ...['a://', 'http://', 'http://(((', 'x@', 'a.com ', 'a.com,', 'a@b.c@', 'www.', 'mailto:a', 'http://a.com*'],
]

describe('#15 a text of twice the length takes no more than about twice the time', () => {
  const timeOf = (text: string): number => {
    const start = process.cpuUsage()
    render(parse(text), HOSTILE)
    return process.cpuUsage(start).user / 1_000
  }

  test.each(sampled(UNITS, (unit) => unit))(
    '%j repeated',
    (unit) => {
      const text = (length: number): string => unit.repeat(Math.ceil(length / unit.length)).slice(0, length)
      const once = text(50_000)
      const twice = text(100_000)
      // The best of several runs, because other load only adds time. Differences of a few milliseconds mean nothing.
      let ratio = Number.POSITIVE_INFINITY
      let [short, long] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
      for (let i = 0; i < 8 && ratio >= 4; i++) {
        short = Math.min(short, timeOf(once))
        long = Math.min(long, timeOf(twice))
        ratio = long / Math.max(short, 30)
      }
      expect(ratio).toBeLessThan(4)
    },
    60_000,
  )
})

describe('the longest message, 10,000 code points,', () => {
  const user = { id: 1, fullName: '🐢'.repeat(100), isActive: true }
  const channel = { id: 1, name: '🐟'.repeat(60) }
  const customEmoji = new Map([['p', { id: '1', url: `/user_avatars/1/emoji/images/${'a'.repeat(60)}.png` }]])
  const known: Referents = {
    users: [user],
    groups: [],
    channels: [channel],
    customEmoji,
    uploads: new Map(),
    translatesEmoticons: true,
    linkify: () => [],
    url: undefined,
  }
  const math = (body: string): string => `\`\`\`math\n${body}\n\`\`\``
  const TEXTS: Record<string, string> = {
    ...Object.fromEntries(UNITS.map((unit) => [unit, unit.repeat(10_000)])),
    'emoji of long names': '🫰'.repeat(10_000),
    'mentions of a long name': '@**|1** '.repeat(1_250),
    'links to a channel of a long name': `#**${channel.name}** `.repeat(150),
    'custom emoji': ':p:'.repeat(3_334),
    'nested brackets': `${'['.repeat(5_000)}${'](a)'.repeat(1_250)}`,
    'list items': '- a\n'.repeat(2_500),
    'items of loose lists': '1. a\n\n'.repeat(1_667),
    'lists in lists': '- - - - - a\n'.repeat(834),
    headings: '#\n'.repeat(5_000),
    'quotes, lists and headings': '> a\n- b\n# c\n'.repeat(834),
    paragraphs: 'a\n\n'.repeat(3_334),
    'nested quotes': Array.from({ length: 99 }, () => '>'.repeat(100)).join('\n'),
    'nested lists': Array.from({ length: 130 }, (_, i) => `${' '.repeat(i)}- a`).join('\n'),
    'a table of short rows': `${'|a'.repeat(1_000)}|\n${'|-'.repeat(1_000)}|\n${'|\n'.repeat(3_000)}`,
    'many tables': `${'|a'.repeat(40)}|\n${'|-'.repeat(40)}|\n${'|\n'.repeat(45)}\n`.repeat(40),
    'one formula': math('x^{'.repeat(1_600) + '}'.repeat(1_600)),
    'a formula of many cells': math(`\\begin{matrix}${'a&'.repeat(980)}\\end{matrix}`),
    'many formulas': '$$\\frac{1}{2}$$ '.repeat(700),
    'a formula of macros': math('\\overbrace{a}'.repeat(150)),
    backticks: Array.from({ length: 140 }, (_, i) => '`'.repeat(i)).join(' '),
  }

  // The time follows from these sizes. The bench `stall` measures it.
  test.each(sampled(Object.keys(TEXTS), (name) => name))('%j makes HTML of bounded size and number of tags', (name) => {
    const text = [...(TEXTS[name] as string)].slice(0, 10_000).join('')
    const { html } = render(parse(text), known)
    expect(Buffer.byteLength(html)).toBeLessThan(MAX_RENDERED_SIZE)
    expect(html.match(/</g)?.length ?? 0).toBeLessThan(8_500)
  })
})
