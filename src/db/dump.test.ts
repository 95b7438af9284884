// databases: once

import { expect, test } from 'vitest'
import { runProgram } from './dump.ts'

test('the error of a program is the last that it reported, without the data that it quotes, however much else it printed', async () => {
  const script = `console.error('INSERT INTO messages VALUES (' + "'a secret'," .repeat(100_000) + ')')
    console.error('ERROR 1064 (42000) at line 5: You have an error in your SQL syntax near \\'a secret\\' at line 5')
    process.exitCode = 1`
  const failure = await runProgram(process.execPath, ['--eval', script]).catch((error: Error) => error)
  expect(failure).toMatchObject({
    message: `${process.execPath}: ERROR 1064 (42000) at line 5: You have an error in your SQL syntax near '…' at line 5`,
  })
})

test('the error of a program that prints nothing has its exit code', async () => {
  await expect(runProgram(process.execPath, ['--eval', 'process.exitCode = 3'])).rejects.toThrow(`${process.execPath}: ended with 3`)
})
