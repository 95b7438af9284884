// Statements about files in the documents are true.

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const documents = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => join('docs', file)),
]
/** Files and folders in code spans, relative to the root, to src/ or to openapi/. */
const PATH = /`((?:[\w.-]+\/)+(?:[\w-]+\.(?:ts|mjs|cjs|yaml|md|json))?)`/g
/** Links that start with a slash are URLs of the server. src/http/site/site.test.ts follows them. */
const LINK = /\]\((?!https?:|#|\/)([^)#]+)/g
const FENCED = /^```.*?^```/gms
/** Files in the server's data folder, and packages. */
const ELSEWHERE = /^(var|dist|node_modules|DATA_DIR)\//

test.each(documents)('%s names files that exist', (document) => {
  const text = readFileSync(document, 'utf8').replace(FENCED, '')
  const named = [...text.matchAll(PATH)].map(([, path = '']) => path).filter((path) => !ELSEWHERE.test(path))
  const linked = [...text.matchAll(LINK)].map(([, path = '']) => join(dirname(document), path))
  const exists = (path: string): boolean => ['', 'src', 'openapi'].some((folder) => existsSync(join(folder, path)))
  expect([...named, ...linked].filter((path) => !exists(path))).toEqual([])
})

/** The files and lines of the diffs in a document. `+++ file` starts the lines of a file. */
function shownLines(text: string): [file: string, line: string][] {
  return [...text.matchAll(/^```diff\n(.*?)^```/gms)].flatMap(([, diff = '']) =>
    diff.split(/^\+\+\+ /m).flatMap((part) => {
      const [file = '', ...lines] = part.split('\n')
      return lines.filter((line) => line !== '').map((line): [string, string] => [file, line.slice(1)])
    }),
  )
}

test('The diffs of the worked examples show lines that are in their files', () => {
  const shown = shownLines(readFileSync('docs/worked-examples.md', 'utf8'))
  expect(shown.length).toBeGreaterThan(50)
  expect(shown.filter(([file, line]) => !readFileSync(file, 'utf8').split('\n').includes(line))).toEqual([])
})
