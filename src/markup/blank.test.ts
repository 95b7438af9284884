// databases: once
// Texts that show nothing, and what is shown in place of an empty link or a lone mark.

import { expect, test } from 'vitest'
import { NO_REFERENTS, parse, type Referents, render, rendersNothing } from './index.ts'

const REFERENTS: Referents = { ...NO_REFERENTS, customEmoji: new Map([['party', { id: '1', url: '/emoji/1.png' }]]) }
const html = (text: string): string => render(parse(text), REFERENTS).html

test.each([
  ...['> &nbsp;', '```quote\n```', '```quote\n\n```', '````quote\n```quote\n```\n````'],
  ...['```spoiler\n```', '```spoiler &nbsp;\n\n```', '```\n```', '```js\n\n```', '~~~\n   \n~~~', '```math\n```', '```math\n\n```'],
  ...['$$ $$', '$$\\,$$', '$$\\phantom{x}$$', '$${}$$', '```math\n\\phantom{\\frac{1}{2}}\n```', '$$\\text{ }$$'],
  ...['&nbsp;', '&#8203;', '&zwnj;&ZeroWidthSpace;', '**&nbsp;**', '~~&#x200b;~~', '# &nbsp;', '- &nbsp;', '1. &#8203;', '` `', '`\u2800`'],
  ...['| |\n|-|', '| |\n|-|\n| |', '|&nbsp;|\n|-|\n|&nbsp;|', '[]()', '![]()', '[&nbsp;](<>)', '- ```\n  ```', '> - &nbsp;'],
])('%j shows nothing', (text) => {
  expect(rendersNothing(text), html(text)).toBe(true)
})

test.each([
  ...['a', '.', '0', '<', '&', '"', '&amp;', ':smile:', '👍', '🇩🇪', '---', '***', '_', '**', '~~', '`', '``', '$', '$$', '|', '||', '|-|'],
  ...['\\', '!', '[', '[]', '()', '![]', '@', '@**', '#**', ':', '~', '<!-- -->', '<br>', '</p>', '[a]: http://x.org', '[^1]: x'],
  ...['> a', '```quote\na\n```', '```spoiler\na\n```', '```spoiler a\n```', '```\na\n```', '- a', '1. a', '# a', '|a|\n|-|', '`a`'],
  ...[
    '$$x$$',
    '$$\\sqrt{}$$',
    '$$\\frac{}{}$$',
    '$$\\rule{1em}{1em}$$',
    '$$\\overline{\\phantom{x}}$$',
    '$$\\phantom{x}y$$',
    '$$\\frac{$$',
  ],
  ...['```math\nx\n```', '<time:1700000000>', '<time:x>', '@**all**', '@_**topic**', ':party:', '[:party:]()', '[a](/x "katex-mathml")'],
  ...['>', '> ', '> >', '>\n>', '~~~quote', '```', '```js', '- ```'],
  ...['= =', '>a', '#a', '-a', '1', '1.a', '+1', '/me', '=', '==='],
])('%j shows something', (text) => {
  expect(rendersNothing(text), html(text)).toBe(false)
})

test.each([
  ['[](https://e.example.com)', '<a href="https://e.example.com">https://e.example.com</a>'],
  ['[ ](https://e.example.com/a%20b)', '<a href="https://e.example.com/a%20b">https://e.example.com/a b</a>'],
  ['[&#8203;](/x)', '<a href="/x">/x</a>'],
  ['[**&nbsp;**](/x)', '<a href="/x">/x</a>'],
  ['a [](/x) b', 'a <a href="/x">/x</a> b'],
  ['[](mailto:a@b.example)', '<a href="mailto:a@b.example">mailto:a@b.example</a>'],
  ['![](https://e.example.com/p/cat.png)', '<a href="https://e.example.com/p/cat.png">cat.png</a>'],
  ['![](/user_uploads/1/ab/xyz/a%20b.png?size=1#x)', '<a href="/user_uploads/1/ab/xyz/a%20b.png?size=1#x">a b.png</a>'],
  ['Look: ![ ](/cat.png)', 'Look: <a href="/cat.png">cat.png</a>'],
  ['![](https://e.example.com/)', '<a href="https://e.example.com/">e.example.com</a>'],
  ['![a](/cat.png)', '<a href="/cat.png">a</a>'],
  ['[`x`](/x)', '<a href="/x"><code>x</code></a>'],
])('%j shows where its link leads', (text, expected) => {
  expect(html(text)).toBe(`<p>${expected}</p>`)
})

test.each([
  ['+', '<p>+</p>'],
  ['-', '<p>-</p>'],
  ['*', '<p>*</p>'],
  ['#', '<p>#</p>'],
  ['######', '<p>######</p>'],
  ['# #', '<p># #</p>'],
  ['1.', '<p>1.</p>'],
  ['12)', '<p>12)</p>'],
  ['-\n-', '<p>-<br>\n-</p>'],
  ['#\n##', '<p>#<br>\n##</p>'],
  ['>', '<p>&gt;</p>'],
  ['> ', '<p>&gt;</p>'],
  ['>>>>>', '<p>&gt;&gt;&gt;&gt;&gt;</p>'],
  ['>\n>\n\na', '<p>&gt;<br>\n&gt;</p>\n<p>a</p>'],
  ['a\n>', '<p>a</p>\n<p>&gt;</p>'],
  ['```', '<p>```</p>'],
  ['~~~ js\n\n', '<p>~~~ js</p>'],
  ['```quote', '<p>```quote</p>'],
  ['a\n```', '<p>a</p>\n<p>```</p>'],
  ['> -', '<blockquote>\n<p>-</p>\n</blockquote>'],
  ['- +', '<ul>\n<li>+</li>\n</ul>'],
  ['- #', '<ul>\n<li>#</li>\n</ul>'],
  ['```quote\n-\n```', '<blockquote>\n<p>-</p>\n</blockquote>'],
  ['a\n#', '<p>a</p>\n<p>#</p>'],
  ['a\n\n-', '<p>a</p>\n<p>-</p>'],
  ['-\n\na', '<p>-</p>\n<p>a</p>'],
  ['-\na', '<p>-</p>\n<p>a</p>'],
  // These have a text.
  ['>\n> a', '<blockquote>\n<p>a</p>\n</blockquote>'],
  ['```\na', '<div class="codehilite"><pre><span></span><code>a\n</code></pre></div>'],
  ['-\n  a', '<ul>\n<li>a</li>\n</ul>'],
  ['-\n- a', '<ul>\n<li></li>\n<li>a</li>\n</ul>'],
  ['- a\n-', '<ul>\n<li>a</li>\n<li></li>\n</ul>'],
  ['# a', '<h1>a</h1>'],
  ['- a', '<ul>\n<li>a</li>\n</ul>'],
])('%j is shown as typed if it has no text', (text, expected) => {
  expect(html(text)).toBe(expected)
})
