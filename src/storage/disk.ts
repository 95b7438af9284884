// The store in a folder: files under their path IDs.

import { access, constants, copyFile, open, readdir, rename, rm, stat, statfs } from 'node:fs/promises'
import { dirname, join, resolve, sep } from 'node:path'
import { createDirectory } from '../values/folders.ts'
import type { Storage } from './index.ts'

/** Bytes. */
const LITTLE = 100 * 2 ** 20
/** What a file system keeps at its root for itself. */
const OF_DISK = 'lost+found'

/** Rejects, with words for the operator, if files can probably not be written into a folder. Makes it if it is missing. */
export async function verifyFolder(folder: string): Promise<void> {
  await createDirectory(folder)
  const { bavail, bsize } = await statfs(folder)
  if (bavail * bsize < LITTLE) throw new Error(`the disk of ${folder} is nearly full`)
  // The system makes a file system read-only when its disk fails.
  await access(folder, constants.W_OK).catch(({ code }: NodeJS.ErrnoException) => {
    throw new Error(`nothing can be written into ${folder} (${code})`)
  })
}

export function diskStorage(folder: string): Storage {
  const pathOf = (pathId: string): string => {
    const path = resolve(join(folder, pathId))
    if (!path.startsWith(resolve(folder) + sep)) throw new Error(`path ID outside of the store: ${pathId}`)
    return path
  }
  const names = async (): Promise<string[]> => {
    const found = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error
      return []
    })
    return found.filter((name) => name !== OF_DISK)
  }
  return {
    place: `the folder ${resolve(folder)}`,
    put: async (pathId, source) => {
      const path = pathOf(pathId)
      await createDirectory(dirname(path))
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
    size: (pathId) =>
      stat(pathOf(pathId)).then(
        ({ size }) => size,
        (error: NodeJS.ErrnoException) => {
          if (error.code !== 'ENOENT') throw error
          return undefined
        },
      ),
    remove: (pathId) => rm(pathOf(pathId), { force: true }),
    isEmpty: async () => (await names()).length === 0,
    // What is in the folder, because the folder itself can be a link or a disk.
    removeAll: async () => {
      for (const name of await names()) await rm(join(folder, name), { recursive: true, force: true })
    },
    ping: () => verifyFolder(folder),
    close: () => {},
  }
}
