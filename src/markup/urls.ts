// URLs in plain text: which may become links, and where they are.

import MarkdownIt from 'markdown-it'

const SCHEMES = new Set(['http', 'https', 'mailto', 'tel', 'sms'])
/** Maximum length of a word that is searched for URLs. */
const MAX_URL = 2_000
/** Maximum length of what is scanned for the end of a URL. */
const MAX_SCANNED = 10_000
const UPLOADS = '/user_uploads/'
/** Characters after which a path is part of a longer URL, perhaps on another host. */
const AFTER_HOST = /[\p{L}\p{N}./@\]_~%-]$/u
/** The path ID of a file after `/user_uploads/`. */
const UPLOAD = /^[0-9]+\/[0-9a-f]{2}\/[\w-]+\/[^\s<>"')\]]*[^\s<>"')\].,;:!?]/
/** File names that look like host names. */
const FILE_NAME = /^[^/]*\.(?:md|py|rs|sh)$/i
/** The user and password of a URL, up to the last `@` before its path. */
const USER = /\/\/[^/?#\\\s<>"]*@/y

/** Whether a link may lead to a URL: http, https, mailto, tel, sms, or a path on this server. */
export function isAllowed(url: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers leave them out of what they take for the scheme
  const bare = url.replace(/[\u0000-\u0020\u007f-\u00a0]/g, '')
  const scheme = /^([^/?#]*?):/.exec(bare)?.[1]
  return scheme === undefined || SCHEMES.has(scheme.toLowerCase())
}

/** The parser of messages. Other files add its rules. */
export const markdown = new MarkdownIt({ html: false, linkify: true, breaks: true, maxNesting: 40 })
markdown.validateLink = isAllowed

/** Knows no users and passwords, and finds what follows them. */
const { linkify: withoutUser, normalizeLinkText } = new MarkdownIt()
/** A URL in a form for people. */
export const readableUrl: (url: string) => string = normalizeLinkText
// A URL in a text stays as it is typed.
markdown.normalizeLinkText = (url) => url
/** The length of a URL after its scheme. A URL without a valid host after its user and password is none at all. */
const web = {
  validate(text: string, at: number): number {
    USER.lastIndex = at
    const user = (USER.exec(text)?.[0].length ?? 2) - 2
    if (user === 0) return withoutColon(text, at, withoutUser.testSchemaAt(text, 'http:', at))
    const rest = withoutUser.testSchemaAt(`//${text.slice(at + 2 + user, at + MAX_SCANNED)}`, 'http:', 0)
    return rest === 0 ? 0 : withoutColon(text, at, user + rest)
  },
}
/** The length of a URL without the colon at its end, which belongs to the sentence. */
function withoutColon(text: string, at: number, length: number): number {
  let end = at + length
  while (end > at && text[end - 1] === ':') end--
  return end - at
}
markdown.linkify
  .set({ fuzzyLink: true })
  .add('//', null)
  .add('http:', web)
  .add('https:', web)
  .add(UPLOADS, {
    validate: (text, at) => (AFTER_HOST.test(text.slice(0, at - UPLOADS.length)) ? 0 : (UPLOAD.exec(text.slice(at))?.[0].length ?? 0)),
  })

/** A link in a text. */
export interface FoundLink {
  /** Offsets in UTF-16 units. */
  start: number
  end: number
  text: string
  url: string
}
interface FoundUrl extends FoundLink {
  /** Whether the URL was written without a scheme. */
  isBare: boolean
}

/** The URLs in a text, in order. Searches word by word, because the URL finder scans the rest of its text for each candidate. */
export function findUrls(text: string): FoundUrl[] {
  const found: FoundUrl[] = []
  for (const { 0: word, index: offset } of text.matchAll(/[^\s<>]+/g)) {
    if (word.length > MAX_URL || !/[.@:/]/.test(word)) continue
    for (const { schema, index, text, url: given } of markdown.linkify.match(word) ?? []) {
      const shown = text.slice(0, withoutColon(text, 0, text.length))
      const url = markdown.normalizeLink(given.slice(0, given.length - (text.length - shown.length)))
      if (!isAllowed(url) || (schema === '' && FILE_NAME.test(shown))) continue
      found.push({ start: offset + index, end: offset + index + shown.length, text: shown, url, isBare: schema === '' })
    }
  }
  return found
}

/** Whether the last word of a text is a URL up to its end. */
export function endsInUrl(text: string): boolean {
  const [word = ''] = /[^\s<>]*$/.exec(text.slice(-MAX_URL)) ?? []
  return findUrls(word).at(-1)?.end === word.length && word !== ''
}

/** Joins the links of linkifiers with the URLs between them. A URL keeps what a linkifier finds within it. */
export function withUrls(text: string, links: readonly FoundLink[]): (FoundLink | FoundUrl)[] {
  const urls = links.length > 0 ? findUrls(text) : []
  const found: (FoundLink | FoundUrl)[] = []
  let at = 0
  const addUrls = (end: number): void => {
    for (const url of findUrls(text.slice(at, end))) found.push({ ...url, start: at + url.start, end: at + url.end })
  }
  for (const link of links) {
    if (urls.some(({ start, end }) => start < link.start && link.start < end)) continue
    addUrls(link.start)
    found.push(link)
    at = link.end
  }
  addUrls(text.length)
  return found
}
