// databases: once

import { expect, test } from 'vitest'
import { composed, listed, mailText, paragraphs, verbatim } from './mail-text.ts'

test('words of people stay on one line of a mail, whatever separates them', () => {
  for (const separator of ['\n', '\r\n', ' \r ', '\u0000', '\u0085', '\u2028', '\u2029', '\n\n'])
    expect(composed`Join ${`Acme${separator}Ltd`}, please`.text).toBe('Join Acme Ltd, please')
})

test.each([
  ['https://evil.example/login', 'https:\u2060/\u2060/\u2060evil.\u2060example/\u2060login'],
  ['www.evil.example', 'www.\u2060evil.\u2060example'],
  ['eve@evil.example', 'eve@\u2060evil.\u2060example'],
  ['J. R. Smith, Ltd.', 'J. R. Smith, Ltd.'],
])('no program makes a link of the words %j', (words, written) => {
  expect(composed`${words} has invited you`.text).toBe(`${written} has invited you`)
})

test('words that are written from right to left do not reorder the text around them', () => {
  expect(composed`Join ${'שלום'} (${verbatim('https://chat.example.com')})`.text).toBe('Join \u2068שלום\u2069 (https://chat.example.com)')
  expect(composed`Join ${'\u202eevil\u2066'}.`.text).toBe('Join evil.')
  expect(composed`Join ${'\u200fAcme'}.`.text).toBe('Join \u2068\u200fAcme\u2069.')
})

test('what the server has made or checked is written as it is', () => {
  const body = paragraphs([composed`Hello ${'Nora'},`, composed`open ${verbatim('https://a.example/x')}`])
  expect(body.text).toBe('Hello Nora,\n\nopen https://a.example/x')
})

test('words are quoted alike in a text of any language, wherever it puts them', () => {
  const named = { inviter: 'evil.example', organisation: '\u05e9\u05dc\u05d5\u05dd' }
  const quoted = ['evil.\u2060example', '\u2068\u05e9\u05dc\u05d5\u05dd\u2069'] as const
  expect(mailText('de', 'mail.invitationSubject', named).text).toBe(`${quoted[0]} lädt dich zu ${quoted[1]} ein`)
  expect(mailText('ja', 'mail.invitationSubject', named).text).toBe(`${quoted[0]} さんが ${quoted[1]} にあなたを招待しています`)
  // What looks like a value of the text, and like HTML, is words too.
  expect(mailText('ru', 'mail.hello', { name: '{name} <b> {count, plural, other {#}}' }).text).toBe(
    'Здравствуйте, {name} <b> {count, plural, other {#}}!',
  )
})

test('lists and numbers are written as the language writes them', () => {
  const names = ['Ana', 'b.example', 'Cem']
  expect(listed('en', names).text).toBe('Ana, b.\u2060example and Cem')
  expect(listed('de', names).text).toBe('Ana, b.\u2060example und Cem')
  expect(listed('ja', names).text).toBe('Ana、b.\u2060example、Cem')
  const of = (count: number) => mailText('ru', 'missed.hidden', { count, organisation: 'Acme' }).text
  expect([1, 3, 5, 21, 1_000].map(of)).toEqual([
    'У вас 1 новое сообщение в организации Acme.',
    'У вас 3 новых сообщения в организации Acme.',
    'У вас 5 новых сообщений в организации Acme.',
    'У вас 21 новое сообщение в организации Acme.',
    'У вас 1\u00a0000 новых сообщений в организации Acme.',
  ])
})
