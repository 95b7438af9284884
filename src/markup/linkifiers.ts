// Linkifiers: patterns whose matches in a text become links. They run on RE2 alone, in time linear in the text.

import { RE2JS } from 're2js'
import { parseTemplate, type Template } from 'url-template'

/** A linkifier that is ready to find links. */
export interface CompiledLinkifier {
  /** Group 1 is the link; what stands before and after it is matched too. */
  pattern: RE2JS
  template: Template
}
/** Where in a text there is a link. */
export interface FoundLink {
  /** Offsets in UTF-16 units. */
  start: number
  end: number
  text: string
  url: string
}

/** Instructions of a compiled pattern: what a character of text costs at most. */
const MAX_PROGRAM = 1_000
/** What may be spent on the links of one text: looks for a match, and milliseconds (docs/adr/0013-linkifiers-in-time.md). */
export interface LinkBudget {
  looks: number
  milliseconds: number
}
const TEXT_BUDGET: LinkBudget = { looks: 250, milliseconds: 40 }
const TOPIC_BUDGET: LinkBudget = { looks: 20, milliseconds: 5 }
/** UTF-16 units that a pattern is given at once, so that no look takes long. */
const MAX_PART = 2_000
/** A longer URL is no link. */
const MAX_URL = 2_000
/** Topics whose links are kept for each organisation. */
const MAX_TOPICS = 5_000

/** A pattern in Python syntax; undefined when RE2 does not take it, or it is too costly. */
export function compilePattern(source: string): RE2JS | undefined {
  try {
    const pattern = RE2JS.compile(source)
    return pattern.programSize() <= MAX_PROGRAM ? pattern : undefined
  } catch {
    return undefined
  }
}

/** The linkifier of a pattern and a template that were checked; undefined when the pattern does not compile in its surroundings. */
export function compileLinkifier(source: { pattern: string; urlTemplate: string }): CompiledLinkifier | undefined {
  try {
    const pattern = RE2JS.compile(`(?:^|[\\s\\p{Z}'"(,:<])(${source.pattern})(?:$|[^\\p{L}\\p{N}])`)
    return { pattern, template: parseTemplate(source.urlTemplate) }
  } catch {
    return undefined
  }
}

/**
 * The links of a text in their order. Where several linkifiers match, the earliest of them wins; links do not overlap. What is spent
 * is taken out of the budget; once that is used up, the rest of the text stays as it is. `now` tells the time in milliseconds.
 */
export function findLinks(
  text: string,
  linkifiers: readonly CompiledLinkifier[],
  budget: LinkBudget = linkBudget(),
  now: () => number = () => performance.now(),
): FoundLink[] {
  const links: FoundLink[] = []
  const end = now() + budget.milliseconds
  const isLeft = (): boolean => budget.looks > 0 && now() < end
  for (const part of partsOf(text))
    for (const linkifier of linkifiers) {
      // Hardly any linkifier matches a text, and this is the quickest way to know.
      if (!isLeft() || !linkifier.pattern.test(part.text)) continue
      budget.looks -= addLinks(links, part, linkifier, (looks) => looks < budget.looks && now() < end)
    }
  budget.milliseconds = Math.max(0, end - now())
  return links.sort((a, b) => a.start - b.start)
}

/** For the text of one message. */
export function linkBudget(): LinkBudget {
  return { ...TEXT_BUDGET }
}

/** Adds what one linkifier finds in a part of a text, as long as another look is allowed. Returns how many there were. */
function addLinks(
  links: FoundLink[],
  { text, offset }: Part,
  { pattern, template }: CompiledLinkifier,
  mayLook: (looks: number) => boolean,
): number {
  const matcher = pattern.matcher(text)
  let looks = 0
  for (let at = 0; at < text.length && mayLook(looks) && matcher.find(at); looks++) {
    const [start, end] = [offset + matcher.start(1), offset + matcher.end(1)]
    const other = links.find((link) => start < link.end && link.start < end)
    const url = other || start === end ? undefined : expand(template, matcher.getNamedGroups())
    if (url !== undefined) links.push({ start, end, text: text.slice(start - offset, end - offset), url })
    // What follows a match may be what precedes the next. A match of nothing is stepped over.
    at = Math.max((other?.end ?? end) - offset, at + String.fromCodePoint(text.codePointAt(at) ?? 0).length)
  }
  return looks
}

interface Part {
  text: string
  /** Where it begins. */
  offset: number
}

/** A text in parts of whole words. A word that is longer than a part is left out. */
function partsOf(text: string): Part[] {
  if (text.length <= MAX_PART) return [{ text, offset: 0 }]
  const parts: Part[] = []
  for (const { 0: part, index } of text.matchAll(PART)) parts.push({ text: part, offset: index })
  return parts
}
const PART = new RegExp(`(?<!\\S)\\S[^]{0,${MAX_PART - 1}}(?!\\S)`, 'g')

const linksOfTopics = new WeakMap<readonly CompiledLinkifier[], Map<string, FoundLink[]>>()

/** The links of a topic: the same each time that it is shown. */
export function topicLinks(topic: string, linkifiers: readonly CompiledLinkifier[]): { text: string; url: string }[] {
  const known = linksOfTopics.get(linkifiers) ?? new Map<string, FoundLink[]>()
  const links = known.get(topic) ?? findLinks(topic, linkifiers, { ...TOPIC_BUDGET })
  if (known.size >= MAX_TOPICS) known.clear()
  known.set(topic, links)
  linksOfTopics.set(linkifiers, known)
  return links.map(({ text, url }) => ({ text, url }))
}

function expand(template: Template, values: Record<string, string | null>): string | undefined {
  try {
    const url = template.expand(values)
    return url.length <= MAX_URL && leadsToWeb(url) ? url : undefined
  } catch {
    // A prefix of a value ends in half a character.
    return undefined
  }
}

/** Whether a URL, or a template of some, leads to http, https, mailto or, without a scheme, to the server itself. */
export function leadsToWeb(url: string): boolean {
  const scheme = /^([^/?#{]*):/.exec(url)?.[1]
  return scheme === undefined || ['http', 'https', 'mailto'].includes(scheme.toLowerCase())
}

const EXPRESSION = /\{[+#./;?&]?([^{}]+)\}/g
const VARIABLE = '(?:[A-Za-z0-9_]|%[0-9A-Fa-f]{2})+(?:\\.(?:[A-Za-z0-9_]|%[0-9A-Fa-f]{2})+)*(?::[1-9][0-9]{0,3}|\\*)?'
const TEMPLATE = new RegExp(`^(?:[^\\p{Cc} "%<>\\\\^\`{|}]|%[0-9A-Fa-f]{2}|\\{[+#./;?&]?${VARIABLE}(?:,${VARIABLE})*\\})*$`, 'u')

/** The names of the variables of an RFC 6570 template; undefined when it is not one. */
export function templateVariables(template: string): Set<string> | undefined {
  if (!TEMPLATE.test(template)) return undefined
  const lists = [...template.matchAll(EXPRESSION)].map(([, list = '']) => list)
  return new Set(lists.flatMap((list) => list.split(',').map((variable) => variable.replace(/[:*].*/, ''))))
}

/** The parts of a reverse template, whose braces are doubled where they stand for themselves; undefined when it is not one. */
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

/** The named groups of a pattern when it matches all of a text; a group that took no part is null. */
export function matchWhole(pattern: RE2JS, text: string): Record<string, string | null> | undefined {
  const matcher = pattern.matcher(text)
  return matcher.matches() ? matcher.getNamedGroups() : undefined
}
