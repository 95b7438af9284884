// Links, URLs in plain text, and matches of linkifiers.

import type { MarkdownIt, StateCore, Token } from 'markdown-it'
import { showsNothing } from '../values/text.ts'
import { EMOJI_CHARACTERS, unicodeEmoji, unicodeEmojiName } from '../values/unicode-emoji.ts'
import { type Context, contextOf } from './context.ts'
import { findEmoticons } from './emoticons.ts'
import { emojiAttributes } from './inline.ts'
import type { Found } from './references.ts'
import { endsInUrl, isAllowed, readableUrl, withUrls } from './urls.ts'

/** Tokens that replace part of a text, from `start` up to but excluding `end`. */
interface Find {
  start: number
  end: number
  tokens: Token[]
}

/** Splits each text at what is found in it. */
function findInText(state: StateCore): void {
  const context = contextOf(state)
  for (const block of state.tokens) {
    if (!block.children) continue
    let depth = 0
    block.children = withEscapesInUrls(block.children).flatMap((token, i, all) => {
      if (token.type === 'link_open') depth++
      if (token.type === 'link_close') depth--
      if (token.type === 'link_open' && token.markup === 'linkify') unescapeUrl(state, token, all.slice(i + 1, i + 4))
      if (token.type !== 'text') return [token]
      // An image is rendered as a link, so the exclamation mark of its syntax is left over.
      const after = all[i + 1]
      if (after?.type === 'link_open' && after.markup === '' && token.content.endsWith('!')) {
        token.content = token.content.slice(0, -1)
        after.meta = { isImage: true }
      }
      return split(state, token, depth > 0 ? [] : outsideLinks(state, context, token.content, all[i - 1], after), context)
    })
  }
}

/**
 * Takes from a URL in a text the backslashes that escape punctuation: the parser finds it before it reads escapes, and leaves out asterisks at
 * its end, escaped ones too.
 */
function unescapeUrl({ md }: StateCore, link: Token, [shown, , after]: readonly Token[]): void {
  if (!shown?.content.includes('\\')) return
  if (/(?<!\\)(?:\\\\)*\\$/.test(shown.content) && after?.type === 'text' && after.content.startsWith('*')) {
    shown.content += '*'
    after.content = after.content.slice(1)
  }
  shown.content = shown.content.replace(ESCAPED, '$1')
  link.attrSet('href', md.normalizeLink(shown.content))
}

/** How many escapes of a block may belong to URLs without a scheme. Each costs a search of the URL so far. */
const MAX_ESCAPES = 50

/** The tokens of a block, in which a URL without a scheme goes on behind an escaped character, as one with a scheme does. */
function withEscapesInUrls(tokens: readonly Token[]): Token[] {
  const joined: Token[] = []
  let left = MAX_ESCAPES
  for (const token of tokens) {
    const before = joined.at(-1)
    const isEscape = token.type === 'text_special' && token.info === 'escape'
    const goesOn = isEscape
      ? left > 0 && before?.type === 'text' && endsInUrl(before.content)
      : token.type === 'text' && before?.meta?.goesOn
    if (goesOn && before) {
      if (isEscape) left--
      before.content += token.content
      before.meta = { goesOn: isEscape }
    } else joined.push(token)
  }
  return joined
}

/** Punctuation that a backslash escapes. */
const ESCAPED = /\\([!-/:-@[-`{-~])/g

/** The links in a text outside links and, if the author wants them, the emoticons between these. In order. */
function outsideLinks(state: StateCore, context: Context, text: string, before: Token | undefined, after: Token | undefined): Find[] {
  const links = findLinks(state, context, text)
  if (!context.referents.translatesEmoticons) return links
  let next = 0
  const emoticons = findEmoticons(text, before, after).filter(({ start, end }) => {
    while ((links[next]?.end ?? Infinity) <= start) next++
    return end <= (links[next]?.start ?? Infinity) && context.emoji-- > 0
  })
  const finds = emoticons.map(({ start, end, name }) => ({ start, end, tokens: [emojiToken(state, name, unicodeEmoji(name) ?? '')] }))
  return [...links, ...finds].sort((a, b) => a.start - b.start)
}

function split(state: StateCore, token: Token, found: readonly Find[], context: Context): Token[] {
  const pieces: Token[] = []
  let at = 0
  const text = (end: number): void => {
    const content = token.content.slice(at, end)
    let from = 0
    for (const { start, end: to, tokens } of context.isPlain ? [] : findEmoji(state, content, context)) {
      pieces.push(textToken(state, content.slice(from, start)), ...tokens)
      from = to
    }
    pieces.push(textToken(state, content.slice(from)))
  }
  for (const { start, end, tokens } of found) {
    text(start)
    pieces.push(...tokens)
    at = end
  }
  text(token.content.length)
  return pieces
}

/** The links that linkifiers find, and URLs. */
function findLinks(state: StateCore, context: Context, text: string): Find[] {
  const found = context.referents.linkify(text).map((link) => ({ ...link, url: state.md.normalizeLink(link.url) }))
  const allowed = found.filter(({ url }) => isAllowed(url))
  return withUrls(text, allowed).map(({ start, end, url, text: shown }) => ({ start, end, tokens: linkTokens(state, url, shown) }))
}

function findEmoji(state: StateCore, text: string, context: Context): Find[] {
  const found: Find[] = []
  for (const { 0: characters, index } of text.matchAll(EMOJI_CHARACTERS)) {
    if (context.emoji <= 0) break
    const emoji = unicodeEmojiName(characters)
    if (!emoji) continue
    context.emoji--
    found.push({ start: index, end: index + characters.length, tokens: [emojiToken(state, emoji.name, emoji.code)] })
  }
  return found
}

function emojiToken(state: StateCore, name: string, code: string): Token {
  const token = new state.Token('emoji', 'span', 0)
  token.content = `:${name}:`
  token.attrs = emojiAttributes(name, code)
  return token
}

function linkTokens(state: StateCore, href: string, text: string): Token[] {
  const open = new state.Token('link_open', 'a', 1)
  open.attrs = [['href', href]]
  return [open, textToken(state, text), new state.Token('link_close', 'a', -1)]
}

function textToken(state: StateCore, content: string): Token {
  const token = new state.Token('text', '', 0)
  token.content = content
  return token
}

/** Parses the text of each block, and records which blocks are quoted. */
function readInline(state: StateCore): void {
  const context = contextOf(state)
  let quotes = 0
  for (const token of state.tokens) {
    if (token.type === 'blockquote_open') quotes++
    if (token.type === 'blockquote_close') quotes--
    if (token.type !== 'inline') continue
    context.inQuote = quotes > 0
    context.found = token.meta?.found as Found
    // The blocks may have been rendered before.
    token.children = []
    state.md.inline.parse(token.content, state.md, state.env, token.children)
  }
}

/** Shows the URL of a link without a text, and the file's name of an image without a name. */
function nameLinks(state: StateCore): void {
  for (const block of state.tokens) {
    const children = block.children ?? []
    // The end of what is written in a link, and shows nothing.
    let blank = 0
    block.children = children.flatMap((token, i) => {
      if (i < blank) return []
      if (token.type !== 'link_open') return [token]
      // Links do not nest. From here, because a text can have thousands of them.
      let end = i + 1
      while (end < children.length && children[end]?.type !== 'link_close') end++
      if (children.slice(i + 1, end).some(isShown)) return [token]
      blank = end
      return [token, textToken(state, nameOf(token))]
    })
  }
}

function isShown({ type, content }: Token): boolean {
  return !showsNothing(content) || type === 'emoji'
}

function nameOf(link: Token): string {
  const url = readableUrl(String(link.attrGet('href') ?? ''))
  return link.meta?.isImage ? (/([^/?#]+)\/*(?:[?#].*)?$/.exec(url)?.[1] ?? url) : url
}

function collectLinks(state: StateCore): void {
  const { links } = contextOf(state)
  for (const block of state.tokens)
    for (const token of block.children ?? []) if (token.type === 'link_open') links.push(String(token.attrGet('href') ?? ''))
}

/** Adds the parsing rules. */
export function addLinks(md: MarkdownIt): void {
  md.core.ruler.at('inline', readInline)
  md.core.ruler.at('linkify', findInText)
  md.core.ruler.push('name_links', nameLinks)
  md.core.ruler.push('collect_links', collectLinks)
}
