// The first page: what this server is, that it runs, and where to go next.

import { html } from '../pages/html.ts'
import { type Guide, guideUrl } from './guides.ts'
import { layout } from './layout.ts'

interface Facts {
  version: string
  featureLevel: number
  /** Whether anybody can get the keys of the accounts. */
  isDemo: boolean
  hasConsole: boolean
  guides: Guide[]
}

/** The page at `/`. */
export function homePage({ version, featureLevel, isDemo, hasConsole, guides }: Facts): string {
  const listed = guides.map((guide) => `<li><a href="${guideUrl(guide)}">${html(guide.title)}</a></li>`)
  const demo = isDemo
    ? '<p>It runs in development mode: <a href="/api/docs">the reference</a> lends you an account of the demo organisation, so that you can try every operation.</p>'
    : ''
  return layout({
    title: 'Parley, a team messaging server',
    path: '/',
    content: `<h1>Parley</h1>
<p class="lead">A team messaging server for client developers: channels with topics, direct messages, and events in real time.</p>
<p>This server is running: version ${html(version)}, feature level ${featureLevel}. Programs can query <a href="/health">its health</a>.</p>
${demo}
<h2>Write a client</h2>
<ul>
<li><a href="/guides/first-ten-minutes">First ten minutes</a>: the mock, then this server</li>
<li><a href="/api/docs">Reference</a>: every operation, to read and to try</li>
${hasConsole ? '<li><a href="/console">Console</a>: two users side by side, with their events as they arrive</li>' : ''}
<li><a href="/guides/mock-to-server">Mock</a>: <code>parley mock</code> answers every operation with its examples, without a database</li>
<li><a href="/openapi.client.json">Client bundle</a>: the contract for client generators</li>
<li><a href="/openapi.json">Contract</a>: the OpenAPI document that the server follows</li>
</ul>
<h2>Guides</h2>
<ul>
${listed.join('\n')}
</ul>
`,
  })
}
