// The Markdown rule that makes links of what linkifiers find.

import type { MarkdownIt, StateCore, Token } from 'markdown-it'
import { type CompiledLinkifier, findLinks } from './linkifiers.ts'

/** Links plain text by `linkifiers` of markdown-it's environment: not code, not what is part of a link already. */
export function useLinkifiers(markdown: MarkdownIt): void {
  markdown.core.ruler.push('linkifiers', (state) => {
    const linkifiers = (state.env.linkifiers ?? []) as readonly CompiledLinkifier[]
    if (linkifiers.length === 0) return
    for (const block of state.tokens)
      if (block.type === 'inline' && block.children) block.children = linked(state, block.children, linkifiers)
  })
}

function linked(state: StateCore, tokens: readonly Token[], linkifiers: readonly CompiledLinkifier[]): Token[] {
  let depth = 0
  return tokens.flatMap((token) => {
    if (token.type === 'link_open') depth++
    if (token.type === 'link_close') depth--
    return token.type === 'text' && depth === 0 ? split(state, token, linkifiers) : [token]
  })
}

function split(state: StateCore, token: Token, linkifiers: readonly CompiledLinkifier[]): Token[] {
  const { content } = token
  const links = findLinks(content, linkifiers).filter(({ url }) => state.md.validateLink(url))
  if (links.length === 0) return [token]
  const text = (value: string): Token[] => {
    if (value === '') return []
    const part = new state.Token('text', '', 0)
    part.content = value
    return [part]
  }
  let end = 0
  const parts = links.flatMap((link) => {
    const open = new state.Token('link_open', 'a', 1)
    open.attrs = [['href', link.url]]
    open.info = 'linkifier'
    const before = text(content.slice(end, link.start))
    end = link.end
    return [...before, open, ...text(link.text), new state.Token('link_close', 'a', -1)]
  })
  return [...parts, ...text(content.slice(end))]
}
