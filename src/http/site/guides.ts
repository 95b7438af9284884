// The guides: documents of docs/ as pages.

import { readFile } from 'node:fs/promises'
import { layout } from './layout.ts'

export interface Guide {
  /** The last part of the guide's URL. */
  name: string
  title: string
  /** The path in docs/. */
  file: string
}

/** In the order of the list. */
export const GUIDES: Guide[] = [
  { name: 'first-ten-minutes', title: 'First ten minutes', file: 'clients/first-ten-minutes.md' },
  { name: 'event-queues', title: 'Event queues', file: 'clients/event-queues.md' },
  { name: 'events', title: 'Event types', file: 'events.md' },
  { name: 'errors', title: 'Errors', file: 'clients/errors.md' },
  { name: 'encodings', title: 'Encodings', file: 'clients/encodings.md' },
  { name: 'uploads', title: 'Uploads', file: 'clients/uploads.md' },
  { name: 'permissions', title: 'Permissions', file: 'clients/permissions.md' },
  { name: 'mock-to-server', title: 'From the mock to the server', file: 'clients/mock-to-server.md' },
  { name: 'compatibility', title: 'Compatibility', file: 'clients/compatibility.md' },
  { name: 'api-changelog', title: 'API changelog', file: 'api-changelog.md' },
]
const DOCS = new URL('../../../docs/', import.meta.url)
const pages = new Map<string, Promise<string>>()

export function guideUrl({ name }: Guide): string {
  return `/guides/${name}`
}

/** The page of a guide, rendered once. */
export function guidePage(guide: Guide): Promise<string> {
  let page = pages.get(guide.name)
  if (!page) {
    page = render(guide)
    pages.set(guide.name, page)
  }
  return page
}

/** The page that lists the guides. */
export function guideList(): string {
  const items = GUIDES.map((guide) => `<li><a href="${guideUrl(guide)}">${guide.title}</a></li>`)
  return layout({ title: 'Guides', path: '/guides', content: `<h1>Guides</h1>\n<ul>\n${items.join('\n')}\n</ul>` })
}

async function render(guide: Guide): Promise<string> {
  const source = await readFile(new URL(guide.file, DOCS), 'utf8')
  // Imported on demand: few servers serve guides.
  const { default: MarkdownIt } = await import('markdown-it')
  const markdown = new MarkdownIt({ html: false })
  markdown.core.ruler.push('site', ({ tokens }) => {
    for (const [i, token] of tokens.entries()) {
      if (token.type === 'heading_open') token.attrSet('id', slug(tokens[i + 1]?.content ?? ''))
      // A wide table scrolls on its own, also with the keyboard.
      if (token.type === 'table_open' || token.type === 'fence') token.attrSet('tabindex', '0')
      for (const link of token.children ?? []) if (link.type === 'link_open') link.attrSet('href', siteUrl(String(link.attrGet('href'))))
    }
  })
  const content = markdown.render(source.replace(/^<!--.*?-->\n/s, ''))
  return layout({ title: guide.title, path: guideUrl(guide), content: `<article>${content}</article>` })
}

/** The URL on the site for a link in a document. */
function siteUrl(href: string): string {
  const [file = '', anchor] = href.split('#')
  const guide = GUIDES.find((one) => file.endsWith('.md') && one.file.split('/').at(-1) === file.split('/').at(-1))
  return guide ? guideUrl(guide) + (anchor ? `#${anchor}` : '') : href
}

function slug(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\w]+/g, '-')
    .replace(/^-|-$/g, '')
}
