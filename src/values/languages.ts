// The languages into which the server is translated, by the codes of the contract.

/** Each language with its code for standards: HTML, HTTP and Intl. */
const TAGS = {
  de: 'de',
  en: 'en',
  es: 'es',
  fr: 'fr',
  it: 'it',
  ja: 'ja',
  ko: 'ko',
  'pt-br': 'pt-BR',
  ru: 'ru',
  'zh-hans': 'zh-Hans',
} as const

/** The code of a language in which the server writes mails, pages and notices. */
export type Language = keyof typeof TAGS
export const LANGUAGES = Object.keys(TAGS) as readonly Language[]

/** Created on first use, because the data take 5 MB of memory. */
let names: Intl.DisplayNames | undefined

/** Whether the server has texts in a language. Codes are in lower case. */
export function isLanguage(code: string): code is Language {
  return Object.hasOwn(TAGS, code)
}

/** The code of a language as standards write it (`pt-BR`). */
export function languageTag(language: Language): string {
  return TAGS[language]
}

/** The locale by whose customs lists and times are written. English is British, as the texts are. */
export function localeOf(language: Language): string {
  return language === 'en' ? 'en-GB' : TAGS[language]
}

/** The English name of a language. Undefined if the server has no texts in it. */
export function languageName(code: string): string | undefined {
  if (!isLanguage(code)) return undefined
  names ??= new Intl.DisplayNames('en', { type: 'language' })
  return names.of(code)
}

/** Each language by what people read: the language in its script, in whatever country. */
const BY_READING = new Map(LANGUAGES.map((language) => [reading(TAGS[language]), language]))
/** Nobody's browser asks for more. */
const MOST_RANGES = 30

/** The first of the language ranges of a browser that the server has texts for. */
export function bestLanguage(ranges: readonly string[]): Language | undefined {
  for (const range of ranges.slice(0, MOST_RANGES)) {
    const found = BY_READING.get(reading(range))
    if (found) return found
  }
  return undefined
}

/** A language and its script. Empty for what is no language. */
function reading(tag: string): string {
  try {
    const { language, script } = new Intl.Locale(tag).maximize()
    return `${language} ${script}`
  } catch {
    return ''
  }
}
