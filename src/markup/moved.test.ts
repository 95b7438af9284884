// databases: once
// Texts that move with their organisation.

import { expect, test } from 'vitest'
import { type MovedNames, movedFragment, movedHtml, movedPath, movedText } from './moved.ts'

const moves =
  (by: number) =>
  (id: number): number | undefined =>
    id < 100 ? id + by : undefined
const names: MovedNames = {
  user: moves(1_000),
  group: moves(2_000),
  channel: moves(3_000),
  message: moves(4_000),
  realmId: { from: 1, to: 7 },
  url: { from: 'https://old.example.org', to: 'https://acme.new.example.org' },
}

test.each([
  ['@**Ann|5** and @_**Bob|6**', '@**Ann|1005** and @_**Bob|1006**'],
  ['@**|5**', '@**|1005**'],
  ['@**Ann** @*group* @**all**', '@**Ann** @*group* @**all**'],
  ['@**Ann|500**', '@**Ann|500**'],
  ['a@**Ann|5**', 'a@**Ann|5**'],
  ['#**general>lunch@12**, #**general>lunch**', '#**general>lunch@4012**, #**general>lunch**'],
  ['[x](/user_uploads/1/ab/token/file.txt)', '[x](/user_uploads/7/ab/token/file.txt)'],
  ['/user_uploads/1/ab/token/1.txt', '/user_uploads/7/ab/token/1.txt'],
  ['/user_uploads/2/ab/token/file.txt', '/user_uploads/2/ab/token/file.txt'],
  ['https://old.example.org/user_uploads/1/ab/t/f', 'https://acme.new.example.org/user_uploads/7/ab/t/f'],
  ['https://elsewhere.example/user_uploads/1/ab/t/f', 'https://elsewhere.example/user_uploads/1/ab/t/f'],
  ['elsewhere.example/user_uploads/1/ab/t/f', 'elsewhere.example/user_uploads/1/ab/t/f'],
  ['[t](/#narrow/channel/5-general/topic/lunch/near/12)', '[t](/#narrow/channel/3005-general/topic/lunch/near/4012)'],
  ['[t](#narrow/stream/5/topic/5)', '[t](#narrow/stream/3005/topic/5)'],
  ['https://old.example.org/#narrow/dm/5,6-dm/near/12.', 'https://acme.new.example.org/#narrow/dm/1005,1006-dm/near/4012.'],
  ['https://elsewhere.example/#narrow/channel/5-general', 'https://elsewhere.example/#narrow/channel/5-general'],
  ['#narrow/-sender/5-ann/is/starred', '#narrow/-sender/1005-ann/is/starred'],
  ['#narrow/channel/500-gone/near/500', '#narrow/channel/500-gone/near/500'],
])('in Markdown, %s becomes %s', (before, after) => expect(movedText(before, names)).toBe(after))

test.each([
  ['<span class="user-mention" data-user-id="5">@Ann</span>', '<span class="user-mention" data-user-id="1005">@Ann</span>'],
  ['<span data-user-id="*">@all</span>', '<span data-user-id="*">@all</span>'],
  ['<span data-user-group-id="5">@g</span>', '<span data-user-group-id="2005">@g</span>'],
  ['<span data-user-id="500">@gone</span>', '<span data-user-id="0">@gone</span>'],
  ['<p>&lt;span data-user-id="5"&gt;</p>', '<p>&lt;span data-user-id="5"&gt;</p>'],
  [
    '<a class="stream" data-stream-id="5" href="/#narrow/channel/5-general">#general</a>',
    '<a class="stream" data-stream-id="3005" href="/#narrow/channel/3005-general">#general</a>',
  ],
  ['<img class="emoji" src="/user_avatars/1/emoji/images/abc.gif">', '<img class="emoji" src="/user_avatars/7/emoji/images/abc.gif">'],
])('in HTML, %s becomes %s', (before, after) => expect(movedHtml(before, names)).toBe(after))

test.each([
  ['narrow/channel/5-general', 'narrow/channel/3005-general'],
  ['inbox', 'inbox'],
])('as a fragment, %s becomes %s', (before, after) => expect(movedFragment(before, names)).toBe(after))

test('a path in the store begins with the ID of the organisation', () => {
  expect(movedPath('1/ab/token/1.txt', names)).toBe('7/ab/token/1.txt')
  expect(movedPath('12/ab/token/1.txt', names)).toBe('12/ab/token/1.txt')
})
