// The contract in one document: `openapi/` bundled by Redocly, with or without its references.

import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Contract } from '../contract-tests/cases.ts'

const root = new URL('..', import.meta.url).pathname

/** Runs the Redocly CLI; throws an Error with its output when it fails. */
export function redocly(...args: string[]): string {
  try {
    return execFileSync(process.execPath, [join(root, 'node_modules/@redocly/cli/bin/cli.js'), ...args], {
      cwd: root,
      encoding: 'utf8',
      stdio: 'pipe',
      env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    })
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string }
    throw new Error(`redocly ${args[0]} failed\n${stdout}${stderr}`)
  }
}

/** The bundled contract: references to `#/components` remain. A clash of component names is an error. */
export function bundle(): object {
  const folder = mkdtempSync(join(tmpdir(), 'contract-'))
  try {
    const file = join(folder, 'contract.json')
    redocly('bundle', 'openapi/openapi.yaml', '--output', file, '--component-renaming-conflicts-severity', 'error')
    return withMappings(JSON.parse(readFileSync(file, 'utf8')))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

interface Part {
  $ref?: string
  oneOf?: Part[]
  properties?: Record<string, { enum?: string[] }>
  discriminator?: { propertyName: string; mapping?: Record<string, string> }
}

/** Adds to each discriminator which branch its values choose: otherwise OpenAPI takes the names of the branches for the values. */
function withMappings<T extends object>(document: T): T {
  const targetOf = ($ref: string): Part =>
    $ref
      .slice(2)
      .split('/')
      .reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], document) as Part
  const visit = (part: Part): void => {
    if (part.discriminator && part.oneOf) {
      const { propertyName } = part.discriminator
      const named = part.oneOf.flatMap(({ $ref }) => $ref ?? [])
      const pairs = named.flatMap(($ref) => (targetOf($ref).properties?.[propertyName]?.enum ?? []).map((value) => [value, $ref] as const))
      part.discriminator.mapping = Object.fromEntries(pairs)
    }
    for (const value of Object.values(part)) if (typeof value === 'object' && value !== null) visit(value as Part)
  }
  visit(document)
  return document
}

/**
 * Replaces each local reference by its target, the same object in every place, and takes the mappings of discriminators out, which Ajv
 * derives itself and refuses. The contract has no recursive schema.
 */
export function dereference(document: unknown): Contract {
  const done = new Map<string, unknown>()
  const referred = (reference: string, trail: string[]): unknown => {
    if (trail.includes(reference)) throw new Error(`recursive schema: ${[...trail, reference].join(' -> ')}`)
    if (done.has(reference)) return done.get(reference)
    let target: unknown = document
    for (const key of reference.slice(2).split('/'))
      target = (target as Record<string, unknown>)[key.replaceAll('~1', '/').replaceAll('~0', '~')]
    if (target === undefined) throw new Error(`unresolved reference: ${reference}`)
    const resolved = resolve(target, [...trail, reference])
    done.set(reference, resolved)
    return resolved
  }
  const resolve = (value: unknown, trail: string[]): unknown => {
    if (Array.isArray(value)) return value.map((item) => resolve(item, trail))
    if (typeof value !== 'object' || value === null) return value
    const reference = (value as { $ref?: unknown }).$ref
    if (typeof reference === 'string') return referred(reference, trail)
    return Object.fromEntries(Object.entries(withoutMapping(value)).map(([key, item]) => [key, resolve(item, trail)]))
  }
  return resolve(document, []) as Contract
}

function withoutMapping(value: object): object {
  if (!('mapping' in value && 'propertyName' in value)) return value
  const { mapping: _, ...discriminator } = value
  return discriminator
}
