// A released migration never changes, because databases have run it. `src/db/migrations/released.json` has a digest of the text of each,
// and the fingerprint of the schema that it leaves.

import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** By the name of the migration. */
export type Released = Record<string, { text: string; schema: string }>

/** A digest of a migration and of the files beside it that it imports. `folder` is that of the migrations. */
export function digestOf(folder: string, name: string): string {
  const files = new Set<string>([join(folder, `${name}.ts`)])
  for (const file of files)
    for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(/from '(\.[^']+)'/g)) {
      const imported = join(dirname(file), path)
      if (imported.startsWith(join(folder, '/'))) files.add(imported)
    }
  const hash = createHash('sha256')
  for (const file of [...files].sort()) hash.update(readFileSync(file, 'utf8'))
  return hash.digest('hex')
}

/** How the migrations differ from the released ones, one line each. `schemas`: the fingerprint of the schema after each migration. */
export function changesOfReleased(folder: string, released: Released, schemas: Record<string, string>): string[] {
  return Object.entries(released).flatMap(([name, { text, schema }]) => {
    if (!existsSync(join(folder, `${name}.ts`))) return [`the migration ${name} has been released, and is missing`]
    if (digestOf(folder, name) !== text) return [`the migration ${name} has been released, and its text has changed: write a new migration`]
    return schemas[name] === schema ? [] : [`the migration ${name} has been released, and leaves another schema than it did`]
  })
}
