// Words of messages and searches, in the same form for every database (docs/adr/0007-search-and-pages.md).

import { mapText, textOf } from '../markup/html.ts'
import { WITHOUT_SPACES } from '../values/text.ts'

/** Text of scripts without spaces is split into pairs of characters. ASCII words come first, because most words are, and they need no check of each character. */
const RUN = new RegExp(
  `[a-zA-Z0-9]+(?![\\p{L}\\p{N}\\p{M}])|[${WITHOUT_SPACES}]+|(?:(?![${WITHOUT_SPACES}])[\\p{L}\\p{N}])(?:(?![${WITHOUT_SPACES}])[\\p{L}\\p{N}\\p{M}])*`,
  'gu',
)
const IS_UNSPACED = new RegExp(`^[${WITHOUT_SPACES}]`, 'u')
/** An emoji in a text, with what may stand behind its first character: its colour of skin, and those that are joined to it. */
const EMOJI =
  /\p{Regional_Indicator}{2}|[#*0-9]\ufe0f?\u20e3|\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\ufe0f)*(?:\u200d\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\ufe0f)*)*/gu
/** The element of an emoji, its code and its text. */
const EMOJI_ELEMENT = /(<span [^>]*class="emoji emoji-([0-9a-f-]+)"[^>]*>)([^<]*)/g
const IS_ASCII = /^[\t\n\r -~]*$/
/** With this prefix, no full-text index treats a token as a stop word or as too short. */
const PREFIX = 'xx'
/** InnoDB ignores longer words. */
const MAX_TOKEN = 80
/** A search word of at least this length also finds longer words that start with it. */
const MIN_BEGINNING = 3

/** A word or phrase of a search: consecutive tokens. */
export interface Needle {
  tokens: string[]
  /** Whether longer tokens that start with the last one also match. */
  open: boolean
  /** A substring of the `tokensOf` every matching message. */
  text: string
}
interface Word {
  token: string
  /** The position in the text, in UTF-16 units. */
  start: number
  end: number
  /** The last character of a run without spaces, on its own. */
  isLast: boolean
}

/** The tokens of a message, each between spaces, the topic's first. */
export function tokensOf({ topic, rendered_content: html }: { topic: string; rendered_content: string }): string {
  const codes = html.includes('class="emoji ') ? [...html.matchAll(EMOJI_ELEMENT)] : []
  return `${spacedTokens(topic)} -${spacedTokens(textOf(html))}${codes.map(([, , code = '']) => ` ${tokenOfEmoji(characters(code))}`).join('')} `
}

/** The tokens of a text, each after a space: those of its words, so that phrases stand together, and then those of its emoji. They contain no ` -`. */
export function spacedTokens(text: string): string {
  const emoji = IS_ASCII.test(text) ? [] : emojiOf(text)
  return [...wordsOf(text).map(({ token }) => token), ...emoji].map((token) => ` ${token}`).join('')
}

/** The tokens of the emoji in a text. */
function emojiOf(text: string): string[] {
  return (text.match(EMOJI) ?? []).map(tokenOfEmoji)
}

/** The token of an emoji, the same in each colour of skin. */
function tokenOfEmoji(emoji: string): string {
  return encode(emoji.replace(/\ufe0f|\u200d|\p{Emoji_Modifier}/gu, '') || emoji)
}

/** The characters of an emoji by its code. */
function characters(code: string): string {
  return String.fromCodePoint(...code.split('-').map((one) => Number.parseInt(one, 16)))
}

/** The needles of a search: words, emoji, and phrases in double quotes. Empty if it contains no letter, digit or emoji. */
export function needlesOf(search: string): Needle[] {
  const parts = search.match(/"[^"]*"?|[^\s"]+/g) ?? []
  const emoji = IS_ASCII.test(search) ? [] : emojiOf(search)
  return [...parts.flatMap(inPart), ...emoji.map((token) => ({ tokens: [token], open: false, text: ` ${token} ` }))]

  function inPart(part: string): Needle[] {
    const words = wordsOf(emoji.length > 0 ? part.replace(EMOJI, ' ') : part)
    // In a message the run can continue, so its last character is not always a separate token there.
    if (words.length > 1 && words.at(-1)?.isLast && !words.at(-2)?.isLast) words.pop()
    const tokens = words.map(({ token }) => token)
    const [only] = words
    if (!only) return []
    const open = words.length === 1 && (only.isLast || (!part.startsWith('"') && only.token.length >= PREFIX.length + MIN_BEGINNING))
    return [{ tokens, open, text: ` ${tokens.join(' ')}${open ? '' : ' '}` }]
  }
}

/** A function that wraps each word and each emoji found in HTML in a `<span class="highlight">`. */
export function highlighter(needles: readonly Needle[]): (html: string) => string {
  const inAscii = asciiWords(needles)
  const searched = new Set(needles.flatMap(({ tokens }) => tokens))
  const inWords = (html: string): string =>
    mapText(html, (text) => (IS_ASCII.test(text) ? text.replace(inAscii, HIGHLIGHT) : litEmoji(lit(text, needles), searched)))
  return (html) =>
    inWords(html).replace(EMOJI_ELEMENT, (whole, open: string, code: string, text: string) =>
      text !== '' && searched.has(tokenOfEmoji(characters(code))) ? `${open}<span class="highlight">${text}</span>` : whole,
    )
}

const HIGHLIGHT = '<span class="highlight">$&</span>'

/** Highlights emoji in any text. */
function litEmoji(text: string, searched: ReadonlySet<string>): string {
  return text.replace(EMOJI, (emoji) => (searched.has(tokenOfEmoji(emoji)) ? HIGHLIGHT.replace('$&', emoji) : emoji))
}

/** A pattern that finds the needles' words in ASCII text, much quicker than `wordsOf`. */
function asciiWords(needles: readonly Needle[]): RegExp {
  const words = needles.flatMap(({ tokens, open }) =>
    tokens.flatMap((token) => {
      const isCut = token.length === MAX_TOKEN
      const word = token.slice(PREFIX.length)
      // Any other token is encoded, because it stands for characters outside ASCII.
      return IS_WORD.test(word) ? [open || isCut ? `${word}[a-z0-9]*` : word] : []
    }),
  )
  return new RegExp(`(?<![a-z0-9])(?:${words.join('|') || '(?!)'})(?![a-z0-9])`, 'gi')
}

/** Highlights words in any text, word by word. */
function lit(text: string, needles: readonly Needle[]): string {
  const found = (token: string): boolean =>
    needles.some(({ tokens, open }) => tokens.includes(token) || (open && token.startsWith(tokens[0] ?? token)))
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

const IS_WORD = /^[a-zA-Z0-9]+$/

/**
 * The words of a text in the form used for comparison: without compatibility forms, case and accents. Case is folded fully: ß is ss, and
 * the two small sigmas are one letter.
 */
function plain(word: string): string[] {
  // An ASCII word has nothing else to remove.
  if (IS_WORD.test(word)) return [word.toLowerCase()]
  return (
    word
      .normalize('NFKD')
      .replace(/[\u0300-\u036f]/g, '')
      .normalize('NFKC')
      .toLowerCase()
      .toUpperCase()
      .toLowerCase()
      .replaceAll('ς', 'σ')
      .match(/[\p{L}\p{N}\p{M}]+/gu) ?? []
  )
}

/** Encodes a word in ASCII letters, digits and underscores, because databases differ in what else counts as a letter. */
function encode(word: string): string {
  const ascii = word.replace(/[^a-z0-9]/gu, (character) => `_${(character.codePointAt(0) ?? 0).toString(36).padStart(4, '0')}`)
  return (PREFIX + ascii).slice(0, MAX_TOKEN)
}
