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
/**
 * Matches that are looked at in one text. Each can cost RE2 a look at all the rest of the text, so their number is what keeps the
 * whole linear.
 */
const MAX_MATCHES = 250

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
 * The links of a text in their order. Where several linkifiers match, the earliest of them wins; links do not overlap. A text of
 * very many matches gets links for some of them.
 */
export function findLinks(text: string, linkifiers: readonly CompiledLinkifier[]): FoundLink[] {
  const links: FoundLink[] = []
  let matches = 0
  for (const { pattern, template } of linkifiers) {
    // Hardly any linkifier matches a text, and this is the quickest way to know.
    if (!pattern.test(text)) continue
    const matcher = pattern.matcher(text)
    for (let at = 0; at < text.length && matches < MAX_MATCHES && matcher.find(at); matches++) {
      const [start, end] = [matcher.start(1), matcher.end(1)]
      const other = links.find((link) => start < link.end && link.start < end)
      const url = other || start === end ? undefined : expand(template, matcher.getNamedGroups())
      if (url !== undefined) links.push({ start, end, text: text.slice(start, end), url })
      // What follows a match may be what precedes the next. A match of nothing is stepped over.
      at = Math.max(other?.end ?? end, at + String.fromCodePoint(text.codePointAt(at) ?? 0).length)
    }
  }
  return links.sort((a, b) => a.start - b.start)
}

function expand(template: Template, values: Record<string, string | null>): string | undefined {
  try {
    const url = template.expand(values)
    return leadsToWeb(url) ? url : undefined
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
