// What the client says, in the languages of the server's catalogues. The build puts the texts of each language into a file of its own.

import { IntlMessageFormat } from 'intl-messageformat'
import type { ValuesOfTexts } from '../../../src/generated/texts.ts'

export type Key = Extract<keyof ValuesOfTexts, `app.${string}`>
type ValuesOf<K extends Key> = { [Name in keyof ValuesOfTexts[K]]: ValuesOfTexts[K][Name] extends 'number' ? number : string }
type Given<K extends Key> = [keyof ValuesOfTexts[K]] extends [never] ? [] : [values: ValuesOf<K>]

/** The languages of the catalogues, by their codes: the tag of a locale, and their own name. */
export const LANGUAGES: Record<string, [tag: string, name: string]> = {
  ...{ en: ['en', 'English'], de: ['de', 'Deutsch'], es: ['es', 'Español'], fr: ['fr', 'Français'], it: ['it', 'Italiano'] },
  ...{ ja: ['ja', '日本語'], ko: ['ko', '한국어'], 'pt-br': ['pt-BR', 'Português (Brasil)'], ru: ['ru', 'Русский'] },
  'zh-hans': ['zh-Hans', '简体中文'],
}
let tag = 'en'
let english: Partial<Record<Key, string>> = {}
let translated: Partial<Record<Key, string>> = {}
const parsed = new Map<Key, IntlMessageFormat>()

/** The code of a language that there are texts in, by what somebody or their browser asks for. */
export function languageFor(asked: readonly string[]): string {
  for (const one of asked.map((range) => range.toLowerCase())) {
    const found = Object.keys(LANGUAGES).find(
      (code) => one === code || one.startsWith(`${code.split('-')[0]}-`) || one === code.split('-')[0],
    )
    if (found) return found
  }
  return 'en'
}

/** Loads the texts of a language, and of English for those that it lacks. */
export async function speak(language: string): Promise<void> {
  const code = language in LANGUAGES ? language : 'en'
  const read = async (name: string) => (await (await fetch(`/assets/web-texts.${name}.json`)).json()) as typeof english
  ;[english, translated] = await Promise.all([read('en'), read(code)])
  tag = LANGUAGES[code]?.[0] ?? 'en'
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

/** The locale by whose customs dates are written. */
export const locale = (): string => (tag === 'en' ? 'en-GB' : tag)
