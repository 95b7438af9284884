// Records the errors that live servers answer while all tests run. At the end, `npm test` reports errors that no server has answered
// (contract-tests/unseen.ts). Tests that run alone record nothing.

import { appendFileSync } from 'node:fs'
import { join } from 'node:path'

const noted = new Set<string>()

/**
 * Records an error answer of a live server in the folder TRAFFIC, in the file for the database TEST_DATABASE. `path` is relative to the
 * server's root.
 */
export function noteError(method: string, path: string, body: unknown): void {
  const { TRAFFIC: folder, TEST_DATABASE: database } = process.env
  if (!folder || !database || typeof body !== 'object' || body === null || !('code' in body)) return
  const file = join(folder, database)
  const line = `${method} ${path.split('?', 1)[0]} ${body.code}\n`
  if (noted.has(file + line)) return
  noted.add(file + line)
  // One short append, because other processes write to the file too.
  appendFileSync(file, line)
}
