// databases: once

import { expect, test } from 'vitest'
import { mailText, paragraphs, verbatim } from './mail-text.ts'

test('words of people stay on one line of a mail, whatever separates them', () => {
  for (const separator of ['\n', '\r\n', ' \r ', '\u0000', '\u0085', '\u2028', '\u2029', '\n\n'])
    expect(mailText`Join ${`Acme${separator}Ltd`}, please`.text).toBe('Join Acme Ltd, please')
})

test.each([
  ['https://evil.example/login', 'https:\u2060/\u2060/\u2060evil.\u2060example/\u2060login'],
  ['www.evil.example', 'www.\u2060evil.\u2060example'],
  ['eve@evil.example', 'eve@\u2060evil.\u2060example'],
  ['J. R. Smith, Ltd.', 'J. R. Smith, Ltd.'],
])('no program makes a link of the words %j', (words, written) => {
  expect(mailText`${words} has invited you`.text).toBe(`${written} has invited you`)
})

test('words that are written from right to left do not reorder the text around them', () => {
  expect(mailText`Join ${'שלום'} (${verbatim('https://chat.example.com')})`.text).toBe('Join \u2068שלום\u2069 (https://chat.example.com)')
  expect(mailText`Join ${'\u202eevil\u2066'}.`.text).toBe('Join evil.')
  expect(mailText`Join ${'\u200fAcme'}.`.text).toBe('Join \u2068\u200fAcme\u2069.')
})

test('what the server has made or checked is written as it is', () => {
  const body = paragraphs([mailText`Hello ${'Nora'},`, mailText`open ${verbatim('https://a.example/x')}`])
  expect(body.text).toBe('Hello Nora,\n\nopen https://a.example/x')
})
