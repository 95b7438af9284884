import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

type Form = Record<string, unknown>
const react = async (id: number, form: Form) => (await app.as('member').post(`/messages/${id}/reactions`, form)).body
const messageOf = async (id: number) => (await app.as('member').get(`/messages/${id}`)).body.message
const setStatus = async (form: Form) => (await app.as('member').post('/users/me/status', form)).body
const statusOf = async () => (await app.as('member').get(`/users/${app.demo.users.member.user_id}/status`)).body.status

/** Names from several sets of short names, each with the code of the emoji that users of the set expect. */
const NAMES: [name: string, code: string][] = [
  ['frown', '1f641'],
  ['check', '2705'],
  ['thank_you', '1f64f'],
  ['working_on_it', '1f6e0'],
  ['slight_smile', '1f642'],
  // Names that mean other emoji in other sets: those of Zulip's clients decide.
  ['smile', '1f642'],
  ['cat', '1f408'],
  ['dog', '1f415'],
  ['football', '26bd'],
  ['point_up', '1f446'],
  ['flag_de', '1f1e9-1f1ea'],
  ['octopus', '1f419'],
  ['heart', '2764'],
  ['rainbow_flag', '1f3f3-200d-1f308'],
  ['keycap_ten', '1f51f'],
  ['one', '0031-20e3'],
  ['thumbs_up_tone1', '1f44d-1f3fb'],
  ['+1', '1f44d'],
]

describe.each(NAMES)('the emoji name %s', (name, code) => {
  test('makes a reaction', async () => {
    const id = await app.as('member').must.send()
    expect(await react(id, { emoji_name: name })).toMatchObject({ result: 'success' })
    expect((await messageOf(id)).reactions).toMatchObject([{ emoji_name: name, emoji_code: code, reaction_type: 'unicode_emoji' }])
  })

  test('makes a status', async () => {
    expect(await setStatus({ emoji_name: name })).toMatchObject({ result: 'success' })
    expect(await statusOf()).toMatchObject({ emoji_name: name, emoji_code: code, reaction_type: 'unicode_emoji' })
  })

  test('stands for the emoji in a message', async () => {
    expect((await messageOf(await app.as('member').must.send({ content: `:${name}:` }))).content).toContain(`class="emoji emoji-${code}"`)
  })
})

describe('an emoji with several names', () => {
  test('gives a user one reaction, whatever the name', async () => {
    const id = await app.as('member').must.send()
    await react(id, { emoji_name: 'thumbs_up' })
    for (const name of ['+1', 'thumbsup', 'like'])
      expect(await react(id, { emoji_name: name })).toMatchObject({ code: 'REACTION_ALREADY_EXISTS' })
    expect((await messageOf(id)).reactions).toHaveLength(1)
  })

  test('is removed by another of its names', async () => {
    const id = await app.as('member').must.send()
    await react(id, { emoji_name: 'thumbs_up' })
    const { body } = await app.as('member').delete(`/messages/${id}/reactions`, { emoji_name: 'like' })
    expect(body).toMatchObject({ result: 'success' })
    expect((await messageOf(id)).reactions).toEqual([])
  })
})

describe('a code', () => {
  test('with an outdated name joins a reaction of that code, and starts none', async () => {
    const id = await app.as('member').must.send()
    const outdated = { emoji_name: 'name_of_long_ago', emoji_code: '1f427' }
    const refusal = { code: 'BAD_REQUEST', msg: "'emoji_name' names an emoji that does not exist: name_of_long_ago" }
    expect(await react(id, outdated)).toMatchObject(refusal)
    expect(await setStatus(outdated)).toMatchObject(refusal)
    await app.as('member2').post(`/messages/${id}/reactions`, { emoji_name: 'penguin' })
    expect(await react(id, { ...outdated, reaction_type: 'realm_emoji' })).toMatchObject(refusal)
    expect(await react(id, outdated)).toMatchObject({ result: 'success' })
    expect(await react(await app.as('member').must.send(), outdated)).toMatchObject(refusal)
    expect((await messageOf(id)).reactions).toMatchObject([{ emoji_name: 'penguin' }, { emoji_name: 'penguin', emoji_code: '1f427' }])
  })

  test('decides between two emoji that clients give the same name', async () => {
    const id = await app.as('member').must.send()
    for (const emoji_code of ['1f604', '1f642'])
      expect(await react(id, { emoji_name: 'smile', emoji_code })).toMatchObject({ result: 'success' })
    expect((await messageOf(id)).reactions).toMatchObject([
      { emoji_name: 'smile', emoji_code: '1f604' },
      { emoji_name: 'smile', emoji_code: '1f642' },
    ])
  })

  test.each([{ emoji_code: '1f427' }, { reaction_type: 'unicode_emoji' }, { emoji_code: '1f427', reaction_type: 'unicode_emoji' }])(
    'or a type without a name is refused: %j',
    async (form) => {
      expect(await setStatus(form)).toMatchObject({ code: 'BAD_REQUEST', msg: "'emoji_name' is missing" })
      expect(await setStatus({ ...form, status_text: 'Here.' })).toMatchObject({ code: 'BAD_REQUEST', msg: "'emoji_name' is missing" })
      expect(await react(await app.as('member').must.send(), form)).toMatchObject({ code: 'BAD_REQUEST', msg: "'emoji_name' is missing" })
    },
  )

  test('may be written with variation selectors and in capitals', async () => {
    const id = await app.as('member').must.send()
    expect(await react(id, { emoji_name: 'heart', emoji_code: '2764-FE0F' })).toMatchObject({ result: 'success' })
    expect((await messageOf(id)).reactions).toMatchObject([{ emoji_name: 'heart', emoji_code: '2764' }])
  })

  test('that does not match the name is refused', async () => {
    const body = await react(await app.as('member').must.send(), { emoji_name: 'octopus', emoji_code: '1f427' })
    expect(body).toMatchObject({ code: 'BAD_REQUEST', msg: "'emoji_code' is not the code of the emoji octopus: 1f427" })
  })

  test.each(['ffff', '', '1f427-', '__proto__', '999999999999'])('of no emoji is refused: %s', async (emoji_code) => {
    const body = await setStatus({ emoji_name: 'penguin', emoji_code })
    expect(body).toMatchObject({ code: 'BAD_REQUEST', msg: `'emoji_code' is not the code of the emoji penguin: ${emoji_code}` })
  })
})
