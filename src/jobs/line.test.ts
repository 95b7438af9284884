// databases: once

import { expect, test } from 'vitest'
import { Turns, type Waiter } from './line.ts'

const who = (realm: number, person: number, count = 1_000, since = 0): Waiter => ({
  ...{ realm_id: realm, principal_id: person, count, due_at: since },
})
const PLACES = { atOnce: 10, ofRealm: 8, ofPrincipal: 5 }
const names = (shares: ReadonlyMap<Waiter, number>): Record<string, number> =>
  Object.fromEntries([...shares].map(([{ realm_id, principal_id }, many]) => [`${realm_id}:${principal_id}`, many]))

test('organisations share the places alike, however many people wait in each', () => {
  const crowd = Array.from({ length: 50 }, (_, i) => who(1, i + 1))
  const shares = new Turns().share([...crowd, who(2, 100)], [], PLACES)
  expect([...shares].filter(([{ realm_id }]) => realm_id === 1).reduce((sum, [, many]) => sum + many, 0)).toBe(5)
  expect(names(shares)['2:100']).toBe(5)
})

test('people of an organisation share its places alike, however much each waits for', () => {
  expect(names(new Turns().share([who(1, 1), who(1, 2, 2)], [], { ...PLACES, atOnce: 4 }))).toEqual({ '1:1': 2, '1:2': 2 })
})

test('nobody gets more places than one person may have, even if the others stay empty', () => {
  expect(names(new Turns().share([who(1, 1)], [], PLACES))).toEqual({ '1:1': 5 })
})

test('an organisation gets no more than its places', () => {
  const all = names(new Turns().share([who(1, 1), who(1, 2)], [], PLACES))
  expect(Object.values(all).reduce((sum, many) => sum + many, 0)).toBe(8)
})

test('what is under way counts', () => {
  const running = Array.from({ length: 5 }, () => who(1, 1))
  expect(names(new Turns().share([who(1, 1), who(1, 2)], running, { ...PLACES, atOnce: 5 }))).toEqual({ '1:2': 3 })
})

test('nobody gets more than waits', () => {
  expect(names(new Turns().share([who(1, 1, 2), who(1, 2, 1)], [], PLACES))).toEqual({ '1:1': 2, '1:2': 1 })
})

test('with fewer places than organisations, each has a turn before one has its second', () => {
  const turns = new Turns()
  const all = Array.from({ length: 6 }, (_, i) => who(i + 1, 1))
  const served = Array.from({ length: 3 }, () => [...turns.share(all, [], { ...PLACES, atOnce: 2 }).keys()].map(({ realm_id }) => realm_id))
  expect(served.flat().sort()).toEqual([1, 2, 3, 4, 5, 6])
})
