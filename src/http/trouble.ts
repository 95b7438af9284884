// Troubles that pass by themselves: what clients are told of them, and by which name operators know them.

import { isContention, isUnreachable } from '../db/index.ts'
import { type ApiError, apiError, concurrentChanges, Unavailable } from '../errors.ts'

export interface Trouble {
  /** What the log says. */
  name: string
  level: 'error' | 'warn'
  /** What does not work. Undefined if nothing is broken. */
  of?: 'database' | 'files'
  /** What the log says when it works again. */
  over?: string
  /** What a client is told. */
  answer(): ApiError
}

/** Seconds after which a client can retry a request that the database could not serve. */
const RETRY_AFTER = 1
/** Seconds after which a client can retry a request with a file. */
const FILES_RETRY_AFTER = 10
/** What the system calls a disk that is full or does not work, and too many open files. */
const OF_DISK = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EIO', 'EMFILE', 'ENFILE'])

const OF_DATABASE: Trouble = {
  ...{ name: 'the database does not answer', level: 'error', of: 'database', over: 'the database answers again' },
  answer: () => apiError('SERVER_BUSY', 'The database does not answer', { 'retry-after': RETRY_AFTER }),
}
const OF_CONTENTION: Trouble = {
  ...{ name: 'other transactions were in the way, attempt after attempt', level: 'warn' },
  answer: concurrentChanges,
}

/**
 * The trouble behind an error: the database, the store of files or the disk does not answer (SERVER_BUSY), or other transactions were in the way
 * (CONCURRENT_CHANGES). Undefined for all other errors.
 */
export function troubleOf(error: unknown): Trouble | undefined {
  if (!(error instanceof Error)) return undefined
  if (isUnreachable(error)) return OF_DATABASE
  if (OF_DISK.has((error as NodeJS.ErrnoException).code ?? '')) return ofFiles('the disk is full or does not work', 'the disk works again')
  if (error instanceof Unavailable) return ofFiles(error.message, error.message.replace(/does not answer$/, 'answers again'))
  return isContention(error) ? OF_CONTENTION : undefined
}

function ofFiles(name: string, over: string): Trouble {
  const answer = (): ApiError =>
    apiError('SERVER_BUSY', 'Files cannot be stored or read at the moment', { 'retry-after': FILES_RETRY_AFTER })
  return { name, level: 'error', of: 'files', over, answer }
}
