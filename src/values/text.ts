// The rule for short texts that people read (names, topics, statuses, descriptions), and how names are compared.

import { badParameter, badRequest } from '../errors.ts'
import { codePoints } from '../limits.ts'

/**
 * Characters that change the direction of the text after them. The marks U+200E, U+200F and U+061C do not, and right-to-left names need
 * them.
 */
const DIRECTION = /[\u202a-\u202e\u2066-\u2069]/u
/** Control characters, lone surrogates, unassigned characters, line and paragraph separators. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}\p{Cn}\u2028\u2029]/u
const UNPRINTABLE_BUT_LINES = /(?![\t\n\r])[\p{Cc}\p{Cs}\p{Cn}]/u
/** Characters that are always invisible, unlike visible signs and the joiners that scripts need. Names that differ only in one look alike. */
const INVISIBLE_FORMAT = /(?![\u0600-\u0605\u061c\u06dd\u070f\u0890\u0891\u08e2\u200c-\u200f\u{110bd}\u{110cd}])\p{Cf}/u
/** The flag of a region, with the tags that name it. Elsewhere, tags are invisible. */
const REGIONAL_FLAG = /\u{1f3f4}[\u{e0020}-\u{e007f}]*/gu
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/
/** White space, invisible characters, and combining marks, which are invisible on their own. */
const BLANK = /^[\s\p{White_Space}\p{Default_Ignorable_Code_Point}\p{M}\p{Cc}\u2800\ufff9-\ufffb\u{1d159}]*$/u

/**
 * What a text has that no text may have that is stored: a control character other than tab, newline and carriage return, or half a pair of
 * surrogates. Some databases refuse them, others change them. Undefined for a text without any. Every text that comes from outside passes
 * here, from each source: the decoder of requests, an archive, an answer of another server, a file for `manage`.
 */
export function faultOf(text: string): 'a control character' | 'an unpaired surrogate' | undefined {
  if (CONTROL.test(text)) return 'a control character'
  return text.isWellFormed() ? undefined : 'an unpaired surrogate'
}

/** Throws BAD_REQUEST, with the parameter's name, for a text that cannot be stored or displayed. */
export function requirePrintable(text: string, name: string): void {
  const fault = faultOf(text)
  if (fault) throw badParameter(name, `contains ${fault}`)
}

/** A text from another server without what no stored text may have, and with at most `maxLength` code points. */
export function printablePart(text: string, maxLength: number): string {
  const printable = text.toWellFormed().replace(new RegExp(CONTROL, 'g'), '\ufffd')
  return codePoints(printable) > maxLength ? [...printable].slice(0, maxLength).join('') : printable
}

/** Scripts that put no spaces between words. */
export const SCRIPTS_WITHOUT_SPACES = ['Han', 'Hiragana', 'Katakana', 'Thai', 'Lao', 'Khmer', 'Myanmar']
/** Their characters, as part of a character class. */
export const WITHOUT_SPACES = `${SCRIPTS_WITHOUT_SPACES.map((script) => `\\p{sc=${script}}`).join('')}\\u30fc`
const LETTER_WITHOUT_SPACES = new RegExp(`^[${WITHOUT_SPACES}]`, 'u')
/** Variation selectors are marks, but belong to pictures. */
const LETTER_WITH_SPACES = new RegExp(`^(?![${WITHOUT_SPACES}\\ufe00-\\ufe0f])[\\p{L}\\p{N}\\p{Mn}\\p{Mc}]`, 'u')
const ASCII_WORD = /^[a-zA-Z0-9]/

/**
 * Whether a character is a letter or digit of a script that puts spaces between words. Only between two of them a word goes on, so only
 * there no word begins or ends. False for ''.
 */
export function isLetterWithSpaces(character: string): boolean {
  return character < '\u0080' ? ASCII_WORD.test(character) : LETTER_WITH_SPACES.test(character)
}

/** Whether a character is a letter of a script that puts no spaces between words. False for ''. */
export function isLetterWithoutSpaces(character: string): boolean {
  return character >= '\u0080' && LETTER_WITHOUT_SPACES.test(character)
}

/** The character that ends before a position, in UTF-16 units. '' at the start. */
export function characterBefore(text: string, at: number): string {
  const isPair = /[\udc00-\udfff]/.test(text.charAt(at - 1)) && /[\ud800-\udbff]/.test(text.charAt(at - 2))
  return text.slice(Math.max(0, at - (isPair ? 2 : 1)), at)
}

/** The character that starts at a position, in UTF-16 units. '' at the end. */
export function characterAt(text: string, at: number): string {
  const code = text.codePointAt(at)
  return code === undefined ? '' : String.fromCodePoint(code)
}

/** Whether a text shows nothing: only white space, zero-width characters, fillers, lone marks and variation selectors. */
export function showsNothing(text: string): boolean {
  return BLANK.test(text)
}

/** Tabs, and the spaces of all scripts, which look alike or differ in width alone. */
const SPACES = /[\p{Zs}\t]+/gu

/** One plain space for each run of spaces and tabs, whatever their kind. */
export function withPlainSpaces(text: string): string {
  return text.replace(SPACES, ' ')
}

/**
 * The name in stored form: in NFC, trimmed, one line, with single plain spaces, without invisible characters. Throws BAD_REQUEST with the
 * parameter's name.
 */
export function normaliseName(parameter: string, text: string, maxLength = Number.POSITIVE_INFINITY): string {
  const name = normaliseLine(parameter, withPlainSpaces(text), maxLength)
  if (name === '') throw badRequest(`'${parameter}' must not be empty`, 'fault.empty')
  if (INVISIBLE_FORMAT.test(name.replace(REGIONAL_FLAG, ''))) throw notPrintable(parameter)
  return name
}

/** A line of text in stored form: in NFC, trimmed, '' if it shows nothing. `maxLength` in code points. Throws BAD_REQUEST. */
export function normaliseLine(parameter: string, text: string, maxLength = Number.POSITIVE_INFINITY): string {
  return normalise(parameter, text, maxLength, UNPRINTABLE)
}

/** Like `normaliseLine`, for a text of several lines. */
export function normaliseLines(parameter: string, text: string, maxLength = Number.POSITIVE_INFINITY): string {
  return normalise(parameter, text, maxLength, UNPRINTABLE_BUT_LINES)
}

function normalise(parameter: string, text: string, maxLength: number, unprintable: RegExp): string {
  const normal = text.normalize('NFC').trim()
  if (showsNothing(normal)) return ''
  requireLength(parameter, normal, maxLength)
  if (DIRECTION.test(normal))
    throw badRequest(`'${parameter}' must not contain a character that changes the direction of writing`, 'fault.direction')
  if (unprintable.test(normal)) throw notPrintable(parameter)
  return normal
}

/** Throws BAD_REQUEST if a text has more code points than allowed. */
export function requireLength(parameter: string, text: string, maxLength: number): void {
  if (codePoints(text) > maxLength)
    throw badRequest(`'${parameter}' must have at most ${maxLength} characters`, 'fault.tooLong', { max: maxLength })
}

/** An optional text without white space around it; empty if it shows nothing. Throws BAD_REQUEST if it is too long. */
export function normaliseNote(parameter: string, text: string, maxLength: number): string {
  const note = text.trim()
  requireLength(parameter, note, maxLength)
  return showsNothing(note) ? '' : note
}

function notPrintable(parameter: string): Error {
  return badRequest(`'${parameter}' contains a character that cannot be printed`, 'fault.notPrintable')
}

/** Removes characters that are always invisible, for texts that are pasted rather than named. */
export function withoutInvisible(text: string): string {
  return text.replace(new RegExp(INVISIBLE_FORMAT.source, 'gu'), '')
}

/** Removes characters that change the text direction, for file names. */
export function withoutDirection(text: string): string {
  return text.replace(new RegExp(DIRECTION, 'gu'), '')
}

const ASCII = /^\p{ASCII}*$/u
/** Characters that are drawn as nothing; in the group, those that change how an emoji looks: tags of a flag, the joiner of a sequence. */
const UNSEEN =
  /(\u{1f3f4}[\u{e0020}-\u{e007f}]+|(?<=\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f)\u200d(?=\p{Extended_Pictographic}))|\p{Default_Ignorable_Code_Point}/gu

/** Spaces, tabs, and the empty cell of Braille. */
const BLANKS = /[\p{Zs}\t\u2800]+/gu

/**
 * The key used to compare names: in NFC, ignoring case, what cannot be seen, and the kind and number of spaces, so that two names that
 * differ in nothing else are one.
 */
export function nameKey(name: string): string {
  if (ASCII.test(name))
    return name
      .replace(/[ \t]+/g, ' ')
      .trim()
      .toLowerCase()
  return name.replace(UNSEEN, '$1').replace(BLANKS, ' ').trim().toLowerCase().normalize('NFC')
}

/** The key used to compare names that must not look alike. */
export function lookAlikeKey(name: string): string {
  return nameKey(name.normalize('NFKC').replace(/\p{Default_Ignorable_Code_Point}/gu, ''))
}
