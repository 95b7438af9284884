// Files in a folder, under their path IDs.

import { copyFile, mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname, join, resolve, sep } from 'node:path'
import type { Storage } from './index.ts'

export function diskStorage(folder: string): Storage {
  const pathOf = (pathId: string): string => {
    const path = resolve(join(folder, pathId))
    if (!path.startsWith(resolve(folder) + sep)) throw new Error(`path ID outside of the store: ${pathId}`)
    return path
  }
  return {
    put: async (pathId, source) => {
      const path = pathOf(pathId)
      await mkdir(dirname(path), { recursive: true })
      try {
        await rename(source, path)
      } catch (error) {
        // Another file system.
        if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error
        await copyFile(source, path)
        await rm(source)
      }
    },
    // Opened first, so that a missing file is noticed before an answer has begun.
    read: async (pathId, range) => (await open(pathOf(pathId))).createReadStream(range ?? {}),
    remove: (pathId) => rm(pathOf(pathId), { force: true }),
    close: () => {},
  }
}
