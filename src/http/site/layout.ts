// What surrounds the content of every page of the site.

import { documentOf } from '../pages/document.ts'
import { html } from '../pages/html.ts'

interface Page {
  title: string
  /** HTML. */
  content: string
  /** The URL of the page as it appears in the navigation. */
  path: string
  /** HTML of the columns before and after the content. */
  before?: string
  after?: string
  styles?: string[]
  scripts?: string[]
}

const NAVIGATION = [
  ['/guides', 'Guides'],
  ['/api/docs', 'Reference'],
] as const

/** The whole document. */
export function layout({ title, content, path, before = '', after = '', styles, scripts }: Page): string {
  const links = NAVIGATION.map(([url, name]) => {
    const current = url === path ? ' aria-current="page"' : path.startsWith(`${url}/`) ? ' aria-current="true"' : ''
    return `<a href="${url}"${current}>${name}</a>`
  })
  return documentOf({
    language: 'en',
    title: html(path === '/' ? title : `${title} · Parley`),
    kind: 'reader',
    styles,
    scripts,
    body: `<a class="skip" href="#content">Skip to content</a>
<header class="site"><nav aria-label="Site"><a class="home" href="/"${path === '/' ? ' aria-current="page"' : ''}><img src="/assets/icon.svg" alt="" width="28" height="28">Parley</a>
${links.join('\n')}</nav></header>
<div class="columns">
${before}
<main id="content">
${content}
</main>
${after}
</div>`,
  })
}

/** A list of links, each with a sentence beneath: title and sentence are text. */
export function linkList(links: readonly { url: string; title: string; about: string }[]): string {
  const items = links.map(({ url, title, about }) => `<li><a href="${html(url)}">${html(title)}</a>\n<p>${html(about)}</p></li>`)
  return `<ul class="links">\n${items.join('\n')}\n</ul>`
}
