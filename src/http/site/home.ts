// The first page of a server in development: what it is, that it runs, and where developers of clients go next.

import { html } from '../pages/html.ts'
import { type Guide, guideLink } from './guides.ts'
import { layout, linkList } from './layout.ts'

interface Facts {
  version: string
  featureLevel: number
  hasConsole: boolean
  guides: Guide[]
}

/** The page at `/`. */
export function homePage({ version, featureLevel, hasConsole, guides }: Facts): string {
  const console = { url: '/console', title: 'Console', about: 'Two users side by side, with their events as they arrive.' }
  return layout({
    title: 'Parley, a team messaging server',
    path: '/',
    content: `<div class="hero">
<h1>Build a client for Parley</h1>
<p class="lead">A team messaging server: channels with topics, direct messages, and events in real time, by one contract that the server,
the mock and this site share.</p>
<p class="actions"><a class="button" href="/guides/first-ten-minutes">First ten minutes</a> <a class="button second" href="/api/docs">Reference</a></p>
<p class="state"><span class="dot" aria-hidden="true"></span> This server is running: version ${html(version)}, feature level ${featureLevel} (<a href="/health">health</a>)</p>
</div>
<p class="note">It runs in development mode: <a href="/api/docs">the reference</a> lends you an account of the demo organisation, so that
you can try every operation. In production, this page greets the people of the organisation.</p>
<h2>Try and generate</h2>
${linkList([
  { url: '/api/docs', title: 'Reference', about: 'Every operation, to read and to try.' },
  { url: '/app', title: 'Web client', about: 'Channels, topics and direct messages, as people use them.' },
  ...(hasConsole ? [console] : []),
  { url: '/guides/mock-to-server', title: 'Sandbox', about: 'The server in memory, for the tests of a client, with trouble on demand.' },
  { url: '/openapi.client.json', title: 'Client bundle', about: 'The contract for client generators.' },
  { url: '/openapi.json', title: 'Contract', about: 'The OpenAPI document that the server follows.' },
])}
<h2>Guides</h2>
${linkList(guides.map(guideLink))}
`,
  })
}
