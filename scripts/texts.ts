// What is wrong with the texts of locales/ that a compiler does not see.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { IntlMessageFormat } from 'intl-messageformat'
import { namesOfForms } from './forms.mjs'

/** Texts by key, and these by language, with English among them. */
type Catalogues = Readonly<Record<string, Readonly<Record<string, string>>>>

/** Texts that are the same in another language: the language and the key. */
export const SAME_AS_ENGLISH = new Set([
  'de app.bot',
  'de app.code',
  'de app.emoji',
  'de app.link',
  'de app.organisation',
  'es app.bot',
  'es app.emoji',
  'es page.faultTitle',
  'fr app.bot',
  'fr app.code',
  'fr app.emoji',
  'fr app.invitations',
  'fr app.notices',
  'fr app.organisation',
  'fr notice.privacyPublic',
  'fr page.documents',
  'it app.bot',
  'it app.emoji',
  'it app.link',
  'it app.password',
  'it page.password',
  'pt-br app.bot',
  'pt-br app.emoji',
  'pt-br app.link',
])

/** Names of settings that are the same in another language. */
export const SAME_NAMES = new Set([
  'de domain',
  'de field_type=5',
  'de name',
  'de subject_type=domain',
  'de subject_type=emoji',
  'de subject_type=linkifier',
  'de subject_type=organisation',
  'de subject_type=playground',
  'de subject_type=user',
  'es =false',
  'es field_type=5',
  'es subject_type=emoji',
  'es subject_type=playground',
  'fr action',
  'fr description',
  'fr field_type',
  'fr field_type=4',
  'fr field_type=5',
  'fr subject_type=emoji',
  'fr subject_type=invitation',
  'fr subject_type=message',
  'fr subject_type=organisation',
  'fr subject_type=playground',
  'it =false',
  'it field_type=5',
  'it subject_type=emoji',
  'it subject_type=playground',
  'ja field_type=5',
  'ko field_type=5',
  'pt-br field_type=5',
  'pt-br subject_type=emoji',
  'pt-br subject_type=playground',
])

/** The kinds of elements of a parsed text. */
const [ARGUMENT, PLURAL] = [1, 6]
interface Element {
  type: number
  value?: string
  options?: Record<string, { value: Element[] }>
}

/** The texts that languages lack, a line each: readers get them in English. */
export function untranslated({ en = {}, ...others }: Catalogues): string[] {
  return Object.entries(others).flatMap(([language, texts]) =>
    Object.keys(en).flatMap((key) => (Object.hasOwn(texts, key) ? [] : [`${language}: ${key} is not translated`])),
  )
}

/** The types of the values of each text, for `src/generated/texts.ts`. */
export function valuesOfTexts(english: Catalogues[string]): string {
  const lines = Object.entries(english).map(([key, text]) => {
    const values = [...argumentsIn(elementsOf(text, 'en'))].map((name) => {
      const [, value, kind] = /^\{(\w+)(, plural)?\}$/.exec(name) ?? []
      if (!value) throw new Error(`${key}: a value must be text or be counted: ${name}`)
      return `${value}: '${kind ? 'number' : 'text'}'`
    })
    return `  '${key}': ${values.length > 0 ? `{ ${values.join('; ')} }` : 'object'}`
  })
  return `/** The values of each text. */\nexport interface ValuesOfTexts {\n${lines.join('\n')}\n}\n`
}

/** Every fault, a line each. `source` is the code in which a key that is used stands in quotes; `same`: as `SAME_AS_ENGLISH`. */
export function faultsOfTexts(catalogues: Catalogues, source: string, same: ReadonlySet<string>): string[] {
  const english = catalogues.en ?? {}
  const unused = Object.keys(english).filter((key) => !source.includes(`'${key}'`))
  const identical = new Set<string>()
  const faults = Object.entries(catalogues).flatMap(([language, texts]) => {
    const said = Object.keys(texts).flatMap((key) => (Object.hasOwn(english, key) ? [] : [`${key} is not a text in English`]))
    for (const [key, text] of Object.entries(texts)) {
      const original = english[key]
      if (original === undefined) continue
      if (language !== 'en' && text === original) identical.add(`${language} ${key}`)
      said.push(...faultsOf(text, original, language).map((fault) => `${key} ${fault}`))
    }
    return said.map((fault) => `${language}: ${fault}`)
  })
  return [
    ...faults,
    ...unused.map((key) => `${key} is not used`),
    ...[...identical].filter((name) => !same.has(name)).map((name) => `${name} is the text in English`),
    ...[...same].filter((name) => !identical.has(name)).map((name) => `${name} is listed as the same, and is not`),
  ]
}

function faultsOf(text: string, original: string, language: string): string[] {
  let elements: Element[]
  try {
    elements = elementsOf(text, language)
  } catch (error) {
    return [`cannot be read: ${error instanceof Error ? error.message : error}`]
  }
  const [found, expected] = [argumentsIn(elements), argumentsIn(elementsOf(original, 'en'))]
  const counted = countedForms(language)
  return [
    ...[...expected].filter((name) => !found.has(name)).map((name) => `lacks ${name}`),
    ...[...found].filter((name) => !expected.has(name)).map((name) => `invents ${name}`),
    ...pluralsIn(elements).flatMap((forms) => counted.filter((form) => !forms.includes(form)).map((form) => `has no form for ${form}`)),
    // A straight quotation mark would start what ICU syntax takes literally, or end an attribute of HTML.
    ...(/'|&|"(?!\{url\}"|>)/.test(text) ? ['has a straight quotation mark or an ampersand'] : []),
    ...(marksIn(text) === marksIn(original) ? [] : [`has the marks ${marksIn(text)} in place of ${marksIn(original)}`]),
  ]
}

function elementsOf(text: string, language: string): Element[] {
  return new IntlMessageFormat(text, language === 'zh-hans' ? 'zh-Hans' : language, undefined, { ignoreTag: true }).getAst() as Element[]
}

function argumentsIn(elements: readonly Element[]): Set<string> {
  const own = elements.flatMap(({ type, value = '' }) =>
    type === ARGUMENT ? [`{${value}}`] : type === PLURAL ? [`{${value}, plural}`] : [],
  )
  const others = elements.filter(({ type }) => type > ARGUMENT && type < PLURAL).map(({ value = '' }) => `{${value}, of another kind}`)
  return new Set([...own, ...others, ...branchesOf(elements).flatMap((branch) => [...argumentsIn(branch)])])
}

function pluralsIn(elements: readonly Element[]): string[][] {
  const own = elements.filter(({ type }) => type === PLURAL).map(({ options = {} }) => Object.keys(options))
  return [...own, ...branchesOf(elements).flatMap(pluralsIn)]
}

function branchesOf(elements: readonly Element[]): Element[][] {
  return elements.flatMap(({ options = {} }) => Object.values(options).map(({ value }) => value))
}

/** The forms that a language has for whole numbers that people count to. */
function countedForms(language: string): string[] {
  const rules = new Intl.PluralRules(language)
  return [...new Set(Array.from({ length: 201 }, (_, count) => rules.select(count)))]
}

/** The tags of HTML and the marks of Markdown in a text, in an order of their own, because languages order them differently. */
function marksIn(text: string): string {
  const marks = text.match(/<[^>]*>|[<>]|\*+|\n> |\n+|`+/g) ?? []
  return JSON.stringify(marks.sort())
}

/** The code that has texts, of the server and of the web client, without texts and tests. `root` is the folder of the repository. */
export function readSource(root: string): string {
  const paths = ['src', 'clients/web/src'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  )
  const code = paths.filter((path) => /^(?!src\/texts\/|src\/generated\/).*(?<!\.test)\.tsx?$/.test(path))
  return code.map((path) => readFileSync(join(root, path), 'utf8')).join('\n')
}

/** The names of settings and their values, by language, and code that uses each that the forms of the web client need. `root`: as above. */
export function readNames(root: string): { names: Catalogues; source: string } {
  const read = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8'))
  const files = readdirSync(join(root, 'locales/settings'))
  const needed = namesOfForms(read('src/generated/contract.json'))
  return {
    names: Object.fromEntries(files.map((file) => [file.replace('.json', ''), read(`locales/settings/${file}`)])),
    source: needed.map((name) => `'${name}'`).join(' '),
  }
}

/** The names that the forms need and English lacks, a line each: people read the words of the parameter. */
export const unnamed = ({ names, source }: ReturnType<typeof readNames>): string[] =>
  [...source.matchAll(/'([^']+)'/g)].flatMap(([, name = '']) => (Object.hasOwn(names.en ?? {}, name) ? [] : [`${name} has no name`]))
