// databases: once
// Rules for texts take time in proportion to the length of the text, whatever it consists of. The contract bounds every text before a rule
// reads it; this is the second line.

import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { sampled } from '../testing/sampled.ts'
import { botEmail, normalisePayloadUrl } from './bots.ts'
import { normaliseChannelDescription, normaliseChannelName } from './channel-values.ts'
import { isPersonalClient } from './clients.ts'
import { parseDate, parseDateTime, parseWrittenDate } from './dates.ts'
import {
  dummyId,
  emailKey,
  isDomain,
  looksLikeDummy,
  normaliseDomain,
  normaliseEmail,
  parseEmail,
  parseUser,
  splitAddresses,
} from './email-addresses.ts'
import { builtInNamed, isBuiltIn } from './emoji.ts'
import { fileLabel, isPathOf, safeFileName } from './file-names.ts'
import { idIn } from './ids.ts'
import { objectIn } from './json.ts'
import { bestLanguage, isLanguage, languageName } from './languages.ts'
import { normaliseFullName } from './names.ts'
import {
  characterAt,
  characterBefore,
  faultOf,
  isLetterWithoutSpaces,
  isLetterWithSpaces,
  lookAlikeKey,
  nameKey,
  normaliseLine,
  normaliseLines,
  normaliseName,
  normaliseNote,
  printablePart,
  requireLength,
  requirePrintable,
  showsNothing,
  withoutDirection,
  withoutInvisible,
  withPlainSpaces,
} from './text.ts'
import { mayHaveThumbnails, thumbnailPath, thumbnailPaths, thumbnailUrl, uploadUrl } from './thumbnails.ts'
import { canonicalTimeZone } from './time-zones.ts'
import { isEmptyTopic, lengthOnceStored, normaliseContent, normaliseTopic } from './topics.ts'
import { extraEmojiUrl, isExtraEmoji, isNameOf, isOwnName, unicodeEmoji, unicodeEmojiName, unicodeName, wireCode } from './unicode-emoji.ts'
import { changedSubmessage, parseWidgetChange, widgetOf } from './widgets.ts'

type Rule = (text: string) => unknown
const RULES: Record<string, Rule> = {
  ...{ canonicalTimeZone, emailKey, fileLabel, idIn, isBuiltIn, isDomain, isEmptyTopic, isLanguage },
  lengthOnceStored,
  ...{ isLetterWithoutSpaces, isLetterWithSpaces, withoutInvisible, withPlainSpaces },
  ...{ isPersonalClient, parseEmail, languageName, lookAlikeKey, nameKey, normaliseContent, normaliseDomain, normaliseEmail },
  ...{
    normaliseFullName,
    parseDate,
    parseDateTime,
    parseWrittenDate,
    objectIn,
    safeFileName,
    showsNothing,
    splitAddresses,
    withoutDirection,
  },
  ...{ extraEmojiUrl, isExtraEmoji, isOwnName, unicodeEmoji, unicodeEmojiName, unicodeName, wireCode },
  faultOf,
  isPathOf: (text) => isPathOf(1, `1/${text}`),
  printablePart: (text) => printablePart(text, 10),
  requirePrintable: (text) => requirePrintable(text, 'name'),
  bestLanguage: (text) => bestLanguage([text]),
  builtInNamed: (text) => builtInNamed(text, text),
  botEmail: (text) => botEmail(text, 'example.com'),
  normalisePayloadUrl: (text) => normalisePayloadUrl('payload_url', `https://example.com/${text}`),
  characterAt: (text) => characterAt(text, text.length - 1),
  characterBefore: (text) => characterBefore(text, text.length),
  dummyId: (text) => dummyId(text, 'example.com'),
  isNameOf: (text) => isNameOf(text, text),
  mayHaveThumbnails: (text) => mayHaveThumbnails(text),
  thumbnailPath: (text) => thumbnailPath(text, '840x560.webp'),
  thumbnailPaths: (text) => thumbnailPaths(text),
  thumbnailUrl: (text) => thumbnailUrl(text),
  uploadUrl: (text) => uploadUrl(text),
  looksLikeDummy: (text) => looksLikeDummy(text, 'example.com'),
  normaliseChannelDescription: (text) => normaliseChannelDescription(text),
  normaliseChannelName: (text) => normaliseChannelName('name', text),
  normaliseLine: (text) => normaliseLine('name', text),
  normaliseNote: (text) => normaliseNote('note', text, 10_000),
  normaliseLines: (text) => normaliseLines('name', text),
  normaliseName: (text) => normaliseName('name', text),
  normaliseTopic: (text) => normaliseTopic(text),
  parseUser: (text) => parseUser(text, 'example.com'),
  requireLength: (text) => requireLength('name', text, 10),
  widgetOf: (text) => widgetOf(`/poll ${text}`),
  parseWidgetChange: (text) => parseWidgetChange('poll', JSON.stringify({ type: 'question', question: text })),
  changedSubmessage: (text) => changedSubmessage(JSON.stringify({ type: 'vote', key: text }), { user: (id) => id, text: (one) => one }),
}
/** Exported functions whose texts are not a client's, or have a bound of their own: a file's first bytes, and a password's. */
const OTHERS = [
  'guessesOf',
  'imageKind',
  'resizedImages',
  'thumbnailsOf',
  'systemGroupsWithin',
  'emojiImageUrl',
  'givenEmoji',
  'inOrder',
  'jsonText',
  'createDirectory',
  'temporaryFolder',
]
const WITHOUT_TEXTS = [
  'isAbove',
  'isAdministrator',
  'principalOf',
  'roleName',
  'emojiData',
  'retentionDays',
  'privacyOf',
  'channelChoices',
  'ineffectiveChoices',
  'permissionsIn',
  'waitForTurn',
  'unixTime',
  'readTogether',
  'together',
  'settingsSeen',
  'differences',
  'changesTo',
  'listChange',
  'languageTag',
  'localeOf',
  'isRight',
  'requireRight',
  'grouped',
  'pushTo',
]

/** What a text can consist of, a text of which a pattern may try many beginnings. */
const RUNS = [
  ...[' ', '\t', '\n', ' \n', 'a', 'A', '1', '.', '.a', '-', '@', '@.', 'a@', '<', '<a', '<>', '<a> ', ',', '|', '|1', '"', '\\', '/', ':'],
  ...[
    '\u0301',
    '\u200b',
    '\u200d',
    '\u202e',
    '\u{e0041}',
    '\u{1f3f4}',
    '\u{1f3f4}\u{e0041}',
    '👩\u200d',
    '😀',
    'ß',
    'İ',
    'ﷺ',
    '\ud800',
    '漢',
  ],
]
/** What a pattern may look back for, and the ends that make it succeed or fail. */
const STARTS = ['', 'a', '<', '\u{1f3f4}']
const ENDS = ['', 'x', '\0', '>']

function textOf(run: string, length: number): string {
  return run.repeat(length / (run.length || 1))
}

/** CPU milliseconds. Refusals are results too. */
function timeOf(rule: Rule, text: string): number {
  const before = process.cpuUsage()
  try {
    rule(text)
  } catch {}
  const { user } = process.cpuUsage(before)
  return user / 1_000
}

describe('takes time in proportion to its length:', () => {
  test.each(sampled(Object.entries(RULES), ([name]) => name))('%s', (_, rule) => {
    let slowest = { time: 0, start: '', run: '', end: '' }
    const ends = STARTS.flatMap((start) => ENDS.map((end) => [start, end] as const))
    for (const run of RUNS)
      for (const [start, end] of ends) {
        // Work that grows with the square takes 256 times as long. Other work on the machine only adds, so the best of some tries counts.
        const isInProportion = (): boolean => {
          const [short, time] = [2_048, 32_768].map((length) => timeOf(rule, start + textOf(run, length) + end)) as [number, number]
          if (time > slowest.time) slowest = { time, start, run, end }
          return time < 20 + 80 * short
        }
        expect(isInProportion() || isInProportion() || isInProportion(), JSON.stringify([start, run, end])).toBe(true)
      }
    // A megabyte of what took longest. Minutes, if it grew with the square.
    const { start, run, end, time } = slowest
    expect(timeOf(rule, start + textOf(run, 1_048_576) + end)).toBeLessThan(200 + 160 * time)
  })
})

test('every rule is among them', async () => {
  const files = readdirSync(new URL('.', import.meta.url)).filter((name) => /(?<!\.test)\.ts$/.test(name))
  const exported = await Promise.all(files.map(async (name) => Object.entries(await import(`./${name}`))))
  const functions = exported.flat().flatMap(([name, value]) => (typeof value === 'function' && /^[a-z]/.test(name) ? [name] : []))
  expect(functions.toSorted()).toEqual([...Object.keys(RULES), ...OTHERS, ...WITHOUT_TEXTS].toSorted())
})
