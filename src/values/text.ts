// The rule for short texts that people read (names, topics, statuses, descriptions), and how names are compared.

import { badRequest } from '../errors.ts'
import { codePoints } from '../limits.ts'

/** Turns the direction of writing for all that follows. The marks U+200E, U+200F and U+061C do not: right-to-left names need them. */
const DIRECTION = /[\u202a-\u202e\u2066-\u2069]/u
/** Control characters, halves of characters, unassigned ones; line and paragraph separators. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}\p{Cn}\u2028\u2029]/u
const UNPRINTABLE_BUT_LINES = /(?![\t\n\r])[\p{Cc}\p{Cs}\p{Cn}]/u
/** Signs that are seen, joiners and marks that scripts and emoji need, and the tags that make a black flag that of a region. */
const USEFUL_FORMAT =
  /[\u0600-\u0605\u061c\u06dd\u070f\u0890\u0891\u08e2\u200c-\u200f\u{110bd}\u{110cd}]|(?<=\u{1f3f4}[\u{e0020}-\u{e007f}]*)[\u{e0020}-\u{e007f}]/u
/** What is invisible wherever it stands: two names with and without it look alike. */
const INVISIBLE_FORMAT = new RegExp(`(?!${USEFUL_FORMAT.source})\\p{Cf}`, 'u')
/** White space, characters that draw nothing, and marks, which draw nothing by themselves. */
const BLANK = /^[\s\p{White_Space}\p{Default_Ignorable_Code_Point}\p{M}\p{Cc}\u2800\ufff9-\ufffb\u{1d159}]*$/u

/** Whether a text is empty to its readers: white space, zero-width characters, fillers, lone marks and variation selectors alone. */
export function showsNothing(text: string): boolean {
  return BLANK.test(text)
}

/** A name as it is stored: in NFC, trimmed, one line, without invisible characters. Throws BAD_REQUEST, which names the parameter. */
export function normaliseName(parameter: string, text: string, maxLength = Number.POSITIVE_INFINITY): string {
  const name = normaliseLine(parameter, text, maxLength)
  if (name === '') throw badRequest(`'${parameter}' must not be empty`)
  if (INVISIBLE_FORMAT.test(name)) throw badRequest(`'${parameter}' contains a character that cannot be printed`)
  return name
}

/** A line of text as it is stored: in NFC and trimmed; '' if it shows nothing. Throws BAD_REQUEST. `maxLength` in code points. */
export function normaliseLine(parameter: string, text: string, maxLength = Number.POSITIVE_INFINITY): string {
  return normalise(parameter, text, maxLength, UNPRINTABLE)
}

/** The same of a text that may have several lines. */
export function normaliseLines(parameter: string, text: string, maxLength = Number.POSITIVE_INFINITY): string {
  return normalise(parameter, text, maxLength, UNPRINTABLE_BUT_LINES)
}

function normalise(parameter: string, text: string, maxLength: number, unprintable: RegExp): string {
  const normal = text.normalize('NFC').trim()
  if (showsNothing(normal)) return ''
  refuseLonger(parameter, normal, maxLength)
  if (DIRECTION.test(normal)) throw badRequest(`'${parameter}' must not contain a character that changes the direction of writing`)
  if (unprintable.test(normal)) throw badRequest(`'${parameter}' contains a character that cannot be printed`)
  return normal
}

/** Throws BAD_REQUEST for a text of more code points. */
export function refuseLonger(parameter: string, text: string, maxLength: number): void {
  if (codePoints(text) > maxLength) throw badRequest(`'${parameter}' must have at most ${maxLength} characters`)
}

/** The text without what changes the direction of writing: for names that come with a file. */
export function withoutDirection(text: string): string {
  return text.replace(new RegExp(DIRECTION, 'gu'), '')
}

/** A name as it is compared: in NFC, without regard to case. Names with the same key are the same name. */
export function nameKey(name: string): string {
  return name.toLowerCase().normalize('NFC')
}

/** The same for names that must not even look alike. */
export function lookAlikeKey(name: string): string {
  return nameKey(name.normalize('NFKC').replace(/\p{Default_Ignorable_Code_Point}/gu, ''))
}
