// Stores the bytes of uploaded files: in a folder (disk.ts) or in a bucket of an S3-compatible service (s3.ts). Methods throw Unavailable if
// the service does not answer, and the errors of the file system for a disk.

import type { Readable } from 'node:stream'

export interface Storage {
  /** Which folder or bucket it is, as operators name it. */
  readonly place: string
  /** Moves a file from the local disk into the store, replacing any earlier content. `source` no longer exists afterwards. */
  put(pathId: string, source: string, size: number): Promise<void>
  /** The bytes of a file, or a range of them with both ends included. Rejects with the code ENOENT if there is no such file. */
  read(pathId: string, range?: ByteRange): Promise<Readable>
  /** The size of a file in bytes. Undefined if there is no such file. */
  size(pathId: string): Promise<number | undefined>
  /** Removes a file. Succeeds if there is none. */
  remove(pathId: string): Promise<void>
  /** Whether there are no files at all. */
  isEmpty(): Promise<boolean>
  /** Removes all files. */
  removeAll(): Promise<void>
  /** Rejects, with words for the operator, if files can probably not be stored. */
  ping(): Promise<void>
  close(): void
}
interface ByteRange {
  start: number
  end: number
}
