// The list of what a package of the release consists of, in CycloneDX 1.6. Made from the lockfiles: npm's own (`npm sbom --omit=dev`) leaves
// out what packages for development need too.

import { type Lockfile, type Pinned, resolveIn } from './lockfile.ts'

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
