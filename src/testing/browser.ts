// A real browser for tests of pages: the machine's Chromium, without a window.

import { access } from 'node:fs/promises'
import { type Browser, chromium } from 'playwright-core'

/** Whether tests are told to go without one (TEST_BROWSER=none). */
export const NO_BROWSER = process.env.TEST_BROWSER === 'none'
const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/usr/bin/google-chrome-stable']

/** Starts the browser. TEST_BROWSER names it where it is not in a usual place. Throws and says what to install when there is none. */
export async function startBrowser(): Promise<Browser> {
  const places = process.env.TEST_BROWSER ? [process.env.TEST_BROWSER] : PLACES
  for (const executablePath of places) {
    const isThere = await access(executablePath).then(
      () => true,
      () => false,
    )
    if (!isThere) continue
    return chromium.launch({
      executablePath,
      // The first as root, who has no sandbox; the others keep it from calling home.
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    })
  }
  throw new Error(
    `there is no browser at ${places.join(' or ')}: install Chromium (Debian: apt-get install --no-install-recommends chromium), name one by TEST_BROWSER, or set TEST_BROWSER=none to go without these tests`,
  )
}
