// Message text -> HTML. Pure: whatever it must know is handed in.

import MarkdownIt from 'markdown-it'
import { useLinkifiers } from './linkifier-rule.ts'
import type { CompiledLinkifier } from './linkifiers.ts'

const markdown = new MarkdownIt({ html: false, linkify: true, breaks: true }).use(useLinkifiers)

/**
 * Text as HTML, with links by the organisation's linkifiers. Raw HTML in the text is shown, not used; links lead to http, https,
 * mailto or the server itself.
 */
export function render(text: string, linkifiers: readonly CompiledLinkifier[] = []): string {
  return markdown.render(text, { linkifiers }).trimEnd()
}

/** The path IDs of the uploaded files that a text refers to. */
export function uploadPathIds(text: string): string[] {
  return [
    ...new Set([...text.matchAll(/\/user_uploads\/([0-9]+\/[0-9a-f]{2}\/[A-Za-z0-9_-]+\/[^\s)\]>"']+)/g)].map((match) => match[1] ?? '')),
  ]
}
