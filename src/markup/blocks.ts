// Blocks: fenced quotes and spoilers, code, lists as people nest them, and a limit of nesting.

import type { MarkdownIt, StateBlock, Token } from 'markdown-it'
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

/** The names of programming languages, each with its abbreviations. */
const LANGUAGES = new Map(
  `
Bash: bash sh ksh zsh shell
C: c
C++: c++ cpp
C#: c# csharp cs
CMake: cmake
CSS: css
CSV: csv
Clojure: clojure clj
Common Lisp: common-lisp cl lisp
D: d
Dart: dart
Diff: diff udiff
Docker: docker dockerfile
Elixir: elixir ex exs
Elm: elm
Erlang: erlang
F#: f# fsharp
Fortran: fortran
Go: go golang
GraphQL: graphql
Groovy: groovy
HTML: html
Haskell: haskell hs
INI: ini cfg dosini
JSON: json
Java: java
JavaScript: javascript js
Julia: julia jl
Kotlin: kotlin
Lua: lua
Makefile: make makefile mf
Markdown: markdown md
Matlab: matlab
Nginx configuration file: nginx
Nix: nix nixos
OCaml: ocaml
Objective-C: objective-c objectivec objc
PHP: php
Perl: perl pl
PowerShell: powershell pwsh posh ps1
Protocol Buffer: protobuf proto
Python: python py python3 py3 sage
Python 2.x: python2 py2
R: r
Ruby: ruby rb
Rust: rust rs
SCSS: scss
SQL: sql
Sass: sass
Scala: scala
Solidity: solidity
Swift: swift
TOML: toml
TeX: tex latex
Terraform: terraform tf hcl
Text only: text
TypeScript: typescript ts
Vue: vue
XML: xml
YAML: yaml yml
Zig: zig
`
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [name = '', abbreviations = ''] = line.split(': ')
      return abbreviations.split(' ').map((abbreviation) => [abbreviation, name] as const)
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
  const { lineMax, parentType } = state
  state.lineMax = to
  state.parentType = 'blockquote'
  state.md.block.tokenize(state, from, to)
  state.lineMax = lineMax
  state.parentType = parentType
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

/** An item of a list: its mark, and its text after spaces. */
const LIST_ITEM = /^([-+*]|\d{1,9}[.)])([ \t]+)\S/
const RULE = /^([-*])(?:[ \t]*\1){2,}[ \t]*$/
/** How many columns further right than its parent's mark a nested item, or a text that belongs to an item, begins. */
const NESTING = 2

/**
 * Lets lists nest by two columns, whatever the width of their marks: where a list begins, moves each of its lines to the column at which
 * the parser looks for it. Notes the lines of nested items, which interrupt the text before them.
 */
function nestLists(state: StateBlock, startLine: number, endLine: number, silent: boolean): boolean {
  const { nested, moved, fences } = budgetOf(state)
  if (silent) return nested.has(startLine)
  // Within a list, and where a list of another kind follows one, the lines have been moved.
  if (state.parentType === 'list' || startLine < (moved.get(state.level) ?? 0) || !itemAt(state, startLine)) return false
  /** The items that contain the line. `typed`: the column of the mark; `shown`: where the parser finds it; `content`: where the text begins. */
  const open: { typed: number; shown: number; content: number }[] = []
  let line = startLine
  let isText = false
  for (; line < endLine; line++) {
    if (state.isEmpty(line)) {
      isText = false
      continue
    }
    const typed = state.sCount[line] ?? 0
    if (typed < state.blkIndent) break
    const item = itemAt(state, line)
    const fence = item ? undefined : fenceAt(state, line)
    // A text goes on with the text before it, wherever it begins.
    if (isText && !item && !fence) continue
    isText = !fence
    let sibling: (typeof open)[number] | undefined
    while (typed < (open.at(-1)?.typed ?? -Infinity) + NESTING) sibling = open.pop()
    const parent = open.at(-1)
    if (!item && !parent) break
    const indent = parent ? typed - parent.typed - (parent.content - parent.shown) : 0
    const shown = item ? (sibling?.shown ?? parent?.content ?? typed) : (parent?.content ?? 0) + Math.max(0, indent)
    if (fence && shown !== typed) fences.set(line, typed)
    const last = fence ? Math.min(closingLine(state, fence, line, endLine).line, endLine - 1) : line
    for (let each = line; each <= last; each++) state.sCount[each] = Math.max(0, (state.sCount[each] ?? 0) + shown - typed)
    if (item) {
      if (parent) nested.add(line)
      open.push({ typed: sibling?.typed ?? typed, shown, content: shown + item })
    }
    line = last
  }
  moved.set(state.level, line)
  return false
}

/** The columns of an item's mark with the spaces after it. Zero if the line is no item. */
function itemAt(state: StateBlock, line: number): number {
  const text = state.src.slice(textStart(state, line), state.eMarks[line])
  const [, mark = '', spaces = ''] = RULE.test(text) ? [] : (LIST_ITEM.exec(text) ?? [])
  return mark === '' ? 0 : mark.length + (spaces.length > 4 ? 1 : spaces.length)
}

/** Reads a fence of code that `nestLists` has moved, whose lines lose no more than the columns before it as typed. */
function movedFence(state: StateBlock, startLine: number, endLine: number): boolean {
  const typed = budgetOf(state).fences.get(startLine)
  const fence = typed === undefined ? undefined : fenceAt(state, startLine)
  if (typed === undefined || !fence) return false
  const { line, isClosed } = closingLine(state, fence, startLine, endLine)
  const token = state.push('fence', 'code', 0)
  token.info = fence.info
  token.content = state.getLines(startLine + 1, line, typed, true)
  state.line = line + (isClosed ? 1 : 0)
  return true
}

/** Joins lists of bullets that follow each other, which the parser separates by their marks. */
export function joinLists(tokens: Token[]): void {
  let kept = 0
  for (const token of tokens) {
    const before = tokens[kept - 1]
    const isJoined = token.type === 'bullet_list_open' && before?.type === 'bullet_list_close' && before.level === token.level
    if (isJoined) kept--
    else tokens[kept++] = token
  }
  tokens.length = kept
}

const LONE_ITEM = /^(?:[-+*]|\d{1,9}[.)])[ \t]*$/
const LONE_HEADING = /^#{1,6}(?:[ \t]+#+)?[ \t]*$/
const ITEM = /^(?:[-+*]|\d{1,9}[.)])[ \t]/

const LONE_QUOTE = /^>[> \t]*$/

/** Shows a fence that opens, with nothing after it, as it was typed. */
function loneFence(state: StateBlock, startLine: number, endLine: number): boolean {
  const fence = fenceAt(state, startLine)
  if (!fence) return false
  for (let line = startLine + 1; line < endLine; line++) if (!state.isEmpty(line)) return false
  pushTyped(state, state.src.slice(textStart(state, startLine), state.eMarks[startLine]).trimEnd())
  state.line = endLine
  return true
}

function pushTyped(state: StateBlock, text: string): void {
  state.push('paragraph_open', 'p', 1)
  const token = state.push('inline', '', 0)
  token.content = text
  token.children = []
  state.push('paragraph_close', 'p', -1)
}

/** Shows the marks of lists, headings and quotes without a text as they were typed. */
function loneMarks(state: StateBlock, startLine: number, endLine: number): boolean {
  const textOf = (line: number): string => state.src.slice(textStart(state, line), state.eMarks[line])
  const indent = (line: number): number => (state.sCount[line] ?? 0) - state.blkIndent
  const pattern = [LONE_ITEM, LONE_HEADING, LONE_QUOTE].find((one) => one.test(textOf(startLine)))
  if (!pattern) return false
  let end = startLine + 1
  while (end < endLine && indent(end) >= 0 && indent(end) < 4 && pattern.test(textOf(end))) end++
  // The mark is of a list if a text or an item with a text follows.
  const hasText = end < endLine && !state.isEmpty(end) && (indent(end) > indent(startLine) || (indent(end) >= 0 && ITEM.test(textOf(end))))
  if (pattern === LONE_ITEM && hasText) return false
  if (pattern === LONE_QUOTE && end < endLine && textOf(end).startsWith('>')) return false
  pushTyped(state, Array.from({ length: end - startLine }, (_, i) => textOf(startLine + i).trimEnd()).join('\n'))
  state.line = end
  return true
}

/** Adds the parsing rules and the rendering of their tokens. */
export function addBlocks(md: MarkdownIt): void {
  const { escapeHtml } = md.utils
  md.block.ruler.before('table', 'too_much', tooMuch)
  md.block.ruler.before('table', 'too_many_cells', tooManyCells)
  md.block.ruler.before('list', 'too_many_items', tooManyItems)
  md.block.ruler.before('blockquote', 'lone_marks', loneMarks)
  md.block.ruler.before('list', 'nest_lists', nestLists, { alt: ['paragraph', 'reference', 'blockquote'] })
  md.block.ruler.before('fence', 'container', container)
  md.block.ruler.before('container', 'lone_fence', loneFence)
  md.block.ruler.before('fence', 'moved_fence', movedFence)
  const code = (text: string, language: string): string => {
    const attribute = language === '' ? '' : ` data-code-language="${escapeHtml(LANGUAGES.get(language.toLowerCase()) ?? language)}"`
    const lines = escapeHtml(text.replace(/^\n+/, '').replace(/[^\n]$/, '$&\n'))
    return `<div class="codehilite"${attribute}><pre><span></span><code>${lines}</code></pre></div>\n`
  }
  md.renderer.rules.code_block = (tokens, i) => code(tokens[i]?.content ?? '', '')
  md.renderer.rules.fence = (tokens, i) => code(tokens[i]?.content ?? '', languageOf(tokens[i]?.info ?? ''))
  md.renderer.rules.spoiler_header_open = () => '<div class="spoiler-block"><div class="spoiler-header">\n'
  md.renderer.rules.spoiler_header_close = () => '</div>'
  md.renderer.rules.spoiler_content_open = () => '<div class="spoiler-content" aria-hidden="true">\n'
  md.renderer.rules.spoiler_content_close = () => '</div></div>\n'
}

/** The first word after a fence, which can be written as `.py` and `{.py}` too. */
export function languageOf(info: string): string {
  return (info.trim().split(/\s/, 1)[0]?.slice(0, 50) ?? '').replace(/^\{?\.(?=\w)|(?<=^\{\..*)\}$/g, '')
}
