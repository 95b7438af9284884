// Formulas, typeset by KaTeX.

import katex from 'katex'
import type { MarkdownIt, StateInline } from 'markdown-it'
import { languageOf } from './blocks.ts'
import { type Context, contextOf } from './context.ts'

const inlineMath = /\$\$(?!\$)((?:\\\$|[^$\n])+)\$\$(?!\$)/y
/** Definitions repeat what they stand for, as often as a text likes. */
const DEFINITION = /\\(?:[gex]?def|let|futurelet|global|long|(?:re)?newcommand|providecommand)(?![a-zA-Z])/

/** `$$formula$$`. */
function formula(state: StateInline, silent: boolean): boolean {
  if (state.src[state.pos] !== '$' || contextOf(state).isPlain) return false
  inlineMath.lastIndex = state.pos
  const match = inlineMath.exec(state.src)
  if (!match) return false
  if (!silent) state.push('math', 'span', 0).content = match[1] ?? ''
  state.pos += match[0].length
  return true
}

/** Undefined for what is no formula, defines something, or is beyond what one text may have. */
function typeset(text: string, displayMode: boolean, { math }: Context): string | undefined {
  math.source -= text.length
  if (math.source < 0 || DEFINITION.test(text)) return undefined
  // KaTeX tells of each character that it has no picture of, however many: nothing for a log.
  const { warn } = console
  console.warn = () => {}
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
    // A mistake in the formula, or one so deeply nested that the stack is not enough.
    return undefined
  } finally {
    console.warn = warn
  }
}

/** Adds the rule and how its token and a fence of a formula look. */
export function addMath(md: MarkdownIt): void {
  const { escapeHtml } = md.utils
  const { fence } = md.renderer.rules
  md.inline.ruler.before('escape', 'math', formula)
  md.renderer.rules.math = (tokens, i, _options, env) => {
    const text = tokens[i]?.content ?? ''
    return typeset(text, false, contextOf({ env: env ?? {} })) ?? `<code class="tex-error">$$${escapeHtml(text)}$$</code>`
  }
  md.renderer.rules.fence = (tokens, i, options, env, renderer) => {
    const token = tokens[i]
    const context = contextOf({ env: env ?? {} })
    if (!token || languageOf(token.info) !== 'math' || context.isPlain) return fence?.(tokens, i, options, env, renderer) ?? ''
    const html = typeset(token.content, true, context)
    return html === undefined ? `<pre><code class="tex-error">${escapeHtml(token.content)}</code></pre>\n` : `<p>${html}</p>\n`
  }
}
