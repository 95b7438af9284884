// What the headers of a part of a multipart form say (RFC 7578), and the charset of its text.

import { TextDecoder } from 'node:util'
import { decodeExtended, parse as parseDisposition } from 'content-disposition'
import { parse as parseContentType } from 'content-type'
import { badParameter, badRequest } from '../errors.ts'
import { printable } from './decode-json.ts'

/** The headers of a part by name, in lower case. One character per byte. */
export type PartHeaders = Record<string, string[]>
interface PartHeader {
  name: string | undefined
  /** Undefined if the part is a text. It can be empty. */
  fileName: string | undefined
  /** Of a text. */
  charset: string
}

/** Parses the headers of a part. Undefined for a part that belongs to no form. Throws BAD_REQUEST if its name is not text. */
export function partHeader(headers: PartHeaders): PartHeader | undefined {
  const disposition = headers['content-disposition']?.[0] ?? ''
  // Browsers percent-encode a quote in a name. Other clients put a backslash before it.
  const { type, parameters } = parseDisposition(disposition, { multipart: !disposition.includes('\\"'), extended: false })
  if (type !== 'form-data') return undefined
  const { name, filename, 'filename*': extended } = parameters
  const content = parseContentType(headers['content-type']?.[0] ?? '')
  const isFile = filename !== undefined || extended !== undefined || content.type === 'application/octet-stream'
  return {
    name: name === undefined ? undefined : decodeBytes(name),
    fileName: isFile ? fileNameOf(filename, extended) : undefined,
    charset: content.parameters.charset ?? 'utf-8',
  }
}

/** The text of a field. Throws BAD_REQUEST, naming the field, if it is not text in its charset. */
export function decodeText(bytes: Buffer, charset: string, name: string): string {
  const decoder = decoderOf(charset)
  if (!decoder) throw badParameter(printable(name), `has an unknown charset: ${printable(charset)}`)
  try {
    return decoder.decode(bytes)
  } catch {
    throw badParameter(printable(name), `must be text in ${decoder.encoding}`)
  }
}

function decoderOf(charset: string): TextDecoder | undefined {
  try {
    return new TextDecoder(charset, { fatal: true, ignoreBOM: true })
  } catch {
    return undefined
  }
}

function decodeBytes(name: string): string {
  try {
    return utf8.decode(Buffer.from(name, 'latin1'))
  } catch {
    throw badRequest('The names of the parts in the request body must be UTF-8')
  }
}
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/** The name of a file. The extended one wins (RFC 6266). Bytes that are not UTF-8 become U+FFFD. */
function fileNameOf(plain: string | undefined, extended: string | undefined): string {
  const decoded = extended === undefined ? undefined : decodeExtended(extended)
  return decoded ?? Buffer.from(plain ?? extended ?? '', 'latin1').toString()
}
