// databases: once
// Nested groups without a database. actions/groups tests who belongs to which group.

import { expect, test } from 'vitest'
import { type GroupTree, membersOf } from './membership.ts'

/**
 * A chain of groups starting with 1, each containing the next, with these users in the last. `times` returns how often a list of users was
 * read.
 */
function chain(length: number, ids: number[]): { tree: GroupTree; times(): number } {
  let times = 0
  const group = (id: number) => ({
    get userIds() {
      times++
      return id === length ? ids : []
    },
    subgroupIds: id === length ? [] : [id + 1],
  })
  const groups = new Map(Array.from({ length }, (_, i) => [i + 1, group(i + 1)]))
  return { tree: { users: new Map(ids.map((id) => [id, { id, role: 400 }])), groups }, times: () => times }
}

test('nested groups that a text names together are each visited once', () => {
  const { tree, times } = chain(150, [7, 8])
  expect(membersOf(tree, tree.groups.keys())).toEqual(new Set([7, 8]))
  expect(times()).toBe(150)
})

test('nested groups that are queried one after the other are each visited once, and their members belong to the first', () => {
  const { tree, times } = chain(150, [7, 8])
  const visited = new Set<number>()
  const found = [...tree.groups.keys()].map((id) => [...membersOf(tree, [id], visited)])
  expect(found[0]).toEqual([7, 8])
  expect(found.slice(1).flat()).toEqual([])
  expect(times()).toBe(150)
})

test('groups that contain each other are handled, and inactive groups and users are left out', () => {
  const groups = new Map([
    [1, { userIds: [7, 9], subgroupIds: [2, 3] }],
    [2, { userIds: [8], subgroupIds: [1] }],
  ])
  const users = new Map([7, 8].map((id) => [id, { id, role: 400 }]))
  expect(membersOf({ users, groups }, [2])).toEqual(new Set([7, 8]))
})
