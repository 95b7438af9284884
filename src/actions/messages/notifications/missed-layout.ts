// What a mail about missed messages looks like, as plain text and as HTML. Pure. Everything is escaped but HTML that markup/mail.ts made.

import { escapeHtml } from '../../../markup/html.ts'
import { composed, type MailText, mailText, verbatim } from '../../../outbound/mail-text.ts'
import { card, framedHtml, framedText, heading, type MailFrame, paragraph, quoted, shown, small, underlined } from './mail-frame.ts'

/** A message in a mail. */
export interface ShownMessage {
  sender: string
  /** In the reader's time zone. */
  time: string
  text: string
  html: string
  /** Whether `text` and `html` are only the beginning. */
  isCut: boolean
}

/** The title is what the conversation is called. */
export interface MissedLayout extends MailFrame {
  /** Messages that the reader has seen or was not to be mailed about, oldest first. */
  earlier: readonly ShownMessage[]
  missed: readonly ShownMessage[]
  /** The number of missed messages that the mail does not show. */
  more: number
  /** Without content: what is said instead of messages. */
  instead?: readonly MailText[]
}

/** The plain text. */
export function missedText({ earlier, missed, more, instead, ...frame }: MissedLayout): string {
  const { language, title } = frame
  const message = ({ sender, time, text, isCut }: ShownMessage): MailText => {
    const cut = isCut ? composed`\n${mailText(language, 'missed.cut')}` : verbatim('')
    return composed`${sender}, ${verbatim(time)}:\n${quoted(text)}${cut}`
  }
  const body = instead ?? [
    underlined(title),
    ...(earlier.length > 0 ? [composed`${mailText(language, 'missed.earlier')}:`, ...earlier.map(message), verbatim('* * *')] : []),
    ...missed.map(message),
    ...(more > 0 ? [mailText(language, 'missed.more', { count: more })] : []),
  ]
  return framedText(frame, body)
}

/** The HTML. */
export function missedHtml({ earlier, missed, more, instead, ...frame }: MissedLayout): string {
  const { language, title } = frame
  const message = ({ sender, time, html, isCut }: ShownMessage, isNew: boolean): string =>
    card(
      `<div style="margin:0 0 6px"><strong>${shown(composed`${sender}`)}</strong> <span class="soft" style="color:#5c616b;font-size:14px">${escapeHtml(time)}</span></div>
<div style="overflow-wrap:anywhere">${html}${isCut ? `<p class="soft" style="margin:0;color:#5c616b">${shown(mailText(language, 'missed.cut'))}</p>` : ''}</div>`,
      isNew,
    )
  const body = instead
    ? instead.map(paragraph)
    : [
        heading(title),
        ...(earlier.length > 0 ? [small(shown(mailText(language, 'missed.earlier'))), ...earlier.map((one) => message(one, false))] : []),
        ...(earlier.length > 0 ? ['<hr style="margin:16px 0;border:0;border-top:1px solid #c9ccd2">'] : []),
        ...missed.map((one) => message(one, true)),
        ...(more > 0 ? [small(shown(mailText(language, 'missed.more', { count: more })))] : []),
      ]
  return framedHtml(frame, body)
}
