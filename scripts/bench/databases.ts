// Where a bench runs: each kind of database by its name.

import { onServer, type Site, serverNamed } from './site.ts'
import { onSqlite } from './sqlite.ts'

/** Runs `work` on a site of its own. Throws unless the name is that of a database. */
export function onDatabase<T>(name: string, work: (site: Site) => Promise<T>): Promise<T> {
  return name === 'sqlite' ? onSqlite(work) : onServer(serverNamed(name), work)
}
