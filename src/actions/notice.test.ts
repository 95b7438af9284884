// databases: once
// Values in notices are never markup. For every value, the HTML of a notice has the elements that its template has, and the value as text.

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parse, type Referents, render } from '../markup/index.ts'
import { randomRuns } from '../testing/sampled.ts'
import { CATALOGUES, type TextKey } from '../texts/texts.ts'
import { LANGUAGES, type Language } from '../values/languages.ts'
import { block, groupMention, joined, link, listOf, mention, type Notice, notice, time } from './notice.ts'

/** Everything that names can contain to be read as markup. */
const PIECES = [
  ...['@**everyone**', '@**all**', '@**topic**', '@_**Ana|1**', '@**Ana**', '@**|1**', '@*team*', '@_*team*'],
  ...['#**lunch**', '#**lunch>food**', '#**lunch>food@12**', '[log in](https://evil.example/)', 'https://evil.example/x', 'evil.example'],
  ...[
    'mail@evil.example',
    '<https://evil.example>',
    '![](x.png)',
    '/user_uploads/1/ab/cd/x.png',
    'KEY-12',
    'Plainword',
    '<b>',
    '&lt;b&gt;',
  ],
  ...['**', '*', '__', '_', '~~', '`', '``', '```', '~~~', '$$', '$$x^2$$', ':smile:', ':party:', ':', '🎉', '☃️', '<time:1700000000>'],
  ...['# ', '> ', '- ', '1. ', '|', '|-|', '/me ', '@1', '>', '@', '#', '[', ']', '(', ')', '\\', '!', '"', "'", '&', ' ', 'a', 'é'],
  ...['\u200b', '\u200d', '\u2060', '\ufeff', '\u00a0', '\u200f', 'שלום', '重点'],
]
const LINES = ['\n', '\r\n', '\n\n', '\n# ', '\n```\n', '\n~~~\n', '\n> ', '\n    ', '\n|-|\n', '\n===\n']
const textOf = (pieces: readonly string[], min = 1) =>
  fc
    .array(fc.constantFrom(...pieces), { minLength: min, maxLength: 9 })
    .map((parts) => parts.join('').trim())
    .filter((text) => min === 0 || text !== '')
const NAME = textOf(PIECES)

/** An organisation in which each text that could refer to something does. */
function referents(people: readonly string[], groups: readonly string[], { channels }: Notice): Referents {
  return {
    users: ['Ana', ...people].map((fullName, i) => ({ id: i + 1, fullName, isActive: true })),
    groups: ['team', ...groups].map((name, i) => ({ id: i + 1, name, isActive: true })),
    channels: [...channels, { id: 98, name: 'lunch' }],
    customEmoji: new Map([['party', { id: '1', url: '/emoji/1.png' }]]),
    uploads: new Map(),
    translatesEmoticons: false,
    linkify: (text) =>
      [...text.matchAll(/KEY-\d+|Plainword/g)].map(({ 0: found, index }) => ({
        ...{ start: index, end: index + found.length, text: found, url: 'https://tracker.example/' },
      })),
    url: 'https://parley.example',
  }
}

const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" }
/** The elements of a notice without what is made from IDs and names, and its text. */
function read(text: Notice, people: readonly string[] = [], groups: readonly string[] = []) {
  const { html, mentionedUserIds, mentionedGroupIds, channelWildcard, topicWildcard } = render(
    parse(text.content),
    referents(people, groups, text),
  )
  const tags = [...html.matchAll(/<[^>]*>/g)].map(([tag]) => tag)
  return {
    tags,
    text: html.replace(/<[^>]*>/g, '').replace(/&[#\w]+;/g, (entity) => ENTITIES[entity] ?? entity),
    mentions: [mentionedUserIds, mentionedGroupIds, channelWildcard, topicWildcard],
  }
}
const NOBODY = [[], [], false, false]
const ANA = mention({ id: 1, full_name: 'Ana' })
const runs = randomRuns(500)

describe('in a notice, whatever the value', () => {
  test('a name is text in the one element that quotes it', () => {
    const say = (name: string) => notice('en', 'notice.channelRenamed', { who: ANA, former: name, name })
    const expected = read(say('x'))
    fc.assert(
      fc.property(textOf([...PIECES, ...LINES]), (name) => {
        const found = read(say(name))
        const line = name.replace(/\s*[\r\n]+\s*/g, ' ')
        expect(found).toEqual({ ...expected, text: `Ana renamed channel ${line} to ${line}.` })
        expect(found.mentions).toEqual(NOBODY)
      }),
      runs,
    )
  })

  test('a description is text in one block', () => {
    const say = (text: string) =>
      notice('en', 'notice.descriptionChanged', { who: ANA, former: block(text), description: block('The end.') })
    const expected = read(say('x'))
    fc.assert(
      fc.property(textOf([...PIECES, ...LINES]), (text) => {
        const found = read(say(text))
        expect(found).toMatchObject({ tags: expected.tags, mentions: NOBODY })
        expect(found.text).toContain(`Old description:\n${text.replace(/\r\n?/g, '\n')}\n`)
        expect(found.text).toMatch(/New description:\nThe end\.\n$/)
      }),
      runs,
    )
  })

  test('a person is mentioned silently, under any name', () => {
    const say = (full_name: string) =>
      notice('en', 'notice.invitationAccepted', { who: mention({ id: 2, full_name }), organisation: full_name })
    fc.assert(
      fc.property(NAME, (name) => {
        const found = read(say(name), [name])
        expect(found).toEqual({ ...read(say('Nora'), ['Nora']), text: `${name} has accepted your invitation to join ${name}.` })
      }),
      runs,
    )
  })

  test('a group is mentioned silently, or quoted if its name cannot be mentioned', () => {
    const say = (name: string) => notice('en', 'notice.addedToGroup', { who: ANA, group: groupMention({ name }) })
    const [asMention, asCode] = [read(say('x'), [], ['x']).tags, read(say('a*b'), [], ['a*b']).tags]
    fc.assert(
      fc.property(NAME, (name) => {
        const found = read(say(name), [], [name])
        const tags = found.tags.map((tag) => tag.replace(/data-user-group-id="\d+"/, 'data-user-group-id="2"'))
        expect([asMention, asCode]).toContainEqual(tags)
        expect(found).toMatchObject({ mentions: NOBODY, text: `Ana has added you to the user group ${name}.` })
      }),
      runs,
    )
  })

  test('a channel and a topic are links to them by ID, with their names as the text', () => {
    fc.assert(
      fc.property(NAME, fc.option(textOf(PIECES, 0), { nil: undefined }), NAME, (name, topic, other) => {
        const channel = { id: 99, name }
        const who = joined([link({ id: 97, name: `${other}~` }), link(channel)], ', ')
        const found = read(notice('en', 'notice.topicMovedAway', { place: link(channel, topic), who }))
        const hrefs = found.tags.flatMap((tag) => /href="([^"]*)"/.exec(tag)?.[1] ?? [])
        expect(hrefs.map((href) => /^\/#narrow\/channel\/(\d+)-[^/]*(\/topic\/[^/]*)?$/.exec(href)?.slice(1))).toEqual([
          ['99', topic === undefined ? undefined : expect.stringMatching('/topic/')],
          ['97', undefined],
          ['99', undefined],
        ])
        const decoded = (part: string | undefined) => decodeURIComponent((part ?? '').replace(/\./g, '%'))
        if (topic !== undefined) expect(decoded(hrefs[0]?.split('/topic/')[1])).toBe(topic)
        expect(found.tags.map((tag) => tag.replace(/<(\/?\w+).*/, '$1')).filter((tag) => !/^\/?(?:a|code|p|em)$/.test(tag))).toEqual([])
        const shown = topic === undefined ? `#${name}` : `#${name} > ${topic || 'general chat'}`
        expect(found).toMatchObject({ mentions: NOBODY, text: `This topic was moved to ${shown} by #${other}~, #${name}.` })
      }),
      runs,
    )
  })

  test('names that are spelled as syntax stay apart from the text around them', () => {
    for (const name of ['``', '` `', '`a', 'a`', '`', ' a', '``` quote', '$$', '\\', '\\`', ']', '](x)', '* ', '1.', '|'])
      expect(read(notice('en', 'notice.channelRenamed', { who: name, former: name, name }))).toMatchObject({
        tags: ['<p>', '<code>', '</code>', '<code>', '</code>', '<code>', '</code>', '</p>'],
        text: `${name} renamed channel ${name} to ${name}.`,
      })
  })
})

describe('in every language', () => {
  /** A value for each name in the texts of notices. What is not here is a name. */
  const VALUES: Record<string, Notice | number> = {
    who: ANA,
    channel: link({ id: 99, name: 'general' }),
    channels: listOf([link({ id: 99, name: 'general' }), link({ id: 97, name: 'random' })]),
    place: link({ id: 99, name: 'general' }, 'food'),
    description: block('# Food'),
    names: joined([link({ id: 99, name: 'general' })], ', '),
    time: time(1_700_000_000),
    count: 5,
  }
  const fill = notice as never as (language: Language, key: TextKey, values: object) => Notice
  const KEYS = Object.keys(CATALOGUES.en).filter((key) => key.startsWith('notice.')) as TextKey[]

  test.each(KEYS)('%s has the elements, links and mentions that it has in English', (key) => {
    const values = Object.fromEntries(
      [...CATALOGUES.en[key].matchAll(/\{(\w+)[},]/g)].map(([, name = '']) => [name, VALUES[name] ?? 'a**b`']),
    )
    const shown = LANGUAGES.map((language) => {
      const { tags, mentions } = read(fill(language, key, values))
      return { tags: tags.sort(), mentions }
    })
    for (const one of shown) expect(one).toEqual(shown[LANGUAGES.indexOf('en')])
  })
})
