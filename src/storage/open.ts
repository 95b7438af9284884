// The store that the configuration names.

import { join } from 'node:path'
import { temporaryFolder } from '../values/folders.ts'
import { diskStorage, verifyFolder } from './disk.ts'
import type { Storage } from './index.ts'
import type { S3Options } from './s3.ts'

/** The folder of uploads, if there is no bucket. */
export function uploadsFolder({ dataDir }: { dataDir: string }): string {
  return join(dataDir, 'uploads')
}

/** Opens the bucket, or else the folder of uploads. `ping` also verifies the folder in which uploads arrive. */
export async function openStorage({ s3, dataDir }: { s3: S3Options | undefined; dataDir: string }): Promise<Storage> {
  // Imported on demand, because the S3 client is large and few servers use it.
  const storage = s3 ? (await import('./s3.ts')).s3Storage(s3) : diskStorage(uploadsFolder({ dataDir }))
  const ping = async (): Promise<void> => {
    await verifyFolder(temporaryFolder({ dataDir }))
    await storage.ping()
  }
  return { ...storage, ping }
}
