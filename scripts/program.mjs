// Bundles the program: what a file or several in dist/ run, with the packages that it needs.

import { copyFileSync, cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { eventChecks } from './event-checks.mjs'
import { formsOf } from './forms.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))

/** The entry points of the server in dist/ and their sources. */
export const SERVER_PARTS = {
  parley: 'scripts/parley.ts',
  // The places where the modules that start these threads look for them.
  'db/sqlite-thread': 'src/db/sqlite-thread.js',
  'values/password-thread': 'src/values/password-thread.js',
}
/** Packages that are native, or for databases that the server does not use. */
const EXTERNAL = ['@node-rs/argon2', 'libsql', 'pg-hstore', 'sharp']
/** The files that the reference takes from its package (src/http/site/site.ts). */
const REFERENCE_FILES = { 'elements.js': 'web-components.min.js', 'elements.css': 'styles.min.css' }
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
 * Bundles the entry points `parts` into the folder `out`, by their names there. Code that several of them share becomes separate files next
 * to them. The same sources give the same bytes. `npm run check` checks the types. Returns the paths of the bundled files, relative to the
 * root.
 */
export async function bundleProgram(out, parts, { sourcemap = true } = {}) {
  // Bundles the packages too: loading a thousand files took as long as the rest of a start (docs/adr/0011).
  const files = await bundle({
    entryPoints: Object.entries(parts).map(([name, file]) => ({ out: name, in: root + file })),
    outdir: out,
    tsconfig: `${root}tsconfig.json`,
    external: EXTERNAL,
    // Times in the database are in UTC, so the rules of all time zones are never used. Reading them takes a tenth of a start.
    alias: { 'moment-timezone': 'moment-timezone/moment-timezone.js' },
    // Tables and errors are named after their classes.
    ...{ splitting: true, keepNames: true, format: 'esm', platform: 'node', target: 'node20', sourcemap },
    // V8 keeps the text of loaded files in memory.
    minifyWhitespace: true,
    banner: { js: COMMONJS },
    plugins: [ownUrls, withoutClient],
  })
  for (const { name, parentPath } of readdirSync(out, { recursive: true, withFileTypes: true }))
    if (name.endsWith('.js')) lighten(`${parentPath}/${name}`)
  mkdirSync(`${out}/generated`)
  for (const name of ['contract.json', 'contract.client.json', 'sandbox.json'])
    copyFileSync(`${root}src/generated/${name}`, `${out}/generated/${name}`)
  return files
}

/** Adds what browsers load to a bundled server. Returns the paths of the bundled files. */
export async function bundleSite(out) {
  const assets = `${out}/http/site/assets`
  cpSync(`${root}src/http/site/assets`, assets, { recursive: true })
  const { resolve } = createRequire(import.meta.url)
  const reference = Object.values(REFERENCE_FILES).map((file) => resolve(`@stoplight/elements/${file}`))
  for (const [index, asset] of Object.keys(REFERENCE_FILES).entries()) copyFileSync(reference[index], `${assets}/${asset}`)
  const console = await bundle({
    entryPoints: [`${root}clients/console/src/main.tsx`],
    outfile: `${assets}/console.js`,
    tsconfig: `${root}clients/console/tsconfig.json`,
    ...{ alias: { 'event-checks': '/assets/event-checks.js' }, external: ['/assets/*'] },
    ...{ minify: true, format: 'esm', target: 'es2022' },
  })
  const web = await bundleWeb(assets)
  const checks = await bundle({
    stdin: { contents: eventChecks(readJson('src/generated/contract.json')), resolveDir: root },
    outfile: `${assets}/event-checks.js`,
    ...{ minify: true, format: 'esm', target: 'es2022' },
  })
  return [...reference.map((file) => relative(root, file)), ...console, ...web, ...checks]
}

const readJson = (path) => JSON.parse(readFileSync(root + path, 'utf8'))
/** The texts that the web client has. Those of the login page are for pages of other hosts. */
const WEB_TEXTS = /^(app\.|page\.(email|password|loginTitle|loginButton|loginNoPassword)$)/

/** Bundles the web client into a folder that its page names. Returns the paths of the bundled files. */
export async function bundleWeb(assets) {
  const files = await bundle({
    entryPoints: { web: `${root}clients/web/src/main.tsx`, 'web-style': `${root}clients/web/src/web.css` },
    outdir: assets,
    tsconfig: `${root}clients/web/tsconfig.json`,
    ...{ minify: true, format: 'esm', target: 'es2022' },
  })
  const contract = readJson('src/generated/contract.json')
  for (const name of readdirSync(`${root}locales/settings`)) {
    const own = Object.entries(readJson(`locales/${name}`)).filter(([key]) => WEB_TEXTS.test(key))
    writeFileSync(`${assets}/web-texts.${name}`, JSON.stringify(Object.fromEntries(own)))
    const forms = formsOf(contract, readJson(`locales/settings/${name}`), readJson('locales/settings/en.json'))
    writeFileSync(`${assets}/web-forms.${name}`, JSON.stringify(forms))
  }
  return files
}

/** Adds Prism, which the mock uses, to a bundled program. Its packages must be installed. Returns the paths of the bundled files. */
export function bundlePrism(out) {
  return bundle({
    entryPoints: [`${root}contract-tests/prism/parts.cjs`],
    outfile: `${out}/prism.cjs`,
    // Its other form finds its parts in a way that cannot be bundled.
    alias: { 'jsonc-parser': `${root}contract-tests/node_modules/jsonc-parser/lib/esm/main.js` },
    ...{ format: 'cjs', platform: 'node', target: 'node20', minify: true, keepNames: true },
  })
}

/** Returns the paths of the files that are in the output, relative to the root. */
async function bundle(options) {
  const { metafile } = await build({ ...options, absWorkingDir: root, bundle: true, metafile: true, logLevel: 'warning' })
  return Object.values(metafile.outputs).flatMap(({ inputs }) => Object.keys(inputs).filter((file) => inputs[file].bytesInOutput > 0))
}

/**
 * Keeps the names of classes, which tables and errors use, but not those of functions, because the compiler would name each closure every
 * time it is created. Escapes non-ASCII characters in comments and regular expressions, as the compiler does in strings: if a file has a
 * single such character, V8 keeps it in memory with two bytes per character.
 */
function lighten(file) {
  const text = readFileSync(file, 'utf8')
    .replace(/(?<=static\{)__name\(this,("[^"]+")\)/g, 'Object.defineProperty(this,"name",{value:$1,configurable:true})')
    .replace(/(?<=\bvar __name=)\(target,value\)=>__defProp\(target,"name",\{value,configurable:true\}\)/, '(named)=>named')
    .replace(/[^\0-\x7f]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)
  writeFileSync(file, text)
}
