// databases: once
// The contract in one document, as tools read it.

import { expect, test } from 'vitest'
import type { Schema } from '../contract-tests/cases.ts'
import { loadContract } from '../src/http/contract.ts'
import { bundle, withRights } from './bundle.ts'
import { eventsChapter } from './chapters.ts'

const { components } = bundle() as { components: { schemas: Record<string, Schema> } }

test('a discriminator chooses the branch that has its value', () => {
  const unions = Object.entries(components.schemas).filter(([, { discriminator }]) => discriminator)
  expect(unions.length).toBeGreaterThan(5)
  for (const [name, { discriminator }] of unions) {
    const { propertyName, mapping } = discriminator as { propertyName: string; mapping: Record<string, string> }
    expect(Object.keys(mapping).length, name).toBeGreaterThan(0)
    for (const [value, reference] of Object.entries(mapping))
      expect(components.schemas[reference.split('/').at(-1) ?? '']?.properties?.[propertyName]?.enum, `${name} ${value}`).toContain(value)
  }
})

test('an event that this server never sends says so first', () => {
  expect(components.schemas.RestartEvent?.description).toMatch(/^\*\*This server does not send it\*\*: queues live on .*\.\n\nSays that/)
  expect(eventsChapter(components.schemas)).toContain('## `restart`\n\n**This server does not send it**: queues live on')
})

test('no two schemas have names that client generators confuse', () => {
  const names = Object.keys(components.schemas).map((name) => name.replaceAll('_', '').toLowerCase())
  expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([])
})

test('the server reads the bundle without mappings, which Ajv refuses', () => {
  expect(JSON.stringify(loadContract().bundled)).not.toContain('"mapping"')
})

test('an operation says who has its right, before its events if it tells of some', () => {
  const told = (description: string) =>
    withRights({ paths: { '/bots': { get: { 'x-right': 'owner' as const, description } } } }).paths['/bots'].get.description
  expect(told('Lists all.\n\n**Events**: none.')).toBe('Lists all.\n\n**Permissions**: owners.\n\n**Events**: none.')
  expect(told('Lists all.\n')).toBe('Lists all.\n\n**Permissions**: owners.')
  expect(told('**Permissions**: owners and others.')).toBe('**Permissions**: owners and others.')
})
