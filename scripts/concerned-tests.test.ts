// databases: once

import { expect, test } from 'vitest'
import { readConcernedTests } from './concerned-tests.ts'

test('a change concerns the tests that import it, however indirectly, and those that start the server', async () => {
  const concernedBy = await readConcernedTests(process.cwd())
  const ofMentions = concernedBy(['src/markup/mentions.ts'])
  expect(ofMentions.slice(0, 2).every((file) => file.startsWith('src/markup/'))).toBe(true)
  expect(ofMentions).toEqual(
    expect.arrayContaining(['src/markup/render.test.ts', 'src/http/cors.test.ts', 'contract-tests/flows/order.test.ts']),
  )
  expect(ofMentions).not.toContain('src/values/dates.test.ts')
  expect(concernedBy(['src/values/dates.ts', 'scripts/mock.ts']).slice(0, 3)).toEqual(
    expect.arrayContaining(['src/values/dates.test.ts', 'scripts/mock.test.ts']),
  )
  expect(concernedBy(['LICENSE'])).toEqual([])
})
