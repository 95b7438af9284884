// databases: once
// Messages as mails show them.

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { randomRuns } from '../testing/sampled.ts'
import { NO_REFERENTS, parse, render } from './index.ts'
import { type MailForm, messageHtml, messageText } from './mail.ts'

const FORM: MailForm = { url: 'https://chat.example.com', showTime: (seconds) => `at ${seconds}` }
const referents = {
  ...NO_REFERENTS,
  users: [{ id: 5, fullName: 'Mika <b>', isActive: true }],
  channels: [{ id: 1, name: 'general' }],
  customEmoji: new Map([['party', { id: '1', url: '/emoji/1.png' }]]),
}
const rendered = (text: string): string => render(parse(text), referents).html

test.each<[string, string, html: string, text: string]>([
  ['words', 'a **b** *c* ~~d~~', '<p style="margin:0 0 8px">a <strong>b</strong> <em>c</em> <del>d</del></p>', 'a b c d'],
  ['two paragraphs of two lines', 'a\nb\n\nc', '<p style="margin:0 0 8px">a<br>\nb</p>\n<p style="margin:0 0 8px">c</p>', 'a\nb\n\nc'],
  ['signs', 'a < b & "c"', '<p style="margin:0 0 8px">a &#60; b &#38; &#34;c&#34;</p>', 'a < b & "c"'],
  [
    'a link',
    '[here](https://example.com/?a=1&b=2)',
    '<p style="margin:0 0 8px"><a class="link" href="https://example.com/?a=1&#38;b=2" style="color:#2a5db0">here</a></p>',
    'here <https://example.com/?a=1&b=2>',
  ],
  ['a URL', 'https://example.com', expect.stringContaining('href="https://example.com/"'), 'https://example.com'],
  [
    'a channel',
    '#**general**',
    '<p style="margin:0 0 8px"><a class="link" href="https://chat.example.com/#narrow/channel/1-general" style="color:#2a5db0">#general</a></p>',
    '#general <https://chat.example.com/#narrow/channel/1-general>',
  ],
  ['a mention', '@**Mika <b>**', '<p style="margin:0 0 8px"><strong>@Mika &#60;b&#62;</strong></p>', '@Mika <b>'],
  ['an emoji', ':tada: :heart:', '<p style="margin:0 0 8px">🎉 ❤</p>', '🎉 ❤'],
  ['an emoji of the organisation', ':party:', '<p style="margin:0 0 8px">:party:</p>', ':party:'],
  ['a time', '<time:1700000000>', '<p style="margin:0 0 8px">at 1700000000</p>', 'at 1700000000'],
  ['a formula', '$$x^2$$', '<p style="margin:0 0 8px"><code style="font-family:monospace;font-size:14px">x^2</code></p>', 'x^2'],
  ['a spoiler', '```spoiler Who\nThe butler\n```', expect.not.stringContaining('butler'), 'Who\n\n(…)'],
  ['code', '```\na <b>\n  c\n```', expect.stringContaining('a &#60;b&#62;\n  c'), '    a <b>\n      c'],
  ['a quotation', '> a\n> b', expect.stringContaining('<blockquote style='), '> a\n> b'],
  ['a list', '- a\n- b\n  - c', expect.stringContaining('<ul style='), '- a\n- b\n\n  - c'],
  ['a numbered list', '3. a\n4. b', expect.stringContaining('<ol start="3" style='), '3. a\n4. b'],
  ['a table', '| a | b |\n|---|---|\n| 1 | 2 |', expect.stringContaining('<td style='), 'a | b\n1 | 2'],
])('%s', (_, text, html, plain) => {
  expect(messageHtml(rendered(text), FORM)).toEqual(html)
  expect(messageText(rendered(text), FORM)).toBe(plain)
})

describe('a message for a mail', () => {
  const ALLOWED =
    /^(?:[^<>]|<\/?(?:p|ul|ol|li|blockquote|pre|code|h[1-6]|table|th|td|tr|thead|tbody|strong|em|del|a)(?: (?:start="\d+"|style="[^"<>]*"|class="link"|href="(?:https?:|mailto:)[^"<>]*"))*>|<(?:br|hr)>)*$/

  test('#13 has only elements and attributes that are named, whatever the HTML is', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        '<p>',
        '</p>',
        '<script>',
        '<a href="javascript:x">',
        '<a href="//evil">',
        '</a>',
        '<img src=x onerror=y>',
        '<b onx="">',
      ),
      fc.constantFrom(
        '&lt;',
        '&#60;',
        '&#x3c;',
        '&amp;',
        '"',
        "'",
        '<',
        '>',
        '<span class="katex">',
        '<annotation>',
        '</span>',
        '</annotation>',
      ),
      fc.string(),
    )
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const html = messageHtml(pieces.join(''), FORM)
        expect(html).toMatch(ALLOWED)
        messageText(pieces.join(''), FORM)
      }),
      randomRuns(500),
    )
  })

  test('links only to the web and to mail', () => {
    expect(messageHtml('<a href="javascript:alert(1)">x</a>', FORM)).toBe('x')
    expect(messageHtml('<a href="data:text/html,x">x</a>', FORM)).toBe('x')
    expect(messageText('<a href="javascript:alert(1)">x</a>', FORM)).toBe('x')
  })
})
