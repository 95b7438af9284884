// Bytes of uploaded files. One interface: a folder (disk.ts) or a bucket of an S3-compatible service (s3.ts).

import type { Readable } from 'node:stream'

export interface Storage {
  /** Takes a file from the disk into the store; `source` is gone afterwards. Whatever was there is replaced. */
  put(pathId: string, source: string, size: number): Promise<void>
  /** The bytes, or a range of them, both ends included. Rejects when there are none. */
  read(pathId: string, range?: ByteRange): Promise<Readable>
  /** What is not there counts as removed. */
  remove(pathId: string): Promise<void>
  close(): void
}
export interface ByteRange {
  start: number
  end: number
}
