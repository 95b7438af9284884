import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { setRealmSetting } from '../../actions/organisation/realms.ts'
import { createUser } from '../../actions/people/create.ts'
import { serverContext } from '../../context.ts'
import { Realm } from '../../models/realm.ts'
import { startTestApp, type TestApp } from '../../testing/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

type Name = Parameters<TestApp['as']>[0]
const rendered = async (name: Name, content: string): Promise<string> =>
  (await app.as(name).post('/messages/render', { content })).body.rendered
const mika = '<span class="user-mention" data-user-id="5">@Mika Member</span>'

describe('a reference in a text', () => {
  test('is found by name in any letter case and by ID', async () => {
    expect(await rendered('member2', '@**MIKA member** @**Mika Member|5** @**|5**')).toBe(`<p>${mika} ${mika} ${mika}</p>`)
    expect(await rendered('member2', '@*role:MEMBERS*')).toMatch(
      /^<p><span class="user-group-mention" data-user-group-id="[0-9]+">@role:members<\/span><\/p>$/,
    )
  })

  test('is rendered in the same way in a sent message', async () => {
    const content = '@**Mika Member** in #**General>lunch** :smile:'
    const { body } = await app.as('member2').post('/messages', { type: 'channel', to: 'general', topic: 'markup', content })
    const { message } = (await app.as('member').get(`/messages/${body.id}`)).body
    expect(message.content).toBe(await rendered('member2', content))
    expect(message.content).toContain(mika)
    expect(message.content).toContain('href="/#narrow/channel/1-general/topic/lunch"')
  })

  test('can name a bot, but not the bot of the server', async () => {
    expect(await rendered('member', '@**Build Bot**')).toContain('data-user-id="8"')
    expect(await rendered('member', '@**Notification Bot** @**|2**')).toBe('<p>@<strong>Notification Bot</strong> @<strong>|2</strong></p>')
  })

  test('cannot name a channel that the author may not know of', async () => {
    const unknown = (await rendered('member2', '#**nowhere**')).replace('nowhere', 'private')
    expect(await rendered('member2', '#**private**')).toBe(unknown)
    expect(await rendered('guest', '#**private>x@1**')).not.toContain('<a')
    expect(await rendered('member', '#**private**')).toContain('data-stream-id="2"')
  })

  test('cannot name a user the author may not see', async () => {
    const realm = await Realm.findByPk(1, { rejectOnEmpty: true })
    await setRealmSetting(serverContext(app.server.app, realm), 'can_access_all_users_group', 'role:members')
    const person = { email: 's@example.com', fullName: 'Secret Person', role: 400 }
    const { id } = await createUser(serverContext(app.server.app, realm), person)
    expect(await rendered('member', `@**|${id}**`)).toContain(`data-user-id="${id}"`)
    expect(await rendered('guest', `@**Secret Person** @**|${id}** @**|5**`)).toBe(
      `<p>@<strong>Secret Person</strong> @<strong>|${id}</strong> ${mika}</p>`,
    )
  })

  test('cannot trick a query by its name', async () => {
    for (const content of ["@**' OR 1=1 --**", '@**%**', '@*_*', '#**%**', '@**|999999999**', `@**${'é'.repeat(100)}**`])
      expect(await rendered('member', content)).not.toContain('<span')
  })

  test('is not rendered if the text is empty or missing', async () => {
    expect((await app.as('member').post('/messages/render', {})).body.msg).toBe("'content' is missing")
    expect((await app.as('member').post('/messages/render', { content: '\n ' })).body.msg).toBe("'content' must not be empty")
  })
})
