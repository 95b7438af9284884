// databases: once

import { describe, expect, test } from 'vitest'
import { NO_REFERENTS, parse, render } from './index.ts'
import { compileLinkifier, topicLinks } from './linkifiers.ts'

/** The links of a rendered text: where they lead, and what they show. */
function linksIn(text: string): [href: string, shown: string][] {
  const { html } = render(parse(text), NO_REFERENTS)
  return [...html.matchAll(/<a href="([^"]*)"[^>]*>(.*?)<\/a>/g)].map(([, href = '', shown = '']) => [
    href.replaceAll('&amp;', '&'),
    shown.replaceAll('&amp;', '&'),
  ])
}
const TOKEN = `x-access-token:ghs_${'a1'.repeat(40)}`

describe('a bare URL', () => {
  test.each([
    ['see http://e.example.com/a.html:', 'http://e.example.com/a.html'],
    ['see www.example.com/a:\nb', 'www.example.com/a'],
    ['http://e.example.com:: b', 'http://e.example.com'],
    ['https://e.example.com/a%20b?c=%22d%22', 'https://e.example.com/a%20b?c=%22d%22'],
    ['<https://e.example.com/a%20b>', 'https://e.example.com/a%20b'],
    ['http://xn--bcher-kva.example/', 'http://xn--bcher-kva.example/'],
  ])('in %j stays as it is typed, and has no colon at its end', (text, shown) => {
    expect(linksIn(text)).toEqual([[shown.replace(/^www/, 'http://www'), shown]])
  })

  test.each([
    ['https://oauth2:tok@git.example.com/o/r.git', 'git.example.com'],
    ['http://user@git.example.com', 'git.example.com'],
    ['https://user:@git.example.com/x', 'git.example.com'],
    ['https://:tok@git.example.com/x', 'git.example.com'],
    [`https://${TOKEN}@git.example.com/o/r.git`, 'git.example.com'],
    ['https://a@b.example:p@git.example.com/x', 'git.example.com'],
    ['https://u:p(1)!$&;=,@git.example.com/x', 'git.example.com'],
    ['https://u:p%40ss@git.example.com:8443/x?y=1#z', 'git.example.com'],
    ['https://git.example.com:8443', 'git.example.com'],
    ['https://git.example.com:8443@evil.example/x', 'evil.example'],
    ['http://[::1]:8080/x', '[::1]'],
    ['http://u:p@[2001:db8::1]:8080/x', '[2001:db8::1]'],
    ['https://bücher.example/ä', 'xn--bcher-kva.example'],
    ['https://u:p@bücher.example/ä', 'xn--bcher-kva.example'],
    ['https://例え.jp/x', 'xn--r8jz45g.jp'],
    ['https://git.example.com/a/user@host.example/b', 'git.example.com'],
    ['https://git.example.com/@user', 'git.example.com'],
    ['https://git.example.com?to=user@host.example', 'git.example.com'],
    ['https://git.example.com/#user@host.example', 'git.example.com'],
    ['http://localhost:9991/x', 'localhost'],
    ['HTTPS://U:P@GIT.example.com/x', 'git.example.com'],
  ])('%s is a link as a whole, to its host', (url, host) => {
    for (const text of [url, `See ${url} now`, `(${url})`, `${url}, and`, `${url}.`, `"${url}"`, `好 ${url}。`, `*x* ${url}`]) {
      const [[href = '', shown] = [], ...others] = linksIn(text)
      expect(others, text).toEqual([])
      expect(shown, text).toBe(url)
      expect(new URL(href).hostname, text).toBe(host)
    }
  })

  test.each([
    ['https://en.example.com/wiki/A_(b)', 'https://en.example.com/wiki/A_(b)'],
    ['(https://en.example.com/wiki/A_(b))', 'https://en.example.com/wiki/A_(b)'],
    ['https://u:p@git.example.com/a?b!', 'https://u:p@git.example.com/a?b'],
    ['https://u:p@git.example.com/a...', 'https://u:p@git.example.com/a'],
    ['**https://u:p@git.example.com/_a_b**', 'https://u:p@git.example.com/_a_b'],
  ])('in %s ends before what follows it', (text, url) => {
    expect(linksIn(text)).toEqual([[url, url]])
  })

  test.each([
    ['https://x.example/a\\_b', 'https://x.example/a_b'],
    ['https://x.example/a\\_b\\_c?d\\&e=1 and', 'https://x.example/a_b_c?d&e=1'],
    ['https://x.example/a\\*b\\*c', 'https://x.example/a*b*c'],
    ['https://x.example/a\\*', 'https://x.example/a*'],
    ['https://x.example/\\~a\\#b', 'https://x.example/~a#b'],
    ['**https://x.example/a\\_b**', 'https://x.example/a_b'],
    ['http://u:p@git.example.com/a\\_b', 'http://u:p@git.example.com/a_b'],
    ['www.example.com/a\\_b', 'www.example.com/a_b'],
    ['See www.example.com/a\\_b\\_c?d\\&e=1.', 'www.example.com/a_b_c?d&e=1'],
    ['**example.com/a\\_b** and', 'example.com/a_b'],
    ['example.com/\\~a\\#b', 'example.com/~a#b'],
    ['<https://x.example/a_b>', 'https://x.example/a_b'],
    ['[https://x.example/a\\_b](https://x.example/a\\_b)', 'https://x.example/a_b'],
  ])('in %s has no backslashes before what they escape', (text, url) => {
    expect(linksIn(text)).toEqual([[url.includes('://') ? url : `http://${url}`, url]])
  })

  test('does not begin behind an escape, nor go on behind the end of a word', () => {
    expect(linksIn('www\\.x\\.example, see example.com \\_b and a \\#b\\_c')).toEqual([['http://example.com', 'example.com']])
  })

  test('without a scheme goes on behind fifty escapes of a paragraph', () => {
    const url = `http://www.example.com/${'a_'.repeat(50)}a`
    expect(linksIn(`www.example.com/${'a\\_'.repeat(60)}`)).toEqual([[url, url.slice('http://'.length)]])
  })

  test('keeps a backslash that escapes nothing', () => {
    expect(linksIn('https://x.example/a\\b')).toEqual([['https://x.example/a%5Cb', 'https://x.example/a\\b']])
  })

  test.each(['https://user@', 'https://oauth2:tok@/x', 'https://u:p@-/x', 'ftp://u:p@files.example.com/x', 'ssh://git@git.example.com/x'])(
    '%s leads nowhere, least of all to the host that the user looks like',
    (text) => {
      expect(linksIn(text)).toEqual([])
    },
  )
})

describe('the links of a topic', () => {
  const linkifier = (pattern: string, urlTemplate: string) => {
    const compiled = compileLinkifier({ pattern, urlTemplate })
    if (!compiled) throw new Error(`${pattern} does not compile`)
    return compiled
  }
  const issue = linkifier('#(?P<id>[0-9]+)', 'https://issues.example.com/{id}')
  const pull = linkifier('https://code.example.com/pull/(?P<id>[0-9]+)', 'https://review.example.com/{id}')
  const of = (topic: string) => topicLinks(topic, [issue, pull]).map(({ text, url }) => `${text} ${url}`)

  test.each<[string, string[]]>([
    ['see https://example.com/x', ['https://example.com/x https://example.com/x']],
    [
      'https://a.example/1 #2 http://b.example',
      ['https://a.example/1 https://a.example/1', '#2 https://issues.example.com/2', 'http://b.example http://b.example'],
    ],
    ['#1 www.example.com', ['#1 https://issues.example.com/1', 'www.example.com https://www.example.com']],
    ['example.com/x', ['example.com/x https://example.com/x']],
    ['https://u:p@git.example.com/x', ['https://u:p@git.example.com/x https://u:p@git.example.com/x']],
    ['https://code.example.com/pull/7', ['https://code.example.com/pull/7 https://review.example.com/7']],
    ['https://zh.example.com/项目#1', ['https://zh.example.com/项目#1 https://zh.example.com/%E9%A1%B9%E7%9B%AE#1']],
    ['修复#12的问题', ['#12 https://issues.example.com/12']],
    ['mail me@example.com, /user_uploads/1/ab/x/y.png, README.md', []],
    ['lunch', []],
  ])('%s', (topic, expected) => {
    expect(of(topic)).toEqual(expected)
  })
})
