// The next version of the program: this one with one more migration, built in a folder of its own.

import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'

const root = new URL('..', import.meta.url).pathname
/** What is not part of the source. */
const LEFT_OUT = /^(\.|node_modules$|dist|var$|coverage$)/
const VERSION = '0.1.999'
const NAME = '9999-notes'
const MIGRATION = `import { DataTypes, type QueryInterface } from 'sequelize'

export const usableBy = '%LAST%'

export async function up(schema: QueryInterface): Promise<void> {
  const table = await schema.describeTable('messages')
  if (!table.note) await schema.addColumn('messages', 'note', { type: DataTypes.STRING(100), allowNull: true })
}

export async function down(schema: QueryInterface): Promise<void> {
  await schema.removeColumn('messages', 'note')
}
`

/** Builds it in a new folder, whose `dist/` then has the program. The migration adds a column to the messages. Returns its version and migration. */
export function buildNextVersion(folder: string): { version: string; migration: string } {
  mkdirSync(folder)
  cpSync(root, folder, { recursive: true, filter: (path) => path === root || !LEFT_OUT.test(basename(path)) })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  const edit = (file: string, change: (text: string) => string): void => {
    const path = join(folder, file)
    const [before, after] = [readFileSync(path, 'utf8'), change(readFileSync(path, 'utf8'))]
    if (before === after) throw new Error(`${file} has another form than this expects`)
    writeFileSync(path, after)
  }
  const list = readFileSync(join(root, 'src/db/migrations/index.ts'), 'utf8')
  const last = [...list.matchAll(/\{ name: '([^']+)'/g)].at(-1)?.[1] ?? ''
  writeFileSync(join(folder, `src/db/migrations/${NAME}.ts`), MIGRATION.replace('%LAST%', last))
  edit('src/db/migrations/index.ts', (text) =>
    text.replace(/^import \* as /m, `import * as notes from './${NAME}.ts'\n$&`).replace(/\]\n$/, `, { name: '${NAME}', ...notes }]\n`),
  )
  edit('package.json', (text) => text.replace(/("version": )"[^"]+"/, `$1"${VERSION}"`))
  const run = (...args: string[]): void =>
    void execFileSync(process.execPath, args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
  run('--import', 'tsx', 'scripts/generate.ts')
  run('scripts/build.mjs', '--force')
  return { version: VERSION, migration: NAME }
}
