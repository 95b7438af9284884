// Uploaded files.

import { randomBytes } from 'node:crypto'
import { type App, seconds } from '../context.ts'
import { change } from '../events/log.ts'
import { Attachment } from '../models/attachment.ts'
import type { User } from '../models/user.ts'

export interface NewFile {
  /** As the client named it; may be empty. */
  name: string
  contentType: string
  /** Bytes. */
  size: number
  /** Where the bytes are now. They are moved into the store. */
  path: string
}

/** Stores a file that nobody but the owner may download until a message shares it. (Specification: POST /user_uploads) */
export async function storeFile(app: Pick<App, 'db' | 'broker' | 'storage'>, owner: User, file: NewFile, now: Date): Promise<Attachment> {
  const name = safeFileName(file.name)
  const pathId = `${owner.realm_id}/${randomBytes(1).toString('hex')}/${randomBytes(18).toString('base64url')}/${name}`
  await app.storage.put(pathId, file.path)
  return change(app, owner.realm_id, async (tx, announce) => {
    const attachment = await Attachment.create(
      {
        realm_id: owner.realm_id,
        owner_id: owner.id,
        path_id: pathId,
        file_name: name,
        content_type: /^[\w.+-]+\/[\w.+-]+$/.test(file.contentType) ? file.contentType.slice(0, 100) : 'application/octet-stream',
        size: file.size,
        date_created: seconds(now),
      },
      { transaction: tx },
    )
    const wire = { id: attachment.id, name, path_id: pathId, size: file.size, create_time: attachment.date_created, message_ids: [] }
    announce({
      type: 'attachment',
      payload: {
        op: 'add',
        attachment: wire,
        upload_space_used: (await Attachment.sum('size', { where: { realm_id: owner.realm_id }, transaction: tx })) ?? 0,
      },
      audience: { to: 'users', ids: [owner.id] },
    })
    return attachment
  })
}

/** A name that is one safe segment of a URL: letters, digits, `_`, `.` and `-`; spaces become hyphens. */
function safeFileName(name: string): string {
  const allowed = name
    .normalize('NFKC')
    .replace(/\s+/g, '-')
    .replace(/[^\p{L}\p{N}_.-]/gu, '')
  // By code points, at most 240 bytes: file systems take 255.
  const safe = [...allowed].slice(0, 60).join('')
  return safe === '' || safe === '.' || safe === '..' ? 'uploaded-file' : safe
}
