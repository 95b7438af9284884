// What a file may be called.

import { showsNothing, withoutDirection } from './text.ts'

/** Of a name, in code points: at most 240 bytes, for file systems take 255. */
const MAX_LENGTH = 60
const NAMELESS = 'uploaded-file'

/** A name that is one safe segment of a URL and of a path: letters, digits, `_`, `.` and `-`; spaces become hyphens. */
export function safeFileName(name: string): string {
  const allowed = name
    .normalize('NFKC')
    .trim()
    .replace(/\s+/g, '-')
    .replace(/[^\p{L}\p{N}_.-]/gu, '')
  return named(shortened(allowed, MAX_LENGTH))
}

/** The client's own name, as people are shown it: without folders, control characters and what turns the direction of writing. */
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

/** Keeps the extension, which says what opens the file. */
function shortened(name: string, length: number): string {
  const points = [...name]
  if (points.length <= length) return name
  const extension = [...(/\.[^.]{1,10}$/u.exec(name)?.[0] ?? '')]
  return [...points.slice(0, length - extension.length), ...extension].join('')
}
