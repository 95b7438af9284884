// The languages of the interface and of emails, by code.

const CODES = new Set(
  `ar be bg bn ca cs da de el en en-gb es eu fa fi fr gl gu he hi hu id it ja ko lt lv ml mn nb nl pl pt pt-br ro
   ru si sk sl sr sv ta tl tr uk ur uz vi zh-hans zh-hant`.split(/\s+/),
)
/** Created on first use, because the data take 5 MB of memory. */
let names: Intl.DisplayNames | undefined

/** Whether there is such a language. Codes are in lower case. */
export function isLanguage(code: string): boolean {
  return CODES.has(code)
}

/** The English name of a language. Undefined if there is no such language. */
export function languageName(code: string): string | undefined {
  if (!isLanguage(code)) return undefined
  names ??= new Intl.DisplayNames('en', { type: 'language' })
  return names.of(code)
}
