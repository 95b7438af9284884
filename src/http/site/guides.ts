// The guides: documents of docs/ as pages.

import { readFile } from 'node:fs/promises'
import type { Token } from 'markdown-it'
import { html } from '../pages/html.ts'
import { layout, linkList } from './layout.ts'

export interface Guide {
  /** The last part of the guide's URL. */
  name: string
  title: string
  /** What it is about, in a sentence. */
  about: string
  /** The path in docs/. */
  file: string
}

/** The guides for developers of clients, in the order of the list. */
export const CLIENT_GUIDES: Guide[] = [
  {
    name: 'first-ten-minutes',
    title: 'First ten minutes',
    about: 'The sandbox, then this server, from a shell, and what to call for what.',
    file: 'clients/first-ten-minutes.md',
  },
  {
    name: 'logging-in',
    title: 'Logging in',
    about: 'From a password to a key, and back out.',
    file: 'clients/logging-in.md',
  },
  {
    name: 'reading-and-searching',
    title: 'Reading and searching',
    about: 'Pages of messages, narrows, and words that are found.',
    file: 'clients/reading-and-searching.md',
  },
  {
    name: 'sending-and-editing',
    title: 'Sending, editing, scheduling',
    about: 'What goes out once, who may change it, and what is sent later.',
    file: 'clients/sending-and-editing.md',
  },
  {
    name: 'reactions-and-flags',
    title: 'Reactions, flags, unread counts',
    about: 'What readers add to a message, and what is new to each.',
    file: 'clients/reactions-and-flags.md',
  },
  {
    name: 'event-queues',
    title: 'Event queues',
    about: 'Register, read in a loop, and recover from whatever happens.',
    file: 'clients/event-queues.md',
  },
  {
    name: 'bots',
    title: 'Bots',
    about: 'A bot that sends, one that remembers, and one that answers.',
    file: 'clients/bots.md',
  },
  { name: 'events', title: 'Event types', about: 'What each event says, when it is sent and who gets it.', file: 'events.md' },
  { name: 'settings', title: 'Settings', about: 'Every setting, and whether the server or a client acts on it.', file: 'settings.md' },
  { name: 'errors', title: 'Errors', about: 'Every code, and what a client does about it.', file: 'clients/errors.md' },
  {
    name: 'encodings',
    title: 'Encodings',
    about: 'Forms, JSON and multipart, from curl, JavaScript, Python and Go.',
    file: 'clients/encodings.md',
  },
  {
    name: 'uploads',
    title: 'Uploads',
    about: 'Files in one request, or in pieces that go on after a break.',
    file: 'clients/uploads.md',
  },
  {
    name: 'rendered-content',
    title: 'Rendered content',
    about: 'The HTML of messages: every form, and what differs from Zulip.',
    file: 'clients/rendered-content.md',
  },
  {
    name: 'webhooks',
    title: 'Webhooks',
    about: 'Messages about what happens at GitHub, Grafana, Stripe and other services.',
    file: 'clients/webhooks.md',
  },
  {
    name: 'permissions',
    title: 'Permissions',
    about: 'Roles, settings of permissions, and what a refusal reveals.',
    file: 'clients/permissions.md',
  },
  {
    name: 'mock-to-server',
    title: 'Sandbox, mock, server',
    about: 'A server in memory for the tests of a client, and what differs.',
    file: 'clients/mock-to-server.md',
  },
  {
    name: 'testing-your-client',
    title: 'Testing your client',
    about: 'A world for each test, trouble on demand, and a workflow for CI.',
    file: 'clients/testing-your-client.md',
  },
  {
    name: 'generators',
    title: 'Generators',
    about: 'Which tools make clients, by which commands, and what each loses.',
    file: 'clients/generators.md',
  },
  {
    name: 'compatibility',
    title: 'Compatibility',
    about: 'Versions, the package, and clients of Zulip.',
    file: 'clients/compatibility.md',
  },
  {
    name: 'zulip-calls',
    title: "Calls of Zulip's clients",
    about: 'Which operation each call of a published client meets.',
    file: 'clients/zulip-calls.md',
  },
  { name: 'api-changelog', title: 'API changelog', about: 'What can break a client, by feature level.', file: 'api-changelog.md' },
]
/** The guides for those who look after an organisation or a server. */
export const KEEPER_GUIDES: Guide[] = [
  {
    name: 'administering',
    title: 'Administering an organisation',
    about: 'Invite people, give roles, choose settings, and see who changed what.',
    file: 'administering.md',
  },
  {
    name: 'operating',
    title: 'Operating a server',
    about: 'Install, watch, back up and upgrade it.',
    file: 'operating.md',
  },
  {
    name: 'configuration',
    title: 'Configuration',
    about: 'Every variable of the server, its default and what it does.',
    file: 'configuration.md',
  },
]
export const GUIDES: Guide[] = [...CLIENT_GUIDES, ...KEEPER_GUIDES]
const GROUPS = [
  ['For developers of clients', CLIENT_GUIDES],
  ['For administrators and operators', KEEPER_GUIDES],
] as const
/** The folder of the documents. */
export const DOCS = new URL('../../../docs/', import.meta.url)
const pages = new Map<string, Promise<string>>()

/** The URL of a guide on the site. */
export function guideUrl({ name }: Guide): string {
  return `/guides/${name}`
}

/** A guide in a list of links. */
export function guideLink(guide: Guide): { url: string; title: string; about: string } {
  return { url: guideUrl(guide), title: guide.title, about: guide.about }
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
  const groups = GROUPS.map(([title, guides]) => `<h2>${title}</h2>\n${linkList(guides.map(guideLink))}`)
  return layout({ title: 'Guides', path: '/guides', content: `<h1>Guides</h1>\n${groups.join('\n')}` })
}

async function render(guide: Guide): Promise<string> {
  const source = await readFile(new URL(guide.file, DOCS), 'utf8')
  // Imported on demand: few servers serve guides.
  const { default: MarkdownIt } = await import('markdown-it')
  const markdown = new MarkdownIt({ html: false })
  const sections: { id: string; title: string }[] = []
  markdown.core.ruler.push('site', ({ tokens }) => {
    for (const [i, token] of tokens.entries()) {
      if (token.type === 'heading_open') {
        const title = tokens[i + 1]?.content ?? ''
        token.attrSet('id', slug(title))
        if (token.tag === 'h2') sections.push({ id: slug(title), title: title.replaceAll('`', '') })
      }
      // A column without a name has no header, not an empty one.
      if (token.type === 'th_open' && tokens[i + 1]?.content === '') for (const cell of [token, tokens[i + 2]]) if (cell) cell.tag = 'td'
      // Wide code scrolls on its own, also with the keyboard. So do tables, below.
      if (token.type === 'fence') token.attrSet('tabindex', '0')
      token.children = token.children && withLinks(token.children)
    }
  })
  markdown.renderer.rules.table_open = () => '<div class="wide" tabindex="0"><table>\n'
  markdown.renderer.rules.table_close = () => '</table></div>\n'
  const content = markdown.render(source.replace(/^<!--.*?-->\n/s, ''))
  return layout({
    title: guide.title,
    path: guideUrl(guide),
    before: navigation(guide),
    content: `<article>${content}</article>\n${neighbours(guide)}`,
    after: contents(sections),
  })
}

/** The column with all guides. */
function navigation(current: Guide): string {
  const groups = GROUPS.map(([title, guides]) => {
    const items = guides.map(
      (guide) => `<li><a href="${guideUrl(guide)}"${guide === current ? ' aria-current="page"' : ''}>${html(guide.title)}</a></li>`,
    )
    return `<p>${title}</p>\n<ul>\n${items.join('\n')}\n</ul>`
  })
  return `<nav class="side" aria-label="Guides">\n${groups.join('\n')}\n</nav>`
}

/** The column with the sections of a guide, if it has several. */
function contents(sections: { id: string; title: string }[]): string {
  if (sections.length < 2) return ''
  const items = sections.map(({ id, title }) => `<li><a href="#${id}">${html(title)}</a></li>`)
  return `<nav class="contents" aria-label="On this page">\n<p>On this page</p>\n<ul>\n${items.join('\n')}\n</ul>\n</nav>`
}

/** Links to the guides before and after. */
function neighbours(guide: Guide): string {
  const at = GUIDES.indexOf(guide)
  const links = [
    ['prev', 'Previous', GUIDES[at - 1]],
    ['next', 'Next', GUIDES[at + 1]],
  ] as const
  const shown = links.map(([rel, label, other]) =>
    other ? `<a rel="${rel}" href="${guideUrl(other)}"><span>${label}</span> ${html(other.title)}</a>` : '',
  )
  return `<nav class="neighbours" aria-label="More guides">${shown.join('')}</nav>`
}

/** The parts of a paragraph with URLs of the site. A document that the site does not have is named without a link. */
function withLinks(tokens: Token[]): Token[] {
  let isLeftOut = false
  return tokens.filter((token) => {
    if (token.type === 'link_open') {
      const url = siteUrl(String(token.attrGet('href')))
      isLeftOut = url === undefined
      if (url !== undefined) token.attrSet('href', url)
    }
    return !(isLeftOut && (token.type === 'link_open' || token.type === 'link_close'))
  })
}

/** The URL on the site for a link in a document. Undefined for a file that the site does not have. */
export function siteUrl(href: string): string | undefined {
  if (/^([a-z]+:|[/#])/.test(href)) return href
  const [file = '', anchor] = href.split('#')
  const guide = GUIDES.find((one) => one.file.split('/').at(-1) === file.split('/').at(-1))
  return guide && guideUrl(guide) + (anchor ? `#${anchor}` : '')
}

function slug(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\w]+/g, '-')
    .replace(/^-|-$/g, '')
}
