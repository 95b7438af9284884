// Texts of messages about what services say. Words of others are escaped wherever they are put into a text: they are never markup and
// never mention anybody. The URLs in them stay links to where they led. Pure.

import { findUrls } from '../markup/urls.ts'

/** Markdown in which the words of others are escaped. */
export interface Text {
  readonly markdown: string
}

/** A text with values in it: words of others, numbers, and texts. What is undefined shows nothing. */
export function text(parts: readonly string[], ...values: readonly (string | number | Text | undefined)[]): Text {
  return { markdown: parts.map((part, i) => part + markdownOf(values[i])).join('') }
}

/** Words of others as one line. */
export function words(of: string): Text {
  return { markdown: escaped(oneLine(of)) }
}

export function bold(of: string | Text): Text {
  const { markdown } = asText(of)
  return { markdown: markdown === '' ? '' : `**${markdown}**` }
}

export function emphasis(of: Text): Text {
  return { markdown: of.markdown === '' ? '' : `*${of.markdown}*` }
}

export function struck(of: Text): Text {
  return { markdown: of.markdown === '' ? '' : `~~${of.markdown}~~` }
}

/** A link that shows these words; the words alone if the URL leads to no web page. */
export function link(of: string | Text, url: string | undefined): Text {
  const target = webUrl(url)
  if (target === undefined) return asText(of)
  // A link has no links in it.
  const label = typeof of === 'string' ? withoutMarkup(oneLine(of)) : of.markdown
  return { markdown: `[${label || withoutMarkup(url ?? '')}](${target})` }
}

/** A name as code, such as that of a branch. */
export function code(of: string): Text {
  const line = oneLine(of)
  const fence = '`'.repeat(longestRun(line) + 1)
  const space = /^`|`$/.test(line) ? ' ' : ''
  return { markdown: line === '' ? '' : fence + space + line + space + fence }
}

/** Markdown of others without its comments, in which templates say what to write. Undefined if nothing is left. */
export function withoutComments(of: string | undefined): string | undefined {
  return of?.replace(/<!--[\s\S]*?(?:-->|$)/g, '').trim() || undefined
}

/** A longer text of others as a block of code. */
export function codeBlock(of: string, language = ''): Text {
  const lines = shortened(withoutControls(of), MOST_IN_BLOCK)
  const fence = '`'.repeat(Math.max(3, longestRun(lines) + 1))
  return { markdown: `${fence}${language}\n${lines}\n${fence}` }
}

/** A longer text of others as a quotation, line by line. Nothing if it is empty. */
export function quotation(of: string | undefined): Text {
  const whole = withoutControls(of ?? '').trim()
  if (whole === '') return { markdown: '' }
  const lines = shortened(whole, MOST_IN_BLOCK)
    .split('\n')
    .map((line) => `> ${escaped(line.trim())}`.trimEnd())
  return { markdown: lines.join('\n') }
}

/** A text with the same mark at the start of each of its lines, such as that of a quotation. */
export function prefixed(mark: string, of: Text): Text {
  return { markdown: of.markdown === '' ? '' : of.markdown.replace(/^/gm, mark) }
}

/** A line, and a quotation below it where there is something to quote. */
export function introduced(line: Text, quoted: string | undefined): Text {
  const quote = quotation(quoted)
  return quote.markdown === '' ? line : text`${line}:\n${quote}`
}

/** Texts, one a line, without those that are empty. What follows a quotation or a list is not part of it. */
export function lines(...texts: readonly (Text | undefined)[]): Text {
  const shown = texts.flatMap((one) => (one && one.markdown !== '' ? [one.markdown] : []))
  const separated = shown.map((next, i) => {
    const before = shown[i - 1]
    if (before === undefined) return next
    const last = before.slice(before.lastIndexOf('\n') + 1)
    const ends = OPEN.some((mark) => last.startsWith(mark) && !next.startsWith(mark))
    return `${ends ? '\n\n' : '\n'}${next}`
  })
  return { markdown: separated.join('') }
}

/** How a line begins that would go on with the next one. */
const OPEN = ['> ', '* ']

/** Texts one after the other, without those that are empty. */
export function joined(texts: readonly (Text | undefined)[], separator: string): Text {
  return { markdown: texts.flatMap((one) => (one && one.markdown !== '' ? [one.markdown] : [])).join(separator) }
}

/** A bullet for each of the first `most` things; the last one says how many more there are, of `count` in all. */
export function list<T>(things: readonly T[], present: (thing: T) => Text, { most = 10, count = things.length } = {}): Text {
  const shown = things.slice(0, most).map((thing) => text`* ${present(thing)}`)
  return lines(...shown, count > shown.length ? text`* and ${count - shown.length} more` : undefined)
}

/** A number with the noun for it. */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}

/** At most so many code points, with an ellipsis where something is missing. */
export function shortened(of: string, most: number): string {
  // A code point has at most two units, and those far behind do not matter.
  const points = [...of.slice(0, 2 * (most + 1))]
  return points.length <= most
    ? of
    : `${points
        .slice(0, Math.max(0, most - 1))
        .join('')
        .trimEnd()}…`
}

/** How many code points of a quotation or a block are shown. */
const MOST_IN_BLOCK = 2_000

function markdownOf(value: string | number | Text | undefined): string {
  if (value === undefined) return ''
  return typeof value === 'number' ? String(value) : asText(value).markdown
}

function asText(of: string | Text): Text {
  return typeof of === 'string' ? words(of) : of
}

/** Characters that begin or end markup anywhere in a line. */
const MARKUP = /[\\`*_~[\]<>|$]|&(?=[#\w])|:(?=[\w+-]+:)/g
/** What is markup or a command at the start of a line only: headings, lists, rules and commands. */
const AT_START = /^(#(?=#{0,5}(?:\s|$))|[+-](?=[\s-]|$)|\/(?=\p{L})|[0-9]+(?=[.)](?:\s|$)))/u

/** What would begin a mention with the bold words that may follow. */
const AT_END = /[@#]$/

/** One line of somebody's words, as Markdown that shows them. A backslash in a URL would be part of it. */
function escaped(line: string): string {
  const inside = line.replace(/\S+/g, (word) => {
    const plain = word.replace(MARKUP, '\\$&')
    return plain === word && !word.includes('://') ? word : withUrls(word)
  })
  return atStart(inside)
}

/** A word with the URLs in it as links. */
function withUrls(word: string): string {
  let [markdown, at] = ['', 0]
  for (const { start, end, text: shown, url, isBare } of findUrls(word)) {
    const target = webUrl(isBare ? url : shown)
    if (target === undefined) continue
    markdown += word.slice(at, start).replace(MARKUP, '\\$&')
    markdown += isBare ? `[${shown.replace(MARKUP, '\\$&')}](${target})` : `<${shown}>`
    at = end
  }
  return markdown + word.slice(at).replace(MARKUP, '\\$&')
}

/** One line of somebody's words without links. */
function withoutMarkup(line: string): string {
  return atStart(line.replace(MARKUP, '\\$&'))
}

function atStart(line: string): string {
  return line.replace(AT_END, '\\$&').replace(AT_START, (start) => (/^[0-9]/.test(start) ? `${start}\\` : `\\${start}`))
}

function oneLine(of: string): string {
  return withoutControls(of).replace(/\s+/g, ' ').trim()
}

/** Without what no text may have: control characters, lone surrogates, and characters that turn the direction of writing. */
export function withoutControls(of: string): string {
  return of
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, (character) => (character === '\n' || character === '\t' ? character : ''))
}

/** Words of others as a part of the path of a URL. */
export function pathPart(of: string): string {
  return encodeURIComponent(withoutControls(of))
}

function longestRun(of: string): number {
  return Math.max(0, ...[...of.matchAll(/`+/g)].map(([run]) => run.length))
}

/** A URL of the web, in which nothing ends the link that it is put into. */
function webUrl(url: string | undefined): string | undefined {
  const parsed = url !== undefined && URL.canParse(url) ? new URL(url) : undefined
  if (!parsed || !['http:', 'https:'].includes(parsed.protocol)) return undefined
  return parsed.href
    .replace(/[()<>\\`[\]|]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`)
    .replace(/&(?=#?\w+;)/g, '\\&')
}
