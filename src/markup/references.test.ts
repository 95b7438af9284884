// databases: once
// What the facts find in a text, and what is rendered of it. What each reference looks like is in render.test.ts.

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { randomRuns } from '../testing/sampled.ts'
import { nameKey } from '../values/text.ts'
import { type ParsedText, parse, type Referents, render } from './index.ts'

// Names can look like the beginning of another reference, and have marks in them.
const NAMES = ['a @', 'a #', 'x', 'x`y', 'all', 'topic', 'a|b', 'a\\', ':x:', '[x](', '~~x', '好']
const subjects = NAMES.map((name, i) => ({ id: i + 1, name, isActive: i !== 7 }))
const EVERYTHING: Referents = {
  users: subjects.map(({ name, ...subject }) => ({ ...subject, fullName: name })),
  groups: subjects,
  channels: subjects,
  customEmoji: new Map(['x', 'party'].map((name, i) => [name, { id: String(i), url: `/emoji/${i}.png` }])),
  uploads: new Map(),
  translatesEmoticons: true,
  url: 'http://chat.example.com',
  linkify: (text) =>
    [...text.matchAll(/T-\d/g)].map(({ 0: found, index }) => ({ start: index, end: index + found.length, text: found, url: '/t' })),
}

/** Only what the references name, which is what the server reads. */
function referentsOf({ references: named }: ParsedText): Referents {
  return {
    ...EVERYTHING,
    users: EVERYTHING.users.filter(({ id, fullName }) => named.userIds.includes(id) || named.userNames.includes(nameKey(fullName))),
    groups: EVERYTHING.groups.filter(({ name }) => named.groupNames.includes(nameKey(name))),
    channels: EVERYTHING.channels.filter(({ name }) => named.channelNames.includes(nameKey(name))),
    customEmoji: new Map([...EVERYTHING.customEmoji].filter(([name]) => named.emojiNames.includes(name))),
  }
}

const references = NAMES.flatMap((name) => [`@**${name}**`, `@_**${name}**`, `@*${name}*`, `#**${name}**`, `#**${name}>y**`, `:${name}:`])
const PIECES = [
  ...['@**', '@_**', '@*', '#**', '**', '*', '_', '>', '>y', '@1', '|1', '|', '\\', '\\|', '`', '``', '$$', '~~', '@', '#', ':', ' ', 'a'],
  ...['@**|1**', '@**x|3**', '@**everyone**', '@**all**', '@_**stream**', '@**topic**', '#**x>y@1**', ':party:', ':smile:', 'T-1', '好'],
  ...[
    '\n',
    '\n\n',
    '\r\n',
    '    ',
    '- ',
    '> ',
    '# ',
    ' #',
    '1. ',
    '|a|b|\n|-|-|\n|',
    '```',
    '~~~',
    '```quote\n',
    '```spoiler ',
    '```math\n',
  ],
  ...['[', '](/x)', '![', '<', '>', '<http://x.org>', 'http://x.org/', '//', 'x@y.org', '/user_uploads/1/ab/x/y.png', '&ast;', '\0', '\t'],
]
const text = fc
  .array(fc.oneof({ weight: 2, arbitrary: fc.constantFrom(...PIECES) }, fc.constantFrom(...references)), { maxLength: 25 })
  .map((parts) => parts.join(''))
const runs = randomRuns(3_000)

/** The values of an attribute in HTML, outside silent mentions. */
function loud(html: string, tag: RegExp): Set<string> {
  return new Set([...html.matchAll(tag)].filter(([whole]) => !whole.includes(' silent"')).map(([, value = '']) => value))
}

describe('for hostile texts', () => {
  test('nothing is rendered but what the facts know', () => {
    fc.assert(
      fc.property(text, (source) => {
        const parsed = parse(source)
        const { html } = render(parsed, EVERYTHING)
        expect(html).toBe(render(parsed, referentsOf(parsed)).html)
        const { userIds, userNames, groupNames, channelNames, channelWildcard, topicWildcard } = parsed.references
        const nameOf = (id: string): string => nameKey(NAMES[Number(id) - 1] ?? '')
        for (const [, id = ''] of html.matchAll(/data-user-id="([0-9]+)"/g))
          expect(userIds.includes(Number(id)) || userNames.includes(nameOf(id)), source).toBe(true)
        for (const [, id = ''] of html.matchAll(/data-user-group-id="([0-9]+)"/g)) expect(groupNames).toContain(nameOf(id))
        for (const [, id = ''] of html.matchAll(/narrow\/channel\/([0-9]+)/g)) expect(channelNames).toContain(nameOf(id))
        if (html.includes('data-user-id="*"')) expect(channelWildcard, source).toBe(true)
        if (html.includes('class="topic-mention')) expect(topicWildcard, source).toBe(true)
      }),
      runs,
    )
  })

  test('a text is reported to mention exactly the users that its HTML mentions', () => {
    fc.assert(
      fc.property(text, (source) => {
        const { html, ...told } = render(parse(source), EVERYTHING)
        const users = loud(html, /<span class="user-mention[^>]*data-user-id="([^"]+)">/g)
        expect(told.channelWildcard).toBe(users.delete('*'))
        expect(new Set(told.mentionedUserIds.map(String))).toEqual(users)
        expect(new Set(told.mentionedGroupIds.map(String))).toEqual(
          loud(html, /<span class="user-group-mention[^>]*data-user-group-id="(\d+)">/g),
        )
        expect(told.topicWildcard).toBe(loud(html, /<span class="topic-mention([^>]*)>/g).size > 0)
        expect(told.hasLink).toBe(/<a (?!class="(?:stream|stream-topic|message-link)")/.test(html))
      }),
      runs,
    )
  })

  test('what the facts know is rendered wherever nothing else covers it', () => {
    fc.assert(
      fc.property(fc.constantFrom(...references), (source) => {
        const parsed = parse(source)
        const { userNames, groupNames, channelNames, emojiNames, channelWildcard, topicWildcard } = parsed.references
        const named = [...userNames, ...groupNames, ...channelNames].filter((name) => NAMES.includes(name)).length
        const isKnown = named > 0 || emojiNames.some((name) => EVERYTHING.customEmoji.has(name)) || channelWildcard || topicWildcard
        const { html } = render(parsed, EVERYTHING)
        expect(/data-user|data-stream|<img|topic-mention/.test(html), source).toBe(isKnown)
      }),
    )
  })

  test('a text can be rendered again, with the same result', () => {
    fc.assert(
      fc.property(text, (source) => {
        const parsed = parse(source)
        expect(render(parsed, EVERYTHING)).toEqual(render(parsed, EVERYTHING))
      }),
      randomRuns(300),
    )
  })
})

const one = (kind: RegExp, source: string): string | undefined => kind.exec(render(parse(source), EVERYTHING).html)?.[1]
const USER = /data-user-id="([^"]+)"/
const GROUP = /data-user-group-id="([^"]+)"/
const CHANNEL = /narrow\/channel\/([0-9]+)/
const EMOJI = /<img alt=":(\w+):"/

test.each<[string, RegExp, string, string]>([
  ['everybody in an unknown name', USER, '@**b @**all** hello', '*'],
  ['everybody in a group that there is not', USER, '@*b @**everyone**', '*'],
  ['everybody in a channel that there is not', USER, '#**b @**all**', '*'],
  ['a user in an unknown name', USER, '@**b @**x**', '3'],
  ['a user by ID in an unknown name', USER, '@**b @**|3**', '3'],
  ['a silent mention in an unknown name', USER, '@**b @_**x**', '3'],
  ['a user in a silent mention', USER, '@_**b @**x**', '3'],
  ['a user in the topic of an unknown channel', USER, '#**b>c @**x**', '3'],
  ['a group in an unknown group', GROUP, '@*b @*x*', '3'],
  ['a group in an unknown name', GROUP, '@**b @*x*', '3'],
  ['a channel in an unknown channel', CHANNEL, '#**b #**x**', '3'],
  ['a topic in an unknown channel', CHANNEL, '#**b #**x>y**', '3'],
  ['a message in an unknown channel', CHANNEL, '#**b>c #**x>y@1**', '3'],
  ['a channel in an unknown name', CHANNEL, '@**b #**x**', '3'],
  ['an emoji in an unknown emoji', EMOJI, ':no_such:party:', 'party'],
  ['a user whose name has a bar, in a table', USER, '|h|\n|-|\n|@**a\\|b**|', '7'],
  ['a group whose name has a bar, in a table', GROUP, '|h|\n|-|\n|@*a\\|b*|', '7'],
  ['a channel whose name has a bar, in a table', CHANNEL, '|h|\n|-|\n|#**a\\|b**|', '7'],
])('the facts know %s', (_, kind, source, id) => {
  const parsed = parse(source)
  expect(one(kind, source)).toBe(id)
  expect(kind.exec(render(parsed, referentsOf(parsed)).html)?.[1]).toBe(id)
})

test.each(['好@**x**', 'ไทย@**x**', '「@**x**」', '，@**x**', '—@**x**', '😀@**x**', '**@**x****', 'Hi,@**x**', '"@**x**'])(
  'a mention may follow what is no letter of a script with spaces: %j',
  (source) => {
    expect(one(USER, source)).toBe('3')
    expect(one(CHANNEL, source.replace('@', '#'))).toBe('3')
  },
)

test.each(['b@**x**', '7@**x**', 'é@**x**', 'e\u0301@**x**', 'я@**x**', '한@**x**', '𝒂@**x**', '\\@**x**'])(
  'but no letter of one: %j',
  (source) => {
    expect(one(USER, source)).toBeUndefined()
    expect(one(CHANNEL, source.replace('@', '#'))).toBeUndefined()
  },
)
