// The folder of resumable uploads: the bytes of unfinished uploads and, for a while, the descriptions of complete ones.

import { readdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { finished } from 'node:stream/promises'
import { FileConfigstore, FileStore } from '@tus/file-store'
import { Upload } from '@tus/server'

/** Marks a complete upload in its description, which then has the path ID of the file. */
const STORED = 'attachment'

/**
 * A complete upload has a description but no file of bytes, until the folder is cleaned. A client that did not get the last answer finds in
 * the description that all bytes have arrived, and gets the answer again.
 */
export class UploadStore extends FileStore {
  constructor(directory: string) {
    super({ directory, configstore: new Descriptions(directory) })
    // Without deferred lengths: the size is known in advance, so an upload can be refused early.
    this.extensions = ['creation', 'creation-with-upload', 'termination']
  }

  /** The IDs of the unfinished uploads that start with this prefix. */
  async unfinished(prefix: string): Promise<string[]> {
    return (await readdir(this.directory)).filter((name) => name.startsWith(prefix) && !name.includes('.'))
  }

  /** The total size of these uploads once complete, in bytes. */
  async declared(ids: readonly string[]): Promise<number> {
    let sum = 0
    for (const id of ids) sum += (await this.configstore.get(id))?.size ?? 0
    return sum
  }

  /** Records which file a complete upload became. */
  async complete(upload: Upload, pathId: string): Promise<void> {
    await this.configstore.set(upload.id, Object.assign(upload, { storage: { type: STORED, path: pathId } }))
  }

  /** The path ID of the file that an upload became. Undefined until it is complete. */
  async fileOf(id: string): Promise<string | undefined> {
    const { storage } = (await this.configstore.get(id)) ?? {}
    return storage?.type === STORED ? storage.path : undefined
  }

  override async getUpload(id: string): Promise<Upload> {
    const known = await this.configstore.get(id)
    return known?.storage?.type === STORED ? Object.assign(new Upload({ id, offset: 0 }), known) : super.getUpload(id)
  }

  override async write(...[bytes, id, offset]: Parameters<FileStore['write']>): Promise<number> {
    if (!(await this.fileOf(id))) return super.write(bytes, id, offset)
    // No bytes come, because the caller limits them to what is missing.
    await finished(bytes.resume())
    return offset
  }
}

class Descriptions extends FileConfigstore {
  /** Written atomically, because other readers cannot parse a half-written description. */
  override async set(id: string, upload: Upload): Promise<void> {
    const file = join(this.directory, `${id}.json`)
    await writeFile(`${file}.new`, JSON.stringify(upload))
    await rename(`${file}.new`, file)
  }
}
