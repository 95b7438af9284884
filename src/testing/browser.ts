// A real browser for tests of pages: the installed Chromium, headless.

import { type Browser, chromium } from 'playwright-core'
import { hintFor, isLeftOut, locate } from '../../scripts/programs.ts'

/** Whether tests run without a browser (TEST_BROWSER=none, or TEST_WITHOUT=chromium). */
export const NO_BROWSER = process.env.TEST_BROWSER === 'none' || isLeftOut('chromium')

/** Starts the browser. If there is none, throws an Error that states what to install. */
export async function startBrowser(): Promise<Browser> {
  const [executablePath] = locate('chromium') ?? []
  if (!executablePath)
    throw new Error(
      `There is no browser.\n${hintFor(['chromium'])}\n  or set TEST_BROWSER to the path of one, or test without: TEST_BROWSER=none`,
    )
  return chromium.launch({
    executablePath,
    // The first is for root, which has no sandbox. The others prevent the browser's own requests.
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
