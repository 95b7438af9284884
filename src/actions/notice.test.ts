// databases: once
// Values in notices are never markup. For every value, the HTML of a notice has the elements that its template has, and the value as text.

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parse, type Referents, render } from '../markup/index.ts'
import { randomRuns } from '../testing/sampled.ts'
import { block, groupMention, joined, link, mention, type Notice, notice } from './notice.ts'

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
const runs = randomRuns(500)

describe('in a notice, whatever the value', () => {
  test('a name is text in the one element that quotes it', () => {
    const say = (name: string) => notice`The channel ${name} is *new*, says ${mention({ id: 1, full_name: 'Ana' })}.\n\n* ${name}`
    const expected = read(say('x'))
    fc.assert(
      fc.property(textOf([...PIECES, ...LINES]), (name) => {
        const found = read(say(name))
        const line = name.replace(/\s*[\r\n]+\s*/g, ' ')
        expect(found).toEqual({ ...expected, text: `The channel ${line} is new, says Ana.\n\n${line}\n` })
        expect(found.mentions).toEqual(NOBODY)
      }),
      runs,
    )
  })

  test('a description is text in one block', () => {
    const say = (text: string) => notice`**Description:**\n${block(text)}\n\nThe end.`
    const expected = read(say('x'))
    fc.assert(
      fc.property(textOf([...PIECES, ...LINES]), (text) => {
        const found = read(say(text))
        expect(found).toMatchObject({ tags: expected.tags, mentions: NOBODY })
        expect(found.text).toContain(`Description:\n${text.replace(/\r\n?/g, '\n')}\n`)
        expect(found.text).toMatch(/The end\.$/)
      }),
      runs,
    )
  })

  test('a person is mentioned silently, under any name', () => {
    const say = (full_name: string) => notice`${mention({ id: 2, full_name })} has **joined** ${full_name}.`
    fc.assert(
      fc.property(NAME, (name) => {
        const found = read(say(name), [name])
        expect(found).toEqual({ ...read(say('Nora'), ['Nora']), text: `${name} has joined ${name}.` })
      }),
      runs,
    )
  })

  test('a group is mentioned silently, or quoted if its name cannot be mentioned', () => {
    const say = (name: string) => notice`Added to ${groupMention({ name })} by ${mention({ id: 1, full_name: 'Ana' })}.`
    const [asMention, asCode] = [read(say('x'), [], ['x']).tags, read(say('a*b'), [], ['a*b']).tags]
    fc.assert(
      fc.property(NAME, (name) => {
        const found = read(say(name), [], [name])
        const tags = found.tags.map((tag) => tag.replace(/data-user-group-id="\d+"/, 'data-user-group-id="2"'))
        expect([asMention, asCode]).toContainEqual(tags)
        expect(found).toMatchObject({ mentions: NOBODY, text: `Added to ${name} by Ana.` })
      }),
      runs,
    )
  })

  test('a channel and a topic are links to them by ID, with their names as the text', () => {
    fc.assert(
      fc.property(NAME, fc.option(textOf(PIECES, 0), { nil: undefined }), NAME, (name, topic, other) => {
        const channel = { id: 99, name }
        const found = read(
          notice`Moved to ${link(channel, topic)} from ${link({ id: 97, name: `${other}~` })}, ${joined([link(channel)], ', ')}.`,
        )
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
        expect(found).toMatchObject({ mentions: NOBODY, text: `Moved to ${shown} from #${other}~, #${name}.` })
      }),
      runs,
    )
  })

  test('names that are spelled as syntax stay apart from the text around them', () => {
    for (const name of ['``', '` `', '`a', 'a`', '`', ' a', '``` quote', '$$', '\\', '\\`', ']', '](x)', '* ', '1.', '|'])
      expect(read(notice`A ${name} and ${name} b \`c\`.`)).toMatchObject({
        tags: ['<p>', '<code>', '</code>', '<code>', '</code>', '<code>', '</code>', '</p>'],
        text: `A ${name} and ${name} b c.`,
      })
  })
})
