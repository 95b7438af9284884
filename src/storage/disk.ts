// The store in a folder: files under their path IDs.

import { copyFile, mkdir, open, rename, rm, stat, statfs } from 'node:fs/promises'
import { dirname, join, resolve, sep } from 'node:path'
import type { Storage } from './index.ts'

/** Bytes. */
const LITTLE = 100 * 2 ** 20

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
        // The source is on another file system.
        if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error
        await copyFile(source, path)
        await rm(source)
      }
    },
    // Opening the file first detects a missing one before the answer starts.
    read: async (pathId, range) => (await open(pathOf(pathId))).createReadStream(range ?? {}),
    has: (pathId) =>
      stat(pathOf(pathId)).then(
        () => true,
        (error: NodeJS.ErrnoException) => {
          if (error.code !== 'ENOENT') throw error
          return false
        },
      ),
    remove: (pathId) => rm(pathOf(pathId), { force: true }),
    ping: async () => {
      await mkdir(folder, { recursive: true })
      const { bavail, bsize } = await statfs(folder)
      if (bavail * bsize < LITTLE) throw new Error(`the disk of ${folder} is nearly full`)
    },
    close: () => {},
  }
}
