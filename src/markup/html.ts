// What is in a message's HTML, as the server has rendered it. Pure.

/** Tags, entities, and text between them. */
const PIECES = /<[^>]*>|&(?:#\w+|\w+);|[^<&]+|[<&]/g
const IMAGE = /\.(?:apng|avif|bmp|gif|heic|jpe?g|png|svg|tiff?|webp)$/i

/** The HTML with each stretch of its text replaced. Tags and entities stay; `change` gives HTML. */
export function mapText(html: string, change: (text: string) => string): string {
  return html.replace(PIECES, (piece) => (/^[<&]/.test(piece) ? piece : change(piece)))
}

/** The text of HTML, tags and entities as spaces. */
export function textOf(html: string): string {
  return html.replace(PIECES, (piece) => (/^[<&]/.test(piece) ? ' ' : piece))
}

/** Whether a message has an uploaded file, an image, a link. Emoji are no images; mentions of channels and messages no links. */
export function mediaOf(html: string): { has_attachment: boolean; has_image: boolean; has_link: boolean } {
  const links = [...html.matchAll(/<a\s[^>]*>/g)].map(([tag]) => tag)
  const targets = links.filter((tag) => !/\sclass="(?:stream|stream-topic|message-link)"/.test(tag)).map((tag) => attribute(tag, 'href'))
  const uploads = targets.filter((target) => /^(?:https?:\/\/[^/]+)?\/user_uploads\//.test(target))
  const images = [...html.matchAll(/<img\s[^>]*>/g)].filter(([tag]) => !/\bemoji\b/.test(attribute(tag, 'class')))
  return {
    has_attachment: uploads.length > 0,
    has_image: images.length > 0 || uploads.some((target) => IMAGE.test(target.replace(/[?#].*$/, ''))),
    has_link: targets.length > 0,
  }
}

function attribute(tag: string, name: string): string {
  return new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? ''
}
