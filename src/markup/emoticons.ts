// Emoticons: faces typed with punctuation, which become emoji if the author wants that.

import type { Token } from 'markdown-it'
import { characterAt, characterBefore, isLetterWithoutSpaces } from '../values/text.ts'

/** The name of the emoji of each emoticon. */
const EMOJI: Readonly<Record<string, string>> = {
  ':)': 'smile',
  '(:': 'smile',
  ':(': 'frown',
  '<3': 'heart',
  ':|': 'expressionless',
  ':/': 'confused',
  ';)': 'wink',
  ':D': 'grinning',
  ':o': 'open_mouth',
  ':O': 'open_mouth',
  ':p': 'stuck_out_tongue',
  ':P': 'stuck_out_tongue',
}
/** Found wherever one begins, because the end of one can be the beginning of another, as in `(:D`. */
const EMOTICON = /(?=(:[()|/DoOpP]|\(:|<3|;\)))/g
/** Between these, an emoticon is not part of a word, a time or a URL: spaces, quotation marks, brackets and marks that end a sentence. */
const BOUNDARY = /^[,.;?!()[\]\s"'\u3000-\u303f\uff01-\uff1f]/

/** Where an emoticon is in a text, and the name of its emoji. */
interface FoundEmoticon {
  start: number
  end: number
  name: string
}

/**
 * The emoticons in a text between two tokens. None stands beside code, a mention or the end of a link. Takes time proportional to the
 * length of the text.
 */
export function findEmoticons(text: string, before: Token | undefined, after: Token | undefined): FoundEmoticon[] {
  const found: FoundEmoticon[] = []
  let free = 0
  for (const { 1: emoticon = '', index: start } of text.matchAll(EMOTICON)) {
    const end = start + emoticon.length
    const opens = start > 0 ? isBoundary(characterBefore(text, start)) : isEdge(before, 1)
    const closes = end < text.length ? isBoundary(characterAt(text, end)) : isEdge(after, -1)
    if (start < free || !opens || !closes) continue
    found.push({ start, end, name: EMOJI[emoticon] ?? '' })
    free = end
  }
  return found
}

function isBoundary(character: string): boolean {
  return BOUNDARY.test(character) || isLetterWithoutSpaces(character)
}

/** Whether a text ends at this token: there is none, it breaks the line, or it opens (1) or closes (-1) what the text is in. */
function isEdge(token: Token | undefined, nesting: 1 | -1): boolean {
  return token === undefined || token.type === 'softbreak' || token.type === 'hardbreak' || token.nesting === nesting
}
