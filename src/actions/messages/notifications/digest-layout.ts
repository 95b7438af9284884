// What a weekly digest looks like, as plain text and as HTML. Pure. Everything is escaped.

import { escapeHtml } from '../../../markup/html.ts'
import { composed, listed, type MailText, mailText, verbatim } from '../../../outbound/mail-text.ts'
import type { TextKey } from '../../../texts/texts.ts'
import { card, framedHtml, framedText, heading, type MailFrame, paragraph, quoted, shown, small, underlined } from './mail-frame.ts'

export interface ShownTopic {
  /** What the topic is called. */
  title: MailText
  url: string
  messages: number
  people: number
  /** Of the newest message: who wrote it, and its first words. */
  sender: string
  words: string
}

/** The first of several names, and how many more there are. */
export interface ShownNames {
  names: readonly string[]
  more: number
}

export interface DigestLayout extends MailFrame {
  topics: readonly ShownTopic[]
  channels: ShownNames
  people: ShownNames
  /** Without content: what is said instead. */
  instead?: readonly MailText[]
}

/** The plain text. */
export function digestText({ topics, channels, people, instead, ...frame }: DigestLayout): string {
  const { language, title } = frame
  const topic = ({ url, sender, words, ...one }: ShownTopic): MailText =>
    composed`${one.title}\n${numbersOf(language, one)}\n${verbatim(url)}\n\n${sender}:\n${quoted(words)}`
  const names = sectionsOf(frame, channels, people).map(({ label, list }) => composed`${label}:\n${list}`)
  const body = instead ?? [
    underlined(title),
    ...(topics.length > 0 ? [composed`${mailText(language, 'digest.topics')}:`, ...topics.map(topic)] : []),
    ...names,
  ]
  return framedText(frame, body)
}

/** The HTML. */
export function digestHtml({ topics, channels, people, instead, ...frame }: DigestLayout): string {
  const { language, title } = frame
  const topic = ({ url, sender, words, ...one }: ShownTopic): string =>
    card(
      `<div style="overflow-wrap:anywhere"><a class="link" href="${escapeHtml(url)}" style="color:#2a5db0;font-weight:600">${shown(one.title)}</a></div>
<div class="soft" style="margin:0 0 6px;color:#5c616b;font-size:14px">${shown(numbersOf(language, one))}</div>
<div style="overflow-wrap:anywhere;white-space:pre-line"><strong>${shown(composed`${sender}`)}</strong>: ${escapeHtml(words)}</div>`,
      true,
    )
  const names = sectionsOf(frame, channels, people).flatMap(({ label, list }) => [small(shown(label)), paragraph(list)])
  const body = instead
    ? instead.map(paragraph)
    : [heading(title), ...(topics.length > 0 ? [small(shown(mailText(language, 'digest.topics'))), ...topics.map(topic)] : []), ...names]
  return framedHtml(frame, body)
}

function numbersOf(language: MailFrame['language'], { messages, people }: Pick<ShownTopic, 'messages' | 'people'>): MailText {
  return mailText(language, 'digest.numbers', { messages, people })
}

/** The sections of new channels and people, those that are not empty. */
function sectionsOf({ language }: MailFrame, channels: ShownNames, people: ShownNames): { label: MailText; list: MailText }[] {
  const section = (label: TextKey & `digest.${'channels' | 'people'}`, { names, more }: ShownNames, rest: MailText) =>
    names.length === 0 ? [] : [{ label: mailText(language, label), list: listed(language, more > 0 ? [...names, rest] : names) }]
  return [
    ...section('digest.channels', channels, mailText(language, 'digest.moreChannels', { count: channels.more })),
    ...section('digest.people', people, mailText(language, 'digest.morePeople', { count: people.more })),
  ]
}
