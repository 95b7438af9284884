// Notes which errors live servers answer while all tests run; `npm test` asks in the end what was never answered
// (scripts/unseen-errors.ts). Tests that run by themselves note nothing.

import { appendFileSync } from 'node:fs'
import { join } from 'node:path'

const noted = new Set<string>()

/**
 * Notes the answer of a live server, if it is an error, in a file of the folder ERRORS_SEEN for the database TEST_DATABASE.
 * `path` is from the server's root.
 */
export function noteError(method: string, path: string, body: unknown): void {
  const { ERRORS_SEEN: folder, TEST_DATABASE: database } = process.env
  if (!folder || !database || typeof body !== 'object' || body === null || !('code' in body)) return
  const file = join(folder, database)
  const line = `${method} ${path.split('?', 1)[0]} ${body.code}\n`
  if (noted.has(file + line)) return
  noted.add(file + line)
  // One short write at the end of a file that other processes write to as well.
  appendFileSync(file, line)
}
