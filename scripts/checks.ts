// Small parts of `npm run check`, by name. Each prints what is wrong, and then exits with 1.

import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { changesOfReleased, digestOf, filledCollections, type Released, readVerbs, strayVerbs, typesOfOneName } from './code-rules.ts'
import { faultsOfTexts, readSource, SAME_AS_ENGLISH, untranslated } from './texts.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

const CHECKS: Record<string, () => readonly string[] | Promise<readonly string[]>> = {
  /** Two files of the server export types of one name. */
  names: () => typesOfOneName(root).map(([name, files]) => `${name} is the name of several exported types: ${files.join(', ')}`),
  /** Modules of src/ that remember something for themselves. */
  memory: () => filledCollections(root),
  /** Exported functions whose verb is not in the table of docs/glossary.md. */
  verbs: () => strayVerbs(`${root}src`, readVerbs(readFileSync(`${root}docs/glossary.md`, 'utf8'))).map((line) => `src/${line}`),
  /**
   * Texts of locales/ that are not used, or whose values, forms of number or marks are not those of the text in English. Also lists the texts that
   * wait for a translation.
   */
  async texts() {
    const { CATALOGUES } = await import('../src/texts/texts.ts')
    for (const line of untranslated(CATALOGUES)) console.error(line)
    return faultsOfTexts(CATALOGUES, readSource(`${root}src`), SAME_AS_ENGLISH)
  },
  /** Released migrations that have changed. With --release, records all migrations as released. */
  async migrations() {
    const { MIGRATIONS } = await import('../src/db/migrations/index.ts')
    const { FINGERPRINTS } = await import('../src/generated/schema.ts')
    const folder = `${root}src/db/migrations`
    const file = `${folder}/released.json`
    const changes = changesOfReleased(folder, JSON.parse(readFileSync(file, 'utf8')) as Released, FINGERPRINTS)
    if (changes.length > 0 || !process.argv.includes('--release')) return changes
    const all = MIGRATIONS.map(({ name }) => [name, { text: digestOf(folder, name), schema: FINGERPRINTS[name] }])
    writeFileSync(file, `${JSON.stringify(Object.fromEntries(all), null, 2)}\n`)
    console.log(`wrote ${file}: ${all.length} migrations`)
    return []
  },
}

const found = (await CHECKS[process.argv[2] ?? '']?.()) ?? ['no such check']
for (const line of found) console.error(line)
process.exitCode = found.length > 0 ? 1 : 0
