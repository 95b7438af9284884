// The languages that the client speaks.

/** The languages of the catalogues. The code of each is its tag in small letters. */
export const TAGS = ['en', 'de', 'es', 'fr', 'it', 'ja', 'ko', 'pt-BR', 'ru', 'zh-Hans']

/** The tag of a language that there are texts in, by what somebody or their browser asks for. */
export function tagFor(asked: readonly string[]): string {
  for (const one of asked.map((range) => range.toLowerCase().split('-')[0])) {
    const found = TAGS.find((known) => known.split('-')[0] === one)
    if (found) return found
  }
  return 'en'
}
