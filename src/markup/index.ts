// Message text -> HTML. Pure: everything it needs is passed in.

import type { Token } from 'markdown-it'
import { addBlocks, joinLists } from './blocks.ts'
import { type Context, contextOf, createBudget, createContext, NO_REFERENTS, type Referents } from './context.ts'
import { addEmphasis } from './emphasis.ts'
import { isBlankHtml } from './html.ts'
import { addInline } from './inline.ts'
import { addLinks } from './links.ts'
import { addMath } from './math.ts'
import { addMentions } from './mentions.ts'
import { addPreviews } from './previews.ts'
import { collectReferences, type Found, findReferences, type References } from './references.ts'
import { sanitise } from './sanitise.ts'
import { markdown } from './urls.ts'

export { NO_REFERENTS, type Referents } from './context.ts'
export type { References } from './references.ts'

/** A text whose blocks have been read, and in which all references have been found. */
export interface ParsedText {
  source: string
  /** Inline text among them has its references in `meta`. */
  blocks: Token[]
  /** What the text refers to, also in quotes and code. The subjects need not exist. Nothing else can be mentioned when it is rendered. */
  references: References
}

export interface Rendered {
  html: string
  /** IDs of mentioned users, without silent mentions and mentions in quotes or code. Ascending, like the groups. */
  mentionedUserIds: number[]
  mentionedGroupIds: number[]
  channelWildcard: boolean
  topicWildcard: boolean
  /** The path IDs of the organisation's uploaded files that the text links to. */
  uploadPathIds: string[]
  /** Whether the text contains a link. Links to channels do not count. */
  hasLink: boolean
  hasImage: boolean
  hasAttachment: boolean
}

markdown.disable(['image', 'lheading', 'reference'])
markdown.core.ruler.disable('normalize')
markdown.core.ruler.at('block', (state) => {
  state.tokens = contextOf(state).blocks
})
for (const add of [addEmphasis, addBlocks, addMath, addInline, addMentions, addLinks]) add(markdown)
addPreviews(markdown, (link, { referents }) => uploadPathId(link, referents.url)[0])
// `s` marks text that is no longer accurate, `del` text that was withdrawn.
markdown.renderer.rules.s_open = () => '<del>'
markdown.renderer.rules.s_close = () => '</del>'

/** Reads the blocks of a text, and finds what it refers to. */
export function parse(text: string): ParsedText {
  const source = text.toWellFormed().replace(/\r\n?/g, '\n').replaceAll('\0', '\ufffd')
  const blocks: Token[] = []
  markdown.block.parse(source, markdown, createBudget(), blocks)
  joinLists(blocks)
  const pieces: Found[] = []
  for (const token of blocks) {
    if (token.type !== 'inline') continue
    const found = findReferences(token.content)
    token.meta = { found }
    pieces.push(found)
  }
  return { source, blocks, references: collectReferences(pieces) }
}

/**
 * Renders a message to HTML, and finds its mentions, links and other effects. Raw HTML is shown as text. Links lead to http, https, mailto,
 * tel, sms or the server itself. Takes time proportional to the length of the text.
 */
export function render(text: ParsedText, referents: Referents): Rendered {
  const context = createContext(text.blocks, referents, false)
  const html = toHtml(text, context)
  const uploadPathIds = [...new Set(context.links.flatMap((link) => uploadPathId(link, referents.url)))]
  return {
    html,
    mentionedUserIds: [...context.userIds].sort((a, b) => a - b),
    mentionedGroupIds: [...context.groupIds].sort((a, b) => a - b),
    channelWildcard: context.channelWildcard,
    topicWildcard: context.topicWildcard,
    uploadPathIds,
    hasLink: context.links.length > 0,
    hasImage: context.links.some((url) => /^[^?#]+\.(?:avif|bmp|gif|jpe?g|png|webp)(?:[?#]|$)/i.test(url)),
    hasAttachment: uploadPathIds.length > 0,
  }
}

/** Whether a text shows nothing when it is rendered. */
export function rendersNothing(text: string): boolean {
  return isBlankHtml(render(parse(text), NO_REFERENTS).html)
}

/** Whether a text begins with `/me `, a message about what its author does. */
export function isMeMessage(text: string): boolean {
  return text.startsWith('/me ')
}

/** Renders a description or a profile value. It mentions nobody, and its HTML is not much longer than the text. */
export function renderPlain(text: string): string {
  const parsed = parse(text)
  return toHtml(parsed, createContext(parsed.blocks, NO_REFERENTS, true))
}

function toHtml({ source }: ParsedText, context: Context): string {
  return sanitise(markdown.render(source, { context })).trimEnd()
}

/** The path ID of the organisation's file to which a link leads. Empty for other links. */
function uploadPathId(link: string, organisationUrl = 'http://relative.invalid'): string[] {
  // Parsed as browsers do, so that a link to another host never passes for a relative one.
  const target = URL.canParse(link, organisationUrl) ? new URL(link, organisationUrl) : undefined
  if (target?.origin !== new URL(organisationUrl).origin) return []
  const path = /^\/user_uploads\/([0-9]+\/[0-9a-f]{2}\/[A-Za-z0-9_-]+\/[^/]+)/.exec(target.pathname)?.[1]
  return path === undefined ? [] : [markdown.utils.lib.mdurl.decode(path)]
}
