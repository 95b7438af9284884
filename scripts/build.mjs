// Compiles src/ into dist/ if any source is newer than the last build, and records the version.

import { execFileSync } from 'node:child_process'
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const stamp = `${root}dist/.built`
const filesOf = (folder) =>
  readdirSync(`${root}${folder}`, { recursive: true, withFileTypes: true }).map((file) => `${file.parentPath}/${file.name}`)
const files = filesOf('src')
/** The sources, apart from packages, of the console and of the parts outside src/. */
const sources = ['clients/console', 'clients/typescript/src', 'scripts/bench'].flatMap(filesOf)
const scripts = [
  ...['scripts/event-checks.mjs', 'scripts/seed.ts', 'scripts/serve-mock.ts', 'scripts/mock.ts', 'scripts/contract-tools.ts'],
  ...['contract-tests/relay.ts', 'contract-tests/world.ts', 'contract-tests/cases.ts'],
]
/** The entry points in dist/ and their sources. Code that several of them share becomes separate files next to them. */
const PARTS = {
  main: 'src/server/main.ts',
  manage: 'src/ops/manage.ts',
  bench: 'scripts/bench/parts.ts',
  mock: 'scripts/serve-mock.ts',
  // Tests start this one a dozen times.
  seed: 'scripts/seed.ts',
  relay: 'contract-tests/relay.ts',
  // The places where the modules that start these threads look for them.
  'db/sqlite-thread': 'src/db/sqlite-thread.js',
  'values/password-thread': 'src/values/password-thread.js',
}
/** Packages that are native, read as files, or for databases that the server does not use. */
const EXTERNAL = ['@node-rs/argon2', 'libsql', 'pg-hstore', 'sharp', 'swagger-ui-dist']
/** What packages that are not ECMAScript modules expect. */
const COMMONJS = `import { createRequire as createRequireOfBundle } from 'node:module'
const require = createRequireOfBundle(import.meta.url)`
/** A module finds the files next to it as if it were not bundled. Relative to dist/, they are in the same place as in src/. */
const ownUrls = {
  name: 'own-urls',
  setup: ({ onLoad }) =>
    onLoad({ filter: /\.ts$/ }, ({ path }) => {
      const file = relative(`${root}src`, path)
      const text = readFileSync(path, 'utf8')
      return { loader: 'ts', contents: text.replaceAll('import.meta.url', `new URL('./${file}', import.meta.url).href`) }
    }),
}
/** Importing all of Node's HTTP module also loads its client on newer versions of Node, which most servers do not need. */
const withoutClient = {
  name: 'without-client',
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter: /^node:http$/ }, ({ kind, path }) => (kind === 'import-statement' ? { path, namespace: 'as-needed' } : undefined))
    onLoad({ filter: /./, namespace: 'as-needed' }, ({ path }) => ({ contents: `module.exports = process.getBuiltinModule('${path}')` }))
  },
}
/**
 * Keeps the names of classes, which tables and errors use, but not those of functions, because the compiler would name each closure every
 * time it is created. Escapes non-ASCII characters in comments and regular expressions, as the compiler does in strings: if a file has a
 * single such character, V8 keeps it in memory with two bytes per character.
 */
const lighten = (file) => {
  const text = readFileSync(file, 'utf8')
    .replace(/(?<=static\{)__name\(this,("[^"]+")\)/g, 'Object.defineProperty(this,"name",{value:$1,configurable:true})')
    .replace(/(?<=\bvar __name=)\(target,value\)=>__defProp\(target,"name",\{value,configurable:true\}\)/, '(named)=>named')
    .replace(/[^\0-\x7f]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)
  writeFileSync(file, text)
}
const newest = Math.max(
  ...[...files, ...sources, ...['tsconfig.json', ...scripts].map((file) => root + file), fileURLToPath(import.meta.url)].map(
    (file) => statSync(file).mtimeMs,
  ),
)

const isBuilt = () => existsSync(stamp) && statSync(stamp).mtimeMs >= newest
const isForced = process.argv.includes('--force')

if (isForced || !isBuilt()) {
  const { build } = await import('esbuild').catch(() => {
    console.error('dist/ is missing or older than src/, and the compiler is not installed: run `npm ci` (with development packages) first')
    process.exit(1)
  })
  // Next to dist/, which other processes may use or build at the same time.
  const out = `${root}dist-${process.pid}`
  // Bundles the packages too: loading a thousand files took as long as the rest of a start (docs/adr/0011). `npm run check` checks the
  // types.
  await build({
    entryPoints: Object.entries(PARTS).map(([out, file]) => ({ out, in: root + file })),
    outdir: out,
    tsconfig: `${root}tsconfig.json`,
    external: EXTERNAL,
    // Times in the database are in UTC, so the rules of all time zones are never used. Reading them takes a tenth of a start.
    alias: { 'moment-timezone': 'moment-timezone/moment-timezone.js' },
    // Tables and errors are named after their classes.
    ...{ bundle: true, splitting: true, keepNames: true, format: 'esm', platform: 'node', target: 'node20', sourcemap: true },
    // V8 keeps the text of loaded files in memory.
    minifyWhitespace: true,
    banner: { js: COMMONJS },
    plugins: [ownUrls, withoutClient],
    logLevel: 'warning',
  })
  for (const { name, parentPath } of readdirSync(out, { recursive: true, withFileTypes: true }))
    if (name.endsWith('.js')) lighten(`${parentPath}/${name}`)
  mkdirSync(`${out}/generated`)
  for (const name of ['contract.json', 'contract.client.json']) copyFileSync(`${root}src/generated/${name}`, `${out}/generated/${name}`)
  // What browsers load is served unchanged.
  cpSync(`${root}src/http/site/assets`, `${out}/http/site/assets`, { recursive: true })
  await build({
    entryPoints: [`${root}clients/console/src/main.tsx`],
    outfile: `${out}/http/site/assets/console.js`,
    tsconfig: `${root}clients/console/tsconfig.json`,
    ...{ alias: { 'event-checks': '/assets/event-checks.js' }, external: ['/assets/*'] },
    ...{ bundle: true, minify: true, format: 'esm', target: 'es2022' },
  })
  const { eventChecks } = await import('./event-checks.mjs')
  const contract = JSON.parse(readFileSync(`${root}src/generated/contract.json`, 'utf8'))
  await build({
    stdin: { contents: eventChecks(contract), resolveDir: root },
    outfile: `${out}/http/site/assets/event-checks.js`,
    ...{ bundle: true, minify: true, format: 'esm', target: 'es2022' },
  })
  writeFileSync(`${out}/.built`, '')
  // Another process may have built dist/ in the meantime, and it may be in use.
  if (isForced || !isBuilt()) {
    const former = `${out}-former`
    if (existsSync(`${root}dist`)) renameSync(`${root}dist`, former)
    renameSync(out, `${root}dist`)
    rmSync(former, { recursive: true, force: true })
  } else rmSync(out, { recursive: true })
}
// Runs every time, because a commit can change the merge base without changing src/. Without git, keeps the merge base of an earlier build.
const { version } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'))
const known = existsSync(`${root}dist/build.json`) ? readFileSync(`${root}dist/build.json`, 'utf8') : '{}'
const about = JSON.stringify({ version, mergeBase: mergeBase() || JSON.parse(known).mergeBase || '' })
if (about !== known) writeFileSync(`${root}dist/build.json`, about)

/** The last commit that this version shares with the public source. Empty if git or the repository is missing. */
function mergeBase() {
  for (const publicSource of ['origin/HEAD', 'origin/main', 'main'])
    try {
      const options = { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }
      return execFileSync('git', ['merge-base', 'HEAD', publicSource], options).trim()
    } catch {}
  return ''
}
