// An uploaded file on the wire, and the headers that its bytes are served with.

import { lookup } from 'mime-types'
import type { Schema } from '../http/types.ts'
import type { Attachment } from '../models/attachment.ts'

/** `messageIds`: who refers to it, ascending. */
export function presentAttachment(file: Attachment, messageIds: number[]): Schema<'Attachment'> {
  return {
    id: file.id,
    name: file.file_name,
    path_id: file.path_id,
    size: file.size,
    create_time: file.date_created,
    message_ids: messageIds,
  }
}

/** Types that a browser may show. Everything else, HTML and SVG above all, is only downloaded, so that nothing executes. */
const INLINE = /^(image\/(png|jpeg|gif|webp|avif|bmp)|audio\/[\w.+-]+|video\/[\w.+-]+|application\/pdf|text\/plain)$/
/** The headers that keep a file from executing anything in a browser, whatever is in it. */
export function fileHeaders({ content_type: given, file_name: name }: Attachment): Record<string, string> {
  // Clients that do not know a type give none, or this one.
  const type = given === 'application/octet-stream' ? lookup(name) || given : given
  const inline = INLINE.test(type)
  return {
    'Content-Type': !inline ? 'application/octet-stream' : type === 'text/plain' ? 'text/plain; charset=utf-8' : type,
    'Content-Disposition': `${inline ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeName(name)}`,
    // A browser's viewer of PDF does not run in a sandbox.
    'Content-Security-Policy': `default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; media-src 'self'${type === 'application/pdf' ? "; object-src 'self'" : '; sandbox'}`,
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'same-site',
    'Referrer-Policy': 'no-referrer',
    'Cache-Control': 'private, no-cache',
  }
}

/** As RFC 8187 says, which allows fewer characters than URLs do. */
function encodeName(name: string): string {
  return encodeURIComponent(name).replace(/['()*!]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`)
}
