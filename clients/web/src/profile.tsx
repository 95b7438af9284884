// The custom fields of profiles: their values in a form, on the card of a person, and the fields themselves.

import { PROFILE, type ProfileField, profileData, profileOptions, profileUrl, profileValue } from '../../typescript/src/index.ts'
import { type Field, type FormProps, fieldsOf } from './forms.tsx'
import { type Act, ask, form, type Part, type Row, raised, textField } from './manage-parts.tsx'
import { say } from './texts.ts'
import { nameIn, type Shown } from './ui.tsx'

function valueField(field: ProfileField): Field {
  const { type, name: says } = field
  if (type === PROFILE.options) return { says, kind: 'choice', choices: [['', say('app.none')], ...profileOptions(field)], initial: '' }
  if (type === PROFILE.users) return { says, kind: 'set', of: 'user' }
  return { says, kind: type === PROFILE.date ? 'date' : 'text', most: type === PROFILE.long ? 500 : 254 }
}

/** The own values of the fields, if there are any that the account may change. */
export function profileForm(shown: Shown): Part[] {
  const { world, session } = shown
  const own = world.custom_profile_fields.filter((one) => one.editable_by_user || world.is_admin)
  const byName = new Map(own.map((one) => [`field${one.id}`, one]))
  const values = (name: string): unknown => profileValue(world, world.user_id, byName.get(name) as ProfileField)
  const send = (body: object): Promise<string | undefined> => {
    const data = Object.entries(body).map(([name, value]) => ({ id: byName.get(name)?.id, value }))
    return session.refusal(ask(shown, 'PATCH /users/me/profile_data', {}, { data }))
  }
  const fields = Object.fromEntries([...byName].map(([name, one]) => [name, valueField(one)]))
  return own.length === 0 ? [] : [{ title: say('app.profileFields'), form: { fields, values, send } }]
}

/** What somebody says about themselves, as rows. */
export function profileRows({ world }: Shown, id: number): Row[] {
  return world.custom_profile_fields.flatMap((field): Row[] => {
    const value = profileValue(world, id, field)
    const text = Array.isArray(value) ? value.map((one) => nameIn(world, one)).join(', ') : value
    const chosen = profileOptions(field).find(([key]) => key === value)?.[1]
    return value === undefined ? [] : [{ label: field.name, detail: [chosen ?? text] }]
  })
}

/** The fields, for those who administer them. */
export function profileFields(shown: Shown): Part {
  const { world } = shown
  const fields = world.custom_profile_fields
  const extra = { options: textField('app.options', { kind: 'lines' }), account: textField('app.accountUrl') }
  const send = (request: Parameters<typeof form>[3], known: [string, string][]): FormProps['send'] => {
    return ({ options, account, ...body }) => {
      const field_data = profileData({ options, account } as Parameters<typeof profileData>[0], known)
      return form(shown, {}, {}, request).send({ ...body, ...(field_data && { field_data }) })
    }
  }
  const rows = fields.map((one, i): Row => {
    const params = { path: { field_id: one.id } }
    const known = profileOptions(one)
    const own = { ...one, options: known.map(([, text]) => text), account: profileUrl(one) }
    const kinds = { ...(known.length > 0 && { options: extra.options }), ...(one.type === PROFILE.account && { account: extra.account }) }
    const up: Act = {
      label: 'app.moveUp',
      run: () =>
        ask(
          shown,
          'PATCH /realm/profile_fields',
          {},
          {
            order: raised(
              fields.map(({ id }) => id),
              i,
            ),
          },
        ),
    }
    const change: FormProps = {
      fields: { ...fieldsOf('updateProfileField', /./), ...kinds },
      values: (name) => own[name as 'name'],
      send: send(['PATCH /realm/profile_fields/{field_id}', params], known),
    }
    const end: Act = { label: 'app.delete', run: () => ask(shown, 'DELETE /realm/profile_fields/{field_id}', params), isFinal: true }
    return { label: one.name, detail: [one.hint], form: change, acts: [i > 0 && up, end] }
  })
  const creation: FormProps = {
    fields: { ...fieldsOf('createProfileField', /./), ...extra },
    values: (name) => (name === 'field_type' ? 1 : undefined),
    send: send(['POST /realm/profile_fields'], []),
    submit: say('app.create'),
  }
  return { title: say('app.profileFields'), form: creation, rows }
}
