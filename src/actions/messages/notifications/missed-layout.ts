// What a mail about missed messages looks like, as plain text and as HTML. Pure. Everything is escaped but HTML that markup/mail.ts made.

import { escapeHtml } from '../../../markup/html.ts'
import { composed, type MailText, mailText, paragraphs, verbatim } from '../../../outbound/mail-text.ts'
import { type Language, languageTag } from '../../../values/languages.ts'

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

export interface MissedLayout {
  language: Language
  /** The name of the organisation. */
  realm: string
  /** What the conversation is called. */
  title: MailText
  /** Messages that the reader has seen or was not to be mailed about, oldest first. */
  earlier: readonly ShownMessage[]
  missed: readonly ShownMessage[]
  /** The number of missed messages that the mail does not show. */
  more: number
  /** Without content: what is said instead of messages. */
  instead?: readonly MailText[]
  open: { label: MailText; url: string }
  why: MailText
  stop: { label: MailText; url: string }
}

/** The plain text. What people wrote is quoted, so that nobody can write what looks like the rest of the mail. */
export function missedText({ language, title, earlier, missed, more, instead, open, why, stop }: MissedLayout): string {
  const quoted = ({ sender, time, text, isCut }: ShownMessage): MailText => {
    const lines = text.replace(/^/gm, '> ').replace(/[ \t]+$/gm, '')
    const cut = isCut ? composed`\n${mailText(language, 'missed.cut')}` : verbatim('')
    return composed`${sender}, ${verbatim(time)}:\n${verbatim(lines)}${cut}`
  }
  const body = instead ?? [
    composed`${title}\n${verbatim('='.repeat(Math.min([...title.text].length, 70)))}`,
    ...(earlier.length > 0 ? [composed`${mailText(language, 'missed.earlier')}:`, ...earlier.map(quoted), verbatim('* * *')] : []),
    ...missed.map(quoted),
    ...(more > 0 ? [mailText(language, 'missed.more', { count: more })] : []),
  ]
  const footer = composed`-- \n${why}\n${mailText(language, 'missed.noReply')}\n${stop.label}:\n${verbatim(stop.url)}\n`
  return paragraphs([...body, composed`${open.label}:\n${verbatim(open.url)}`, footer]).text
}

/** Colours for a dark background, of the classes below. Programs that know no such rules show everything on a light one. */
const STYLE = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){.page{background:#17181c!important}.text{color:#e6e7ea!important}.soft{color:#a9adb6!important}
.card{background:#22242a!important;border-top-color:#3a3d45!important;border-right-color:#3a3d45!important;border-bottom-color:#3a3d45!important}.link{color:#9dbdf5!important}.button{background:#9dbdf5!important;color:#17181c!important}}`

/** The HTML. No tables, no pictures, no scripts, and nothing from another server. */
export function missedHtml({ language, realm, title, earlier, missed, more, instead, open, why, stop }: MissedLayout): string {
  const card = ({ sender, time, html, isCut }: ShownMessage, isNew: boolean): string => {
    const border = isNew ? '#2a5db0' : '#c9ccd2'
    return `<div class="card" style="margin:0 0 12px;padding:12px 16px;background:#ffffff;border:1px solid #d9dce1;border-left:4px solid ${border};border-radius:6px">
<div style="margin:0 0 6px"><strong>${shown(composed`${sender}`)}</strong> <span class="soft" style="color:#5c616b;font-size:14px">${escapeHtml(time)}</span></div>
<div style="overflow-wrap:anywhere">${html}${isCut ? `<p class="soft" style="margin:0;color:#5c616b">${shown(mailText(language, 'missed.cut'))}</p>` : ''}</div>
</div>`
  }
  const small = (content: string): string =>
    `<p class="soft" style="margin:0 0 8px;color:#5c616b;font-size:14px;line-height:20px">${content}</p>`
  const body = instead
    ? instead.map((text) => `<p style="margin:0 0 12px">${shown(text)}</p>`)
    : [
        `<h1 style="margin:0 0 16px;font-size:20px;line-height:26px;overflow-wrap:anywhere">${shown(title)}</h1>`,
        ...(earlier.length > 0 ? [small(shown(mailText(language, 'missed.earlier'))), ...earlier.map((one) => card(one, false))] : []),
        ...(earlier.length > 0 ? ['<hr style="margin:16px 0;border:0;border-top:1px solid #c9ccd2">'] : []),
        ...missed.map((one) => card(one, true)),
        ...(more > 0 ? [small(shown(mailText(language, 'missed.more', { count: more })))] : []),
      ]
  return `<!doctype html>
<html lang="${languageTag(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${shown(title)}</title>
<style>${STYLE}</style>
</head>
<body class="page text" style="margin:0;padding:0;background:#f2f3f5;color:#1c1d21;font:16px/24px system-ui,-apple-system,'Segoe UI',Roboto,sans-serif">
<div style="max-width:600px;margin:0 auto;padding:24px 16px">
<p class="soft" style="margin:0 0 12px;color:#5c616b;font-size:14px">${shown(composed`${realm}`)}</p>
${body.join('\n')}
<p style="margin:20px 0 28px"><a class="button" href="${escapeHtml(open.url)}" style="display:inline-block;padding:10px 20px;background:#2a5db0;color:#ffffff;border-radius:6px;font-weight:600;text-decoration:none">${shown(open.label)}</a></p>
${small(`${shown(why)} ${shown(mailText(language, 'missed.noReply'))}`)}
${small(`<a class="link" href="${escapeHtml(stop.url)}" style="color:#2a5db0">${shown(stop.label)}</a>`)}
</div>
</body>
</html>
`
}

function shown({ text }: MailText): string {
  return escapeHtml(text)
}
