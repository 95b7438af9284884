// Texts in the markup of Slack, which its senders choose: https://docs.slack.dev/messaging/formatting-message-text/

import { bold, code, codeBlock, emphasis, joined, lines, link, struck, type Text, text, words } from './text.ts'

/** A block of code, or a line. */
const PIECES = /```\n?([\s\S]*?)\n?```/g
/** What is marked in a line: code, a link or a mention, bold, italic and struck words. */
const MARKED =
  /`([^`\n]+)`|<([^<>\n]+)>|(?<![\p{L}\p{N}*])\*([^*\n]+)\*(?![\p{L}\p{N}*])|(?<![\p{L}\p{N}_])_([^_\n]+)_(?![\p{L}\p{N}_])|(?<![\p{L}\p{N}~])~([^~\n]+)~(?![\p{L}\p{N}~])/gu

/** A text of Slack as Markdown. Its mentions become names without effect. */
export function fromSlack(source: string): Text {
  const parts: Text[] = []
  let at = 0
  for (const match of source.matchAll(PIECES)) {
    parts.push(linesOf(source.slice(at, match.index)), codeBlock(decoded(match[1] ?? '')))
    at = match.index + match[0].length
  }
  return lines(...parts, linesOf(source.slice(at)))
}

function linesOf(source: string): Text {
  return lines(
    ...source
      .trim()
      .split('\n')
      .map((line) => lineOf(line.trim())),
  )
}

/** A line, in which at most `depth` kinds of marks are inside each other. */
function lineOf(line: string, depth = 3): Text {
  const parts: Text[] = []
  let at = 0
  for (const match of line.matchAll(MARKED)) {
    const [whole, quoted, angled, strong, emphasised, deleted] = match
    parts.push(spaced(line.slice(at, match.index)))
    at = match.index + whole.length
    const inner = (marked: string): Text => (depth > 0 ? lineOf(marked, depth - 1) : words(decoded(marked)))
    if (quoted !== undefined) parts.push(code(decoded(quoted)))
    else if (angled !== undefined) parts.push(angledText(angled))
    else if (strong !== undefined) parts.push(bold(inner(strong)))
    else if (emphasised !== undefined) parts.push(emphasis(inner(emphasised)))
    else if (deleted !== undefined) parts.push(struck(inner(deleted)))
  }
  return joined([...parts, spaced(line.slice(at))], '')
}

/** Plain words with the spaces around them. */
function spaced(plain: string): Text {
  const [before = '', after = ''] = [/^\s/.test(plain) ? ' ' : '', /\S\s$/.test(plain) ? ' ' : '']
  return text`${{ markdown: before }}${words(decoded(plain))}${{ markdown: after }}`
}

/** `<https://example.com|label>`, `<!channel>`, `<@U024BE7LH>`, `<#C024BE7LR|name>` and the like. */
function angledText(angled: string): Text {
  const [target = '', label] = angled.split('|', 2)
  if (/^(https?:|mailto:)/.test(target)) return link(decoded(label ?? target), decoded(target))
  if (target.startsWith('!')) return words(`@${decoded(label ?? target.slice(1).split('^')[0] ?? '')}`.replace('@@', '@'))
  return words(decoded(label ?? target))
}

function decoded(escapedText: string): string {
  return escapedText.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')
}
