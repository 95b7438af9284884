// databases: once
// Reading HTML that the server rendered, and writing text as HTML.

import { describe, expect, test } from 'vitest'
import { escapeHtml, excerptOf, mapText, renamedHtml, textOf } from './html.ts'
import { sanitise } from './sanitise.ts'

test('mapping the text of HTML leaves its tags and entities unchanged', () => {
  expect(mapText('<p title="a">a &amp; b &#39;c&#x41; <b>d</b></p>', (text) => text.toUpperCase())).toBe(
    '<p title="a">A &amp; B &#39;C&#x41; <b>D</b></p>',
  )
  const pieces: string[] = []
  mapText('one two<br>&lt;three', (text) => {
    pieces.push(text)
    return text
  })
  expect(pieces).toEqual(['one two', 'three'])
})

test('tags and entities become spaces between words', () => {
  expect(textOf('<p>a<br>b&amp;c d</p>')).toBe(' a b c d ')
  expect(textOf('a & b < c &#')).toBe('a   b   c  #')
})

describe('an excerpt', () => {
  const NEVER = 1_000
  test.each([
    ['<p>Hello <em>you</em></p>', 'Hello you'],
    ['<p>a &amp; b &lt;c&gt; &quot;d&quot; &#39;e&#39;&nbsp;f</p>', 'a & b <c> "d" \'e\'\u00a0f'],
    ['<p>a&copy;b &#x41;&#66; &amp;lt; &nothing;</p>', 'a©b AB &lt; &nothing;'],
    ['<p>a<br>\nb</p>\n<p>c</p>', 'a\nb\nc'],
    ['<ul>\n<li>a</li>\n<li>b</li>\n</ul>c', 'a\nb\nc'],
    ['<h1>a</h1><h6>b</h6><h7>c</h7>d', 'a\nb\ncd'],
    ['<pre>a</pre><table><tr><td>b</td></tr></table>c', 'a\nb\nc'],
    ['<p>a  \n \n  b</p>', 'a\nb'],
    ['<div>a</div><param>b', 'a\nb'],
    ['a < b', 'a < b'],
    [
      '<div class="spoiler-block"><div class="spoiler-header">Title</div><div class="spoiler-content"><div>x</div>y</div></div>z',
      'Title\n(…)\nz',
    ],
    ['<span class="spoiler-content">x</span>', 'x'],
    ['<div class="codehilite">x</div>y', 'x\ny'],
  ])('of %j is %j', (html, text) => {
    expect(excerptOf(html, NEVER)).toBe(text)
  })

  test('is cut off after the given number of characters', () => {
    expect(excerptOf('<p>😀😀</p>', 2)).toBe('😀😀')
    expect(excerptOf('<p>😀😀😀</p>', 2)).toBe('😀😀…')
  })
})

test('a mention of a user gets another name, as text', () => {
  const of = (id: number, name: string): string => `<p><span class="user-mention silent" data-user-id="${id}">@${name}</span></p>`
  expect(renamedHtml(of(5, 'Mika') + of(6, 'Mika'), 5, '<b>')).toBe(of(5, '&#60;b&#62;') + of(6, 'Mika'))
})

test('text is escaped so that it stays text', () => {
  expect(escapeHtml('<a href="x">\'&\'</a> b')).toBe('&#60;a href=&#34;x&#34;&#62;&#39;&#38;&#39;&#60;/a&#62; b')
})

describe('HTML that no message contains is removed:', () => {
  test.each([
    ['<p>a <b>b</b></p>', '<p>a b</p>'],
    ['<p onclick="x">a</p>', '<p>a</p>'],
    ['<td style="text-align:left">a</td>', '<td style="text-align:left">a</td>'],
    ['<th style="text-align:center">a</th>', '<th style="text-align:center">a</th>'],
    ['<td style="color:red;">a</td>', '<td>a</td>'],
    ['<th style="color:red;">a</th>', '<th>a</th>'],
    ['<span style="text-align:left">a</span>', '<span>a</span>'],
    ['<span style="height:1em;">a</span>', '<span style="height:1em;">a</span>'],
    ['<span style="position:fixed;">a</span>', '<span>a</span>'],
    ['<span class="x">a</span>', '<span class="x">a</span>'],
    ['<a href="javascript:x">a</a>', '<a>a</a>'],
    ['<p>a<br>b &amp; c</p>', '<p>a<br>b &amp; c</p>'],
    ['<hr>', '<hr>'],
  ])('%s', (html, expected) => {
    expect(sanitise(html)).toBe(expected)
  })
})
