// Blocks: fenced quotes and spoilers, code, and a limit of nesting.

import type { MarkdownIt, StateBlock } from 'markdown-it'
import { budgetOf } from './context.ts'

/** Maximum nesting. Deeper blocks are shown as they were typed. */
const MAX_DEPTH = 20
/** Maximum number of tokens of the parser: three for a paragraph or heading, five for a list item. The rest is shown as it was typed. */
const MAX_TOKENS = 6_000
/** Maximum number of list items in a text. If a text has more, its lists are shown as they were typed. */
const MAX_LIST_ITEMS = 1_000
const LIST_MARKER = /(?<=^|[ \t>])(?:[-+*]|\d{1,9}[.)])(?=[ \t])/gm
const BACKTICK = 0x60
const TILDE = 0x7e

/** The names of programming languages by their abbreviations. */
const LANGUAGES = new Map(
  Object.entries({
    bash: 'Bash',
    c: 'C',
    'c++': 'C++',
    cpp: 'C++',
    css: 'CSS',
    diff: 'Diff',
    go: 'Go',
    html: 'HTML',
    java: 'Java',
    javascript: 'JavaScript',
    js: 'JavaScript',
    json: 'JSON',
    kotlin: 'Kotlin',
    php: 'PHP',
    py: 'Python',
    python: 'Python',
    rb: 'Ruby',
    ruby: 'Ruby',
    rs: 'Rust',
    rust: 'Rust',
    sh: 'Bash',
    sql: 'SQL',
    swift: 'Swift',
    toml: 'TOML',
    ts: 'TypeScript',
    typescript: 'TypeScript',
    yaml: 'YAML',
    yml: 'YAML',
  }),
)

interface Fence {
  marker: number
  length: number
  /** The text after the fence. */
  info: string
}

/** Where the text of a line starts, after its indentation. */
function textStart(state: StateBlock, line: number): number {
  return (state.bMarks[line] ?? 0) + (state.tShift[line] ?? 0)
}

function fenceAt(state: StateBlock, line: number): Fence | undefined {
  const start = textStart(state, line)
  const marker = state.src.charCodeAt(start)
  if ((marker !== BACKTICK && marker !== TILDE) || (state.sCount[line] ?? 0) - state.blkIndent >= 4) return undefined
  const end = state.skipChars(start, marker)
  const info = state.src.slice(end, state.eMarks[line]).trim()
  if (end - start < 3 || (marker === BACKTICK && info.includes('`'))) return undefined
  return { marker, length: end - start, info }
}

/** What a fence opens: `quote`, or `spoiler` with its title. */
function containerOf({ info }: Fence): { kind: 'quote' | 'spoiler'; title: string } | undefined {
  const [, word, title = ''] = /^(quote|spoiler)(?:\s+(.*))?$/.exec(info) ?? []
  return word === undefined ? undefined : { kind: word as 'quote' | 'spoiler', title }
}

/** The line that closes the fence of `startLine`, or the end of the enclosing block if it was left open. */
function closingLine(state: StateBlock, opening: Fence, startLine: number, endLine: number): { line: number; isClosed: boolean } {
  const open = [opening]
  for (let line = startLine + 1; line < endLine; line++) {
    if (!state.isEmpty(line) && (state.sCount[line] ?? 0) < state.blkIndent) return { line, isClosed: false }
    const fence = fenceAt(state, line)
    const inner = open.at(-1)
    if (!fence || !inner) continue
    const isCode = !containerOf(inner)
    const fits = fence.marker === inner.marker && (isCode ? fence.length >= inner.length : fence.length === inner.length)
    if (fence.info === '' && fits) open.pop()
    else if (!isCode) open.push(fence)
    if (open.length === 0) return { line, isClosed: true }
  }
  return { line: endLine, isClosed: false }
}

/**
 * Parses ```` ```quote ```` and ```` ```spoiler title ````, which contain blocks, including other fences. The rule of fences already
 * interrupts the blocks that these interrupt.
 */
function container(state: StateBlock, startLine: number, endLine: number): boolean {
  const fence = fenceAt(state, startLine)
  const block = fence && containerOf(fence)
  if (!block) return false
  const { line, isClosed } = closingLine(state, fence, startLine, endLine)
  if (block.kind === 'quote') {
    state.push('blockquote_open', 'blockquote', 1)
    readInside(state, startLine + 1, line)
    state.push('blockquote_close', 'blockquote', -1)
  } else {
    pushHeader(state, block.title)
    state.push('spoiler_content_open', 'div', 1)
    readInside(state, startLine + 1, line)
    state.push('spoiler_content_close', 'div', -1)
  }
  state.line = line + (isClosed ? 1 : 0)
  return true
}

function pushHeader(state: StateBlock, title: string): void {
  state.push('spoiler_header_open', 'div', 1)
  if (title !== '') {
    state.push('paragraph_open', 'p', 1)
    state.push('inline', '', 0).content = title
    state.push('paragraph_close', 'p', -1)
  }
  state.push('spoiler_header_close', 'div', -1)
}

function readInside(state: StateBlock, from: number, to: number): void {
  const { lineMax } = state
  state.lineMax = to
  state.md.block.tokenize(state, from, to)
  state.lineMax = lineMax
}

/** Shows lines as they were typed. */
function showTyped(state: StateBlock, from: number, to: number): true {
  state.push('code_block', 'code', 0).content = state.getLines(from, to, state.blkIndent, true)
  state.line = to
  return true
}

/** Shows as text blocks that are nested too deeply, which the parser would drop, and everything after too many blocks. */
function tooMuch(state: StateBlock, startLine: number, endLine: number): boolean {
  return (state.level >= MAX_DEPTH || state.tokens.length >= MAX_TOKENS) && showTyped(state, startLine, endLine)
}

/** Shows a table as it was typed if it has more cells than the budget allows. Cells missing in its rows count too. */
function tooManyCells(state: StateBlock, startLine: number, endLine: number): boolean {
  const line = (at: number): string => state.src.slice(state.bMarks[at], state.eMarks[at])
  if (!line(startLine).includes('|') || !/^[-:|\s]+$/.test(line(startLine + 1))) return false
  const columns = line(startLine + 1).split('|').length
  let end = startLine + 2
  while (end < endLine && !state.isEmpty(end)) end++
  const budget = budgetOf(state)
  const cells = (end - startLine) * columns
  if (cells > budget.cells) return showTyped(state, startLine, end)
  budget.cells -= cells
  return false
}

/** Shows a list, and the rest of its block, as typed if the text has more items than are rendered. */
function tooManyItems(state: StateBlock, startLine: number, endLine: number): boolean {
  const start = textStart(state, startLine)
  if (!/^(?:[-+*]|\d{1,9}[.)])[ \t]/.test(state.src.slice(start, start + 11))) return false
  const budget = budgetOf(state)
  budget.listItems ??= state.src.match(LIST_MARKER)?.length ?? 0
  return budget.listItems > MAX_LIST_ITEMS && showTyped(state, startLine, endLine)
}

const LONE_ITEM = /^(?:[-+*]|\d{1,9}[.)])[ \t]*$/
const LONE_HEADING = /^#{1,6}(?:[ \t]+#+)?[ \t]*$/
const ITEM = /^(?:[-+*]|\d{1,9}[.)])[ \t]/

/** Shows the marks of lists and headings without a text as they were typed. */
function loneMarks(state: StateBlock, startLine: number, endLine: number): boolean {
  const textOf = (line: number): string => state.src.slice(textStart(state, line), state.eMarks[line])
  const indent = (line: number): number => (state.sCount[line] ?? 0) - state.blkIndent
  const pattern = [LONE_ITEM, LONE_HEADING].find((one) => one.test(textOf(startLine)))
  if (!pattern) return false
  let end = startLine + 1
  while (end < endLine && indent(end) >= 0 && indent(end) < 4 && pattern.test(textOf(end))) end++
  // The mark is of a list if a text or an item with a text follows.
  const hasText = end < endLine && !state.isEmpty(end) && (indent(end) > indent(startLine) || (indent(end) >= 0 && ITEM.test(textOf(end))))
  if (pattern === LONE_ITEM && hasText) return false
  state.push('paragraph_open', 'p', 1)
  state.push('inline', '', 0).content = Array.from({ length: end - startLine }, (_, i) => textOf(startLine + i).trimEnd()).join('\n')
  state.push('paragraph_close', 'p', -1)
  state.line = end
  return true
}

/** Adds the parsing rules and the rendering of their tokens. */
export function addBlocks(md: MarkdownIt): void {
  const { escapeHtml } = md.utils
  md.block.ruler.before('table', 'too_much', tooMuch)
  md.block.ruler.before('table', 'too_many_cells', tooManyCells)
  md.block.ruler.before('list', 'too_many_items', tooManyItems)
  md.block.ruler.before('list', 'lone_marks', loneMarks)
  md.block.ruler.before('fence', 'container', container)
  const code = (text: string, language: string): string => {
    const attribute = language === '' ? '' : ` data-code-language="${escapeHtml(LANGUAGES.get(language.toLowerCase()) ?? language)}"`
    return `<div class="codehilite"${attribute}><pre><span></span><code>${escapeHtml(text)}</code></pre></div>\n`
  }
  md.renderer.rules.code_block = (tokens, i) => code(tokens[i]?.content ?? '', '')
  md.renderer.rules.fence = (tokens, i) => code(tokens[i]?.content ?? '', languageOf(tokens[i]?.info ?? ''))
  md.renderer.rules.spoiler_header_open = () => '<div class="spoiler-block"><div class="spoiler-header">\n'
  md.renderer.rules.spoiler_header_close = () => '</div>'
  md.renderer.rules.spoiler_content_open = () => '<div class="spoiler-content" aria-hidden="true">\n'
  md.renderer.rules.spoiler_content_close = () => '</div></div>\n'
}

/** The first word after a fence. */
export function languageOf(info: string): string {
  return info.trim().split(/\s/, 1)[0]?.slice(0, 50) ?? ''
}
