// A tar file, compressed by gzip, written and read as a stream.

import { once } from 'node:events'
import type { Readable, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { extract, type Pack, pack } from 'tar-stream'

/** Of gzip: more takes several times as long, for a tenth less. */
const LEVEL = 1
const MODE = 0o600

/** An archive that is being written, one file after the other. */
export interface Container {
  /** Adds a file of exactly this size. */
  add(name: string, size: number, bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<void>
  /** Writes the end. Resolves when everything is written. */
  end(): Promise<void>
  /** Gives up. */
  destroy(): Promise<void>
}

/** Begins to write an archive. `signal` ends the writing. */
export function openContainer(sink: Writable, signal: AbortSignal): Container {
  const tar = pack()
  const written = pipeline(tar, createGzip({ level: LEVEL }), sink, { signal })
  written.catch(() => {})
  return {
    add: async (name, size, bytes) => {
      try {
        await addEntry(tar, name, size, bytes)
      } catch (error) {
        // If the sink has failed, that is the reason, and otherwise this.
        tar.destroy(error as Error)
        await written
        throw error
      }
    },
    end: () => {
      tar.finalize()
      return written
    },
    destroy: async () => {
      tar.destroy(new Error('given up'))
      await written.catch(() => {})
    },
  }
}

async function addEntry(tar: Pack, name: string, size: number, bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<void> {
  let settle: (error?: Error | null) => void = () => {}
  const added = new Promise<void>((resolve, reject) => {
    settle = (error) => (error ? reject(error) : resolve())
  })
  added.catch(() => {})
  const entry = tar.entry({ name, size, mode: MODE, mtime: new Date() }, settle)
  entry.on('error', () => {})
  for await (const chunk of bytes) if (!entry.write(chunk)) await Promise.race([once(entry, 'drain'), added])
  entry.end(null)
  await added
}

/** A file of an archive. Its bytes must be read before the next file. */
export interface ArchiveEntry {
  name: string
  size: number
  bytes: AsyncIterable<Buffer>
}

/** What is read is not what was written: bytes have changed, or the end is missing. The message has no content. */
export class Damaged extends Error {}

/** The files of an archive, in order. Throws Damaged. `source` is destroyed when the reading ends. */
export async function* readEntries(source: Readable): AsyncGenerator<ArchiveEntry> {
  const tar = extract()
  // The libraries pass on the failure of one stream as the destruction of the others, so this is the reason.
  const fed = pipeline(source, createGunzip(), tar).catch((error: NodeJS.ErrnoException) => {
    throw error.syscall ? error : new Damaged(error.message)
  })
  fed.catch(() => {})
  const reason = async (error: unknown): Promise<never> => {
    await fed
    throw error
  }
  try {
    const entries = tar[Symbol.asyncIterator]()
    for (;;) {
      const { done, value } = await entries.next().catch(reason)
      if (done) break
      const { name, size, type } = value.header
      if (type !== 'file') throw new Damaged('it has something other than files')
      yield { name, size, bytes: bytesOf(value as unknown as AsyncIterable<Buffer>, reason) }
    }
    await fed
  } finally {
    source.destroy()
    tar.destroy(new Error('given up'))
    await fed.catch(() => {})
  }
}

async function* bytesOf(stream: AsyncIterable<Buffer>, reason: (error: unknown) => Promise<never>): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of stream) yield chunk
  } catch (error) {
    await reason(error)
  }
}
