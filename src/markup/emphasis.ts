// Where emphasis begins and ends: as in CommonMark, and also where people who write without spaces, or a colon before a word, expect it.
// Underscores are text, because names such as `__init__.py` have them.

import type { MarkdownIt } from 'markdown-it'
import { characterAt, characterBefore, isLetterWithoutSpaces } from '../values/text.ts'

/** Full-width punctuation, which has its space within the character. */
const WIDE = /^[\u3000-\u303f\ufe30-\ufe4f\uff00-\uffef]/
/** Punctuation, pictures and other markers that can end a phrase, such as the colon in `**Note:**text`. */
const ENDS_PHRASE = /^(?![\p{Ps}\p{Pi}])[\p{P}\p{So}~`]/u

/**
 * Lets a marker (`*`, `~~`) open and close beside letters of scripts without spaces and beside full-width punctuation, and close after
 * punctuation before a letter. `~~` may have spaces within. `_` does neither, nor do three `~` and more.
 */
export function addEmphasis(md: MarkdownIt): void {
  md.inline.State = class extends md.inline.State {
    override scanDelims(start: number): { can_open: boolean; can_close: boolean; length: number } {
      const { can_open, can_close, length } = super.scanDelims(start, true)
      const marker = this.src[start]
      if (marker === '_' || (marker === '~' && length !== 2)) return { can_open: false, can_close: false, length }
      const end = start + length
      const before = characterBefore(this.src, start)
      const after = end < this.posMax ? characterAt(this.src, end) : ''
      const isStrike = marker === '~'
      const opens = can_open || (isStrike && after !== '') || (isShown(after) && (isLetterWithoutSpaces(before) || WIDE.test(after)))
      const closes =
        can_close ||
        (isStrike && before !== '') ||
        (isShown(before) && (isLetterWithoutSpaces(after) || WIDE.test(before) || endsPhrase(this.src, start)))
      return { can_open: opens, can_close: closes, length }
    }
  }
}

function isShown(character: string): boolean {
  return /\S/.test(character)
}

/** Whether the text before a marker ends with a phrase. A straight quotation mark after a space begins one. */
function endsPhrase(text: string, at: number): boolean {
  const last = characterBefore(text, at)
  if (/["']/.test(last) && !isShown(characterBefore(text, at - 1))) return false
  return ENDS_PHRASE.test(last)
}
