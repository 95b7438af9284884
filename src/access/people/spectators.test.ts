// databases: once

import { expect, test } from 'vitest'
import type { Realm } from '../../models/realm.ts'
import { isSpectator, spectatorOf } from './spectators.ts'

const realm = (id: number, settings = { enable_spectator_access: true }) => ({ id, settings: JSON.stringify(settings) }) as Realm
const offered = { webPublicChannels: true }

test('spectators share a hundred IDs that no account has, by where they come from', () => {
  const from = Array.from({ length: 2_000 }, (_, i) => `192.0.${i >> 8}.${i & 255}`)
  const spectators = from.map((address) => spectatorOf(offered, realm(1), address) as { id: number })
  expect(spectators.every(isSpectator)).toBe(true)
  expect(new Set(spectators.map(({ id }) => id)).size).toBe(100)
  expect(spectatorOf(offered, realm(1), '192.0.0.7')).toEqual(spectators[7])
  expect(from.some((address, i) => spectatorOf(offered, realm(2), address)?.id !== spectators[i]?.id)).toBe(true)
})

test('an organisation without spectators has none', () => {
  expect(spectatorOf({ webPublicChannels: false }, realm(1), '192.0.2.1')).toBeUndefined()
  expect(spectatorOf(offered, realm(1, { enable_spectator_access: false }), '192.0.2.1')).toBeUndefined()
})
