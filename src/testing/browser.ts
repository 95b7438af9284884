// A real browser for tests of pages: the machine's Chromium, without a window.

import { type Browser, chromium } from 'playwright-core'
import { hintFor, isLeftOut, locate } from '../../scripts/programs.ts'

/** Whether tests are told to go without one (TEST_BROWSER=none, or TEST_WITHOUT=chromium). */
export const NO_BROWSER = process.env.TEST_BROWSER === 'none' || isLeftOut('chromium')

/** Starts the browser. Throws and says what to install when there is none. */
export async function startBrowser(): Promise<Browser> {
  const [executablePath] = locate('chromium') ?? []
  if (!executablePath)
    throw new Error(`There is no browser.\n${hintFor(['chromium'])}\n  or name one by TEST_BROWSER, or go without: TEST_BROWSER=none`)
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
