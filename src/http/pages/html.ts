// Text in HTML: of people as it is, and of the server in the reader's language.

import { type TextKey, type TextValues, textIn } from '../../texts/texts.ts'
import type { Language } from '../../values/languages.ts'

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** The text as HTML, in an element or an attribute. */
export function html(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '')
}

/** A text of the server as HTML. Its values are text, which is escaped. */
export type Say = <Key extends TextKey>(key: Key, ...values: TextValues<Key, string | number>) => string

/** The texts of the server in a language. */
export function textsIn(language: Language): Say {
  return (key, ...[values = {}]) => {
    const escaped = Object.entries<string | number>(values).map(([name, value]) => [name, typeof value === 'string' ? html(value) : value])
    return textIn(language, key, Object.fromEntries(escaped))
  }
}
