// Where emphasis begins and ends: as in CommonMark, and also where people who write without spaces, or a colon before a word, expect it.

import type { MarkdownIt } from 'markdown-it'
import { characterAt, characterBefore, isLetterWithoutSpaces, isLetterWithSpaces } from '../values/text.ts'

/** Full-width punctuation, which has its space within the character. */
const WIDE = /^[\u3000-\u303f\ufe30-\ufe4f\uff00-\uffef]/
/** Punctuation, pictures and other markers that can end a phrase, such as the colon in `**Note:**text`. */
const ENDS_PHRASE = /^(?![\p{Ps}\p{Pi}])[\p{P}\p{So}~`]/u
/** The same for `_`, which names and paths contain: `self._a._b`, `/_next/_static`. */
const ENDS_PHRASE_BEFORE_UNDERSCORE = /^[\p{Pe}\p{Pf}:;!?…"']/u

/**
 * Lets a marker (`*`, `_`, `~~`) open and close beside letters of scripts without spaces and beside full-width punctuation, and close
 * after punctuation before a letter.
 */
export function addEmphasis(md: MarkdownIt): void {
  md.inline.State = class extends md.inline.State {
    override scanDelims(start: number, canSplitWord: boolean): { can_open: boolean; can_close: boolean; length: number } {
      const { can_open, can_close, length } = super.scanDelims(start, true)
      const end = start + length
      const before = characterBefore(this.src, start)
      const after = end < this.posMax ? characterAt(this.src, end) : ''
      const isInWord = !canSplitWord && isLetterWithSpaces(before) && isLetterWithSpaces(after)
      const opens = can_open || (isShown(after) && (isLetterWithoutSpaces(before) || WIDE.test(after)))
      const closes =
        can_close || (isShown(before) && (isLetterWithoutSpaces(after) || WIDE.test(before) || endsPhrase(this.src, start, canSplitWord)))
      return { can_open: opens && !isInWord, can_close: closes && !isInWord, length }
    }
  }
}

function isShown(character: string): boolean {
  return /\S/.test(character)
}

/** Whether the text before a marker ends with a phrase. A straight quotation mark after a space begins one. */
function endsPhrase(text: string, at: number, canSplitWord: boolean): boolean {
  const last = characterBefore(text, at)
  if (/["']/.test(last) && !isShown(characterBefore(text, at - 1))) return false
  return (canSplitWord ? ENDS_PHRASE : ENDS_PHRASE_BEFORE_UNDERSCORE).test(last)
}
