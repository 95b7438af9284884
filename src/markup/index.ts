// Message text -> HTML. Pure: whatever it must know is handed in.

import MarkdownIt from 'markdown-it'
import { addBlocks } from './blocks.ts'
import { type Context, createContext, NO_REFERENTS, type Referents } from './context.ts'
import { addInline } from './inline.ts'
import { addLinks } from './links.ts'
import { addMath } from './math.ts'
import { addMentions } from './mentions.ts'
import { sanitise } from './sanitise.ts'

export { NO_REFERENTS, type Referents } from './context.ts'
export { type References, references } from './references.ts'

export interface Rendered {
  html: string
  /** Mentioned aloud: neither silently nor in a quote or code. Ascending, as the groups are. */
  mentionedUserIds: number[]
  mentionedGroupIds: number[]
  channelWildcard: boolean
  topicWildcard: boolean
  /** The path IDs of the organisation's uploaded files that the text links to. */
  uploadPathIds: string[]
  /** Links to channels are none. */
  hasLink: boolean
  hasImage: boolean
  hasAttachment: boolean
}

const markdown = new MarkdownIt({ html: false, linkify: true, breaks: true, maxNesting: 40 })
markdown.disable(['image', 'lheading', 'reference'])
for (const add of [addBlocks, addMath, addInline, addMentions, addLinks]) add(markdown)
// `s` says that something is no longer so; `del` that it is taken back.
markdown.renderer.rules.s_open = () => '<del>'
markdown.renderer.rules.s_close = () => '</del>'

/**
 * A message's text as HTML, and what it does besides being read. Raw HTML in the text is shown, not used; links lead to http,
 * https, mailto or the server itself. Takes time in proportion to the length of the text.
 */
export function render(text: string, referents: Referents): Rendered {
  const context = createContext(referents, false)
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

/** Whether a text begins with `/me `: it says what its author does. */
export function isDeed(text: string): boolean {
  return text.startsWith('/me ')
}

/** A description or the value of a profile field as HTML: it mentions nobody, and grows little. */
export function renderPlain(text: string): string {
  return toHtml(text, createContext(NO_REFERENTS, true))
}

function toHtml(text: string, context: Context): string {
  return sanitise(markdown.render(text.toWellFormed(), { context })).trimEnd()
}

/** The path ID of the uploaded file of the organisation to which a link leads, or nothing. */
function uploadPathId(link: string, organisationUrl = 'http://relative.invalid'): string[] {
  // Read as browsers read it, so that nothing which leads to another host passes for a relative link.
  const target = URL.canParse(link, organisationUrl) ? new URL(link, organisationUrl) : undefined
  if (target?.origin !== new URL(organisationUrl).origin) return []
  const path = /^\/user_uploads\/([0-9]+\/[0-9a-f]{2}\/[A-Za-z0-9_-]+\/[^/]+)/.exec(target.pathname)?.[1]
  return path === undefined ? [] : [markdown.utils.lib.mdurl.decode(path)]
}
