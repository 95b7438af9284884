// The HTML document around the content of every page that the server has.

import { type Language, languageTag } from '../../values/languages.ts'
import { html } from './html.ts'

interface Document {
  language: Language
  /** HTML. */
  title: string
  /** What the body element contains: HTML. */
  body: string
  /**
   * The readers that the page is laid out for: one person with one thing to do, the people of an organisation at its door or within, or
   * developers who read.
   */
  kind: 'person' | 'door' | 'reader' | 'client'
  /** The URL of the icon of its tab. */
  icon?: string | undefined
  /** Stylesheets besides the common one, which has the type scale, spacing and colours of all pages, and scripts: URLs. */
  styles?: string[] | undefined
  scripts?: string[] | undefined
  /** More elements of the head: HTML. */
  head?: string
}

/** The whole document. It loads everything from this server. */
export function documentOf({
  language,
  title,
  body,
  kind,
  icon = '/assets/icon.svg',
  styles = [],
  scripts = [],
  head = '',
}: Document): string {
  const tags = [
    `<link rel="icon" href="${html(icon)}">`,
    ...['/assets/site.css', ...styles].map((url) => `<link rel="stylesheet" href="${url}">`),
    ...scripts.map((url) => `<script src="${url}" defer></script>`),
  ]
  return `<!doctype html>
<html lang="${languageTag(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">${head}
<title>${title}</title>
${tags.join('\n')}
</head>
<body class="${kind}">
${body}
</body>
</html>
`
}
