// `npm run check:verbs`: names the exported functions whose verb is not in the table of docs/glossary.md. Exits with 1 if there is one.

import { readFileSync } from 'node:fs'
import { readVerbs, strayVerbs } from './verbs.ts'

const ROOT = new URL('..', import.meta.url).pathname
const stray = strayVerbs(`${ROOT}src`, readVerbs(readFileSync(`${ROOT}docs/glossary.md`, 'utf8')))
for (const line of stray) console.error(`src/${line}`)
process.exitCode = stray.length > 0 ? 1 : 0
