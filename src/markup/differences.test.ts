// databases: once
// The table of differences from Zulip in the guide to rendered content.

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { NO_REFERENTS, parse, render } from './index.ts'

const guide = readFileSync(new URL('../../docs/clients/rendered-content.md', import.meta.url), 'utf8')
const rows = [...(guide.split('## Differences')[1] ?? '').matchAll(/^\| `([^`]+)` \| `([^`]+)` \| [^|]+ \|$/gm)].map(
  ([, text = '', html = '']) => [text, html].map((cell) => cell.replaceAll('⏎', '\n')),
)

test.each(rows)('%j is rendered as the guide says', (text, html) => {
  expect(render(parse(text ?? ''), NO_REFERENTS).html).toBe(html)
})

test('each row of the table is read', () => {
  expect(rows).toHaveLength((guide.split('## Differences')[1] ?? '').match(/^\| [`<]/gm)?.length ?? 0)
  expect(rows.length).toBeGreaterThan(5)
})
