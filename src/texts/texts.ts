// The texts that the server writes for people, in every language of the contract. This is where they are found and filled in: what a
// value may be, and how it is quoted, is the business of who writes them (`notice`, `mailText`, `textsIn`).

import { IntlMessageFormat } from 'intl-messageformat'
import de from '../../locales/de.json' with { type: 'json' }
import en from '../../locales/en.json' with { type: 'json' }
import es from '../../locales/es.json' with { type: 'json' }
import fr from '../../locales/fr.json' with { type: 'json' }
import it from '../../locales/it.json' with { type: 'json' }
import ja from '../../locales/ja.json' with { type: 'json' }
import ko from '../../locales/ko.json' with { type: 'json' }
import ptBr from '../../locales/pt-br.json' with { type: 'json' }
import ru from '../../locales/ru.json' with { type: 'json' }
import zhHans from '../../locales/zh-hans.json' with { type: 'json' }
import type { ValuesOfTexts } from '../generated/texts.ts'
import { type Language, languageTag } from '../values/languages.ts'

/** The name of a text. */
export type TextKey = keyof ValuesOfTexts

/** The texts of a language. */
type Catalogue = Readonly<Partial<Record<TextKey, string>>>

/** The texts of each language. A language without texts does not compile; a text that a language lacks is written in English. */
export const CATALOGUES: Readonly<Record<Language, Catalogue> & { en: Required<Catalogue> }> = {
  ...{ en, de, es, fr, it, ja, ko, 'pt-br': ptBr, ru, 'zh-hans': zhHans },
}

type ValuesOf<Key extends TextKey, Value> = {
  [Name in keyof ValuesOfTexts[Key]]: ValuesOfTexts[Key][Name] extends 'number' ? number : Value
}

/** The values of a text, as its English form has them: numbers for what it counts, and otherwise what its writer accepts. */
export type TextValues<Key extends TextKey, Value> = [keyof ValuesOfTexts[Key]] extends [never] ? [] : [values: ValuesOf<Key, Value>]

/** The texts that were parsed, which takes longer than to fill one in. */
const parsed = new Map<string, IntlMessageFormat>()

/** A text in a language, with its values in their places: text as it is, and numbers as the language counts and writes them. */
export function textIn(language: Language, key: TextKey, values: Readonly<Record<string, string | number>> = {}): string {
  const name = `${language} ${key}`
  const known = parsed.get(name) ?? parse(language, key)
  parsed.set(name, known)
  return String(known.format(values))
}

function parse(language: Language, key: TextKey): IntlMessageFormat {
  const translated = CATALOGUES[language][key]
  const [text, written] = translated === undefined ? [CATALOGUES.en[key], 'en' as const] : [translated, language]
  // Tags in texts of pages are HTML, of which ICU syntax knows nothing.
  return new IntlMessageFormat(text, languageTag(written), undefined, { ignoreTag: true })
}
