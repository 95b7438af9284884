// Formulas, rendered by KaTeX.

import katex from 'katex'
import type { MarkdownIt, StateInline } from 'markdown-it'
import { languageOf } from './blocks.ts'
import { type Context, contextOf } from './context.ts'

const inlineMath = /\$\$(?![$_])((?:\\\$|[^$\n])+)\$\$(?!\$)/y
/** What costs KaTeX much: commands, scripts, primes, cells, and accented letters, which it composes. */
const COSTLY = /\\(?:[a-zA-Z@]+|.)|[&^_']|[^\0-\x7f]/gs
/** How many other characters take as long as a costly one. */
const COST = 10
/** Commands that define macros, which can make output grow without limit. */
const DEFINITION = /\\(?:[gex]?def|let|futurelet|global|long|(?:re)?newcommand|providecommand)(?![a-zA-Z])/

/** `$$formula$$`. `$$_$$` is a face. */
function formula(state: StateInline, silent: boolean): boolean {
  if (state.src[state.pos] !== '$' || contextOf(state).isPlain) return false
  inlineMath.lastIndex = state.pos
  const match = inlineMath.exec(state.src)
  if (!match) return false
  if (!silent) state.push('math', 'span', 0).content = match[1] ?? ''
  state.pos += match[0].length
  return true
}

/** Renders a formula. Undefined if it is invalid, defines macros, or exceeds the budget of the text. */
function typeset(text: string, displayMode: boolean, { math }: Context): string | undefined {
  math.formulas--
  math.source -= text.length + (COST - 1) * (text.match(COSTLY)?.length ?? 0)
  if (math.formulas < 0 || math.source < 0 || DEFINITION.test(text)) return undefined
  // KaTeX would log a warning for each character without a glyph, and the text of \message, \errmessage and \show.
  const { log, warn, error } = console
  const silence = (): void => {}
  Object.assign(console, { log: silence, warn: silence, error: silence })
  try {
    const html = katex.renderToString(text, {
      displayMode,
      throwOnError: true,
      trust: false,
      strict: 'ignore',
      maxSize: 20,
      maxExpand: 200,
    })
    math.html -= html.length
    return math.html < 0 ? undefined : html
  } catch {
    // The formula has an error, or is nested too deeply for the stack.
    return undefined
  } finally {
    Object.assign(console, { log, warn, error })
  }
}

/** Adds the parsing rule, and the rendering of its token and of fenced formulas. */
export function addMath(md: MarkdownIt): void {
  const { escapeHtml } = md.utils
  const { fence } = md.renderer.rules
  md.inline.ruler.before('escape', 'math', formula)
  md.renderer.rules.math = (tokens, i, _options, env) => {
    const text = tokens[i]?.content ?? ''
    return typeset(text, false, contextOf({ env: env ?? {} })) ?? `<span class="tex-error">$$${escapeHtml(text)}$$</span>`
  }
  md.renderer.rules.fence = (tokens, i, options, env, renderer) => {
    const token = tokens[i]
    const context = contextOf({ env: env ?? {} })
    if (!token || languageOf(token.info) !== 'math' || context.isPlain) return fence?.(tokens, i, options, env, renderer) ?? ''
    const html = typeset(token.content, true, context)
    return html === undefined ? `<p><span class="tex-error">${escapeHtml(token.content.trim())}</span></p>\n` : `<p>${html}</p>\n`
  }
}
