// databases: once
// Statements about files in the documents are true.

import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const documents = [
  'README.md',
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  'changelog.d/README.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => join('docs', file)),
]
/** Files and folders in code spans, relative to the root, to src/ or to openapi/. */
const PATH = /`((?:[\w.-]+\/)+(?:[\w-]+\.(?:ts|mjs|cjs|yaml|md|json))?)`/g
/** Links that start with a slash are URLs of the server. src/http/site/site.test.ts follows them. */
const LINK = /\]\((?!https?:|#|\/)([^)#]+)/g
const FENCED = /^```.*?^```/gms
/** Files in the server's data folder, what is built, and packages. */
const ELSEWHERE = /^(var|dist|dist-release|node_modules|DATA_DIR)\//

test.each(documents)('%s names files that exist', (document) => {
  const text = readFileSync(document, 'utf8').replace(FENCED, '')
  const named = [...text.matchAll(PATH)].map(([, path = '']) => path).filter((path) => !ELSEWHERE.test(path))
  const linked = [...text.matchAll(LINK)].map(([, path = '']) => join(dirname(document), path))
  const exists = (path: string): boolean => ['', 'src', 'openapi'].some((folder) => existsSync(join(folder, path)))
  expect([...named, ...linked].filter((path) => !exists(path))).toEqual([])
})

/** Links to a chapter of a document. */
const CHAPTER = /\]\((?!https?:|\/)([^)#\s]*)#([\w-]+)\)/g
/** What a link calls a heading. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\w\- ]/g, '')
    .replaceAll(' ', '-')

test.each(documents)('%s links to chapters that exist', (document) => {
  const chapters = [...readFileSync(document, 'utf8').matchAll(CHAPTER)].map(([link, path = '', anchor = '']) => {
    const target = path ? join(dirname(document), path) : document
    const headings = [...readFileSync(target, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading))
    return { link, exists: headings.includes(anchor) }
  })
  expect(chapters.filter(({ exists }) => !exists)).toEqual([])
})

const records = readdirSync('docs/adr').filter((file) => file !== 'README.md')
/** A decision record by its number, with or without the rest of its name. */
const RECORD = /\badr\/(\d{4}[\w.-]*)/g
/** Ways to name a record that nobody can follow. */
const VAGUE = /\bADR \d+|(?<!adr\/)\b00\d\d-[a-z-]+\.md/

test('References to decision records, in code too, name records that exist', () => {
  const elsewhere = [':!docs/adr', ':!scripts/docs.test.ts']
  const grep = ['grep', '-I', '--untracked', '-E', 'adr/[0-9]{4}|ADR [0-9]|[^0-9]00[0-9]{2}-[a-z-]+[.]md', '--', '.', ...elsewhere]
  const lines = execFileSync('git', grep, { encoding: 'utf8' }).trim().split('\n')
  const exists = (name: string): boolean => records.some((file) => file === name || file.slice(0, 4) === name)
  const named = lines.flatMap((line) => [...line.matchAll(RECORD)].map(([, name = '']) => ({ line, name: name.replace(/\.$/, '') })))
  expect(named.length).toBeGreaterThan(30)
  expect(named.filter(({ name }) => !exists(name))).toEqual([])
  expect(lines.filter((line) => VAGUE.test(line))).toEqual([])
})

test('Decision records are numbered from 1, say their status and date, and are in the index', () => {
  const index = readFileSync('docs/adr/README.md', 'utf8')
  for (const [i, file] of records.sort().entries()) {
    expect(file).toMatch(new RegExp(`^${String(i + 1).padStart(4, '0')}-`))
    expect(readFileSync(join('docs/adr', file), 'utf8')).toMatch(
      new RegExp(`^# ${i + 1}\\. .+\n\nStatus: \\w+\\. Date: \\d{4}-\\d\\d-\\d\\d\\.`),
    )
    expect(index).toContain(`](${basename(file)})`)
  }
})

test('The changelog has a chapter for this version, and only well-named fragments wait for the next one', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
  expect(readFileSync('CHANGELOG.md', 'utf8')).toContain(`\n## ${version} `)
  const others = readdirSync('changelog.d').filter((file) => !/^[\w-]+\.(added|changed|fixed)\.md$/.test(file))
  expect(others).toEqual(['README.md'])
})

test('Documents and settings name the tarballs of this version', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
  const grep = [
    'grep',
    '-hoE',
    'parley(-mock|-client)?-[0-9]+[.][0-9]+[.][0-9]+[.](tgz|cdx[.]json)',
    '--',
    '*.md',
    'deploy',
    ':!CHANGELOG.md',
  ]
  const named = execFileSync('git', grep, { encoding: 'utf8' }).trim().split('\n')
  expect(named.length).toBeGreaterThan(10)
  expect(named.filter((name) => !name.includes(`-${version}.`))).toEqual([])
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

/** Names in documents that are other programs', or stand for a value. */
const OF_OTHERS = new Set([
  ...['json_each', 'paranoid', 'reusePort', 'SCHED_RR', 'GET_LOCK', 'MIXED'],
  ...['worker_rlimit_nofile', 'nftables', 'max_connections', 'innodb_buffer_pool_size', 'innodb_log_file_size', 'binlog_format'],
  ...['binlog_expire_logs_seconds', 'galera_new_cluster', 'evs', 'keepalive_period', 'vttestserver', 'webhook_configs', 'ps'],
  ...['sqlite3_interrupt', 'call_on_each_event', 'incrementor', 'virtual_fs', 'tictactoe'],
  ...['SERVICE', 'WIDTHxHEIGHT', '$SERVER', '$LOG', '$LOGS', '$NEW', '$UNTIL', 'meetings', 'olivia2024'],
])
/** A name in a code span: an identifier, or several that are joined by dots. */
const NAME = /`([A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*)(?:\(\))?`/g

test('Names in the documents are in the code', () => {
  const files = execFileSync(
    'git',
    ['ls-files', 'src', 'openapi', 'scripts', 'contract-tests', 'clients', 'deploy', 'biome', 'locales', 'package.json', '.ci'],
    {
      encoding: 'utf8',
    },
  )
  const code = files
    .split('\n')
    .filter(
      (file) => /\.(ts|mjs|cjs|js|json|yaml|conf|service|grit|local|socket|yml)$|\/run$/.test(file) && !file.startsWith('src/generated/'),
    )
  const words = new Set(
    code.filter((file) => existsSync(file)).flatMap((file) => readFileSync(file, 'utf8').match(/[A-Za-z_$][\w$]*/g) ?? []),
  )
  expect(words.size).toBeGreaterThan(10_000)
  // What was true once stays as it was written.
  const present = documents.filter((file) => !/CHANGELOG|api-changelog|zulip-calls|benchmarks.decisions/.test(file))
  const unknown = present.flatMap((file) =>
    [...readFileSync(file, 'utf8').replace(FENCED, '').matchAll(NAME)]
      .flatMap(([, name = '']) => name.split('.'))
      .filter((name) => !words.has(name) && !OF_OTHERS.has(name))
      .map((name) => `${file}: ${name}`),
  )
  expect(unknown).toEqual([])
})

test('The record of caches names everything that is remembered', () => {
  const found = execFileSync('git', ['grep', '-hoE', '^const [A-Z_]+: Memorable<', '--', 'src', ':!*.test.ts'], { encoding: 'utf8' })
  const declared = new Set(found.match(/[A-Z_]{3,}/g))
  const text = readFileSync('docs/adr/0008-caches.md', 'utf8')
  const chapter = text.slice(text.indexOf('**What is remembered**'), text.indexOf('Beside these'))
  expect(new Set([...chapter.matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name))).toEqual(declared)
})

/** What documents call by `npm run`: a script, and the tool, the part of the check or the bench after it. */
const COMMAND = /npm\s+run\s+(?:-s\s+)?([\w:-]+)(?:\s+--\s+([a-z][\w-]*))?/g
/** The names that a file has at the start of a line or in a list of keys. */
const keysIn = (file: string): Set<string> =>
  new Set([...readFileSync(file, 'utf8').matchAll(/^\s+'?([a-z][\w-]*)'?(?::|,$)/gm)].map(([, key = '']) => key))

test('The guide to bots shows the request of an outgoing webhook as the contract does', () => {
  const { 'x-webhooks': webhooks } = JSON.parse(readFileSync('src/generated/contract.json', 'utf8'))
  const [, shown = ''] = /^```json\n(.*?)^```/ms.exec(readFileSync('docs/clients/bots.md', 'utf8')) ?? []
  const { examples } = webhooks.botMessage.post.requestBody.content['application/json']
  expect(JSON.parse(shown)).toEqual(examples.mention.value)
})

/** An operation in a code span, without the version in its path. */
const OPERATION = /`(GET|POST|PUT|PATCH|DELETE) ((?:\/[\w.{}-]+)+)/g
/** URLs of the server that are in no contract, and those of the sandbox, which has its own. */
const NO_OPERATIONS = /^\/(?:sandbox|w|accounts|api\/v1)(?:\/|$)|^\/openapi[\w.]*$/

test('Operations in the guides are in the contract', () => {
  const { paths } = JSON.parse(readFileSync('src/generated/contract.json', 'utf8'))
  // The two name calls of Zulip that are not here.
  const guides = documents.filter((file) => file.startsWith('docs/clients/') && !/zulip-calls|compatibility/.test(file))
  const named = guides.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(OPERATION)].map(([, method = '', path = '']) => ({ file, method: method.toLowerCase(), path })),
  )
  expect(named.length).toBeGreaterThan(100)
  const unknown = named.filter(({ method, path }) => !NO_OPERATIONS.test(path) && paths[path]?.[method] === undefined)
  expect(unknown).toEqual([])
  const table = readFileSync('docs/clients/first-ten-minutes.md', 'utf8').matchAll(/^\| [A-Z][^|]* \| `(?:GET|POST|PATCH|DELETE) /gm)
  expect([...table].length).toBeGreaterThanOrEqual(20)
})

test('Commands in the documents exist', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
  const parts: Record<string, Set<string>> = {
    tool: keysIn('scripts/tool.ts'),
    check: keysIn('scripts/check.ts'),
    bench: keysIn('scripts/bench/index.ts'),
  }
  const present = documents.filter((file) => !/CHANGELOG|benchmarks.decisions/.test(file))
  const commands = present.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(COMMAND)].map(([command, script = '', part]) => ({ file, command, script, part })),
  )
  expect(commands.length).toBeGreaterThan(50)
  const exists = ({ script, part }: (typeof commands)[number]): boolean =>
    script in scripts && (part === undefined || !(script in parts) || parts[script]?.has(part) === true)
  expect(commands.filter((one) => !exists(one)).map(({ file, command }) => `${file}: ${command}`)).toEqual([])
})

test('Documents, descriptions, texts and comments are in common words', () => {
  // Split, so that this file has none of them: `who` or `everybody who`, `which users`, `again`, `in between` or `since` say the same.
  const dialect = ['who' + 'ever', 'who' + 'm', 'an' + 'ew', 'mean' + 'while'].join('|')
  const elsewhere = [':!src/generated', ':!openapi/released', ':!contract-tests/mutants', ':!*LICENSE', ':!*package-lock.json']
  const found = spawnSync('git', ['grep', '-InwiE', dialect, '--', '.', ...elsewhere], { encoding: 'utf8' })
  expect(found.stderr).toBe('')
  expect(found.stdout).toBe('')
})
