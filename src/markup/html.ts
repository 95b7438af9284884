// What is in a message's HTML, as the server has rendered it. Pure.

/** Tags, entities, and text between them. */
const PIECES = /<[^>]*>|&(?:#\w+|\w+);|[^<&]+|[<&]/g

/** The HTML with each stretch of its text replaced. Tags and entities stay; `change` gives HTML. */
export function mapText(html: string, change: (text: string) => string): string {
  return html.replace(PIECES, (piece) => (/^[<&]/.test(piece) ? piece : change(piece)))
}

/** The text of HTML, tags and entities as spaces. */
export function textOf(html: string): string {
  return html.replace(PIECES, (piece) => (/^[<&]/.test(piece) ? ' ' : piece))
}
