// Uploads in progress, and what remains of them after a client or a process has died.

import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** The folder of resumable uploads. */
export function partialUploads(dataDir: string): string {
  return join(dataDir, 'partial')
}

/** Removes the files of a folder that were last written before a given time, each with its description and its lock. */
export async function removeStale(folder: string, before: Date): Promise<void> {
  const newest = new Map<string, number>()
  for (const name of await readdir(folder).catch(() => [])) {
    const written = await stat(join(folder, name)).catch(() => undefined)
    const upload = name.replace(/\.(json|lock|wanted)$/, '')
    // Another process may have removed the file in the meantime.
    if (written) newest.set(upload, Math.max(written.mtimeMs, newest.get(upload) ?? 0))
  }
  for (const [upload, written] of newest) {
    if (written >= before.getTime()) continue
    await rm(join(folder, upload), { recursive: true, force: true })
    for (const more of ['json', 'lock', 'wanted']) await rm(join(folder, `${upload}.${more}`), { force: true })
  }
}
