// databases: once
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { NO_REFERENTS, parse, render } from '../markup/index.ts'
import { randomRuns } from '../testing/sampled.ts'
import { bold, code, codeBlock, lines, link, list, quotation, text, words } from './text.ts'

/** What a person sees. */
function seen(markdown: string): string {
  return render(parse(markdown), NO_REFERENTS)
    .html.replace(/<br>\n?/g, '\n')
    .replace(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .trim()
}

const PIECES = [...'\\`*_~[]<>|$&:@#!+-=/().1 aZ"\'{}^%;', '&amp;', '**', '```', ':tada:', '@**all**', '# ', '---']
const HOSTILE = fc.array(fc.constantFrom(...PIECES), { maxLength: 30 }).map((pieces) => pieces.join(''))

test('words show exactly what they say, wherever they are put', () => {
  fc.assert(
    fc.property(HOSTILE, (given) => {
      const line = given.replace(/\s+/g, ' ').trim()
      expect(seen(words(given).markdown)).toBe(line)
      expect(seen(text`so: ${given}`.markdown)).toBe(`so: ${line}`.trim())
      if (line !== '') expect(seen(bold(given).markdown)).toBe(line)
    }),
    randomRuns(2_000),
  )
})

test('names as code, blocks and quotations show what they say', () => {
  for (const given of ['main', '`x`', '``', 'a ` b', ' x ', '@**all**'].map((one) => one.trim()))
    expect(seen(code(given).markdown)).toBe(given)
  expect(seen(codeBlock('```\n@**all**\n```').markdown)).toBe('```\n@**all**\n```')
  expect(quotation('a\n\n# b\r\n> c').markdown).toBe('> a\n>\n> \\# b\n> \\> c')
  expect(quotation(' \n ').markdown).toBe('')
})

test.each([
  ['https://example.com/a_b?c=(d)&e=[f]#g', '[x](https://example.com/a_b?c=%28d%29&e=%5Bf%5D#g)'],
  ['http://example.com', '[x](http://example.com/)'],
  ['javascript:alert(1)', 'x'],
  ['data:text/html,x', 'x'],
  ['/relative', 'x'],
  [undefined, 'x'],
])('a link to %s is %s', (url, markdown) => {
  expect(link('x', url).markdown).toBe(markdown)
})

test('a list says how many more there are, and what follows it or a quotation is not part of it', () => {
  const three = list(['a', 'b', 'c'], (name) => text`${name}`, { most: 2 })
  expect(three.markdown).toBe('* a\n* b\n* and 1 more')
  expect(lines(three, undefined, words('next'), quotation('said'), quotation('and'), words('last')).markdown).toBe(
    '* a\n* b\n* and 1 more\n\nnext\n> said\n> and\n\nlast',
  )
})
