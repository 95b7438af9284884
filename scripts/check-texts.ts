// `npm run check:texts`: names texts of locales/ that are not used, or whose values, forms of number or marks are not those of the text in
// English, and exits with 1 if there is one. Also lists the texts that wait for a translation.

import { fileURLToPath } from 'node:url'
import { CATALOGUES } from '../src/texts/texts.ts'
import { faultsOfTexts, readSource, SAME_AS_ENGLISH, untranslated } from './texts.ts'

const faults = faultsOfTexts(CATALOGUES, readSource(fileURLToPath(new URL('../src', import.meta.url))), SAME_AS_ENGLISH)
for (const line of [...untranslated(CATALOGUES), ...faults]) console.error(line)
process.exitCode = faults.length > 0 ? 1 : 0
