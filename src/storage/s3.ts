// The store in a bucket of an S3-compatible service.

import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { Unavailable } from '../errors.ts'
import type { Storage } from './index.ts'

export interface S3Options {
  bucket: string
  region: string
  /** Undefined: Amazon's endpoint for the region. */
  endpoint: string | undefined
  /** Undefined: the credentials of the process's environment, such as a machine's role. */
  credentials: { accessKeyId: string; secretAccessKey: string } | undefined
  /** The bucket is part of the path, not of the host name. */
  pathStyle: boolean
}

/** Milliseconds that /health/ready waits. */
const PING = 1_000
/** Milliseconds to connect, and of silence on a connection. */
const TIMEOUTS = { connectionTimeout: 3_000, socketTimeout: 10_000 }

export function s3Storage({ bucket, region, endpoint, credentials, pathStyle }: S3Options): Storage {
  const client = new S3Client({
    region,
    forcePathStyle: pathStyle,
    // Services other than Amazon's do not support the checksums that the client adds by default.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: TIMEOUTS,
    ...(endpoint ? { endpoint } : {}),
    ...(credentials ? { credentials } : {}),
  })
  const unavailable = (error: unknown): never => {
    throw new Unavailable(`the bucket ${bucket}`, error)
  }
  const at = (pathId: string): { Bucket: string; Key: string } => ({ Bucket: bucket, Key: pathId.split('/').map(plain).join('/') })
  /** The names of files: a thousand, if there are more. */
  const keys = async (): Promise<string[]> => {
    const listed = await client.send(new ListObjectsV2Command({ Bucket: bucket })).catch(unavailable)
    return (listed.Contents ?? []).flatMap(({ Key }) => (Key === undefined ? [] : [Key]))
  }
  return {
    place: `the bucket ${bucket}${endpoint ? ` at ${endpoint}` : ''}`,
    put: async (pathId, source, size) => {
      await client.send(new PutObjectCommand({ ...at(pathId), Body: createReadStream(source), ContentLength: size })).catch(unavailable)
      await rm(source)
    },
    read: async (pathId, range) => {
      const bytes = range ? { Range: `bytes=${range.start}-${range.end}` } : {}
      const { Body } = await client.send(new GetObjectCommand({ ...at(pathId), ...bytes })).catch((error: Error) => {
        if (error.name !== 'NoSuchKey') return unavailable(error)
        throw Object.assign(new Error('there is no such file in the bucket'), { code: 'ENOENT' })
      })
      // On Node, the body is a Readable.
      return Body as Readable
    },
    size: (pathId) =>
      client.send(new HeadObjectCommand(at(pathId))).then(
        ({ ContentLength }) => ContentLength,
        (error: Error) => {
          if (error.name !== 'NotFound') return unavailable(error)
          return undefined
        },
      ),
    remove: async (pathId) => {
      await client.send(new DeleteObjectCommand(at(pathId))).catch(unavailable)
    },
    isEmpty: async () => (await keys()).length === 0,
    removeAll: async () => {
      for (let found = await keys(); found.length > 0; found = await keys())
        for (const Key of found) await client.send(new DeleteObjectCommand({ Bucket: bucket, Key })).catch(unavailable)
    },
    ping: async () => {
      await client.send(new HeadBucketCommand({ Bucket: bucket }), { abortSignal: AbortSignal.timeout(PING) }).catch((error: Error) => {
        // Without the right to list the bucket, the service refuses, but answers.
        if (error.name !== 'Forbidden') return unavailable(error)
      })
    },
    close: () => client.destroy(),
  }
}

/** Encodes a path ID as a key, because services differ in how they sign other characters and in how long a segment can be. */
function plain(segment: string): string {
  return /^[\w.-]{1,100}$/.test(segment) ? segment : createHash('sha256').update(segment).digest('hex')
}
