// Texts in the markup of Slack, which its senders choose: https://docs.slack.dev/messaging/formatting-message-text/

import { bold, code, codeBlock, emphasis, joined, lines, link, prefixed, struck, type Text, text, words } from './text.ts'

/** A block of code, or a line. */
const PIECES = /```\n?([\s\S]*?)\n?```/g
/** What is marked in a line, and what has no marks in it: code, a URL, a link or a mention, bold, italic and struck words. */
const MARKED =
  /`([^`\n]+)`|(https?:\/\/[^\s<>]+)|<([^<>\n]+)>|(?<![\p{L}\p{N}*@#])\*([^*\n]+)\*(?![\p{L}\p{N}*])|(?<![\p{L}\p{N}_@#])_([^_\n]+)_(?![\p{L}\p{N}_])|(?<![\p{L}\p{N}~])~([^~\n]+)~(?![\p{L}\p{N}~])/gu

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
      .map((line) => {
        const quoted = /^(?:&gt;|>)\s?(.*)$/.exec(line.trim())
        return quoted ? prefixed('> ', lineOf(quoted[1]?.trim() ?? '')) : lineOf(line.trim())
      }),
  )
}

/** A text in the Markdown of a block, of which bold and struck words, headings, links and code are kept. */
export function fromMarkdown(source: string): Text {
  return fromSlack(
    source
      .replace(/!?\[([^[\]\n]*)\]\((https?:[^\s()<>]+)\)/g, '<$2|$1>')
      .replace(/^#{1,6} +([^\n*]+)$/gm, '*$1*')
      .replace(/\*\*([^*\n]+)\*\*/g, '*$1*')
      .replace(/~~([^~\n]+)~~/g, '~$1~'),
  )
}

/** Plain words in which codes such as `:tada:` are emoji. */
export function emojiText(of: string): Text {
  // Slack has the tone of a skin as a code of its own.
  const parts = of.replace(/:skin-tone-[2-6]:/g, '').split(/(:[\w+'-]{1,60}:)/)
  const shown = parts.map((part, i) => (i % 2 === 1 && /[a-z]|\+1|-1/.test(part) ? { markdown: part } : spaced(part)))
  return joined(shown, '')
}

/** A time in UNIX seconds, with the words around it, or what is shown instead if it is none. */
export function timeText(seconds: string, format = '', fallback = ''): Text {
  if (!/^\d{1,11}$/.test(seconds)) return words(fallback)
  const [before = '', ...after] = format.split(/\{\w+\}(?:[^{}\w]*(?:(?:at|on)[^{}\w]+)?\{\w+\})*/)
  return text`${spaced(before)}${{ markdown: `<time:${seconds}>` }}${spaced(after.join(' '))}`
}

/** A line, in which at most `depth` kinds of marks are inside each other. */
function lineOf(line: string, depth = 3): Text {
  const parts: Text[] = []
  let at = 0
  for (const match of line.matchAll(MARKED)) {
    const [whole, quoted, url, angled, strong, emphasised, deleted] = match
    parts.push(emojiText(decoded(line.slice(at, match.index))))
    at = match.index + whole.length
    const inner = (marked: string): Text => (depth > 0 ? lineOf(marked, depth - 1) : emojiText(decoded(marked)))
    if (quoted !== undefined) parts.push(code(decoded(quoted)))
    else if (url !== undefined) parts.push(words(decoded(url)))
    else if (angled !== undefined) parts.push(angledText(angled))
    else if (strong !== undefined) parts.push(bold(inner(strong)))
    else if (emphasised !== undefined) parts.push(emphasis(inner(emphasised)))
    else if (deleted !== undefined) parts.push(struck(inner(deleted)))
  }
  return joined([...parts, emojiText(decoded(line.slice(at)))], '')
}

/** Plain words with the spaces around them. */
function spaced(plain: string): Text {
  const [before = '', after = ''] = [/^\s/.test(plain) ? ' ' : '', /\S\s$/.test(plain) ? ' ' : '']
  return text`${{ markdown: before }}${words(plain)}${{ markdown: after }}`
}

/** `<https://example.com|label>`, `<!channel>`, `<@U024BE7LH>`, `<#C024BE7LR|name>` and the like. */
function angledText(angled: string): Text {
  const at = angled.indexOf('|')
  const [target, label] = at < 0 ? [angled, undefined] : [angled.slice(0, at), angled.slice(at + 1)]
  if (/^https?:/i.test(target)) return link(decoded(label ?? target), decoded(target))
  const address = /^(?:mailto|tel|sms):(.*)$/i.exec(target)?.[1]
  if (address !== undefined) return words(decoded(label === undefined || label === address ? address : `${label} (${address})`))
  const [, seconds, format] = /^!date\^([^^]*)\^([^^]*)/.exec(target) ?? []
  if (seconds !== undefined) {
    const url = target.split('^')[3]
    const time = timeText(seconds, decoded(format ?? ''), decoded(label ?? ''))
    return url === undefined ? time : text`${time} (${link(decoded(url), decoded(url))})`
  }
  if (target.startsWith('!')) return words(`@${decoded(label ?? target.slice(1).split('^')[0] ?? '')}`.replace('@@', '@'))
  return words(decoded(label ?? target))
}

function decoded(escapedText: string): string {
  return escapedText.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')
}
