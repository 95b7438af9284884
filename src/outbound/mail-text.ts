// Texts of mails. Like a notice, one is made from a text, which is the server's, and values, which are other people's words.

import { type TextKey, type TextValues, textIn } from '../texts/texts.ts'
import { type Language, localeOf } from '../values/languages.ts'
import { withoutDirection } from '../values/text.ts'

/** A subject or a body, made by the functions below. */
export interface MailText {
  readonly text: string
}

/** Letters that are written from right to left, and the marks that say so. They would reorder the signs after them. */
const RIGHT_TO_LEFT =
  /[\u200f\u061c\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Samaritan}\p{Script=Mandaic}\p{Script=Adlam}]/u

/** A text in the language of its reader. Text among the values is shown as words, and other mail texts are inserted as they are. */
export function mailText<Key extends TextKey>(language: Language, key: Key, ...[values]: TextValues<Key, string | MailText>): MailText {
  const shown = Object.entries<string | number | MailText>(values ?? {}).map(
    ([name, value]) => [name, typeof value === 'number' ? value : textOf(value)] as const,
  )
  return { text: textIn(language, key, Object.fromEntries(shown)) }
}

/** Values as in `mailText`, between marks that are the same in every language. */
export function composed(marks: TemplateStringsArray, ...values: readonly (string | MailText)[]): MailText {
  const parts = values.map(textOf)
  return { text: marks.reduce((text, piece, i) => text + (parts[i - 1] ?? '') + piece) }
}

/** Values as in `mailText`, as the language writes a list. */
export function listed(language: Language, values: readonly (string | MailText)[]): MailText {
  return { text: new Intl.ListFormat(localeOf(language)).format(values.map(textOf)) }
}

function textOf(value: string | MailText): string {
  return typeof value === 'string' ? words(value) : value.text
}

/** A URL that the server has made, or an address that it has checked. */
export function verbatim(text: string): MailText {
  return { text }
}

/** Paragraphs of a body. */
export function paragraphs(texts: readonly MailText[]): MailText {
  return { text: texts.map(({ text }) => text).join('\n\n') }
}

/**
 * Somebody's words on one line. A word joiner, which is invisible, keeps programs from making links of them, and isolates keep their
 * direction from the text around them.
 */
function words(text: string): string {
  const joined = text.replace(/[\s\p{Cc}\u2028\u2029]+/gu, (space) => (/[\p{Cc}\u2028\u2029]/u.test(space) ? ' ' : space))
  const line = withoutDirection(joined).replace(/(?<=\S)[.:@/](?=\S)/g, '$&\u2060')
  return RIGHT_TO_LEFT.test(line) ? `\u2068${line}\u2069` : line
}
