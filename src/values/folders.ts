// Folders of the server.

import { mkdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** The folder for files that nobody needs after a restart: bodies being received, and exports and backups being made or read. */
export function temporaryFolder({ dataDir }: { dataDir: string }): string {
  return join(dataDir, 'tmp')
}

/**
 * Makes a folder and those above it that are missing, unless there is one. `mode` is that of all that are made. Throws the error of the
 * system. (Node's own `recursive` never ends in a folder that takes none, such as /proc.)
 */
export async function createDirectory(folder: string, mode = 0o777): Promise<void> {
  try {
    await mkdir(folder, mode)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code !== 'ENOENT') return requireFolder(folder, error)
    const above = dirname(folder)
    if (above === folder) throw error
    await createDirectory(above, mode)
    await mkdir(folder, mode).catch((again) => requireFolder(folder, again))
  }
}

async function requireFolder(folder: string, error: unknown): Promise<void> {
  const found = await stat(folder).catch(() => undefined)
  if (!found?.isDirectory()) throw error
}
