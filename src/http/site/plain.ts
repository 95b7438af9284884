// The site as text, for programs and for readers without a browser: an index of everything (llms.txt), and each guide as it was written.

import { readFile } from 'node:fs/promises'
import { loadContract } from '../contract.ts'
import { CLIENT_GUIDES, DOCS, type Guide, guideUrl, KEEPER_GUIDES, siteUrl } from './guides.ts'

const ABOUT =
  'A team messaging server: channels with topics, direct messages, and events by long polling. Requests are forms or JSON at /api/v1, with an \
email address and an API key by HTTP Basic, and answers are JSON.'
const DOCUMENTS = [
  '- [Contract](/openapi.json): every operation, with its parameters, answers, errors and examples, as OpenAPI 3.0',
  '- [Client bundle](/openapi.client.json): the same for generators of clients',
]

/** The index at `/llms.txt`, in the format of llmstxt.org. */
export function plainIndex(): string {
  const { document, operations } = loadContract()
  const lines = operations.map(({ method, path }) => {
    const { summary } = (document.paths?.[path] as Record<string, { summary?: string }> | undefined)?.[method] ?? {}
    return `- \`${method.toUpperCase()} ${path}\`: ${summary ?? ''}`
  })
  const chapters = [
    ['Contract', DOCUMENTS],
    ['Guides', CLIENT_GUIDES.map(guideLine)],
    ['For administrators and operators', KEEPER_GUIDES.map(guideLine)],
    ['Operations', lines],
  ] as const
  return [`# Parley\n\n> ${ABOUT}\n`, ...chapters.map(([title, items]) => `## ${title}\n\n${items.join('\n')}\n`)].join('\n')
}

const guideLine = (guide: Guide): string => `- [${guide.title}](${guideUrl(guide)}.md): ${guide.about}`

/** A guide as Markdown. Its links lead to guides as Markdown; a file that the site does not have is named without a link. */
export async function plainGuide({ file }: Guide): Promise<string> {
  const source = await readFile(new URL(file, DOCS), 'utf8')
  return source.replaceAll(/\[([^\]]*)\]\(([^)\s]+)\)/g, (link, text: string, href: string) => {
    if (/^([a-z]+:|[/#])/.test(href)) return link
    const url = siteUrl(href)
    return url === undefined ? text : `[${text}](${url.replace(/(?=#|$)/, '.md')})`
  })
}
