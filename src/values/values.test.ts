// databases: once
// The rules for what people write, without a database.

import { describe, expect, test, vi } from 'vitest'
import {
  channelChoices,
  normaliseChannelDescription,
  normaliseChannelName,
  permissionsIn,
  privacyOf,
  retentionDays,
} from './channel-values.ts'
import { isPersonalClient } from './clients.ts'
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
import { builtInNamed, emojiImageUrl, givenEmoji, isBuiltIn } from './emoji.ts'
import { fileLabel, safeFileName } from './file-names.ts'
import { systemGroupsWithin } from './groups.ts'
import { idIn } from './ids.ts'
import { bestLanguage, isLanguage, languageName } from './languages.ts'
import { normaliseFullName } from './names.ts'
import { inOrder } from './order.ts'
import { RememberedByText } from './recent.ts'
import { jsonText, SharedJson } from './shared-json.ts'
import { lookAlikeKey, nameKey, normaliseLine, normaliseLines, normaliseName, showsNothing, withoutDirection } from './text.ts'
import { canonicalTimeZone } from './time-zones.ts'
import { isEmptyTopic, normaliseContent, normaliseTopic } from './topics.ts'

describe('a text', () => {
  test.each(['', ' \t\n', '\u200b\u2060', '\u0301', '\u2800\u3164', '\u00a0\ufe0f', '\ufff9'])('of %j shows nothing', (text) => {
    expect(showsNothing(text)).toBe(true)
    expect(normaliseLines('text', text)).toBe('')
    expect(() => normaliseName('text', text)).toThrow("'text' must not be empty")
  })

  test.each(['a', ' a', 'a\u200b', '1\u0301', '-', '✔'])('of %j shows something', (text) => {
    expect(showsNothing(text)).toBe(false)
  })

  test('is trimmed, and composed', () => {
    expect([normaliseLine, normaliseLines, normaliseName].map((rule) => rule('text', ' cafe\u0301\n'))).toEqual(Array(3).fill('café'))
  })

  test.each<[string, string]>([
    ['a\u202eb', 'must not contain a character that changes the direction of writing'],
    ['a\u2066b', 'must not contain a character that changes the direction of writing'],
    ['a\u0007b', 'contains a character that cannot be printed'],
    ['a\ud800b', 'contains a character that cannot be printed'],
    ['a\u0378b', 'contains a character that cannot be printed'],
  ])('with %j is refused', (text, refusal) => {
    for (const rule of [normaliseLine, normaliseLines, normaliseName]) expect(() => rule('text', text)).toThrow(`'text' ${refusal}`)
  })

  test('can have line breaks and tabs only if it may have several lines', () => {
    for (const text of ['a\nb', 'a\rb', 'a\tb', 'a\u2028b', 'a\u2029b']) {
      expect(normaliseLines('text', text)).toBe(text)
      expect(() => normaliseLine('text', text)).toThrow("'text' contains a character that cannot be printed")
    }
  })

  test('has a length in code points', () => {
    expect(normaliseLine('text', ' 😀😀 ', 2)).toBe('😀😀')
    expect(() => normaliseLine('text', '😀😀😀', 2)).toThrow("'text' must have at most 2 characters")
    expect(() => normaliseLines('text', 'a\nb', 2)).toThrow("'text' must have at most 2 characters")
    expect(() => normaliseName('text', 'abc', 2)).toThrow("'text' must have at most 2 characters")
  })
})

describe('a name', () => {
  test.each(['a\u200bb', 'a\u00adb', 'a\u2060b', 'a\u{e0041}b', '\u{1f3f3}\u{e0067}'])(
    'with an invisible character, %j, is refused',
    (name) => {
      expect(() => normaliseName('name', name)).toThrow("'name' contains a character that cannot be printed")
    },
  )

  test.each(['می\u200cخواهم', '👩\u200d🔬', 'a\u200fb', '\u{1f3f4}\u{e0067}\u{e0062}\u{e007f}', '\u06dd1'])(
    'can have the invisible characters that scripts and emoji need: %j',
    (name) => {
      expect(normaliseName('name', name)).toBe(name)
    },
  )

  test('equals another one in other letter case or composition', () => {
    expect(nameKey('CAFE\u0301')).toBe(nameKey('café'))
    expect(nameKey('É')).toBe('é')
    expect(nameKey('ﬁ')).not.toBe('fi')
  })

  test('has a key that it shares with names that look like it', () => {
    const pairs = [
      ['\u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e007f}', '\u{1f3f4}\u{e0067}\u{e0062}\u{e0073}\u{e007f}'],
      ['\u{1f469}\u200d\u{1f52c}', '\u{1f469}\u{1f52c}'],
      ['\u{1f469}\u{1f3fd}\u200d\u{1f52c}', '\u{1f469}\u{1f3fd}\u{1f52c}'],
    ] as const
    for (const [one, other] of pairs) expect(nameKey(one)).not.toBe(nameKey(other))
    expect(nameKey('\u2603\ufe0f L\u00adu\u200dn\u200bch')).toBe('\u2603 lunch')
    expect(nameKey('E\u034f\u0301')).toBe('\u00e9')
    expect(nameKey(' Team\u00a0\u3000 \u2800lunch\u2003')).toBe('team lunch')
    expect(nameKey('team   LUNCH ')).toBe('team lunch')
    expect(lookAlikeKey('Ｆﬁ\u200b\u200dx')).toBe('ffix')
    expect(lookAlikeKey('café')).toBe('café')
  })

  test('of a file is shown without changes of direction', () => {
    expect(withoutDirection('a\u202eb\u2066c\u2069d')).toBe('abcd')
  })

  test('of a person cannot have the characters of mentions', () => {
    expect(normaliseFullName(' Ann | 7b ')).toBe('Ann | 7b')
    for (const sign of '*`\\>"@') expect(() => normaliseFullName(`A${sign}n`)).toThrow("'full_name' must not contain any of: * ` \\ > \" @")
    expect(() => normaliseFullName('Ann|17')).toThrow("'full_name' must not end in | and digits")
    expect(normaliseFullName('Ann|17 ?')).toBe('Ann|17 ?')
    expect(() => normaliseFullName(' ')).toThrow("'full_name' must not be empty")
  })
})

describe('a topic', () => {
  test.each(['', '  ', '(no topic)', ' general chat ', '\u200b'])('given as %j is the empty topic', (topic) => {
    expect([isEmptyTopic(topic), normaliseTopic(topic)]).toEqual([true, ''])
  })

  test('has at most sixty characters beside the mark of resolved topics', () => {
    const longest = '😀'.repeat(60)
    expect(normaliseTopic(` ${longest} `)).toBe(longest)
    expect(normaliseTopic(`✔ ${longest}`)).toBe(`✔ ${longest}`)
    for (const long of [`${longest}x`, `✔ ${longest}x`, `${longest}✔ x`, `x✔ ${longest}`])
      expect(() => normaliseTopic(long)).toThrow("'topic' must have at most 60 characters")
    expect(() => normaliseTopic('a\nb', 'subject')).toThrow("'subject' contains")
    expect(isEmptyTopic('no topic')).toBe(false)
  })
})

test('content keeps its white space except for empty lines before and all white space after it', () => {
  expect(normaliseContent('first\n\n second\n')).toBe('first\n\n second')
  expect(normaliseContent('\n\r\n  a\n\nb \n')).toBe('  a\n\nb')
  for (const empty of ['', '\n \n', '\u200b']) expect(() => normaliseContent(empty)).toThrow("'content' must not be empty")
  expect(() => normaliseContent('x'.repeat(10_001))).toThrow("'content' must have at most 10000 characters")
  expect(normaliseContent('x'.repeat(10_000))).toHaveLength(10_000)
})

describe('an email address', () => {
  test('is trimmed and composed, with a domain in lower case and ASCII', () => {
    expect(normaliseEmail(' Re\u0301ne@BÜCHER.example ')).toBe('Réne@xn--bcher-kva.example')
    expect(normaliseEmail('a@b@Example.org')).toBe('a@b@example.org')
    expect(normaliseEmail('@Example.org')).toBe('@example.org')
    expect(normaliseEmail(' Nobody ')).toBe('Nobody')
    expect(normaliseEmail('NÖBODY')).toBe('NÖBODY')
  })

  test('keeps a domain that resembles an IP address or cannot be converted', () => {
    expect(normaliseDomain(' 0x7F.1 ')).toBe('0x7f.1')
    expect(normaliseDomain('ex\u{2603}mple')).toBe('xn--exmple-x48c')
    expect(normaliseDomain('\u2603.\u0000')).toBe('\u2603.\u0000')
    expect(normaliseDomain('a.com\u0301')).toMatch(/^a\.xn--/)
  })

  test('equals itself in another letter case', () => {
    expect(emailKey('ANN@Example.ORG')).toBe('ann@example.org')
    expect(emailKey('E\u0301@x.org')).toBe('é@x.org')
  })

  test('that is a dummy address stands for a user of its host', () => {
    const ids = [
      'user12@example.com',
      'USER12@EXAMPLE.COM',
      'user12@example.org',
      'user012@example.com',
      'xuser12@example.com',
      'user@example.com',
    ]
    expect(ids.map((text) => dummyId(text, 'example.com'))).toEqual([12, 12, undefined, undefined, undefined, undefined])
    expect(dummyId('user1234567890@example.com', 'example.com')).toBeUndefined()
    expect(ids.map((text) => looksLikeDummy(text, 'example.com'))).toEqual([true, true, false, true, false, false])
    expect(looksLikeDummy('user1234567890@example.com', 'example.com')).toBe(true)
    expect(looksLikeDummy('@example.com', 'example.com')).toBe(false)
  })

  test('can name a user, as an ID can', () => {
    const named = [7, '7', 'user7@example.com', 'ann@example.com', '07'].map((given) => parseUser(given, 'example.com'))
    expect(named).toEqual([7, 7, 7, 'ann@example.com', '07'])
  })

  test('is split from others in a text', () => {
    const text = 'ann@example.org, Ben <ben@Example.org> \n\n<cleo@example.org>\rANN@example.org,<a> b@example.org'
    expect(splitAddresses(text)).toEqual(['ann@example.org', 'ben@example.org', 'cleo@example.org', '<a> b@example.org'])
    expect(splitAddresses(' , \n')).toEqual([])
    expect(splitAddresses('A <>')).toEqual([])
  })

  test('has a local part without special characters', () => {
    for (const text of ['ann', 'a.b+c', 'é', "o'x", 'x'.repeat(64)]) expect(parseEmail(`${text}@b.org`)).toBe(`${text}@b.org`)
    const wrong = ['', 'a b', 'a@b', '<a', 'a,', 'a;b', 'a:b', 'a"', 'a\\', '(a', 'a)', '[a]', 'a\u0007', 'a\ud800', 'a\u0378', '\u0007a']
    for (const text of [...wrong, 'x'.repeat(65), 'a\u200b', 'a\u00ad', 'a\u3164', 'a\ufe0f', '\u2800', 'a\u202e'])
      expect(parseEmail(`${text}@b.org`), text).toBeUndefined()
    expect(['ann', '@b.org', 'ann@'].map(parseEmail)).toEqual([undefined, undefined, undefined])
  })

  test('has a domain of valid labels', () => {
    for (const text of ['localhost', 'example.org', 'a.b', 'a-1.b2', `${'a'.repeat(63)}.b`, 'xn--bcher-kva.de'])
      expect(isDomain(text), text).toBe(true)
    for (const text of [
      'example',
      '',
      '.',
      'a.',
      '.a',
      '-a.b',
      'a-.b',
      'a_b.c',
      'a b.c',
      'A.b',
      `${'a'.repeat(64)}.b`,
      'a.b!',
      '!a.b',
      'b.-a',
      `${'a.'.repeat(126)}bc`,
    ])
      expect(isDomain(text), text).toBe(false)
  })
})

describe('a file name', () => {
  test.each([
    ['notes.txt', 'notes.txt'],
    [' my  notes.txt ', 'my-notes.txt'],
    ['../../etc/passwd', '....etcpasswd'],
    ['a<b>"c\'.txt', 'abc.txt'],
    ['ｆｕｌｌ_é-1.txt', 'full_é-1.txt'],
    ['', 'uploaded-file'],
    ['..', 'uploaded-file'],
    ['.', 'uploaded-file'],
    ['?/', 'uploaded-file'],
    ['...', '...'],
    [`${'x'.repeat(80)}.jpeg`, `${'x'.repeat(55)}.jpeg`],
    [`${'x'.repeat(80)}.${'y'.repeat(11)}`, 'x'.repeat(60)],
    ['x'.repeat(60), 'x'.repeat(60)],
    ['x'.repeat(61), 'x'.repeat(60)],
    [`${'x'.repeat(80)}.y.z`, `${'x'.repeat(58)}.z`],
  ])('%j is stored as %j', (name, stored) => {
    expect(safeFileName(name)).toBe(stored)
  })

  test.each([
    ['notes.txt', 'notes.txt'],
    ['C:\\My files\\notes 1.txt', 'notes 1.txt'],
    ['/home/x/notes.txt', 'notes.txt'],
    ['a\u202etxt.exe', 'atxt.exe'],
    [' a\u0007\ud800b ', 'ab'],
    ['a/', 'uploaded-file'],
    [`${'x'.repeat(200)}.pdf`, `${'x'.repeat(116)}.pdf`],
  ])('%j is shown as %j', (name, label) => {
    expect(fileLabel(name)).toBe(label)
  })
})

describe('a channel', () => {
  test('has a name of one line, and a description without line breaks', () => {
    expect(normaliseChannelName('new_name', ' Café ')).toEqual({ name: 'Café', name_key: 'café' })
    expect(() => normaliseChannelName('new_name', 'x'.repeat(61))).toThrow("'new_name' must have at most 60 characters")
    expect(normaliseChannelDescription(' a\nb\r\nc\rd ')).toBe('a b c d')
    expect(() => normaliseChannelDescription('a\u0007b')).toThrow("'description' contains")
    expect(() => normaliseChannelDescription('a\u0007b', 'about')).toThrow("'about' contains")
  })

  test('keeps messages for some days, for ever, or as long as the organisation', () => {
    expect(([3, 'unlimited', 'realm_default'] as const).map(retentionDays)).toEqual([3, -1, null])
  })

  test.each<[boolean, boolean, boolean | undefined, boolean[] | string]>([
    [false, false, undefined, [false, false, true]],
    [false, true, true, [false, true, true]],
    [true, false, undefined, [true, false, false]],
    [true, false, true, [true, false, true]],
    [true, false, false, [true, false, false]],
    [true, true, undefined, "'is_web_public' must be false for a private channel"],
    [false, false, false, [false, false, true]],
  ])('that is private: %j, web-public: %j, with shared history: %j', (isPrivate, isWebPublic, sharedHistory, expected) => {
    const privacy = () => privacyOf({ isPrivate, isWebPublic, sharedHistory })
    if (typeof expected === 'string') expect(privacy).toThrow(expected)
    else expect(privacy()).toEqual({ invite_only: expected[0], is_web_public: expected[1], history_public_to_subscribers: expected[2] })
  })

  test('has the properties that a request chooses, and defaults for the rest', () => {
    expect(channelChoices({})).toEqual({
      ...{ inviteOnly: false, isWebPublic: false, historyPublicToSubscribers: undefined, isDefault: false, folderId: undefined },
      ...{ topicsPolicy: 'inherit', messageRetentionDays: null, permissions: {}, notices: { announce: false } },
    })
    const body = {
      ...{ invite_only: true, is_web_public: true, history_public_to_subscribers: false, is_default_stream: true, folder_id: 3 },
      ...{ topics_policy: 'empty_topic_only', message_retention_days: 5, announce: true, can_subscribe_group: 7 },
    }
    expect(channelChoices(body)).toEqual({
      ...{ inviteOnly: true, isWebPublic: true, historyPublicToSubscribers: false, isDefault: true, folderId: 3 },
      ...{
        topicsPolicy: 'empty_topic_only',
        messageRetentionDays: 5,
        permissions: { can_subscribe_group: 7 },
        notices: { announce: true },
      },
    })
    expect(permissionsIn({ can_subscribe_group: 0, other: 1 } as object)).toEqual({ can_subscribe_group: 0 })
  })
})

describe('an emoji', () => {
  test('is read from the parameters', () => {
    expect(givenEmoji({})).toStrictEqual({})
    expect(givenEmoji({ emoji_name: 'tada', emoji_code: '1F389-FE0F', reaction_type: 'unicode_emoji' })).toEqual({
      ...{ name: 'tada', code: '1f389', type: 'unicode_emoji' },
    })
    expect(emojiImageUrl({ path_id: '1/emoji/x.png' })).toBe('/user_avatars/1/emoji/x.png')
  })

  test('that is built in is found by name', () => {
    expect(['tada', 'zulip', 'party_parrot'].map(isBuiltIn)).toEqual([true, true, false])
    const tada = { name: 'tada', code: '1f389', type: 'unicode_emoji' }
    expect(builtInNamed('tada', undefined)).toEqual([tada])
    expect(builtInNamed('tada', '1f389')).toEqual([tada])
    expect(builtInNamed('tada', '1f44d')).toEqual([tada])
    expect(builtInNamed('zulip', undefined)).toEqual([{ name: 'zulip', code: 'zulip', type: 'service_extra_emoji' }])
    expect(builtInNamed('nothing', undefined)).toEqual([])
  })
})

test('an ID has at most nine digits and no leading zero', () => {
  expect(['7', '999999999', '1000000000', '0', '07', '-1', '1x', 'x1', ''].map(idIn)).toEqual([7, 999_999_999, ...Array(7).fill(undefined)])
})

test('a language is known by its code in lower case', () => {
  expect(['de', 'zh-hans', 'ar', 'DE', 'constructor', ''].map(isLanguage)).toEqual([true, true, false, false, false, false])
  expect(['de', 'pt-br', 'xx'].map(languageName)).toEqual(['German', 'Brazilian Portuguese', undefined])
})

test('a language is chosen as a browser prefers, in any country and only in its script', () => {
  expect(bestLanguage(['nl', 'de-AT', 'en'])).toBe('de')
  expect(['pt', 'zh', 'zh-SG', 'zh-Hans-HK', 'en-GB'].map((range) => bestLanguage([range]))).toEqual([
    ...['pt-br', 'zh-hans', 'zh-hans', 'zh-hans', 'en'],
  ])
  expect(['zh-TW', 'zh-Hant', 'sr', '*', '', 'x'.repeat(9)].map((range) => bestLanguage([range]))).toEqual(Array(6).fill(undefined))
})

test('a time zone is known in any letter case, and by names that are not listed', () => {
  const zones = ['europe/berlin', 'ASIA/KOLKATA', 'utc', 'Africa/Asmara', 'zulu', 'Europe/Nowhere', '']
  expect(zones.map(canonicalTimeZone)).toEqual(['Europe/Berlin', 'Asia/Kolkata', 'UTC', 'Africa/Asmara', 'Zulu', undefined, undefined])
})

test('some clients are known to be used by people', () => {
  const personal = [
    'website',
    'ios',
    'Android',
    'snipe',
    'ZulipAndroid',
    'ZulipiOS',
    'ZulipDesktop',
    'ZulipMobile',
    'ZulipElectron',
    'zulipterminal',
  ]
  expect(personal.filter((name) => !isPersonalClient(name))).toEqual([])
  expect(['API', 'zulip', ''].some(isPersonalClient)).toBe(false)
})

test('a system group contains the groups of higher roles', () => {
  expect(systemGroupsWithin('role:moderators')).toEqual(['role:moderators', 'role:administrators', 'role:owners'])
  expect(systemGroupsWithin('role:nobody')).toEqual(['role:nobody'])
})

test('things are put in a given order, which must name each of them once', () => {
  const things = [{ id: 1 }, { id: 2 }, { id: 3 }]
  expect(inOrder(things, [3, 1, 2], 'order', 'folder')).toEqual([{ id: 3 }, { id: 1 }, { id: 2 }])
  expect(() => inOrder(things, [3, 3, 2], 'order', 'folder')).toThrow("'order' names a folder twice: 3")
  expect(() => inOrder(things, [3, 4, 2], 'order', 'folder')).toThrow("'order' names a folder that does not exist: 4")
  expect(() => inOrder(things, [2], 'order', 'folder')).toThrow("'order' must name every folder; left out: 1, 3")
  expect(inOrder([], [], 'order', 'folder')).toEqual([])
})

test('the JSON text of a shared object is made once, so its fields cannot change', () => {
  const value = SharedJson.of({ a: 1, toJSON: vi.fn(() => ({ a: 1 })) })
  expect([jsonText(value), jsonText(value)]).toEqual(['{"a":1}', '{"a":1}'])
  expect(value.toJSON).toHaveBeenCalledTimes(1)
  expect(() => Object.assign(value, { a: 2 })).toThrow('read only')
  expect(jsonText({ ...SharedJson.of({ a: 1 }), a: 2 })).toBe('{"a":2}')
  const own = { a: 1 }
  expect(jsonText(own)).toBe('{"a":1}')
  own.a = 2
  expect(jsonText(own)).toBe('{"a":2}')
  expect([undefined, null, 'a', 1, [null]].map(jsonText)).toEqual(['null', 'null', '"a"', '1', '[null]'])
})

describe('the result for a text', () => {
  test('is remembered with others up to a maximum number, and then all are forgotten', () => {
    const memory = new RememberedByText<number>(2)
    expect(memory.find('one')).toBeUndefined()
    expect([memory.keep('one', 1), memory.keep('two', 2)]).toEqual([1, 2])
    expect([memory.find('one'), memory.find('two')]).toEqual([1, 2])
    memory.keep('three', 3)
    expect(['one', 'two', 'three'].map((text) => memory.find(text))).toEqual([undefined, undefined, 3])
  })

  test('is not remembered if the text has more than 1,000 characters', () => {
    const memory = new RememberedByText<string>(2)
    const [longest, longer] = ['a'.repeat(1_000), 'a'.repeat(1_001)]
    expect([memory.keep(longest, 'longest'), memory.keep(longer, 'longer')]).toEqual(['longest', 'longer'])
    expect([memory.find(longest), memory.find(longer)]).toEqual(['longest', undefined])
  })
})
