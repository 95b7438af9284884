// What surrounds the content of every page of the site.

import { html } from '../pages/html.ts'

interface Page {
  title: string
  /** HTML. */
  content: string
  /** The URL of the page as it appears in the navigation. */
  path: string
  styles?: string[]
  scripts?: string[]
}

const NAVIGATION = [
  ['/', 'Parley'],
  ['/guides', 'Guides'],
  ['/api/docs', 'Reference'],
] as const

/** The whole document. It loads everything from this server. */
export function layout({ title, content, path, styles = [], scripts = [] }: Page): string {
  const links = NAVIGATION.map(([url, name]) => `<a href="${url}"${url === path ? ' aria-current="page"' : ''}>${name}</a>`)
  const tags = [
    ...['/assets/site.css', ...styles].map((url) => `<link rel="stylesheet" href="${url}">`),
    ...scripts.map((url) => `<script src="${url}" defer></script>`),
  ]
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${html(title)}</title>
<link rel="icon" href="data:,">
${tags.join('\n')}
</head>
<body>
<a class="skip" href="#content">Skip to content</a>
<header><nav aria-label="Site">${links.join('\n')}</nav></header>
<main id="content">
${content}
</main>
</body>
</html>
`
}
