// Reads HTML that the server rendered, and writes text as HTML. Pure.

import { decodeHTMLStrict } from 'entities'
import { showsNothing } from '../values/text.ts'

/** Tags, entities, and the text between them. */
const PIECES = /<[^>]*>|&(?:#\w+|\w+);|[^<&]+|[<&]/g

/** Replaces each stretch of text in HTML with the HTML that `change` returns. Tags and entities stay. */
export function mapText(html: string, change: (text: string) => string): string {
  return html.replace(PIECES, (piece) => (/^[<&]/.test(piece) ? piece : change(piece)))
}

/** The text of HTML, with spaces in place of tags and entities. The text of an image is what stands for it. */
export function textOf(html: string): string {
  return html.replace(PIECES, (piece) => (/^[<&]/.test(piece) ? ` ${altOf(piece)} `.replace('  ', ' ') : piece))
}

/** The text that stands for an image or a sound, as in the HTML. Empty for other pieces. */
function altOf(piece: string): string {
  return /^<(?:img alt|audio [^>]*title)="([^"]*)"/.exec(piece)?.[1] ?? ''
}

/** What is visible without a text: pictures, lines, and the boxes and lines of formulas. */
const VISIBLE = /^<(?:(?:img|hr|svg|audio|video)\b|span [^>]*style="[^"]*(?:border-|background-color:))/
/** What is never visible: the copy of a formula for screen readers, and `\phantom`. */
const INVISIBLE = /^<span (?:class="katex-mathml"|[^>]*style="[^"]*color:transparent)/

/** Whether the HTML of a message shows nothing. */
export function isBlankHtml(html: string): boolean {
  // The number of open elements within something that is invisible.
  let hidden = 0
  for (const [piece] of html.matchAll(PIECES)) {
    const isTag = /^<[^>]/.test(piece)
    if (hidden > 0) hidden += !isTag || /^<(?:br|img|hr)\b/.test(piece) ? 0 : piece.startsWith('</') ? -1 : 1
    else if (isTag && INVISIBLE.test(piece)) hidden = 1
    else if (isTag ? VISIBLE.test(piece) : !showsNothing(piece)) return false
  }
  return true
}

/** The text of a message for notifications: one line per block, without the hidden parts of spoilers. */
export function excerptOf(html: string, length: number): string {
  let text = ''
  // The number of open elements within the hidden part of a spoiler.
  let hidden = 0
  for (const [piece] of html.matchAll(PIECES)) {
    if (hidden > 0) {
      if (piece.startsWith('<div')) hidden++
      if (piece === '</div>') hidden--
    } else if (piece.startsWith('<div') && piece.includes('spoiler-content')) {
      hidden = 1
      text += '(…)'
    } else if (altOf(piece) !== '') text += altOf(piece).replace(/&#?\w+;/g, decodeHTMLStrict)
    else if (piece.startsWith('&')) text += decodeHTMLStrict(piece)
    else if (/^<(?:br|\/p|\/div|\/li|\/h[1-6]|\/pre|\/tr)\b/.test(piece)) text += '\n'
    else if (!piece.startsWith('<') || piece === '<') text += piece
  }
  const characters = [...text.replace(/\s+/g, (space) => (space.includes('\n') ? '\n' : space)).trim()]
  return characters.length > length ? `${characters.slice(0, length).join('')}…` : characters.join('')
}

/** IDs of the users and groups that the HTML of a message mentions, without silent mentions, in the order of the text. */
export function mentionsOfHtml(html: string): { userIds: number[]; groupIds: number[] } {
  const idsIn = (mention: RegExp): number[] => [...html.matchAll(mention)].map(([, id]) => Number(id))
  return {
    userIds: idsIn(/<span class="user-mention" data-user-id="(\d+)"/g),
    groupIds: idsIn(/<span class="user-group-mention" data-user-group-id="(\d+)"/g),
  }
}

/** The users that the HTML of a message mentions, silently or not, and by which names. */
export function namedInHtml(html: string): { id: number; name: string }[] {
  const mentions = html.matchAll(/<span class="user-mention[^"]*" data-user-id="(\d+)">@?([^<]*)/g)
  return [...mentions].map(([, id, name = '']) => ({ id: Number(id), name: name.replace(/&#?\w+;/g, decodeHTMLStrict) }))
}

/** HTML of `render` with another name in its mentions of a user. */
export function renamedHtml(html: string, userId: number, name: string): string {
  const mention = new RegExp(`(<span class="user-mention[^"]*" data-user-id="${userId}">@?)[^<]*`, 'g')
  return html.replace(mention, (_, start: string) => start + escapeHtml(name))
}

/** Text as HTML, in attributes too. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
