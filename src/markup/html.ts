// Reads HTML that the server rendered, and writes text as HTML. Pure.

/** Tags, entities, and the text between them. */
const PIECES = /<[^>]*>|&(?:#\w+|\w+);|[^<&]+|[<&]/g

/** Replaces each stretch of text in HTML with the HTML that `change` returns. Tags and entities stay. */
export function mapText(html: string, change: (text: string) => string): string {
  return html.replace(PIECES, (piece) => (/^[<&]/.test(piece) ? piece : change(piece)))
}

/** The text of HTML, with spaces in place of tags and entities. */
export function textOf(html: string): string {
  return html.replace(PIECES, (piece) => (/^[<&]/.test(piece) ? ' ' : piece))
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" }

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
    } else if (piece.startsWith('&')) text += ENTITIES[piece.slice(1, -1)] ?? ' '
    else if (/^<(?:br|\/p|\/div|\/li|\/h[1-6]|\/pre|\/tr)\b/.test(piece)) text += '\n'
    else if (!piece.startsWith('<') || piece === '<') text += piece
  }
  const characters = [...text.replace(/\s*\n\s*/g, '\n').trim()]
  return characters.length > length ? `${characters.slice(0, length).join('')}…` : characters.join('')
}

/** Text as HTML, in attributes too. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
