// Compiles src/ into dist/ when something in it is newer than the last build, and records the version.

import { execFileSync } from 'node:child_process'
import { copyFileSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const stamp = `${root}dist/.built`
const filesOf = (folder) =>
  readdirSync(`${root}${folder}`, { recursive: true, withFileTypes: true }).map((file) => `${file.parentPath}/${file.name}`)
const files = filesOf('src')
/** What the console is bundled from, besides packages. */
const sources = ['clients/console', 'clients/typescript/src'].flatMap(filesOf)
/** As the compiler writes it. */
const TYPESCRIPT_IMPORT = /(\b(?:from |import |import\()"\.\.?\/[^"]+)\.ts"/g
const newest = Math.max(
  ...[...files, ...sources, `${root}tsconfig.json`, `${root}scripts/event-checks.mjs`, fileURLToPath(import.meta.url)].map(
    (file) => statSync(file).mtimeMs,
  ),
)

if (process.argv.includes('--force') || !existsSync(stamp) || statSync(stamp).mtimeMs < newest) {
  const { build } = await import('esbuild').catch(() => {
    console.error('dist/ is missing or older than src/, and the compiler is not installed: run `npm ci` (with development packages) first')
    process.exit(1)
  })
  rmSync(`${root}dist`, { recursive: true, force: true })
  // Each file by itself, in a tenth of the compiler's time. `npm run check` checks the types.
  const { outputFiles } = await build({
    entryPoints: files.filter((file) => /(?<!\.test|\.d)\.[tj]s$/.test(file) && !/\/(testing|assets)\//.test(file)),
    outdir: `${root}dist`,
    outbase: `${root}src`,
    tsconfig: `${root}tsconfig.json`,
    ...{ format: 'esm', platform: 'node', target: 'node20', sourcemap: true, write: false },
  })
  for (const { path, text } of outputFiles) {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, path.endsWith('.js') ? text.replace(TYPESCRIPT_IMPORT, '$1.js"') : text)
  }
  for (const name of ['contract.json', 'contract.client.json'])
    copyFileSync(`${root}src/generated/${name}`, `${root}dist/generated/${name}`)
  // What browsers load is served as it is.
  cpSync(`${root}src/http/site/assets`, `${root}dist/http/site/assets`, { recursive: true })
  await build({
    entryPoints: [`${root}clients/console/src/main.tsx`],
    outfile: `${root}dist/http/site/assets/console.js`,
    tsconfig: `${root}clients/console/tsconfig.json`,
    ...{ alias: { 'event-checks': '/assets/event-checks.js' }, external: ['/assets/*'] },
    ...{ bundle: true, minify: true, format: 'esm', target: 'es2022' },
  })
  const { eventChecks } = await import('./event-checks.mjs')
  const contract = JSON.parse(readFileSync(`${root}src/generated/contract.json`, 'utf8'))
  await build({
    stdin: { contents: eventChecks(contract), resolveDir: root },
    outfile: `${root}dist/http/site/assets/event-checks.js`,
    ...{ bundle: true, minify: true, format: 'esm', target: 'es2022' },
  })
  writeFileSync(stamp, '')
}
// Runs every time: a commit can change the merge base without a change in src/. Without git, the one of an earlier build is kept.
const { version } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'))
const known = existsSync(`${root}dist/build.json`) ? readFileSync(`${root}dist/build.json`, 'utf8') : '{}'
const about = JSON.stringify({ version, mergeBase: mergeBase() || JSON.parse(known).mergeBase || '' })
if (about !== known) writeFileSync(`${root}dist/build.json`, about)

/** The last commit that this version shares with the public source; empty where git or the repository is missing. */
function mergeBase() {
  for (const publicSource of ['origin/HEAD', 'origin/main', 'main'])
    try {
      const options = { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }
      return execFileSync('git', ['merge-base', 'HEAD', publicSource], options).trim()
    } catch {}
  return ''
}
