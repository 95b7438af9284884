// The list of what a package of the release consists of, in CycloneDX 1.6. Made from the lockfiles: npm's own (`npm sbom --omit=dev`) leaves
// out what packages for development need too.

import { readFileSync } from 'node:fs'

/** The package that is described. */
export interface Product {
  name: string
  version: string
  description: string
  license: string
}

/**
 * The document. Each lockfile comes with those of its packages that the product consists of. `needed` are the names of what the product
 * itself needs. `time` is in seconds.
 */
export function sbomOf(product: Product, parts: readonly [Lockfile, readonly Pinned[]][], needed: readonly string[], time: number): object {
  const components = new Map<string, object>()
  const dependencies = new Map<string, Set<string>>()
  const included = new Set(parts.flatMap(([, packages]) => packages.map(purlOf)))
  for (const [lockfile, packages] of parts) {
    for (const pinned of packages) {
      const purl = purlOf(pinned)
      components.set(purl, componentOf(pinned))
      const needs = pinned.needs.flatMap((name) => resolveIn(lockfile, pinned.path, name) ?? []).map(purlOf)
      dependencies.set(purl, new Set([...(dependencies.get(purl) ?? []), ...needs.filter((one) => included.has(one))]))
    }
  }
  const own = purlOf(product)
  const direct = parts.flatMap(([, packages]) => packages).filter(({ name, path }) => needed.includes(name) && isTop(path))
  dependencies.set(own, new Set(direct.map(purlOf)))
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      timestamp: new Date(time * 1000).toISOString(),
      lifecycles: [{ phase: 'build' }],
      component: { type: 'application', 'bom-ref': own, ...identityOf(product), description: product.description },
    },
    components: sorted(components).map(([, component]) => component),
    dependencies: sorted(dependencies).map(([ref, dependsOn]) => ({ ref, dependsOn: [...dependsOn].sort() })),
  }
}

const isTop = (path: string): boolean => path.lastIndexOf('node_modules/') === path.indexOf('node_modules/')
const sorted = <T>(map: Map<string, T>): [string, T][] => [...map].sort(([a], [b]) => (a < b ? -1 : 1))

/** The address of a package as SBOMs write it. */
export function purlOf({ name, version }: { name: string; version: string }): string {
  return `pkg:npm/${name.replace('@', '%40')}@${version}`
}

function componentOf(pinned: Pinned): object {
  const [algorithm, digest = ''] = pinned.integrity.split('-')
  if (algorithm !== 'sha512') throw new Error(`${pinned.path} has no SHA-512 in the lockfile`)
  return {
    type: 'library',
    'bom-ref': purlOf(pinned),
    ...identityOf(pinned),
    scope: pinned.isOptional ? 'optional' : 'required',
    hashes: [{ alg: 'SHA-512', content: Buffer.from(digest, 'base64').toString('hex') }],
  }
}

function identityOf({ name, version, license }: Omit<Product, 'description'>): object {
  const [, group, base = name] = /^(@[^/]+)\/(.+)$/.exec(name) ?? []
  const isExpression = / (?:AND|OR|WITH) /.test(license)
  return {
    ...(group ? { group } : {}),
    ...{ name: base, version, purl: purlOf({ name, version }) },
    ...(license ? { licenses: [isExpression ? { expression: license } : { license: { id: license } }] } : {}),
  }
}

// The packages that a lockfile pins.

/** An entry of `packages` in a lockfile. Entries of a monorepo's own packages are links or have no version that matters. */
interface Entry {
  name?: string
  version?: string
  integrity?: string
  /** Old packages have other forms than a text. */
  license?: string | { type: string } | { type: string }[]
  link?: boolean
  dev?: boolean
  optional?: boolean
  devOptional?: boolean
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}
/** A pinned package. */
export interface Pinned {
  /** The path of its folder, relative to the lockfile. */
  path: string
  name: string
  version: string
  /** `sha512-` and Base64. */
  integrity: string
  /** As SPDX writes it. Empty if the lockfile has none. */
  license: string
  /** Only development needs it. */
  isDev: boolean
  /** The program does without it where it is not for the machine. */
  isOptional: boolean
  /** The names of what it needs. */
  needs: string[]
  /** As the lockfile has it. */
  entry: Entry
}
export type Lockfile = ReadonlyMap<string, Pinned>

/** Reads the package-lock.json of a folder. By path, without the folder's own package and others of the monorepo. */
export function readLockfile(folder: string): Lockfile {
  const { packages } = JSON.parse(readFileSync(`${folder}/package-lock.json`, 'utf8')) as { packages: Record<string, Entry> }
  const pinned = Object.entries(packages).flatMap(([path, entry]): [string, Pinned][] => {
    if (!path.includes('node_modules/') || entry.link) return []
    const { version = '', integrity = '', license = [], dev = false, optional = false, devOptional = false } = entry
    const name = entry.name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
    const needs = Object.keys({ ...entry.dependencies, ...entry.optionalDependencies })
    const known = { path, name, version, integrity, license: licenceOf(license), needs, entry }
    return [[path, { ...known, isDev: dev, isOptional: optional || devOptional }]]
  })
  return new Map(pinned)
}

function licenceOf(license: NonNullable<Entry['license']>): string {
  return [license]
    .flat()
    .map((one) => (typeof one === 'string' ? one : one.type))
    .join(' OR ')
}

/** What a package gets when it imports another one by name: the nearest one. Undefined if there is none, as for packages of other machines. */
export function resolveIn(lockfile: Lockfile, from: string, name: string): Pinned | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('node_modules/') - 1))) {
    const found = lockfile.get(`${folder && `${folder}/`}node_modules/${name}`)
    if (found || folder === '') return found
  }
}

/** The packages with these names and all that they need, by path. Throws if one is not pinned. */
export function closureOf(lockfile: Lockfile, names: readonly string[]): Pinned[] {
  const found = new Set<Pinned>()
  const add = (from: string, name: string): void => {
    const pinned = resolveIn(lockfile, from, name)
    if (!pinned) throw new Error(`${name} is not in the lockfile`)
    found.add(pinned)
  }
  for (const name of names) add('', name)
  // A set is iterated in the order in which it grows.
  for (const { path, needs } of found) for (const name of needs) add(path, name)
  return [...found].sort((a, b) => (a.path < b.path ? -1 : 1))
}

/** The package that a file in a node_modules folder belongs to. Undefined for a file outside. */
export function packageOf(lockfile: Lockfile, file: string): Pinned | undefined {
  const [folder = ''] = /^.*node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(file) ?? []
  if (folder && !lockfile.has(folder)) throw new Error(`${folder} is not in the lockfile`)
  return lockfile.get(folder)
}
