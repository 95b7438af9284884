// The Node on which `npm test` runs: the image's, whichever Node the machine has (docs/adr/0012-tests.md).

import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { installPackages } from './installs.ts'

const home = fileURLToPath(new URL('../contract-tests/node', import.meta.url))

/**
 * The environment in which `node` is the one that contract-tests/node pins. Unchanged if there is none for this machine. The first call
 * installs it.
 */
export function withTestedNode(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  installPackages(home)
  const folder = join(home, 'node_modules/.bin')
  return existsSync(join(folder, 'node')) ? { ...env, PATH: `${folder}${delimiter}${env.PATH}` } : env
}
