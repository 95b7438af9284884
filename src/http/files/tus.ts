// Resumable uploads at /api/v1/tus, using the tus protocol. The bytes of an unfinished upload are kept in a folder. When the last byte
// arrives, the upload becomes a file like any other.

import { randomBytes, randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { ERRORS, type Locker, Server, type ServerOptions, Upload } from '@tus/server'
import type { Logger } from 'pino'
import { accessFile } from '../../access/files/files.ts'
import { requireQuota, storeFile, uploadersOf } from '../../actions/files/files.ts'
import type { Pace } from '../../config.ts'
import { type App, type Ctx, visitorContext } from '../../context.ts'
import { ApiError, apiError, badRequest, type ErrorCode } from '../../errors.ts'
import { change } from '../../events/change.ts'
import { ERROR_STATUS } from '../../generated/errors.ts'
import { MAX_PENDING_UPLOADS } from '../../limits.ts'
import type { Attachment } from '../../models/attachment.ts'
import { partialUploads } from '../../storage/partial.ts'
import { principalOf } from '../../values/bots.ts'
import { answerError, passingError } from '../answer.ts'
import { paceOf, requireUncompressed, watchPace } from '../body.ts'
import { EXPOSED_HEADERS } from '../cors.ts'
import { printable } from '../decode-json.ts'
import { METHOD_OVERRIDE, TUS_METHODS, TUS_ROOT } from './tus-protocol.ts'
import { UploadStore } from './tus-store.ts'
import { uploadLocks } from './upload-locks.ts'

/** `enter` authenticates the caller and counts the request. It throws ApiError. */
export function tusUploads(
  app: App,
  enter: (request: IncomingMessage, response: ServerResponse) => Promise<Ctx>,
): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  const folder = partialUploads(app.config.dataDir)
  const store = new UploadStore(folder)
  const locks = uploadLocks(folder)
  const callers = new WeakMap<IncomingMessage, Ctx>()
  /** How many requests of each person are currently creating uploads. Those uploads are not in the folder yet. */
  const creating = new Map<number, number>()
  const callerOf: CallerOf = (request) => {
    const caller = request.runtime?.node && callers.get(request.runtime.node.req as IncomingMessage)
    if (!caller) throw new Error('a tus request without a caller')
    return caller
  }

  const server = new EnvelopedServer({
    path: TUS_ROOT,
    datastore: store,
    locker: locks,
    maxSize: app.config.maxFileSize,
    // Behind a proxy the server does not know its own address.
    relativeLocation: true,
    ...CROSS_ORIGIN,
    namingFunction: (request) => prefixOf(callerOf(request)) + randomBytes(16).toString('hex'),
    disableTerminationForFinishedUploads: true,
    onUploadCreate: async (request, upload) => {
      const caller = callerOf(request)
      const own = new Set(await uploadersOf(caller.viewer))
      const unfinished = (await store.unfinished(`${caller.realm.id}-`)).filter((id) => own.has(Number(id.split('-')[1])))
      if (unfinished.length + (creating.get(principalOf(caller.viewer)) ?? 0) > MAX_PENDING_UPLOADS)
        throw badRequest(`You may have at most ${MAX_PENDING_UPLOADS} unfinished uploads`)
      await reserve(caller, store, upload)
      return { metadata: { filename: upload.metadata?.filename ?? '' } }
    },
    onUploadFinish: async (request, upload) => ({
      // A creation answers 201, even if it carries all bytes.
      ...(request.method === 'PATCH' ? { status_code: 200 } : {}),
      headers: { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' },
      body: await finish(callerOf(request), store, locks, upload),
    }),
    onResponseError: (_, error) => answerTo(error, app.log),
  })

  return async (request, response) => {
    try {
      response.setHeader('X-Content-Type-Options', 'nosniff')
      request.method = String(request.headers[METHOD_OVERRIDE.toLowerCase()] ?? request.method)
      const { method } = request
      if (!TUS_METHODS.includes(method)) {
        response.setHeader('Allow', TUS_METHODS.join(', '))
        throw apiError('METHOD_NOT_ALLOWED', `Method ${printable(method)} is not allowed here; allowed: ${TUS_METHODS.join(', ')}`)
      }
      if (method !== 'OPTIONS') {
        const caller = await enter(request, response)
        callers.set(request, caller)
        // An upload of another user gets the same answer as an upload that does not exist.
        if (method !== 'POST') await accessUpload(request.url ?? '', caller, store)
        requireUncompressed(request)
        if (method === 'PATCH') requirePiece(request)
        const handle = (): Promise<void> => inTime(request, app.config.pace, () => server.handle(request, response))
        return await (method === 'POST' ? counted(creating, principalOf(caller.viewer), handle) : handle())
      }
      await server.handle(request, response)
    } catch (error) {
      await answerError(request, response, error, app.log)
    }
  }
}

/** The answer to an error. Undefined for the library's own errors, which it answers itself. */
function answerTo(error: Error | { status_code: number; body: string }, log: Logger): { status_code: number; body: string } | undefined {
  if (error instanceof ApiError) return { status_code: error.status, body: envelope(error.code, error.message, error.fields) }
  if ('status_code' in error && error.status_code !== 500) return undefined
  const requestId = randomUUID()
  const passing = passingError(error, { requestId }, log)
  if (passing) return answerTo(passing, log)
  log.error({ requestId, err: error }, 'internal error in a resumable upload')
  return { status_code: 500, body: envelope('INTERNAL_ERROR', 'Internal server error', { request_id: requestId }) }
}

/** crossOrigin has already set the origin on every answer. The library overwrites the list of headers. */
const CROSS_ORIGIN = { allowedOrigins: () => false, exposedHeaders: [EXPOSED_HEADERS.join(', ')] }

/** The media type of a piece of an upload. */
const PIECE = 'application/offset+octet-stream'

function requirePiece({ headers: { 'content-type': type } }: IncomingMessage): void {
  if (type !== PIECE)
    throw apiError('UNSUPPORTED_MEDIA_TYPE', `Content-Type must be '${PIECE}'${type ? `, not '${type.slice(0, 100)}'` : ''}`)
}

/** Increments the count of a key while `work` runs. */
async function counted(counts: Map<number, number>, key: number, work: () => Promise<void>): Promise<void> {
  counts.set(key, (counts.get(key) ?? 0) + 1)
  try {
    await work()
  } finally {
    const left = (counts.get(key) ?? 1) - 1
    if (left > 0) counts.set(key, left)
    else counts.delete(key)
  }
}

/**
 * Runs `work` while the bytes of an upload arrive fast enough, otherwise rejects with REQUEST_TIMEOUT. Bytes that have arrived are kept.
 */
async function inTime(request: IncomingMessage, pace: Pace, work: () => Promise<void>): Promise<void> {
  let endWatch = (): void => {}
  try {
    await new Promise<void>((resolve, reject) => {
      endWatch = watchPace(request, paceOf(pace, true), reject)
      work().then(resolve, reject)
    })
  } finally {
    endWatch()
  }
}

type CallerOf = (request: Parameters<NonNullable<ServerOptions['namingFunction']>>[0]) => Ctx

/** The ID of an upload starts with its owner's ID, so nobody else can use it. */
function prefixOf({ realm, viewer }: Ctx): string {
  return `${realm.id}-${viewer.id}-`
}

/** Throws NOT_FOUND unless the URL is an upload of the caller. If the upload is complete, its file must still exist. */
async function accessUpload(url: string, caller: Ctx, store: UploadStore): Promise<void> {
  const prefix = `${TUS_ROOT}/${prefixOf(caller)}`
  if (!url.startsWith(prefix) || !/^[0-9a-f]{32}$/.test(url.slice(prefix.length))) throw apiError('NOT_FOUND', 'Upload does not exist')
  const pathId = await store.fileOf(url.slice(TUS_ROOT.length + 1))
  if (pathId) await accessFile(caller.app, caller.viewer, pathId)
}

/** Throws REALM_UPLOAD_QUOTA if a new upload, together with all unfinished uploads of the organisation, would exceed the quota. */
async function reserve(ctx: Ctx, store: UploadStore, { id, size = 0 }: Upload): Promise<void> {
  await change(ctx, async ({ app, realm, tx }) => {
    // This locks the organisation's row, so that concurrent uploads are in the folder before they are counted.
    await requireQuota(app, realm.id, size, tx)
    if (app.config.uploadQuota === undefined) return
    await requireQuota(app, realm.id, size + (await store.declared(await store.unfinished(`${realm.id}-`))), tx)
    await store.create(new Upload({ id, size, offset: 0 }))
  })
}

/**
 * Turns a complete upload into a file. Returns the answer to the request that completed it, as text. A repeated request, even a concurrent
 * one, gets the same answer.
 */
async function finish(caller: Ctx, store: UploadStore, locks: Locker, { id }: Upload): Promise<string> {
  const lock = locks.newLock(id)
  await lock.lock(new AbortController().signal, () => {})
  try {
    const pathId = await store.fileOf(id)
    const { file_name, path_id } = pathId ? await accessFile(caller.app, caller.viewer, pathId) : await storeUpload(caller, store, id)
    return `${JSON.stringify({ result: 'success', msg: '', url: `/user_uploads/${path_id}`, filename: file_name })}\n`
  } finally {
    await lock.unlock()
  }
}

async function storeUpload(caller: Ctx, store: UploadStore, id: string): Promise<Attachment> {
  const { app, realm, viewer } = caller
  const upload = await store.getUpload(id)
  const file = { name: upload.metadata?.filename ?? '', size: upload.offset, path: upload.storage?.path ?? '' }
  try {
    const stored = await storeFile(visitorContext(app, realm, caller, { viewer }), file)
    await store.complete(upload, stored.path_id)
    return stored
  } catch (error) {
    // If a complete upload still existed, clients would assume a success whose answer was lost.
    await store.remove(id).catch(() => {})
    throw error
  }
}

/** A tus server whose errors are JSON in the envelope, with the status of their code. The library's own errors are plain text. */
class EnvelopedServer extends Server {
  override write(...[context, headers, status, body = '']: Parameters<Server['write']>): ReturnType<Server['write']> {
    headers.set('Content-Type', 'application/json')
    headers.set('Cache-Control', 'no-store')
    if (body.startsWith('{')) return super.write(context, headers, status, body)
    const code =
      body === ERRORS.UNSUPPORTED_CREATION_DEFER_LENGTH_EXTENSION.body ? 'UPLOAD_LENGTH_REQUIRED' : (CODES[status] ?? 'BAD_REQUEST')
    return super.write(context, headers, ERROR_STATUS[code], envelope(code, MESSAGES[code] ?? body.trim()))
  }
}

/** The error codes for tus errors other than BAD_REQUEST, by status. */
const CODES: Partial<Record<number, ErrorCode>> = {
  404: 'NOT_FOUND',
  409: 'UPLOAD_OFFSET_CONFLICT',
  410: 'NOT_FOUND',
  412: 'UPLOAD_VERSION_UNSUPPORTED',
  413: 'REQUEST_TOO_LARGE',
}
const MESSAGES: Partial<Record<ErrorCode, string>> = {
  NOT_FOUND: 'Upload does not exist',
  UPLOAD_LENGTH_REQUIRED: "'Upload-Length' must be given when an upload is created",
  UPLOAD_OFFSET_CONFLICT: "'Upload-Offset' must be the number of bytes received so far, which HEAD returns",
  UPLOAD_VERSION_UNSUPPORTED: "'Tus-Resumable' must be 1.0.0",
}

function envelope(code: ErrorCode, msg: string, fields: object = {}): string {
  return `${JSON.stringify({ result: 'error', code, msg, ...fields })}\n`
}
