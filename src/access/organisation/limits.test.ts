// The limits of one organisation.

import { afterAll, beforeAll, expect, test } from 'vitest'
import { MAX_CHANNEL_FOLDERS, MAX_CHANNELS, MAX_PROFILE_FIELDS, MAX_USER_GROUPS } from '../../limits.ts'
import { Channel } from '../../models/channel.ts'
import { ChannelFolder } from '../../models/channel-folder.ts'
import { ProfileField } from '../../models/profile-field.ts'
import { UserGroup } from '../../models/user-group.ts'
import { startTestApp, type TestApp } from '../../testing/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

/** Rows to fill the table up to one below the limit. */
function fill(max: number, make: (name: string, i: number) => object): object[] {
  return Array.from({ length: max - 1 }, (_, i) => ({ realm_id: 1, ...make(`filler ${i}`, i) }))
}
const owner = (path: string, form: Record<string, unknown>) => app.as('owner').post(path, form)

test.each([
  {
    what: 'channel folders',
    max: MAX_CHANNEL_FOLDERS,
    has: 0,
    fill: (rows: object[]) => ChannelFolder.bulkCreate(rows as never[]),
    make: (name: string, position: number) => ({
      name,
      name_key: name,
      description: '',
      rendered_description: '',
      date_created: 1,
      position,
    }),
    add: (name: string) => owner('/channel_folders/create', { name }),
  },
  {
    what: 'custom profile fields',
    max: MAX_PROFILE_FIELDS,
    has: 0,
    fill: (rows: object[]) => ProfileField.bulkCreate(rows as never[]),
    make: (name: string, position: number) => ({ type: 1, position, name, name_key: name }),
    add: (name: string) => owner('/realm/profile_fields', { field_type: 1, name }),
  },
  {
    what: 'user groups',
    max: MAX_USER_GROUPS,
    // The system groups.
    has: 8,
    fill: (rows: object[]) => UserGroup.bulkCreate(rows as never[]),
    make: (name: string) => ({ name, name_key: name, description: '' }),
    add: (name: string) => owner('/user_groups/create', { name, description: '', members: [] }),
  },
  {
    what: 'channels',
    max: MAX_CHANNELS,
    // The ones in the demo.
    has: 2,
    fill: async (rows: object[]) => {
      const { id: _, ...model } = (await Channel.findByPk(1, { raw: true, rejectOnEmpty: true })) as object as Record<string, unknown>
      await Channel.bulkCreate(rows.map((row, i) => ({ ...model, ...row, recipient_id: 1_000 + i })) as never[])
    },
    make: (name: string) => ({ name, name_key: name }),
    add: (name: string) => owner('/channels/create', { name, subscribers: [] }),
  },
])('an organisation has a maximum number of $what', async ({ what, max, has, fill: insert, make, add }) => {
  await insert(fill(max - has, make))
  expect((await add('the last')).status).toBe(200)
  expect(await add('one too many')).toMatchObject({
    status: 400,
    body: { code: 'BAD_REQUEST', msg: `The organisation may have at most ${max} ${what}` },
  })
})
