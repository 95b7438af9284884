// databases: once

import { UniqueConstraintError } from 'sequelize'
import { describe, expect, test } from 'vitest'
import { safeError } from './safe-errors.ts'

const SECRET = "it's a 'hunter2'\n    at hunter2 (hunter2:1:1)"
/** An error as the MySQL driver creates it. */
const ofDriver = (code: string, message: string) => Object.assign(new Error(message), { code, errno: 1, sql: SECRET, sqlMessage: message })

describe('a database error is logged without its values:', () => {
  test.each([
    ['ER_DUP_ENTRY', `Duplicate entry '${SECRET}' for key 'users.email'`, "Duplicate entry '…' for key 'users.email'"],
    ['ER_DUP_ENTRY', `Duplicate entry 'x' for key 'hunter2' for key 'users.email'`, "Duplicate entry '…' for key 'users.email'"],
    [
      'ER_TRUNCATED_WRONG_VALUE_FOR_FIELD',
      `Incorrect string value: '${SECRET}' for column \`a\`.\`b\`.\`c\` at row 1`,
      "Incorrect string value: '…' for column `a`.`b`.`c` at row 1",
    ],
    ['ER_DATA_TOO_LONG', "Data too long for column 'content' at row 1", "Data too long for column 'content' at row 1"],
    ['ER_PARSE_ERROR', `You have an error near '${SECRET}' at line 1`, "You have an error near '…' at line 1"],
    ['ER_PARSE_ERROR', `You have an error near '${SECRET}`, "You have an error near '…'"],
    ['SQLITE_ERROR', `near "${SECRET}": syntax error`, "near '…'"],
    ['SQLITE_ERROR', 'no such table: users', 'no such table: users'],
    ['ER_NO_SUCH_TABLE', "Table 'parley.users' doesn't exist", "Table 'parley.users' doesn't exist"],
    ['ER_X', "Can't reach it, the host doesn't answer", "Can't reach it, the host doesn't answer"],
  ])('%s: %s', (code, message, expected) => {
    const parent = ofDriver(code, message)
    const known = safeError(new UniqueConstraintError({ parent: parent as never, message, errors: [], fields: { email: SECRET } }))
    expect(known).toMatchObject({ type: 'UniqueConstraintError', message: expected, cause: { type: 'Error', code, message: expected } })
    expect(JSON.stringify(known)).not.toContain('hunter2')
    expect(known.cause?.stack).toMatch(/\n {4}at .*safe-errors\.test\.ts/)
  })
})

test('a failed migration is logged with its name and the message of its cause', () => {
  const cause = ofDriver('ER_DUP_ENTRY', `Duplicate entry '${SECRET}' for key 'x'`)
  const error = safeError(new Error(`Migration 0001 (up) failed: ${cause.message}`, { cause }))
  expect(error.message).toBe("Migration 0001 (up) failed: Duplicate entry '…' for key 'x'")
  expect(JSON.stringify(error)).not.toContain('hunter2')
})

test('a connection error without a message is logged with the messages of its attempts', () => {
  const refused = ['::1', '127.0.0.1'].map((host) => new Error(`connect ECONNREFUSED ${host}:3306`))
  expect(safeError(Object.assign(new Error(''), { original: new AggregateError(refused) })).message).toBe(
    'connect ECONNREFUSED ::1:3306, connect ECONNREFUSED 127.0.0.1:3306',
  )
})

test('any other error is logged with its causes, but without other properties', () => {
  const cause = Object.assign(new TypeError("cannot read 'x'"), { code: 'ECONNREFUSED', headers: SECRET })
  const error = new AggregateError([cause], 'no address answers', { cause })
  Object.assign(cause, { cause: error })
  const known = safeError(error)
  expect(known).toMatchObject({
    ...{ type: 'AggregateError', message: 'no address answers' },
    cause: { type: 'TypeError', code: 'ECONNREFUSED', message: "cannot read 'x'", cause: { type: 'AggregateError' } },
    errors: [{ type: 'TypeError' }],
  })
  expect(JSON.stringify(known)).not.toContain('hunter2')
  expect(safeError(SECRET)).toEqual({ type: 'string', message: 'something other than an error was thrown', stack: '' })
})
