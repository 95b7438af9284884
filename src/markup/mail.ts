// The HTML of a message, as mails show it: as HTML that has its styles with it, and as plain text. Pure.

import { decodeHTMLStrict } from 'entities'
import { escapeHtml } from './html.ts'

/** What a mail knows that a message does not. */
export interface MailForm {
  /** The URL of the organisation, to which links in messages are relative. */
  url: string
  /** A time (UNIX seconds) in the reader's time zone. */
  showTime(seconds: number): string
}

interface Element {
  tag: string
  attributes: ReadonlyMap<string, string>
  children: Node[]
}
type Node = string | Element

const PIECES = /<(\/?)([a-zA-Z][\w-]*)((?:\s+[\w-]+="[^"]*")*)\s*>|([^<]+|<)/g
const ATTRIBUTE = /([\w-]+)="([^"]*)"/g
const EMPTY = new Set(['br', 'hr', 'img'])

/** The elements of HTML that this server has rendered, so that every element that is opened is closed. */
function parse(html: string): Node[] {
  const root: Element = { tag: '', attributes: new Map(), children: [] }
  const open = [root]
  for (const [, slash, tag, attributes = '', text] of html.matchAll(PIECES)) {
    const parent = open.at(-1) ?? root
    if (text !== undefined) parent.children.push(decodeHTMLStrict(text))
    else if (slash && tag !== undefined) {
      if (open.length > 1) open.pop()
    } else if (tag !== undefined) {
      const named = [...attributes.matchAll(ATTRIBUTE)].map(([, name = '', value = '']): [string, string] => [
        name,
        decodeHTMLStrict(value),
      ])
      const element = { tag, attributes: new Map(named), children: [] }
      parent.children.push(element)
      if (!EMPTY.has(tag)) open.push(element)
    }
  }
  return root.children
}

function classesOf({ attributes }: Element): string[] {
  return attributes.get('class')?.split(' ') ?? []
}

/**
 * What stands for an element in a mail: a text, or other elements. A picture or sound is its name, because a reader's mail program cannot log in to
 * see it. The hidden part of a spoiler stays hidden. A formula is its source.
 */
function standIn(element: Element, { showTime }: MailForm): Node | undefined {
  const { tag, attributes } = element
  const classes = classesOf(element)
  if (tag === 'img') return attributes.get('alt') ?? ''
  if (tag === 'audio') return attributes.get('title') ?? ''
  // The link to the file is in the text.
  if (classes.includes('message_inline_image')) return ''
  if (classes.includes('spoiler-content')) return { tag: 'p', attributes: new Map(), children: ['(…)'] }
  if (classes.includes('emoji')) {
    const code = classes.find((name) => name.startsWith('emoji-'))?.slice('emoji-'.length)
    return code && /^[0-9a-f]+(?:-[0-9a-f]+)*$/.test(code)
      ? String.fromCodePoint(...code.split('-').map((one) => Number.parseInt(one, 16)))
      : undefined
  }
  if (classes.includes('katex')) return { tag: 'code', attributes: new Map(), children: [sourceOf(element)] }
  const time = tag === 'time' ? Date.parse(attributes.get('datetime') ?? '') : Number.NaN
  return Number.isNaN(time) ? undefined : showTime(time / 1000)
}

/** The source of a formula. */
function sourceOf(node: Node): string {
  if (typeof node === 'string') return ''
  if (node.tag === 'annotation') return node.children.join('')
  return node.children.map(sourceOf).join('')
}

/** Where a link leads, as a whole URL. Undefined if that is neither the web nor a mail. */
function hrefOf({ attributes }: Element, { url }: MailForm): string | undefined {
  const href = attributes.get('href')
  const target = href !== undefined && URL.canParse(href, url) ? new URL(href, url) : undefined
  return target && ['http:', 'https:', 'mailto:'].includes(target.protocol) ? target.href : undefined
}

/** Styles of elements. Colours that have to fit a dark background too are those of classes (`mail-layout.ts`). */
const STYLES: Record<string, string> = {
  p: 'margin:0 0 8px',
  ul: 'margin:0 0 8px;padding-left:24px',
  ol: 'margin:0 0 8px;padding-left:24px',
  li: 'margin:0 0 4px',
  blockquote: 'margin:0 0 8px;padding-left:12px;border-left:3px solid #8a8f98',
  pre: 'margin:0 0 8px;padding:8px 10px;border:1px solid #8a8f98;border-radius:4px;font-family:monospace;font-size:14px;white-space:pre-wrap',
  code: 'font-family:monospace;font-size:14px',
  h1: 'margin:0 0 8px;font-size:20px',
  h2: 'margin:0 0 8px;font-size:19px',
  h3: 'margin:0 0 8px;font-size:18px',
  h4: 'margin:0 0 8px;font-size:17px',
  h5: 'margin:0 0 8px;font-size:16px',
  h6: 'margin:0 0 8px;font-size:16px',
  table: 'margin:0 0 8px;border-collapse:collapse',
  th: 'padding:4px 8px;border:1px solid #8a8f98;text-align:left',
  td: 'padding:4px 8px;border:1px solid #8a8f98',
}
const PLAIN = new Set(['br', 'hr', 'strong', 'em', 'del', 'tr', 'thead', 'tbody'])

/** The HTML of a message for a mail. Whatever is in the message, only the elements and attributes named here are written. */
export function messageHtml(html: string, form: MailForm): string {
  return parse(html)
    .map((node) => htmlOf(node, form))
    .join('')
    .trim()
}

function htmlOf(node: Node, form: MailForm): string {
  if (typeof node === 'string') return escapeHtml(node)
  const instead = standIn(node, form)
  if (instead !== undefined) return htmlOf(instead, form)
  const { tag, attributes } = node
  const inside = node.children.map((child) => htmlOf(child, form)).join('')
  if (EMPTY.has(tag)) return `<${tag}>`
  if (tag === 'a') {
    const href = hrefOf(node, form)
    return href === undefined ? inside : `<a class="link" href="${escapeHtml(href)}" style="color:#2a5db0">${inside}</a>`
  }
  if (classesOf(node).some((name) => name.endsWith('mention'))) return `<strong>${inside}</strong>`
  if (PLAIN.has(tag)) return `<${tag}>${inside}</${tag}>`
  const style = STYLES[tag]
  if (style === undefined) return inside
  const start = tag === 'ol' && /^\d{1,9}$/.test(attributes.get('start') ?? '') ? ` start="${attributes.get('start')}"` : ''
  return `<${tag}${start} style="${style}">${inside}</${tag}>`
}

const BLOCKS = new Set(['p', 'div', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'pre', 'blockquote', 'table', 'hr'])

/** The text of a message for a mail, without space at its ends. */
export function messageText(html: string, form: MailForm): string {
  return blockText(parse(html), form)
}

/** The text of several nodes: blocks are apart from each other by an empty line, and what is between them is a block too. */
function blockText(nodes: readonly Node[], form: MailForm): string {
  const blocks: string[] = []
  let line = ''
  const end = (): void => {
    const text = line.replace(/[ \t]*\n[ \t]*/g, '\n').trim()
    if (text !== '') blocks.push(text)
    line = ''
  }
  for (const given of nodes) {
    const node = typeof given === 'string' ? given : (standIn(given, form) ?? given)
    if (typeof node === 'string' || !BLOCKS.has(node.tag)) line += inlineText(node, form)
    else {
      end()
      const text = textOfBlock(node, form)
      if (text !== '') blocks.push(text)
    }
  }
  end()
  return blocks.join('\n\n')
}

function textOfBlock(element: Element, form: MailForm): string {
  const { tag, attributes, children } = element
  switch (tag) {
    case 'hr':
      return '* * *'
    case 'pre':
      return indent(children.map(rawText).join('').replace(/\n+$/, ''), '    ')
    case 'blockquote':
      return indent(blockText(children, form), '> ')
    case 'ul':
    case 'ol': {
      const first = Number(attributes.get('start') ?? 1)
      const items = children.filter((child): child is Element => typeof child !== 'string')
      return items
        .map((item, i) => {
          const mark = tag === 'ol' ? `${first + i}. ` : '- '
          return mark + indent(blockText(item.children, form), ' '.repeat(mark.length)).slice(mark.length)
        })
        .join('\n')
    }
    case 'table':
      return rowsOf(element)
        .map((row) => row.children.flatMap((cell) => (typeof cell === 'string' ? [] : [blockText(cell.children, form)])).join(' | '))
        .join('\n')
    default:
      return blockText(children, form)
  }
}

function rowsOf({ children }: Element): Element[] {
  return children.flatMap((child) => (typeof child === 'string' ? [] : child.tag === 'tr' ? [child] : rowsOf(child)))
}

function indent(text: string, by: string): string {
  return text.replace(/^/gm, by).replace(/[ \t]+$/gm, '')
}

function rawText(node: Node): string {
  return typeof node === 'string' ? node : node.children.map(rawText).join('')
}

function inlineText(given: Node, form: MailForm): string {
  const node = typeof given === 'string' ? given : (standIn(given, form) ?? given)
  // Only <br> begins a line.
  if (typeof node === 'string') return node.replace(/\s*\n\s*/g, ' ')
  if (node.tag === 'br') return '\n'
  const text = node.children.map((child) => inlineText(child, form)).join('')
  const href = node.tag === 'a' ? hrefOf(node, form) : undefined
  return href === undefined || href === text || href === `${text}/` || href === `mailto:${text}` ? text : `${text} <${href}>`
}
