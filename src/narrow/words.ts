// Words of messages and of searches. One form for every database: see docs/adr/0009-search.md.

import { mapText, textOf } from '../markup/html.ts'

/** Scripts that put no spaces between words. They are taken by pairs of characters. */
const UNSPACED = '\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}\\u30fc\\p{sc=Thai}\\p{sc=Lao}\\p{sc=Khmer}\\p{sc=Myanmar}'
const RUN = new RegExp(`[${UNSPACED}]+|(?:(?![${UNSPACED}])[\\p{L}\\p{N}])(?:(?![${UNSPACED}])[\\p{L}\\p{N}\\p{M}])*`, 'gu')
const IS_UNSPACED = new RegExp(`^[${UNSPACED}]`, 'u')
/** No full-text index takes these for stop-words or for too short. */
const PREFIX = 'xx'
/** InnoDB leaves out longer words. */
const MAX_TOKEN = 80
/** A word of a search that is at least so long also finds longer words that begin with it. */
const MIN_BEGINNING = 3

/** What one search asks for: these tokens one after the other. */
export interface Needle {
  tokens: string[]
  /** The last token may go on. */
  open: boolean
  /** What `tokensOf` a message contains when it matches. */
  text: string
}
interface Word {
  token: string
  /** Of the text, in UTF-16 units. */
  start: number
  end: number
  /** The last character of a run without spaces, alone. */
  isLast: boolean
}

/** The tokens of a message, each between spaces, those of the topic first. */
export function tokensOf({ topic, rendered_content: html }: { topic: string; rendered_content: string }): string {
  return `${spacedTokens(topic)} -${spacedTokens(textOf(html))} `
}

/** The tokens of a text, each after a space. No ` -` is in them. */
export function spacedTokens(text: string): string {
  return wordsOf(text)
    .map(({ token }) => ` ${token}`)
    .join('')
}

/** The needles of a search: words, and phrases in double quotes. Empty when there is no letter or digit in it. */
export function needlesOf(search: string): Needle[] {
  const parts = search.match(/"[^"]*"?|[^\s"]+/g) ?? []
  return parts.flatMap((part) => {
    const words = wordsOf(part)
    // Within a message the run may go on, so its last character need not stand alone.
    if (words.length > 1 && words.at(-1)?.isLast && !words.at(-2)?.isLast) words.pop()
    const tokens = words.map(({ token }) => token)
    const [only] = words
    if (!only) return []
    const open = words.length === 1 && (only.isLast || (!part.startsWith('"') && only.token.length >= PREFIX.length + MIN_BEGINNING))
    return [{ tokens, open, text: ` ${tokens.join(' ')}${open ? '' : ' '}` }]
  })
}

/** HTML with the words that the needles found in `<span class="highlight">`. */
export function highlight(html: string, needles: readonly Needle[]): string {
  const found = (token: string): boolean =>
    needles.some(({ tokens, open }) => tokens.includes(token) || (open && token.startsWith(tokens[0] ?? token)))
  return mapText(html, (text) => {
    let result = ''
    let at = 0
    const close = (start: number, end: number): void => {
      result += `${text.slice(at, start)}<span class="highlight">${text.slice(start, end)}</span>`
      at = end
    }
    let [start, end] = [-1, -1]
    for (const word of wordsOf(text)) {
      if (!found(word.token)) continue
      if (word.start > end && end >= 0) {
        close(start, end)
        end = -1
      }
      if (end < 0) start = word.start
      end = Math.max(end, word.end)
    }
    if (end >= 0) close(start, end)
    return result + text.slice(at)
  })
}

function wordsOf(text: string): Word[] {
  return [...text.matchAll(RUN)].flatMap(({ 0: run, index }) => {
    const whole = { start: index, end: index + run.length, isLast: false }
    if (!IS_UNSPACED.test(run)) return plain(run).map((word) => ({ ...whole, token: encode(word) }))
    const characters = [...run.normalize('NFKC')]
    const kept = characters.join('').length === run.length
    let at = index
    return characters.map((character, i) => {
      const next = characters[i + 1] ?? ''
      const span = kept ? { start: at, end: at + character.length + next.length } : whole
      at += character.length
      return { ...span, token: encode(character + next), isLast: next === '' }
    })
  })
}

/** As words are compared: compatibility forms, case and accents left aside. */
function plain(word: string): string[] {
  return (
    word
      .normalize('NFKD')
      .replace(/[\u0300-\u036f]/g, '')
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}\p{M}]+/gu) ?? []
  )
}

/** In ASCII letters, digits and underscores alone: databases differ in what else they take for letters. */
function encode(word: string): string {
  const ascii = word.replace(/[^a-z0-9]/gu, (character) => `_${(character.codePointAt(0) ?? 0).toString(36).padStart(4, '0')}`)
  return (PREFIX + ascii).slice(0, MAX_TOKEN)
}
