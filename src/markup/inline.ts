// Inline syntax: emoji by name, and times.

import type { MarkdownIt, StateInline } from 'markdown-it'
import { parseWrittenDate } from '../values/dates.ts'
import { extraEmojiUrl, isExtraEmoji, unicodeEmoji } from '../values/unicode-emoji.ts'
import { contextOf } from './context.ts'

const timeAt = /<time:([^>\n]{1,60})>/y

/** `:name:`. The organisation's custom emoji take precedence. */
function emoji(state: StateInline, silent: boolean): boolean {
  const context = contextOf(state)
  const reference = context.found.get(state.pos)
  if (reference?.kind !== 'emoji') return false
  const { name, end } = reference
  const whole = `:${name}:`
  const image = context.referents.customEmoji.get(name)?.url ?? (isExtraEmoji(name) ? extraEmojiUrl(name) : undefined)
  const code = unicodeEmoji(name)
  if ((image ?? code) === undefined || context.emoji <= 0) return false
  if (!silent) {
    context.emoji--
    const token = state.push('emoji', image === undefined ? 'span' : 'img', 0)
    const title = name.replaceAll('_', ' ')
    token.content = whole
    token.attrs =
      image === undefined
        ? emojiAttributes(name, code ?? '')
        : [
            ['alt', whole],
            ['class', 'emoji'],
            ['src', image],
            ['title', title],
          ]
  }
  state.pos = end
  return true
}

/** The attributes of a Unicode emoji's element. */
export function emojiAttributes(name: string, code: string): [string, string][] {
  const title = name.replaceAll('_', ' ')
  return [
    ['aria-label', title],
    ['class', `emoji emoji-${code}`],
    ['role', 'img'],
    ['title', title],
  ]
}

/** `<time:2026-01-31T09:30:00+01:00>`, with a date as people write it, or with UNIX seconds: a time that readers see in their own time zone. */
function time(state: StateInline, silent: boolean): boolean {
  if (state.src[state.pos] !== '<') return false
  timeAt.lastIndex = state.pos
  const match = timeAt.exec(state.src)
  if (!match) return false
  const [whole, text = ''] = match
  if (!silent) {
    const date = parseTime(text)
    const token = state.push('time', date ? 'time' : 'span', 0)
    token.attrs = [date ? ['datetime', date.toISOString().replace('.000Z', 'Z')] : ['class', 'timestamp-error']]
    token.content = date ? text : `Invalid time format: ${text}`
  }
  state.pos += whole.length
  return true
}

function parseTime(text: string): Date | undefined {
  const time = /^\d{1,11}$/.test(text) ? Number(text) : parseWrittenDate(text.trim())
  return time === undefined ? undefined : new Date(time * 1000)
}

/** Adds the parsing rules and the rendering of their tokens. */
export function addInline(md: MarkdownIt): void {
  const { escapeHtml } = md.utils
  md.inline.ruler.before('emphasis', 'emoji', emoji)
  md.inline.ruler.before('autolink', 'time', time)
  for (const type of ['emoji', 'time'])
    md.renderer.rules[type] = (tokens, i, _options, _env, renderer) => {
      const token = tokens[i]
      if (!token) return ''
      const open = `<${token.tag}${renderer.renderAttrs(token)}>`
      return token.tag === 'img' ? open : `${open}${escapeHtml(token.content)}</${token.tag}>`
    }
}
