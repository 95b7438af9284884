// Bytes of uploaded files. One interface; on disk for now.

import { createReadStream } from 'node:fs'
import { copyFile, mkdir, rename, rm } from 'node:fs/promises'
import { dirname, join, resolve, sep } from 'node:path'
import type { Readable } from 'node:stream'

export interface Storage {
  /** Takes a file from the disk into the store; `source` is gone afterwards. */
  put(pathId: string, source: string): Promise<void>
  /** The bytes, or a range of them, both ends included. */
  read(pathId: string, range?: { start: number; end: number }): Readable
  remove(pathId: string): Promise<void>
}

/** Keeps files below a folder under their path IDs. */
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
    read: (pathId, range) => createReadStream(pathOf(pathId), range ?? {}),
    remove: (pathId) => rm(pathOf(pathId), { force: true }),
  }
}
