// The packages that a lockfile pins.

import { readFileSync } from 'node:fs'

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
