// databases: once
// What is said of a list of accounts that cannot be read. contract-tests/flows/manage.test.ts shows the command.

import { expect, test } from 'vitest'
import { ListError, parseAccounts } from './accounts.ts'

/** What is said of a list, or nothing. */
function refusalOf(list: string | Buffer): string[] {
  try {
    parseAccounts(Buffer.from(list as string))
    return []
  } catch (error) {
    expect(error).toBeInstanceOf(ListError)
    return (error as Error).message.split('\n')
  }
}

const LATIN = Buffer.from('email,full_name\na@list.example,Zoë\nb@list.example,Ada\nc@list.example,José\n', 'latin1')

test.each<[string, string | Buffer, RegExp[]]>([
  ['CSV in Latin-1', LATIN, [/^line 2 is not UTF-8 but in another encoding, perhaps Latin-1$/, /^line 4 is not UTF-8/]],
  ['UTF-16', Buffer.from('\ufeffemail,full_name\n', 'utf16le'), [/^line 1 is not UTF-8/]],
  [
    'CSV with several wrong lines',
    'email,full_name,role\na@list.example,A,\nnobody\nb@list.example,,\nc@list.example,C\u0001,\nd@list.example,D,king\ne@list.example,E,\n',
    [
      / on line 3$/,
      /^line 4: 'full_name' is missing$/,
      /^line 5: 'full_name' contains a control character$/,
      /^line 6: 'role' must be one of: owner/,
    ],
  ],
  [
    'JSON lines of which several are wrong',
    '{"email":"a@list.example"}\n\n[]\n{"email":"b@list.example","full_name":"B"}\n{"email":"c\\u0000@list.example","full_name":"C"}\n{"email":"d@list.example","full_name":"\\ud800"}\n{',
    [
      /^line 1: 'full_name' is missing$/,
      /^line 3 is not a JSON object$/,
      /^line 5: 'email' contains a control character$/,
      /^line 6: 'full_name' contains an unpaired surrogate$/,
      /^line 7 is not a JSON object$/,
    ],
  ],
])('of %s, every wrong line is named', (_, list, expected) => {
  const found = refusalOf(list)
  expect(found).toHaveLength(expected.length)
  for (const [i, line] of found.entries()) expect(line).toMatch(expected[i] ?? /^$/)
})

test('of very many wrong lines, the first are named and the others counted', () => {
  const found = refusalOf(`email,full_name\n${'x@list.example,\n'.repeat(60)}`)
  expect(found).toHaveLength(51)
  expect(found.at(-1)).toBe('and 10 more')
})

test.each([
  ['CSV', '\ufeffemail,full_name\na@list.example,Zoë\n'],
  ['JSON lines', '\ufeff{"email":"a@list.example","full_name":"Zoë"}\n'],
])('%s with the mark of UTF-8 is read', (_, list) =>
  expect(parseAccounts(Buffer.from(list))).toMatchObject([{ email: 'a@list.example', fullName: 'Zoë', role: 400 }]),
)
