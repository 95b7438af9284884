// databases: once

import { describe, expect, test } from 'vitest'
import { NO_REFERENTS, parse, render } from './index.ts'

const html = (text: string): string => render(parse(text), NO_REFERENTS).html.replace(/^<p>|<\/p>$/g, '')

const KINDS: [marker: string, open: string, close: string][] = [
  ['*', '<em>', '</em>'],
  ['**', '<strong>', '</strong>'],
  ['***', '<em><strong>', '</strong></em>'],
  ['~~', '<del>', '</del>'],
  ['**~~', '<strong><del>', '</del></strong>'],
]
const mirror = (marker: string): string => (marker === '**~~' ? '~~**' : marker)

// M stands for the marker.
describe.each(KINDS)('%s emphasises', (marker, open, close) => {
  const marked = (text: string): string => text.replace('M', marker).replace('M', mirror(marker))
  const shown = (text: string): string => text.replace('M', open).replace('M', close)

  test.each([
    'M这是重点。M后面的文字',
    '前面M（注）M后面',
    '前面M「重点」M',
    '前面M重点M后面',
    'M重点M後',
    'これはM「テスト」Mです',
    'これはMテスト（注）Mです',
    'Mสำคัญ!Mข้อความ',
    'M"重点"M后面',
    'M这是 API。M后面',
    'M这是 API.M后面',
    'M价格 5$M左右',
    '前面M(注)M后面',
    'M重点：Mtext',
    'MNote:Mtext',
    'MNote:M 1',
    'M(so)Mand',
    'MWas?Mнет',
    'MStop!M그리고',
    'M“so”Mand',
    'M"so"Mand',
    'MNote :Mtexte',
  ])('in %j', (text) => {
    expect(html(marked(text))).toBe(shown(text))
  })
})

test.each([
  [
    'several in one text',
    '**重点。**后面的**文字**和**更多。**完',
    '<strong>重点。</strong>后面的<strong>文字</strong>和<strong>更多。</strong>完',
  ],
  ['notes one after the other', '**A:**x **B:**y', '<strong>A:</strong>x <strong>B:</strong>y'],
  ['emphasis between a note and its text', '**Note:**see**this**', '<strong>Note:</strong>see<strong>this</strong>'],
  ['a sentence', '**One.**Two *Three.*Four', '<strong>One.</strong>Two <em>Three.</em>Four'],
  ['nested marks', '**甲*乙。*丙。**丁', '<strong>甲<em>乙。</em>丙。</strong>丁'],
  ['a sign before a word', '**Done ©**now', '<strong>Done ©</strong>now'],
  ['code before a word', '**`x`**y', '<strong><code>x</code></strong>y'],
  ['full-width brackets in a text with spaces', 'text**「注」**text', 'text<strong>「注」</strong>text'],
  ['what is struck out with spaces', 'a ~~ b ~~ c', 'a <del> b </del> c'],
  ['struck out notes', '~~Old:~~new', '<del>Old:</del>new'],
])('emphasises %s', (_, text, expected) => {
  expect(html(text)).toBe(expected)
})

test.each([
  ['names with underscores', 'snake_case_name self._a._b __init__x __init__.py'],
  ['underscores around words', '_a_ __b__ ___c___ foo-_(bar)_ _重点_。'],
  ['paths', '/_next/_static/x'],
  ['calculations', '2*(3+4)*5 a * b'],
  ['a closing bracket before an opening mark', 'f(*args, **kwargs)'],
  ['marks beside spaces', '** 重点 ** 后'],
  ['marks alone', '**'],
])('leaves %s as typed', (_, text) => {
  expect(html(text)).toBe(text)
})

test.each([
  ['*(*foo*)*', '<em>(<em>foo</em>)</em>'],
  ['**foo "*bar*" foo**', '<strong>foo "<em>bar</em>" foo</strong>'],
  ['*foo "*bar*" foo*', '<em>foo "<em>bar</em>" foo</em>'],
  ['foo*bar*baz', 'foo<em>bar</em>baz'],
  ['a * foo bar*', 'a * foo bar*'],
  ['*foo**bar*', '<em>foo**bar</em>'],
])('reads %j as CommonMark does', (text, expected) => {
  expect(html(text)).toBe(expected)
})
