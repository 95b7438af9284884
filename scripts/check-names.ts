// Exits with 1 when two files of the server export types of one name. The folder whose src/ is read can be given.

import { typesOfOneName } from './exported-types.ts'

const found = typesOfOneName(process.argv[2] ?? '.')
for (const [name, files] of found) console.error(`${name} is the name of several exported types: ${files.join(', ')}`)
if (found.length > 0) process.exitCode = 1
