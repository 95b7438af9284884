// attachment events: an uploaded file was added or deleted, or the messages that refer to it have changed. For its owner.

import type { presentAttachment } from '../../present/attachment.ts'
import { asLogged, type EventDefinition, type EventOf, nobody } from '../event.ts'

/** `upload_space_used` counts all uploads of the organisation, in bytes. */
type AttachmentPayload = { upload_space_used: number } & (
  | { op: 'add' | 'update'; attachment: ReturnType<typeof presentAttachment> }
  | { op: 'remove'; attachment: { id: number } }
)

export const attachment = {
  invalidates: [],
  changesViewOf: nobody,
  endsSight: false,
  deliver: asLogged<AttachmentPayload>,
  seen: 'always',
} satisfies EventDefinition<AttachmentPayload>

export function attachmentEvent(ownerId: number, payload: AttachmentPayload): EventOf<'attachment', AttachmentPayload> {
  return { type: 'attachment', payload, audience: { to: 'users', ids: [ownerId] } }
}
