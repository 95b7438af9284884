// The console: two users side by side, for developers of clients.

import { render } from 'preact'
import { Pane } from './pane.tsx'

async function show(root: HTMLElement): Promise<void> {
  const settings = (await (await fetch('/api/v1/server_settings')).json()) as { authentication_methods?: { dev?: boolean } }
  const isDemo = settings.authentication_methods?.dev === true
  root.replaceChildren()
  render(
    <>
      <Pane name="First user" isDemo={isDemo} initial="member@example.com" />
      <Pane name="Second user" isDemo={isDemo} initial="member2@example.com" />
    </>,
    root,
  )
}

const root = document.getElementById('console')
if (root) void show(root)
