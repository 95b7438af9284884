// Linkifiers: patterns whose matches in a text become links. They run only on RE2, in time linear in the text.

import { RE2JS } from 're2js'
import { parseTemplate, type Template } from 'url-template'
import { Recent } from '../values/recent.ts'
import { SCRIPTS_WITHOUT_SPACES } from '../values/text.ts'
import { type FoundLink, withUrls } from './urls.ts'

/** A compiled linkifier. */
export interface CompiledLinkifier {
  /** Group 1 is the link. The characters around it are matched too. */
  pattern: RE2JS
  /** The number of instructions in the compiled pattern. */
  size: number
  template: Template
}

/** The maximum number of instructions in a compiled pattern, which bounds the cost per character of text. */
const MAX_PROGRAM = 1_000
/** The budget for one text (docs/adr/0013-security.md). */
export interface LinkBudget {
  /** How many matches are still searched for. */
  looks: number
  /** Characters times instructions that are searched however long it takes, so that a busy machine omits no link of plain patterns. */
  work: number
  /** Milliseconds for searches beyond `work`. */
  milliseconds: number
}
const TEXT_BUDGET: LinkBudget = { looks: 250, work: 6_000_000, milliseconds: 40 }
const TOPIC_BUDGET: LinkBudget = { looks: 20, work: 1_000_000, milliseconds: 5 }
/** UTF-16 units that are searched in one go, so that no search takes long. */
const MAX_PART = 2_000
/** Maximum length of a URL. A longer one does not become a link. */
const MAX_URL = 2_000
/** The number of topics per organisation whose links are cached. */
const MAX_TOPICS = 5_000

/** Compiles a pattern in Python syntax. Undefined if RE2 rejects it or it is too costly. */
export function compilePattern(source: string): RE2JS | undefined {
  try {
    const pattern = RE2JS.compile(source)
    return pattern.programSize() <= MAX_PROGRAM ? pattern : undefined
  } catch {
    return undefined
  }
}

const WITHOUT_SPACES = `${SCRIPTS_WITHOUT_SPACES.map((script) => `\\p{${script}}`).join('')}\\x{30fc}`
/**
 * What can be before a link: space, some punctuation, and every character outside ASCII that is no letter or digit of a script that puts
 * spaces between words. Other ASCII punctuation, such as a slash, is part of a URL or of a longer name.
 */
const BEFORE = `(?:[\\s\\p{Z}'"(,:<${WITHOUT_SPACES}\\x{fe00}-\\x{fe0f}]|[^\\x00-\\x7f\\p{L}\\p{N}\\p{Mn}\\p{Mc}])`
/** What can be after a link: all but letters and digits of scripts that put spaces between words. */
const AFTER = `(?:[^\\p{L}\\p{N}]|[${WITHOUT_SPACES}])`

/** How many instructions are remembered. Each takes up to half a kilobyte, in short patterns the most. */
const MAX_REMEMBERED = 100_000
/** How much a pattern weighs beside its instructions. */
const OF_EACH = 20
/** Compiled patterns by their text, on which nothing else has an influence, so readers inside and outside transactions share them. */
const compiled = new Recent<string, Pick<CompiledLinkifier, 'pattern' | 'size'>>(
  MAX_REMEMBERED,
  () => {},
  ({ size }) => OF_EACH + size,
)

/**
 * Compiles a checked pattern and template. Undefined if the pattern does not compile together with its surroundings. A pattern takes a
 * millisecond, and none if it was compiled before.
 */
export function compileLinkifier(source: { pattern: string; urlTemplate: string }): CompiledLinkifier | undefined {
  try {
    return { ...(compiled.get(source.pattern) ?? compiledWithin(source.pattern)), template: parseTemplate(source.urlTemplate) }
  } catch {
    return undefined
  }
}

/** Throws if the pattern does not compile. */
function compiledWithin(source: string): Pick<CompiledLinkifier, 'pattern' | 'size'> {
  const pattern = RE2JS.compile(`(?:^|${BEFORE})(${source})(?:$|${AFTER})`)
  const found = { pattern, size: pattern.programSize() }
  compiled.set(source, found)
  return found
}

/**
 * The links of a text, in order and without overlaps. If several linkifiers match, the first one wins. The cost is deducted from the
 * budget. Once the budget is used up, the rest of the text stays plain. `now` returns the time in milliseconds.
 */
export function findLinks(
  text: string,
  linkifiers: readonly CompiledLinkifier[],
  budget: LinkBudget = linkBudget(),
  now: () => number = () => performance.now(),
): FoundLink[] {
  const links: FoundLink[] = []
  const end = now() + budget.milliseconds
  const isLeft = (): boolean => budget.looks > 0 && (budget.work > 0 || now() < end)
  for (const part of partsOf(text))
    for (const linkifier of linkifiers) {
      if (!isLeft()) continue
      budget.work -= part.text.length * linkifier.size
      // Few linkifiers match a text, and this is the fastest test.
      if (linkifier.pattern.test(part.text)) addLinks(links, part, linkifier, budget, isLeft)
    }
  budget.milliseconds = Math.max(0, end - now())
  return links.sort((a, b) => a.start - b.start)
}

/** The budget for the text of one message. */
export function linkBudget(): LinkBudget {
  return { ...TEXT_BUDGET }
}

/** Adds the links of one linkifier in a part of a text, while the budget lasts. */
function addLinks(
  links: FoundLink[],
  { text, offset }: Part,
  { pattern, size, template }: CompiledLinkifier,
  budget: LinkBudget,
  isLeft: () => boolean,
): void {
  const matcher = pattern.matcher(text)
  for (let at = 0; at < text.length && isLeft(); ) {
    budget.work -= (text.length - at) * size
    if (!matcher.find(at)) return
    budget.looks--
    const [start, end] = [offset + matcher.start(1), offset + matcher.end(1)]
    const other = links.find((link) => start < link.end && link.start < end)
    const url = other || start === end ? undefined : expand(template, matcher.getNamedGroups())
    if (url !== undefined) links.push({ start, end, text: text.slice(start - offset, end - offset), url })
    // The character after a match can be the one before the next match. Empty matches are skipped.
    at = Math.max((other?.end ?? end) - offset, at + String.fromCodePoint(text.codePointAt(at) ?? 0).length)
  }
}

interface Part {
  text: string
  /** The offset at which the part starts. */
  offset: number
}

/** Splits a text into parts of whole words. Omits words that are longer than a part. */
function partsOf(text: string): Part[] {
  if (text.length <= MAX_PART) return [{ text, offset: 0 }]
  const parts: Part[] = []
  for (const { 0: part, index } of text.matchAll(PART)) parts.push({ text: part, offset: index })
  return parts
}
const PART = new RegExp(`(?<!\\S)\\S[^]{0,${MAX_PART - 1}}(?!\\S)`, 'g')

const linksOfTopics = new WeakMap<readonly CompiledLinkifier[], Map<string, FoundLink[]>>()

/** The links of a topic, in order and without overlaps. Cached. */
export function topicLinks(topic: string, linkifiers: readonly CompiledLinkifier[]): { text: string; url: string }[] {
  const known = linksOfTopics.get(linkifiers) ?? new Map<string, FoundLink[]>()
  const links = known.get(topic) ?? linksOfTopic(topic, linkifiers)
  if (known.size >= MAX_TOPICS) known.clear()
  known.set(topic, links)
  linksOfTopics.set(linkifiers, known)
  return links.map(({ text, url }) => ({ text, url }))
}

/** What linkifiers find in a topic, and the URLs of the web in it. A URL without a scheme gets `https`. */
function linksOfTopic(topic: string, linkifiers: readonly CompiledLinkifier[]): FoundLink[] {
  return withUrls(topic, findLinks(topic, linkifiers, { ...TOPIC_BUDGET })).flatMap((link) => {
    if (!('isBare' in link)) return [link]
    const url = link.isBare ? link.url.replace(/^http:/, 'https:') : link.url
    return /^https?:/.test(url) ? [{ ...link, url }] : []
  })
}

function expand(template: Template, values: Record<string, string | null>): string | undefined {
  try {
    const url = template.expand(values)
    return url.length <= MAX_URL && leadsToWeb(url) ? url : undefined
  } catch {
    // A value may have been cut in the middle of a character.
    return undefined
  }
}

/** Whether a URL or URL template has the scheme http, https or mailto, or none, in which case it leads to the server itself. */
export function leadsToWeb(url: string): boolean {
  const scheme = /^([^/?#{]*):/.exec(url)?.[1]
  return scheme === undefined || ['http', 'https', 'mailto'].includes(scheme.toLowerCase())
}

const EXPRESSION = /\{[+#./;?&]?([^{}]+)\}/g
const VARIABLE = '(?:[A-Za-z0-9_]|%[0-9A-Fa-f]{2})+(?:\\.(?:[A-Za-z0-9_]|%[0-9A-Fa-f]{2})+)*(?::[1-9][0-9]{0,3}|\\*)?'
const TEMPLATE = new RegExp(`^(?:[^\\p{Cc} "%<>\\\\^\`{|}]|%[0-9A-Fa-f]{2}|\\{[+#./;?&]?${VARIABLE}(?:,${VARIABLE})*\\})*$`, 'u')

/** The names of the variables of an RFC 6570 template. Undefined if it is not one. */
export function templateVariables(template: string): Set<string> | undefined {
  if (!TEMPLATE.test(template)) return undefined
  const lists = [...template.matchAll(EXPRESSION)].map(([, list = '']) => list)
  return new Set(lists.flatMap((list) => list.split(',').map((variable) => variable.replace(/[:*].*/, ''))))
}

/** The parts of a reverse template, in which literal braces are doubled. Undefined if it is not one. */
export function parseReverse(template: string): ({ text: string } | { variable: string })[] | undefined {
  const parts: ({ text: string } | { variable: string })[] = []
  let end = 0
  for (const match of template.matchAll(/\{\{|\}\}|\{([A-Za-z_][A-Za-z0-9_]*)\}|[^{}]+/gy)) {
    const [all, variable] = match
    parts.push(variable === undefined ? { text: all === '{{' || all === '}}' ? all.charAt(0) : all } : { variable })
    end = match.index + all.length
  }
  return end === template.length ? parts : undefined
}

/** The named groups of a pattern that matches the whole text. An unmatched group is null. */
export function matchWhole(pattern: RE2JS, text: string): Record<string, string | null> | undefined {
  const matcher = pattern.matcher(text)
  return matcher.matches() ? matcher.getNamedGroups() : undefined
}
