// The texts that the server writes for people, in every language of the contract. This is where they are found and filled in: what a
// value may be, and how it is quoted, is the business of who writes them (`notice`, `mailText`, `textsIn`).

import { IntlMessageFormat } from 'intl-messageformat'
import { type Language, languageTag } from '../values/languages.ts'
import { de } from './de.ts'
import { en, type Texts } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import { ja } from './ja.ts'
import { ko } from './ko.ts'
import { ptBr } from './pt-br.ts'
import { ru } from './ru.ts'
import { zhHans } from './zh-hans.ts'

/** The texts of each language. A language without texts does not compile. */
export const CATALOGUES: Readonly<Record<Language, Texts>> = { en, de, es, fr, it, ja, ko, 'pt-br': ptBr, ru, 'zh-hans': zhHans }

/** The name of a text. */
export type TextKey = keyof Texts

type Name<Text extends string> = Text extends `${string}${' ' | ',' | '{' | '#'}${string}` ? never : Text
type NamesIn<Text extends string> = Text extends `${string}{${infer Rest}`
  ? (Rest extends `${infer Found}}${string}` ? Name<Found> : never) | NamesIn<Rest>
  : never
type CountsIn<Text extends string> = Text extends `${string}{${infer Rest}`
  ? (Rest extends `${infer Found}, plural,${string}` ? Name<Found> : never) | CountsIn<Rest>
  : never
type Of<Key extends TextKey> = (typeof en)[Key]
type ValuesOf<Key extends TextKey, Value> = { [Found in NamesIn<Of<Key>>]: Value } & { [Found in CountsIn<Of<Key>>]: number }

/** The values of a text, read from its English form: numbers for what it counts, and otherwise what its writer accepts. */
export type TextValues<Key extends TextKey, Value> = [NamesIn<Of<Key>> | CountsIn<Of<Key>>] extends [never]
  ? []
  : [values: ValuesOf<Key, Value>]

/** The texts that were parsed, which takes longer than to fill one in. */
const parsed = new Map<string, IntlMessageFormat>()

/** A text in a language, with its values in their places: text as it is, and numbers as the language counts and writes them. */
export function textIn(language: Language, key: TextKey, values: Readonly<Record<string, string | number>> = {}): string {
  const name = `${language} ${key}`
  const known = parsed.get(name)
  // Tags in texts of pages are HTML, of which ICU syntax knows nothing.
  const text = known ?? new IntlMessageFormat(CATALOGUES[language][key], languageTag(language), undefined, { ignoreTag: true })
  if (!known) parsed.set(name, text)
  return String(text.format(values))
}
