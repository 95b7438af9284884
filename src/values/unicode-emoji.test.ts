// databases: once

import { expect, test } from 'vitest'
import { isNameOf, isOwnName, unicodeEmoji, unicodeEmojiName, unicodeName, wireCode } from './unicode-emoji.ts'

test('an emoji has its own names, and names that some clients use for it', () => {
  expect(['grinning', 'grinning_face', 'smile', 'happy', 'slight_smile', 'nothing', '|'].map(isOwnName)).toEqual([
    ...[true, true, true, false, false, false, false],
  ])
  expect(['slightly_smiling_face', 'smile', 'slight_smile', '~smile', '|', 'grin'].map((name) => isNameOf('1f642', name))).toEqual([
    ...[true, true, true, false, false, false],
  ])
  expect(isNameOf('nothing', 'smile')).toBe(false)
})

test('a name of two emoji means the one that owns it', () => {
  expect([unicodeEmoji('smile'), unicodeEmoji('slight_smile'), unicodeEmoji('~smile')]).toEqual(['1f642', '1f642', undefined])
  expect([unicodeName('1f642'), unicodeName('nothing')]).toEqual(['smile', undefined])
})

test('the code of an emoji consists of its code points, without variation selectors', () => {
  expect(unicodeEmojiName('❤️')).toEqual({ name: 'heart', code: '2764' })
  expect(unicodeEmojiName('🇩🇪')).toEqual({ name: 'flag_germany', code: '1f1e9-1f1ea' })
  expect(unicodeEmojiName('#️⃣')).toMatchObject({ code: '0023-20e3' })
  expect(unicodeEmojiName('a')).toBeUndefined()
  expect(wireCode('2764-FE0F-200D-1F525-FE0F')).toBe('2764-200d-1f525')
})
