// Rules for the names of uploaded files.

import { showsNothing, withoutDirection } from './text.ts'

/** The maximum length of a name in code points. That is at most 240 bytes, and file systems allow 255. */
const MAX_LENGTH = 60
const NAMELESS = 'uploaded-file'

/** A name that is safe as a segment of a URL and a path. It contains letters, digits, `_`, `.` and `-`. Spaces become hyphens. */
export function safeFileName(name: string): string {
  const allowed = name
    .normalize('NFKC')
    .trim()
    .replace(/\s+/g, '-')
    .replace(/[^\p{L}\p{N}_.-]/gu, '')
  return named(shortened(allowed, MAX_LENGTH))
}

/** Whether a text is the path of a file in the store, in its one form, that belongs to this organisation. */
export function isPathOf(realmId: number, path: string): boolean {
  const [first, ...names] = path.split('/')
  const isName = (name: string): boolean => name !== '' && name !== '.' && name !== '..'
  return first === String(realmId) && names.length > 0 && names.every(isName) && !/[\p{Cc}\p{Cs}\\]/u.test(path)
}

/** The client's name for a file, for display, without folders, control characters and changes of text direction. */
export function fileLabel(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? ''
  const visible = withoutDirection(last)
    .replace(/[\p{Cc}\p{Cs}]/gu, '')
    .trim()
  return named(shortened(visible, 2 * MAX_LENGTH))
}

function named(name: string): string {
  return showsNothing(name) || name === '.' || name === '..' ? NAMELESS : name
}

/** Shortens a name but keeps its extension, which decides what opens the file. */
function shortened(name: string, length: number): string {
  const points = [...name]
  if (points.length <= length) return name
  const extension = [...(/\.[^.]{1,10}$/u.exec(name)?.[0] ?? '')]
  return [...points.slice(0, length - extension.length), ...extension].join('')
}
