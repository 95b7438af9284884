// What a command writes and reads: a file, which appears when all of it is written and never replaces another, or the standard streams.

import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { open, readdir, rename, rm } from 'node:fs/promises'
import { basename, dirname, resolve } from 'node:path'
import { addAbortSignal, type Readable, type Writable } from 'node:stream'
import { Damaged } from './container.ts'

/** What stands for standard output or input instead of the name of a file. */
export const STANDARD = '-'

/** Writes a file, which must not exist, or standard output. The file is written beside its place, and removed if `write` throws. */
export async function withOutput<T>(file: string, write: (sink: Writable) => Promise<T>): Promise<T> {
  if (file === STANDARD) {
    if (process.stdout.isTTY) throw new Error('standard output is a terminal, which cannot show an archive: use a pipe or name a file')
    return write(process.stdout)
  }
  const target = resolve(file)
  await requireMissing(target)
  const partial = `${target}.${randomUUID().slice(0, 8)}`
  try {
    // Its bytes are on the disk before it gets its name.
    const result = await write(createWriteStream(partial, { flags: 'wx', mode: 0o600, flush: true }))
    // Another program may have created it in the meantime.
    await requireMissing(target)
    await rename(partial, target)
    return result
  } catch (error) {
    await rm(partial, { force: true })
    throw error
  }
}

/** Throws if the file exists. */
async function requireMissing(file: string): Promise<void> {
  if ((await readdir(dirname(file))).includes(basename(file))) throw new Error(`the file already exists: ${file}`)
}

/** Reads a file or standard input, until `signal` ends it. */
export async function withInput<T>(file: string, signal: AbortSignal, read: (source: Readable) => Promise<T>): Promise<T> {
  if (file === STANDARD && process.stdin.isTTY) throw new Error('standard input is a terminal: use a pipe or name a file')
  const source = file === STANDARD ? process.stdin : (await open(file)).createReadStream()
  try {
    return await read(addAbortSignal(signal, source))
  } catch (error) {
    signal.throwIfAborted()
    throw error instanceof Damaged ? new Damaged(`${file === STANDARD ? 'standard input' : file} is damaged: ${error.message}`) : error
  } finally {
    source.destroy()
  }
}
