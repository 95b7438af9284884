// What a release consists of: the server, the mock and the client as packages of npm, and the contract.

import { execFileSync } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { published } from '../../src/http/pages/documents.ts'
import { bundlePrism, bundleProgram, bundleSite, SERVER_PARTS } from '../program.mjs'
import { closureOf, type Lockfile, type Pinned, type Product, packageOf, purlOf, readLockfile, sbomOf } from './sbom.ts'

/** The release. `time` is in seconds. */
export interface About {
  version: string
  commit: string
  time: number
}
interface Manifest extends Product {
  [field: string]: unknown
}

const root = fileURLToPath(new URL('../..', import.meta.url))
const TOOLS = 'contract-tests/'
const readJson = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'))
const repository: Manifest & { dependencies: Record<string, string> } = readJson('package.json')
const common = { license: repository.license, type: 'module', engines: repository.engines }
/** The packages that the server is not bundled with, because they are native. npm installs those for the machine. */
const INSTALLED = ['@node-rs/argon2', 'libsql', 'sharp']

/** The server's package, with all that an operator needs. */
export async function buildServer(stage: string, out: string, about: About): Promise<void> {
  const dist = join(stage, 'dist')
  const files = await bundleProgram(dist, SERVER_PARTS, { sourcemap: false })
  files.push(...(await bundleSite(dist)), ...(await bundlePrism(dist)))
  // All documents that others lead to.
  const documents = ['README.md', 'CHANGELOG.md', 'CONTRIBUTING.md', 'LICENSE', 'deploy', 'docs', 'clients/typescript/README.md']
  for (const name of documents) cpSync(join(root, name), join(stage, name), { recursive: true })
  const lockfile = readLockfile(root)
  const manifest: Manifest = {
    ...{ name: 'parley', version: about.version, description: repository.description, ...common },
    bin: { parley: 'dist/parley.js' },
    files: ['dist', 'docs', 'deploy', 'clients', 'CHANGELOG.md', 'CONTRIBUTING.md', 'LICENSES.txt', 'npm-shrinkwrap.json'],
    dependencies: Object.fromEntries(INSTALLED.map((name) => [name, repository.dependencies[name]])),
  }
  writeJson(join(stage, 'npm-shrinkwrap.json'), shrinkwrapOf(manifest, closureOf(lockfile, INSTALLED)))
  // All packages of production are listed, although the bundle may leave some out.
  const production = [...lockfile.values()].filter(({ isDev }) => !isDev)
  finish({ stage, out, about, manifest, files }, [lockfile, production], Object.keys(repository.dependencies))
}

/** The package of the mock and the contract, which needs no other package. */
export async function buildMock(stage: string, out: string, about: About): Promise<void> {
  const dist = join(stage, 'dist')
  const files = await bundleProgram(dist, { 'parley-mock': 'scripts/parley-mock.ts' }, { sourcemap: false })
  files.push(...(await bundlePrism(dist)))
  cpSync(join(root, 'LICENSE'), join(stage, 'LICENSE'))
  cpSync(join(root, 'clients/mock.md'), join(stage, 'README.md'))
  const manifest: Manifest = {
    ...{ name: 'parley-mock', version: about.version, description: 'A mock of the Parley server, and its contract.', ...common },
    bin: { 'parley-mock': 'dist/parley-mock.js' },
    files: ['dist', 'LICENSES.txt'],
  }
  finish({ stage, out, about, manifest, files })
}

interface Bundled {
  stage: string
  out: string
  about: About
  manifest: Manifest
  /** The files that are bundled, relative to the root. */
  files: string[]
}

/** Adds version, licences and manifest to a bundled program, packs it, and writes its SBOM, which also lists `others`. */
function finish(
  { stage, out, about, manifest, files }: Bundled,
  [lockfile, others]: [Lockfile, Pinned[]] = [new Map(), []],
  needed: readonly string[] = [],
): void {
  // From this file the program knows its version (src/config.ts).
  writeFileSync(join(stage, 'dist/build.json'), JSON.stringify({ version: about.version, mergeBase: about.commit }))
  const bundled = packagesOf(files)
  const folders = bundled.flatMap(([folder, , packages]) => packages.map(({ path }) => folder + path))
  writeFileSync(join(stage, 'LICENSES.txt'), licencesOf(root, folders))
  writeJson(join(stage, 'package.json'), manifest)
  pack(stage, out)
  const listed = new Set(others.map(purlOf))
  const additional = bundled.map(([, lock, packages]): [Lockfile, Pinned[]] => [lock, packages.filter((one) => !listed.has(purlOf(one)))])
  const names = [...needed, ...additional.flatMap(([, packages]) => packages.map(({ name }) => name))]
  const sbom = sbomOf(manifest, [[lockfile, others], ...additional], names, about.time)
  writeJson(join(out, `${manifest.name}-${about.version}.cdx.json`), sbom)
}

/** The package of the client for TypeScript. */
export function buildClient(stage: string, out: string, about: About): void {
  const home = join(root, 'clients/typescript')
  execFileSync(process.execPath, [join(home, 'scripts/build.mjs'), join(stage, 'dist')], { stdio: 'inherit' })
  for (const name of ['README.md', 'LICENSE']) cpSync(join(home, name), join(stage, name))
  const { scripts: _, ...described } = readJson('clients/typescript/package.json')
  const manifest = { ...described, version: about.version }
  writeJson(join(stage, 'package.json'), manifest)
  pack(stage, out)
  const lockfile = readLockfile(root)
  const needed = Object.keys(manifest.dependencies)
  const sbom = sbomOf(manifest, [[lockfile, closureOf(lockfile, needed)]], needed, about.time)
  writeJson(join(out, `${manifest.name}-${about.version}.cdx.json`), sbom)
}

/** The contract and the client bundle, as `parley contract` writes them. */
export function writeContract(out: string): void {
  writeJson(join(out, 'openapi.json'), published(readJson('src/generated/contract.json')))
  writeJson(join(out, 'openapi.client.json'), readJson('src/generated/contract.client.json'))
}

/** The packages of bundled files: those of the repository, and those of its tools, each with the folder and lockfile that they are from. */
function packagesOf(files: readonly string[]): [folder: string, lockfile: Lockfile, packages: Pinned[]][] {
  return ['', TOOLS].map((prefix) => {
    const lockfile = readLockfile(join(root, prefix))
    const own = files.filter((file) => file.startsWith(TOOLS) === (prefix !== '')).map((file) => file.slice(prefix.length))
    const packages = new Set(own.map((file) => packageOf(lockfile, file)).filter((pinned) => pinned !== undefined))
    return [prefix, lockfile, [...packages].sort((a, b) => (a.path < b.path ? -1 : 1))]
  })
}

/** Pins all that the package needs, as npm does. Without addresses, so that npm asks the registry of the machine for them. */
function shrinkwrapOf({ name, version, license, engines, bin, dependencies }: Manifest, packages: readonly Pinned[]): object {
  const entries = packages.map(({ path, isOptional, entry: { dev: _, devOptional: __, ...entry } }) => [
    path,
    { ...entry, ...(isOptional ? { optional: true } : {}) },
  ])
  const own = { name, version, license, dependencies, bin, engines }
  return { name, version, lockfileVersion: 3, requires: true, packages: { '': own, ...Object.fromEntries(entries) } }
}

/** Packs a folder, so that the same files give the same bytes: npm sorts them, and gives them no times. */
function pack(stage: string, out: string): void {
  const { bin = {} } = JSON.parse(readFileSync(join(stage, 'package.json'), 'utf8')) as { bin?: Record<string, string> }
  const programs = Object.values(bin).map((file) => join(stage, file))
  for (const file of readdirSync(stage, { recursive: true, withFileTypes: true })) {
    const path = join(file.parentPath, file.name)
    chmodSync(path, file.isDirectory() || programs.includes(path) ? 0o755 : 0o644)
  }
  execFileSync('npm', ['pack', '--ignore-scripts', '--loglevel=error', '--pack-destination', out], {
    cwd: stage,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

function writeJson(file: string, value: unknown): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`)
}

// The licences of the packages that a bundle contains, which most of them demand to be passed on.

/** The text of a file with the licences of the packages in these folders, relative to `root`. */
export function licencesOf(root: string, folders: readonly string[]): string {
  const texts = new Map(
    folders.map((folder) => {
      const { name, version, license } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))
      const files = readdirSync(join(root, folder)).filter((file) => /^(licen[cs]e|copying|notice)\b/i.test(file))
      const notices = files.sort().map((file) => readFileSync(join(root, folder, file), 'utf8').trim())
      return [
        `${name} ${version}`,
        [`${name} ${version} (${typeof license === 'string' ? license : 'see below'})`, ...notices].join('\n\n'),
      ]
    }),
  )
  const sorted = [...texts].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, text]) => text)
  return `This program contains the packages below.\n\n${sorted.join(`\n\n${'-'.repeat(80)}\n\n`)}\n`
}
