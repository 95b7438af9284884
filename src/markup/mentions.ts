// Mentions of users, groups and wildcards; links to channels, topics and messages.

import type { MarkdownIt, StateInline } from 'markdown-it'
import { EMPTY_TOPIC_DISPLAY_NAME } from '../limits.ts'
import { nameKey } from '../values/text.ts'
import { channelUrl } from './channel-urls.ts'
import { type Context, contextOf } from './context.ts'
import type { Reference, ReferenceOf } from './references.ts'

/** A mention, if its subject exists. */
function mention(state: StateInline, silent: boolean): boolean {
  const context = contextOf(state)
  const reference = context.found.get(state.pos)
  const target = reference && !context.isPlain ? targetOf(context, reference) : undefined
  if (!reference || !target) return false
  if (!silent) {
    const isSilent = target.isSilent || context.inQuote || !target.isActive
    if (!isSilent) target.note()
    const token = state.push('mention', 'span', 0)
    token.attrs = [['class', `${target.className}${isSilent ? ' silent' : ''}`], ...target.attrs]
    token.content = `${isSilent ? '' : '@'}${target.name}`
  }
  state.pos = reference.end
  return true
}

interface Target {
  name: string
  isSilent: boolean
  className: string
  attrs: [string, string][]
  /** A deactivated account or group is shown but not mentioned. */
  isActive: boolean
  note(): void
}

function targetOf(context: Context, reference: Reference): Target | undefined {
  if (reference.kind === 'wildcard') return wildcardTarget(context, reference)
  if (reference.kind === 'user') return userTarget(context, reference)
  return reference.kind === 'group' ? groupTarget(context, reference) : undefined
}

function wildcardTarget(context: Context, { name, isSilent, of }: ReferenceOf<'wildcard'>): Target {
  const common = { name, isSilent, isActive: true }
  if (of === 'channel') {
    const note = (): void => {
      context.channelWildcard = true
    }
    return { ...common, className: 'user-mention channel-wildcard-mention', attrs: [['data-user-id', '*']], note }
  }
  const note = (): void => {
    context.topicWildcard = true
  }
  return { ...common, className: 'topic-mention', attrs: [], note }
}

function userTarget(context: Context, { name, id, isSilent }: ReferenceOf<'user'>): Target | undefined {
  const user = id === undefined ? context.userByName(name) : context.userById(id)
  // If both a name and an ID are given, the name must belong to the ID.
  if (!user || (name !== '' && name !== nameKey(user.name))) return undefined
  const note = (): void => void context.userIds.add(user.id)
  const attrs: [string, string][] = [['data-user-id', String(user.id)]]
  return { name: user.name, isSilent, className: 'user-mention', attrs, isActive: user.isActive, note }
}

function groupTarget(context: Context, { name, isSilent }: ReferenceOf<'group'>): Target | undefined {
  const group = context.groupByName(name)
  if (!group) return undefined
  const note = (): void => void context.groupIds.add(group.id)
  const attrs: [string, string][] = [['data-user-group-id', String(group.id)]]
  return { name: group.name, isSilent, className: 'user-group-mention', attrs, isActive: group.isActive, note }
}

/** A link to a channel, a topic or a message, if the channel exists. */
function channelLink(state: StateInline, silent: boolean): boolean {
  const context = contextOf(state)
  const reference = context.found.get(state.pos)
  if (reference?.kind !== 'channel') return false
  const channel = context.channelByName(reference.name)
  if (!channel) return false
  const { topic, messageId, end } = reference
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
  state.pos = end
  return true
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
