// What the client says, in the languages of the server's catalogues. The build puts the texts of each language into a file of its own.

import { IntlMessageFormat } from 'intl-messageformat'
import type { ValuesOfTexts } from '../../../src/generated/texts.ts'
import { tagFor } from './languages.ts'
import { readFile } from './site.ts'

/** Those of the login page are shown where the server has none of its own. */
type LoginKey = 'page.email' | 'page.password' | 'page.loginTitle' | 'page.loginButton' | 'page.loginNoPassword'
export type Key = Extract<keyof ValuesOfTexts, `app.${string}` | LoginKey>
type ValuesOf<K extends Key> = { [Name in keyof ValuesOfTexts[K]]: ValuesOfTexts[K][Name] extends 'number' ? number : string }
type Given<K extends Key> = [keyof ValuesOfTexts[K]] extends [never] ? [] : [values: ValuesOf<K>]

let tag = 'en'
let english: Partial<Record<Key, string>> = {}
let translated: Partial<Record<Key, string>> = {}
const parsed = new Map<Key, IntlMessageFormat>()

/** Loads the texts of the first language that there are some in, and of English for those that it lacks. */
export async function speak(asked: readonly string[]): Promise<void> {
  const read = async (code: string) => (await readFile(`web-texts.${code}.json`)) as typeof english
  const found = tagFor(asked)
  ;[english, translated] = await Promise.all([read('en'), read(found.toLowerCase())])
  tag = found
  parsed.clear()
  document.documentElement.lang = tag
}

/** A text with its values. */
export function say<K extends Key>(key: K, ...[values]: Given<K>): string {
  let format = parsed.get(key)
  if (!format) {
    const [text, written] = translated[key] === undefined ? [english[key] ?? key, 'en'] : [translated[key], tag]
    format = new IntlMessageFormat(text, written, undefined, { ignoreTag: true })
    parsed.set(key, format)
  }
  return String(format.format(values as Record<string, string | number> | undefined))
}

/** The code of the language that is spoken, by which files of texts are named. */
export const language = (): string => tag.toLowerCase()

/** The locale by whose customs dates are written. */
export const locale = (): string => (tag === 'en' ? 'en-GB' : tag)
