// The bytes of a request's body -> fields and files, within limits.

import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { Busboy, type BusboyFileStream, type BusboyHeaders } from '@fastify/busboy'
import { apiError, badRequest } from '../errors.ts'
import { type Fields, parseUrlEncoded } from './decode.ts'
import type { UploadedFile } from './types.ts'

export interface BodyLimits {
  /** Bytes of a form. */
  form: number
  /** Bytes of one uploaded file. */
  file: number
  /** Where uploaded files are kept until the request is answered. */
  folder: string
}
export interface Body {
  fields: Fields
  files: UploadedFile[]
  /** Removes what the body left on disk. */
  dispose(): Promise<void>
}

const NOTHING: Body = { fields: [], files: [], dispose: async () => {} }

/**
 * Reads a body that must have the media type.
 * Throws UNSUPPORTED_MEDIA_TYPE, REQUEST_TOO_LARGE, and BAD_REQUEST when it cannot be parsed.
 */
export async function readBody(request: IncomingMessage, mediaType: string, limits: BodyLimits): Promise<Body> {
  const { 'content-type': contentType = '', 'content-length': length, 'transfer-encoding': transfer } = request.headers
  if (transfer === undefined && (length === undefined || length === '0')) return NOTHING
  const given = contentType.split(';')[0]?.trim().toLowerCase()
  if (given !== mediaType) {
    const instead = given ? `, not '${given.slice(0, 100)}'` : ''
    throw apiError('UNSUPPORTED_MEDIA_TYPE', `Content-Type must be '${mediaType}'${instead}`)
  }
  if (mediaType === 'multipart/form-data') return readMultipart(request, limits)
  const bytes = await readBytes(request, limits.form)
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    throw badRequest('The request body is not valid UTF-8')
  }
  return { ...NOTHING, fields: parseUrlEncoded(text, 'request body') }
}

function tooLarge(limit: number): Error {
  return apiError('REQUEST_TOO_LARGE', `The request body is larger than ${limit} bytes`)
}

async function readBytes(request: IncomingMessage, limit: number): Promise<Buffer> {
  if (Number(request.headers['content-length']) > limit) throw tooLarge(limit)
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request) {
    size += chunk.length
    if (size > limit) throw tooLarge(limit)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

async function readMultipart(request: IncomingMessage, limits: BodyLimits): Promise<Body> {
  // The form's own overhead is small beside the file.
  if (Number(request.headers['content-length']) > limits.file + limits.form) throw tooLarge(limits.file)
  const folder = await mkdtemp(join(limits.folder, 'upload-'))
  const dispose = (): Promise<void> => rm(folder, { recursive: true, force: true })
  const fields: Fields = []
  const files: UploadedFile[] = []
  const written: Promise<void>[] = []
  try {
    const parser = openParser(request, limits)
    parser.on('field', (name: string, value: string) => fields.push([name, value]))
    parser.on('file', (_field: string, stream: BusboyFileStream, name: string | undefined, _encoding: string, contentType: string) => {
      const file = { name: name ?? '', contentType, size: 0, path: join(folder, String(files.length)) }
      files.push(file)
      stream.on('data', (chunk: Buffer) => {
        file.size += chunk.length
      })
      written.push(
        pipeline(stream, createWriteStream(file.path)).then(() => {
          if (stream.truncated) throw tooLarge(limits.file)
        }),
      )
    })
    await pipeline(request, parser)
    await Promise.all(written)
  } catch (error) {
    await Promise.allSettled(written)
    await dispose()
    if (error instanceof Error && error.name === 'ApiError') throw error
    throw badRequest('The request body is not a valid multipart form')
  }
  return { fields, files, dispose }
}

function openParser(request: IncomingMessage, limits: BodyLimits): InstanceType<typeof Busboy> {
  return new Busboy({
    headers: request.headers as BusboyHeaders,
    limits: { fileSize: limits.file, files: 10, fields: 100, fieldSize: limits.form, parts: 110, headerPairs: 20 },
  })
}
