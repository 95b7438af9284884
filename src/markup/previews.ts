// Previews of uploaded images, videos and sounds, in the form that clients of Zulip read. Pure.

import type { MarkdownIt, StateCore, Token } from 'markdown-it'
import { lookup } from 'mime-types'
import { thumbnailUrl, uploadUrl } from '../values/thumbnails.ts'
import { type Context, contextOf, type Upload } from './context.ts'
import { escapeHtml } from './html.ts'

/** Previews in a message. Further files are links alone. */
const MAX_PREVIEWS = 10
/** The class of images whose thumbnails are not known yet, and what is shown in their place. */
export const LOADING = 'image-loading-placeholder'
const LOADING_IMAGE = '/assets/icon.svg'
const IMAGES: readonly unknown[] = ['image/png', 'image/gif', 'image/jpeg', 'image/webp', 'image/avif']
const VIDEOS: readonly unknown[] = ['video/mp4', 'video/webm']
const SOUNDS: readonly unknown[] = ['audio/aac', 'audio/mp4', 'audio/mpeg', 'audio/wav', 'audio/webm', 'audio/x-flac']
/** The path of an uploaded file in a text, encoded or not. */
const WRITTEN = /\/user_uploads\/([0-9]+\/[0-9a-f]{2}\/[\w-]+\/[^\s/<>"')\]?#]+)/g
/** How many paths of a text are looked up. */
const MAX_PATHS = 50

/** The path IDs of files that a text may show, sounds alone or images and videos too. No more than can be looked up at once. */
export function shownPathIds(text: string, withPictures: boolean): string[] {
  if (!text.includes('/user_uploads/')) return []
  const paths = new Set<string>()
  for (const [, path = ''] of text.matchAll(WRITTEN)) {
    const pathId = decoded(path)
    const kind = pathId === undefined ? undefined : kindOf(pathId)
    if (paths.size < MAX_PATHS && pathId !== undefined && kind && (withPictures || kind === 'audio')) paths.add(pathId)
  }
  return [...paths]
}

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}

/** Whether a message of this HTML shows a file as an image whose thumbnails are not known yet. */
export function isLoading(html: string, pathId: string): boolean {
  return html.includes(LOADING) && html !== withThumbnails(html, pathId, { thumbnails: 'none', image_width: null, image_height: null })
}

/** HTML of `render` in which the file is shown with its thumbnails, which were not known before, or as a link if it has none. */
export function withThumbnails(html: string, pathId: string, upload: Upload): string {
  if (!html.includes(LOADING)) return html
  const url = uploadUrl(pathId)
  return html.replace(PLACEHOLDER, (whole, ofLink: string | undefined, title: string, alt: string, ofImage: string | undefined) => {
    if ((ofLink ?? ofImage) !== url) return whole
    if (ofLink !== undefined) return upload.thumbnails === 'none' ? '' : linkedImage(url, title, pathId, upload)
    return upload.thumbnails === 'none' ? `<a href="${url}">${alt}</a>` : inlineImage(url, alt, pathId, upload)
  })
}
/** Both forms of an image whose thumbnails are not known yet. */
const PLACEHOLDER = new RegExp(
  `<div class="message_inline_image"><a href="([^"]*)" title="([^"]*)"><img class="${LOADING}"[^>]*></a></div>|<img alt="([^"]*)" class="inline-image ${LOADING}" data-original-src="([^"]*)"[^>]*>`,
  'g',
)

function kindOf(pathId: string): 'image' | 'video' | 'audio' | undefined {
  const type = lookup(pathId)
  if (IMAGES.includes(type)) return 'image'
  if (VIDEOS.includes(type)) return 'video'
  return SOUNDS.includes(type) ? 'audio' : undefined
}

// The functions below take and return HTML.

function linkedImage(url: string, title: string, pathId: string, upload: Upload): string {
  const image = upload.thumbnails === null ? `<img class="${LOADING}" ` : '<img '
  return `<div class="message_inline_image"><a href="${url}" title="${title}">${image}${source(pathId, upload)}></a></div>`
}

function inlineImage(url: string, alt: string, pathId: string, upload: Upload): string {
  const loading = upload.thumbnails === null ? ` ${LOADING}` : ''
  return `<img alt="${alt}" class="inline-image${loading}" data-original-src="${url}" ${source(pathId, upload)}>`
}

function source(pathId: string, { thumbnails, image_width: width, image_height: height }: Upload): string {
  const type = `data-original-content-type="${lookup(pathId)}"`
  if (thumbnails === null) return `${type} src="${LOADING_IMAGE}"`
  const animated = thumbnails === 'animated' ? ' data-animated="true"' : ''
  const dimensions = width && height ? ` data-original-dimensions="${width}x${height}"` : ''
  return `${type}${dimensions}${animated} src="${thumbnailUrl(pathId)}"`
}

function video(url: string, title: string): string {
  const attributes = `href="${url}" title="${title}"`
  return `<div class="message_inline_image message_inline_video"><a ${attributes}><video preload="metadata" src="${url}"></video></a></div>`
}

function sound(url: string, title: string): string {
  return `<audio controls="controls" preload="metadata" src="${url}" title="${title}"></audio>`
}

/**
 * Shows the organisation's images, sounds and videos. Written as images, the first two stand in the text. Whatever else links to an image or
 * a video has a preview behind its paragraph, except in quotes.
 */
function showUploads(state: StateCore, pathIdOf: (link: string, context: Context) => string | undefined): void {
  const context = contextOf(state)
  if (context.referents.uploads.size === 0) return
  const shown = new Set<string>()
  const tokens: Token[] = []
  let previews: Token[] = []
  let quotes = 0
  for (const block of state.tokens) {
    if (block.type === 'blockquote_open') quotes++
    if (block.type === 'blockquote_close') quotes--
    const isInText = /^(?:paragraph|heading)_open$/.test(tokens.at(-1)?.type ?? '')
    tokens.push(block)
    if (block.type === 'inline') {
      const isBehind = isInText && quotes === 0
      previews = []
      const children = block.children ?? []
      block.children = children.flatMap(inText(state, children, isBehind ? previews : undefined, shown, pathIdOf))
    } else if (previews.length > 0) {
      tokens.push(...previews)
      previews = []
    }
  }
  // The blocks of a text can be rendered several times.
  state.tokens = tokens
}

/** What becomes of each token of a text. Adds previews, if there can be any. */
function inText(
  state: StateCore,
  children: readonly Token[],
  previews: Token[] | undefined,
  shown: Set<string>,
  pathIdOf: (link: string, context: Context) => string | undefined,
): (token: Token, i: number) => Token[] {
  const context = contextOf(state)
  // The end of a link that an image or a sound has replaced.
  let replaced = -1
  return (token, i) => {
    if (i <= replaced) return []
    if (token.type !== 'link_open') return [token]
    const pathId = pathIdOf(String(token.attrGet('href') ?? ''), context)
    const upload = pathId === undefined ? undefined : context.referents.uploads.get(pathId)
    const kind = pathId === undefined ? undefined : kindOf(pathId)
    if (pathId === undefined || !upload || !kind || (kind === 'image' && upload.thumbnails === 'none')) return [token]
    if (shown.size >= MAX_PREVIEWS && !shown.has(pathId)) return [token]
    // Links do not nest. From here, because a text can have thousands of them.
    let end = i + 1
    while (end < children.length && children[end]?.type !== 'link_close') end++
    const text = children.slice(i + 1, end)
    const name = escapeHtml(text.map(({ content }) => content).join(''))
    const url = uploadUrl(pathId)
    if (token.meta?.isImage && kind !== 'video') {
      shown.add(pathId)
      replaced = end
      return [htmlToken(state, 'upload', kind === 'image' ? inlineImage(url, name, pathId, upload) : sound(url, name))]
    }
    if (previews && kind !== 'audio' && !shown.has(pathId)) {
      shown.add(pathId)
      const html = kind === 'image' ? linkedImage(url, name, pathId, upload) : video(url, name)
      previews.push(htmlToken(state, 'preview', html))
    }
    return [token]
  }
}

function htmlToken(state: StateCore, type: string, html: string): Token {
  const token = new state.Token(type, '', 0)
  token.content = html
  return token
}

/** Adds the rule, and the rendering of its tokens. `pathIdOf`: the path ID of the organisation's file to which a link leads. */
export function addPreviews(md: MarkdownIt, pathIdOf: (link: string, context: Context) => string | undefined): void {
  md.core.ruler.push('show_uploads', (state) => showUploads(state, pathIdOf))
  for (const type of ['upload', 'preview']) md.renderer.rules[type] = (tokens, i) => tokens[i]?.content ?? ''
}
