// `npm run check:texts`: names texts of src/texts/ that are missing, unused or not translated, or whose values, forms of number or marks are
// not those of the text in English. Exits with 1 if there is one.

import { fileURLToPath } from 'node:url'
import { CATALOGUES } from '../src/texts/texts.ts'
import { faultsOfTexts, readSource, SAME_AS_ENGLISH } from './texts.ts'

const faults = faultsOfTexts(CATALOGUES, readSource(fileURLToPath(new URL('../src', import.meta.url))), SAME_AS_ENGLISH)
for (const fault of faults) console.error(fault)
process.exitCode = faults.length > 0 ? 1 : 0
