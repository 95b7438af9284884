// The HTML document around the content of every page that the server has.

import { html } from './html.ts'

interface Document {
  title: string
  /** What the body element contains: HTML. */
  body: string
  /** For whom the page is laid out: one person with one thing to do, the people of an organisation at its door, or developers who read. */
  kind: 'person' | 'door' | 'reader'
  /** The URL of the icon of its tab. */
  icon?: string | undefined
  /** Stylesheets besides the common one, which has the type scale, spacing and colours of all pages, and scripts: URLs. */
  styles?: string[]
  scripts?: string[]
}

/** The whole document. It loads everything from this server. */
export function documentOf({ title, body, kind, icon = '/assets/icon.svg', styles = [], scripts = [] }: Document): string {
  const tags = [
    `<link rel="icon" href="${html(icon)}">`,
    ...['/assets/site.css', ...styles].map((url) => `<link rel="stylesheet" href="${url}">`),
    ...scripts.map((url) => `<script src="${url}" defer></script>`),
  ]
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${html(title)}</title>
${tags.join('\n')}
</head>
<body class="${kind}">
${body}
</body>
</html>
`
}
