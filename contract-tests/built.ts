// The parts of dist/ that tests start.

import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

const root = new URL('..', import.meta.url).pathname

let isBuilt = false

/** The file in dist/ for a part of scripts/build.mjs. Builds once per process, because the source does not change while tests run. */
export function built(part: 'parley' | 'seed' | 'relay'): string {
  if (!isBuilt) execFileSync(process.execPath, [join(root, 'scripts/build.mjs')], { stdio: 'inherit' })
  isBuilt = true
  return join(root, `dist/${part}.js`)
}
