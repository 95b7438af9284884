// Mentions of users, groups and wildcards; links to channels, topics and messages.

import type { MarkdownIt, StateInline } from 'markdown-it'
import { EMPTY_TOPIC_DISPLAY_NAME } from '../limits.ts'
import { nameKey } from '../values/text.ts'
import { channelUrl } from './channel-urls.ts'
import { type Context, contextOf } from './context.ts'
import { CHANNEL_LINK, MENTION, userReference, wildcardOf } from './references.ts'

const BEFORE_MENTION = /[\s'"({[/<]/
const BEFORE_CHANNEL_LINK = /[\s'"(,:<]/
const mentionAt = new RegExp(MENTION, 'y')
const channelLinkAt = new RegExp(CHANNEL_LINK, 'y')

/** `@**name**`, `@**name|id**`, `@**|id**`, `@*group*`, `@**all**`, `@**topic**`, each silent with `@_`. */
export function mention(state: StateInline, silent: boolean): boolean {
  const match = matchAt(state, '@', mentionAt, BEFORE_MENTION)
  if (!match) return false
  const [whole, underscore, user, group] = match
  const context = contextOf(state)
  if (context.isPlain) return false
  const isQuiet = underscore === '_' || context.inQuote
  const target = user === undefined ? groupTarget(context, group ?? '') : (wildcardTarget(context, user) ?? userTarget(context, user))
  if (!target) return false
  if (!silent) {
    const isSilent = isQuiet || !target.isActive
    if (!isSilent) target.note()
    const token = state.push('mention', 'span', 0)
    token.attrs = [['class', `${target.className}${isSilent ? ' silent' : ''}`], ...target.attrs]
    token.content = `${isSilent ? '' : '@'}${target.name}`
  }
  state.pos += whole.length
  return true
}

interface Target {
  name: string
  className: string
  attrs: [string, string][]
  /** A deactivated account or group is shown but not mentioned. */
  isActive: boolean
  note(): void
}

function wildcardTarget(context: Context, name: string): Target | undefined {
  const wildcard = wildcardOf(name)
  if (wildcard === 'channel') {
    const note = (): void => {
      context.channelWildcard = true
    }
    return { name, className: 'user-mention channel-wildcard-mention', attrs: [['data-user-id', '*']], isActive: true, note }
  }
  if (wildcard === undefined) return undefined
  const note = (): void => {
    context.topicWildcard = true
  }
  return { name, className: 'topic-mention', attrs: [], isActive: true, note }
}

function userTarget(context: Context, reference: string): Target | undefined {
  const { name, id } = userReference(reference)
  const user = id === undefined ? context.userByName(name) : context.userById(id)
  // If both a name and an ID are given, the name must belong to the ID.
  if (!user || (name !== '' && name !== nameKey(user.name))) return undefined
  const note = (): void => void context.userIds.add(user.id)
  return { name: user.name, className: 'user-mention', attrs: [['data-user-id', String(user.id)]], isActive: user.isActive, note }
}

function groupTarget(context: Context, name: string): Target | undefined {
  const group = context.groupByName(name)
  if (!group) return undefined
  const note = (): void => void context.groupIds.add(group.id)
  const attrs: [string, string][] = [['data-user-group-id', String(group.id)]]
  return { name: group.name, className: 'user-group-mention', attrs, isActive: group.isActive, note }
}

/** `#**channel**`, `#**channel>topic**`, `#**channel>topic@message**`. The topic can be empty. */
function channelLink(state: StateInline, silent: boolean): boolean {
  const match = matchAt(state, '#', channelLinkAt, BEFORE_CHANNEL_LINK)
  if (!match) return false
  const [whole, name = '', topic, messageId] = match
  const channel = contextOf(state).channelByName(name)
  if (!channel) return false
  if (!silent) {
    const token = state.push('channel_link', 'a', 0)
    token.content = `#${channel.name}`
    let className = 'stream'
    if (topic !== undefined) {
      className = 'stream-topic'
      token.content += ' > '
      token.meta = { topic }
    }
    if (messageId !== undefined) className = 'message-link'
    token.attrs = [
      ['class', className],
      ...(messageId === undefined ? [['data-stream-id', String(channel.id)] as [string, string]] : []),
      ['href', channelUrl(channel, topic, messageId)],
    ]
    // Links do not nest. Within a link, only the text is shown.
    if (state.linkLevel > 0) {
      token.tag = 'span'
      token.attrs = []
    }
  }
  state.pos += whole.length
  return true
}

function matchAt(state: StateInline, first: string, pattern: RegExp, before: RegExp): RegExpExecArray | null {
  const { src, pos } = state
  if (src[pos] !== first || (pos > 0 && !before.test(src[pos - 1] ?? ''))) return null
  pattern.lastIndex = pos
  return pattern.exec(src)
}

/** Adds the parsing rules and the rendering of their tokens. */
export function addMentions(md: MarkdownIt): void {
  const { escapeHtml } = md.utils
  md.inline.ruler.before('emphasis', 'mention', mention)
  md.inline.ruler.before('emphasis', 'channel_link', channelLink)
  md.renderer.rules.mention = (tokens, i, _options, _env, renderer) => {
    const token = tokens[i]
    return token ? `<span${renderer.renderAttrs(token)}>${escapeHtml(token.content)}</span>` : ''
  }
  md.renderer.rules.channel_link = (tokens, i, _options, _env, renderer) => {
    const token = tokens[i]
    if (!token) return ''
    const topic = token.meta?.topic
    const name = topic === '' ? `<em>${EMPTY_TOPIC_DISPLAY_NAME}</em>` : escapeHtml(String(topic ?? ''))
    const sign = token.attrGet('class') === 'message-link' ? ' @ 💬' : ''
    return `<${token.tag}${renderer.renderAttrs(token)}>${escapeHtml(token.content)}${name}${sign}</${token.tag}>`
  }
}
