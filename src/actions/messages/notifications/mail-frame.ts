// What the mails about messages have in common: their beginning, their button and their end, as plain text and as HTML. Pure.

import { escapeHtml } from '../../../markup/html.ts'
import { composed, type MailText, mailText, paragraphs, verbatim } from '../../../outbound/mail-text.ts'
import { type Language, languageTag } from '../../../values/languages.ts'

export interface MailFrame {
  language: Language
  /** The name of the organisation. */
  realm: string
  title: MailText
  open: { label: MailText; url: string }
  why: MailText
  stop: { label: MailText; url: string }
}

/** The plain text around a body. */
export function framedText({ language, open, why, stop }: MailFrame, body: readonly MailText[]): string {
  const footer = composed`-- \n${why}\n${mailText(language, 'missed.noReply')}\n${stop.label}:\n${verbatim(stop.url)}\n`
  return paragraphs([...body, composed`${open.label}:\n${verbatim(open.url)}`, footer]).text
}

/** A line of plain text with a line below it. */
export function underlined(title: MailText): MailText {
  return composed`${title}\n${verbatim('='.repeat(Math.min([...title.text].length, 70)))}`
}

/** What people wrote, as plain text: quoted, so that nobody can write what looks like the rest of the mail. */
export function quoted(text: string): MailText {
  return verbatim(text.replace(/^/gm, '> ').replace(/[ \t]+$/gm, ''))
}

/** Colours for a dark background, of the classes below. Programs that know no such rules show everything on a light one. */
const STYLE = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){.page{background:#17181c!important}.text{color:#e6e7ea!important}.soft{color:#a9adb6!important}
.card{background:#22242a!important;border-top-color:#3a3d45!important;border-right-color:#3a3d45!important;border-bottom-color:#3a3d45!important}.link{color:#9dbdf5!important}.button{background:#9dbdf5!important;color:#17181c!important}}`

/** The HTML around a body of HTML. No tables, no pictures, no scripts, and nothing from another server. */
export function framedHtml({ language, realm, title, open, why, stop }: MailFrame, body: readonly string[]): string {
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

/** The title in HTML. */
export function heading(title: MailText): string {
  return `<h1 style="margin:0 0 16px;font-size:20px;line-height:26px;overflow-wrap:anywhere">${shown(title)}</h1>`
}

/** A paragraph of HTML. */
export function paragraph(text: MailText): string {
  return `<p style="margin:0 0 12px">${shown(text)}</p>`
}

/** A paragraph of less weight around HTML. */
export function small(html: string): string {
  return `<p class="soft" style="margin:0 0 8px;color:#5c616b;font-size:14px;line-height:20px">${html}</p>`
}

/** A box around HTML, with an edge that says whether it is new. */
export function card(html: string, isNew: boolean): string {
  const border = isNew ? '#2a5db0' : '#c9ccd2'
  return `<div class="card" style="margin:0 0 12px;padding:12px 16px;background:#ffffff;border:1px solid #d9dce1;border-left:4px solid ${border};border-radius:6px">
${html}
</div>`
}

/** A text as HTML. */
export function shown({ text }: MailText): string {
  return escapeHtml(text)
}
