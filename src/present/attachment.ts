// An uploaded file on the wire, and the headers of its download.

import { lookup } from 'mime-types'
import type { Schema } from '../http/types.ts'
import { THUMBNAIL_SIZE } from '../limits.ts'
import type { Attachment } from '../models/attachment.ts'
import { THUMBNAIL_FORMATS } from '../values/thumbnails.ts'

/** `messageIds` are the messages that link to the file, ascending. */
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

/** Types that no browser executes, so it may display them. Everything else, above all HTML and SVG, is only downloaded. */
const INLINE = /^(image\/(png|jpeg|gif|webp|avif|bmp)|audio\/[\w.+-]+|video\/[\w.+-]+|application\/pdf|text\/plain)$/
/** Headers that keep a file from executing anything in a browser, whatever it contains. */
export function fileHeaders({ file_name: name }: Pick<Attachment, 'file_name'>): Record<string, string> {
  const type = lookup(name) || 'application/octet-stream'
  const inline = INLINE.test(type)
  return {
    'Content-Type': type === 'text/plain' ? 'text/plain; charset=utf-8' : type,
    'Content-Disposition': `${inline ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeName(name)}`,
    // A browser's PDF viewer does not run in a sandbox.
    'Content-Security-Policy': `default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; media-src 'self'${type === 'application/pdf' ? "; object-src 'self'" : '; sandbox'}`,
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'same-site',
    'Referrer-Policy': 'no-referrer',
    'Cache-Control': 'private, no-cache',
  }
}

/** Encodes a parameter value by RFC 8187, which allows fewer characters than URLs do. */
function encodeName(name: string): string {
  return encodeURIComponent(name).replace(/['()*!]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`)
}

/** The formats of thumbnails on the wire. */
export function presentThumbnailFormats(): Schema<'ThumbnailFormat'>[] {
  const { width: max_width, height: max_height } = THUMBNAIL_SIZE
  return THUMBNAIL_FORMATS.map(({ name, isAnimated: animated }) => ({ name, max_width, max_height, format: 'webp', animated }))
}
