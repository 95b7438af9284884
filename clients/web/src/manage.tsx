// What is managed in place of messages: the account's settings, channels, people, invitations, groups and the organisation. Each page is
// a list of parts, and only what the account may do is offered.

import { useEffect, useState } from 'preact/hooks'
import { type Answer, type Call, type Channel, dmTerms, isAmong, term, type World } from '../../typescript/src/index.ts'
import { ContractForm, type Field, type FormProps, fieldsOf, groupName, loadForms } from './forms.tsx'
import { contents } from './manage-contents.tsx'
import { type Act, answered, ask, byName, form, image, isIn, type Part, PartView, type Row, roleName, withRoles } from './manage-parts.tsx'
import { profileForm, profileRows } from './profile.tsx'
import { isAtHome, urlAt } from './site.ts'
import { type Key, say } from './texts.ts'
import { Avatar, channelIn, Icon, nameIn, personIn, type Shown, urlOf, useSession, wholeTime } from './ui.tsx'

/** The parts of the own settings. A preference belongs to the first that names it. */
const PREFERENCES: [Key, RegExp][] = [
  ['app.profile', /^(?:full_name|email|timezone)$/],
  ['app.privacy', /^(?:presence_|send_|allow_|email_address_)/],
  ['app.notices', /notif|email|sound|follow|mute/],
  ['app.display', /^(?!target_users|.*_password)/],
]
const OWNERS = /^(?:can_manage_all_groups|email_auth_enabled|message_retention_days|audit_log_retention_days)$/
const PERMISSION = /^can_|_group$/
const OTHERS = /^(?!can_|.*_group$|deactivated$|is_archived$|is_default_stream$|is_web_public$)/

function settings(shown: Shown): Part[] {
  const { world } = shown
  const me = personIn(world, world.user_id)
  const values = { ...world.user_settings, full_name: me?.full_name, email: world.delivery_email, timezone: me?.timezone }
  const password = fieldsOf('updateSettings', /_password$/)
  return [
    ...PREFERENCES.map(([title], at): Part => {
      const test = (name: string): boolean => PREFERENCES.findIndex(([, names]) => names.test(name)) === at
      const fields = fieldsOf('updateSettings', { test })
      const note = title === 'app.notices' && <BrowserNotices />
      const more = title === 'app.profile' ? picture(shown, <Avatar id={world.user_id} size={64} />, '/users/me/avatar') : { note }
      return { title: say(title), form: form(shown, fields, values, ['PATCH /settings']), ...more }
    }),
    ...profileForm(shown),
    {
      title: say('app.alertWords'),
      form: form(shown, fieldsOf('addAlertWords', /./), {}, ['POST /users/me/alert_words'], say('app.add')),
      rows: world.alert_words.map((word) => {
        const run = (): Answer => ask(shown, 'DELETE /users/me/alert_words', { query: { alert_words: [word] } })
        return { label: word, acts: [{ label: 'app.remove', run }] }
      }),
    },
    {
      title: say('app.mutedPeople'),
      rows: world.muted_users.map(({ id }) => ({ href: `#users/${id}`, label: nameIn(world, id), acts: [muting(shown, id)] })),
    },
    {
      title: say('app.password'),
      note: (
        <>
          {isAtHome && <a href="/accounts/sessions">{say('app.sessions')}</a>}{' '}
          <a href={isAtHome ? '/accounts/logout' : location.pathname}>{say('app.logOut')}</a>
        </>
      ),
      form: form(shown, password, {}, ['PATCH /settings'], say('app.save')),
    },
  ]
}

/** A picture, with a form that replaces it and a button that removes it. */
function picture(shown: Shown, current: preact.JSX.Element, path: '/users/me/avatar' | '/realm/icon'): Pick<Part, 'note' | 'acts'> {
  const send = (body: object): Promise<string | undefined> => shown.session.refusal(ask(shown, `POST ${path}`, {}, body))
  const fields = { file: image('app.picture') }
  return {
    note: [current, <ContractForm key="form" fields={fields} send={send} />],
    acts: [{ label: 'app.removePicture', run: () => ask(shown, `DELETE ${path}`), isFinal: true }],
  }
}

function muting(shown: Shown, id: number): Act {
  const params = { path: { muted_user_id: id } }
  return shown.world.muted_users.some((one) => one.id === id)
    ? { label: 'app.unmutePerson', run: () => ask(shown, 'DELETE /users/me/muted_users/{muted_user_id}', params) }
    : { label: 'app.mutePerson', run: () => ask(shown, 'POST /users/me/muted_users/{muted_user_id}', params) }
}

function BrowserNotices() {
  const [permission, setPermission] = useState('Notification' in window ? Notification.permission : 'denied')
  const allow = (): void => void Notification.requestPermission().then(setPermission)
  const text = permission === 'granted' ? say('app.allowed') : permission === 'denied' ? say('app.refused') : say('app.allow')
  return (
    <>
      {say('app.notifications')}{' '}
      <button type="button" class="second" disabled={permission !== 'default'} onClick={allow}>
        {text}
      </button>
    </>
  )
}

function membership(shown: Shown, { name, stream_id }: Channel): Act {
  const isOwn = shown.world.subscriptions.some((one) => one.stream_id === stream_id)
  if (isOwn)
    return { label: 'app.unsubscribe', run: () => ask(shown, 'DELETE /users/me/subscriptions', { query: { subscriptions: [name] } }) }
  return { label: 'app.subscribe', run: () => ask(shown, 'POST /users/me/subscriptions', {}, { subscriptions: [{ name }] }) }
}

function channels(shown: Shown, id: number): Part[] {
  const { world } = shown
  if (id) return channel(shown, id)
  const known = [...world.subscriptions, ...world.unsubscribed, ...world.never_subscribed] as Channel[]
  const fields = fieldsOf('createChannel', /^(?:name|description|folder_id|subscribers|announce|invite_only)$/)
  const mayOpen = isIn(shown, world.realm_can_create_public_channel_group)
  const initial = { subscribers: [world.user_id], invite_only: mayOpen ? undefined : true }
  const rows = known.flatMap((one): Row[] => {
    const icon = <Icon name={one.invite_only ? 'lock' : 'hash'} size={18} />
    const row = { href: `#channels/${one.stream_id}`, label: one.name, icon, detail: [one.subscriber_count, one.description] }
    return one.is_archived ? [] : [{ ...row, acts: [membership(shown, one)] }]
  })
  const creation = { title: say('app.newChannel'), form: form(shown, fields, initial, ['POST /channels/create'], say('app.create')) }
  const mayCreate = mayOpen || isIn(shown, world.realm_can_create_private_channel_group)
  return [...(mayCreate ? [creation] : []), { title: say('app.channels'), rows: rows.sort(byName) }]
}

function channel(shown: Shown, id: number): Part[] {
  const { session, world } = shown
  const [one, own] = [channelIn(world, id), world.subscriptions.find(({ stream_id }) => stream_id === id)]
  if (!one) return []
  const params = { path: { stream_id: id } }
  const isManager = !world.is_guest && (world.is_admin || isIn(shown, one.can_administer_channel_group))
  const mayAdd = isManager || isIn(shown, one.can_add_subscribers_group) || isIn(shown, world.realm_can_add_subscribers_group)
  const { data: found } = answered(shown, 'GET /streams/{stream_id}/members', params)
  const values = { ...one, new_name: one.name, is_private: one.invite_only }
  const change = (names: RegExp) => form(shown, fieldsOf('updateChannel', names), values, ['PATCH /streams/{stream_id}', params])
  const send = (body: object): Promise<string | undefined> => {
    const [[property, value] = []] = Object.entries(body)
    return session.refusal(ask(shown, 'PATCH /users/me/subscriptions/{stream_id}', params, { property, value }))
  }
  const members: Part['members'] = {
    ids: found?.subscribers ?? [],
    add: mayAdd && ((principals) => ask(shown, 'POST /users/me/subscriptions', {}, { subscriptions: [{ name: one.name }], principals })),
    remove:
      (isManager || isIn(shown, one.can_remove_subscribers_group)) &&
      ((principals) => ask(shown, 'DELETE /users/me/subscriptions', { query: { subscriptions: [one.name], principals } })),
  }
  const archive: Act = one.is_archived
    ? { label: 'app.unarchive', run: () => ask(shown, 'PATCH /streams/{stream_id}', params, { is_archived: false }) }
    : { label: 'app.archive', run: () => ask(shown, 'DELETE /streams/{stream_id}', params), isFinal: true }
  const link = <a href={urlOf(world, { terms: [term('channel', id)] })}>{say('app.messages')}</a>
  const ownForm: FormProps = { fields: fieldsOf('updateSubscriptionProperty', /./), values: (name) => own?.[name as 'color'], send }
  return [
    { title: one.name, note: link, ...(own && { form: ownForm }), acts: [!one.is_archived && membership(shown, one)] },
    ...(isManager ? [{ title: say('app.settings'), form: change(OTHERS), acts: [archive] }] : []),
    ...(isManager ? [{ title: say('app.permissions'), form: change(PERMISSION) }] : []),
    { title: say('app.people'), members },
  ]
}

function users(shown: Shown, id: number): Part[] {
  const { world } = shown
  const row = ({ user_id, full_name, is_active, is_bot, role, delivery_email }: World['realm_users'][number]): Row => ({
    ...{ href: `#users/${user_id}`, label: full_name, icon: <Avatar id={user_id} size={24} /> },
    detail: [!is_active && say('app.deactivated'), !is_bot && roleName(role), delivery_email],
  })
  const all = [...world.realm_users, ...(world.is_admin ? world.realm_non_active_users : [])]
  if (!id) return [{ title: say('app.people'), rows: all.map(row).sort(byName) }]
  const [person, mine] = [personIn(world, id), personIn(world, world.user_id)?.role ?? 600]
  if (!person) return []
  const params = { path: { email: String(id) } }
  const fields = fieldsOf('updateUserByEmail', person.is_bot ? /^full_name$/ : /^(?:full_name|role)$/)
  const mayChange = world.is_admin && person.role >= mine
  const end: Act = person.is_active
    ? { label: 'app.deactivate', run: () => ask(shown, 'DELETE /users/{email}', params), isFinal: true }
    : { label: 'app.reactivate', run: () => ask(shown, 'POST /users/{user_id}/reactivate', { path: { user_id: id } }) }
  const change = form(shown, withRoles(fields, 'role', mine), person, ['PATCH /users/{email}', params])
  const groups = world.realm_user_groups.filter((one) => !one.is_system_group && one.members.includes(id)).map(({ name }) => name)
  const about = [roleName(person.role), person.delivery_email, ...groups].filter(Boolean).join(' · ')
  const link = <a href={urlOf(world, { terms: dmTerms([id]) })}>{say('app.messages')}</a>
  const note = (
    <>
      <Avatar id={id} size={64} /> {about} {link}
    </>
  )
  const acts = id === world.user_id ? [] : [muting(shown, id), mayChange && end]
  const rows = profileRows(shown, id)
  return [{ title: person.full_name, note, acts, ...(mayChange && person.is_active && { form: change }), ...(rows.length > 0 && { rows }) }]
}

const mayLink = (shown: Shown): boolean => isIn(shown, shown.world.realm_create_multiuse_invite_group)

function invites(shown: Shown): Part[] {
  const { world } = shown
  const { data: listed, fault } = answered(shown, 'GET /invites')
  const mine = personIn(world, world.user_id)?.role ?? 600
  const part = (operation: string, title: Key, call: Call): Part => {
    const fields = withRoles(fieldsOf(operation, /^(?!welcome_)/), 'invite_as', mine)
    const initial = { stream_ids: [], include_realm_default_subscriptions: true }
    return { title: say(title), form: form(shown, fields, initial, [call], say('app.create')) }
  }
  const rows = listed?.invites.map(({ id, invited_as: role, ...to }): Row => {
    const [email, link] = 'email' in to ? [to.email] : ['', to.link_url]
    const params = { path: { invite_id: id } }
    const run = (): Answer => ask(shown, email ? 'DELETE /invites/{invite_id}' : 'DELETE /invites/multiuse/{invite_id}', params)
    return {
      label: email || (link ?? ''),
      detail: [roleName(role)],
      acts: [
        email ? { label: 'app.resend', run: () => ask(shown, 'POST /invites/{invite_id}/resend', params) } : false,
        { label: 'app.revoke', run, isFinal: true },
      ],
    }
  })
  return [
    ...(isIn(shown, world.realm_can_invite_users_group) ? [part('sendInvitations', 'app.inviteByMail', 'POST /invites')] : []),
    ...(mayLink(shown) ? [part('createInvitationLink', 'app.inviteByLink', 'POST /invites/multiuse')] : []),
    { title: say('app.invitations'), rows, fault },
  ]
}

function groups(shown: Shown, id: number): Part[] {
  const { world } = shown
  const all = world.realm_user_groups
  const row = (one: (typeof all)[number]): Row => ({
    ...{ href: `#groups/${one.id}`, label: groupName(one.name) },
    detail: [one.deactivated && say('app.deactivated'), !one.is_system_group && one.description],
  })
  const fields = fieldsOf('createUserGroup', /^(?:name|description|members)$/)
  const initial = { members: [world.user_id], description: '' }
  const create = { title: say('app.newGroup'), form: form(shown, fields, initial, ['POST /user_groups/create'], say('app.create')) }
  if (!id) return [...(isIn(shown, world.realm_can_create_groups) ? [create] : []), { title: say('app.groups'), rows: all.map(row) }]
  const group = all.find((one) => one.id === id)
  if (!group) return []
  const params = { path: { user_group_id: id } }
  const isManager = !group.is_system_group && (isIn(shown, world.realm_can_manage_all_groups) || isIn(shown, group.can_manage_group))
  const may = (setting: typeof group.can_join_group): boolean =>
    !group.is_system_group && !group.deactivated && (isManager || isAmong(world, setting))
  const set = (body: object): Answer => ask(shown, 'POST /user_groups/{user_group_id}/members', params, body)
  const change = (names: RegExp) => form(shown, fieldsOf('updateUserGroup', names), group, ['PATCH /user_groups/{user_group_id}', params])
  const own: Act = group.members.includes(world.user_id)
    ? { label: 'app.leave', run: () => set({ delete: [world.user_id] }) }
    : { label: 'app.join', run: () => set({ add: [world.user_id] }) }
  const end: Act = group.deactivated
    ? { label: 'app.reactivate', run: () => ask(shown, 'PATCH /user_groups/{user_group_id}', params, { deactivated: false }) }
    : { label: 'app.deactivate', run: () => ask(shown, 'POST /user_groups/{user_group_id}/deactivate', params), isFinal: true }
  const subgroups = all.flatMap((one): Row[] => {
    const isIt = group.direct_subgroup_ids.includes(one.id)
    const run = (): Answer => set(isIt ? { delete_subgroups: [one.id] } : { add_subgroups: [one.id] })
    const isShown = isIt || (isManager && one.id !== id && !one.deactivated)
    return isShown ? [{ ...row(one), acts: [isManager && { label: isIt ? 'app.remove' : 'app.add', run }] }] : []
  })
  const [add, remove] = [may(group.can_add_members_group), may(group.can_remove_members_group)]
  return [
    {
      ...{ title: groupName(group.name), note: group.description, ...(isManager && { form: change(OTHERS) }) },
      acts: [may(own.label === 'app.join' ? group.can_join_group : group.can_leave_group) && own, isManager && end],
    },
    ...(isManager ? [{ title: say('app.permissions'), form: change(PERMISSION) }] : []),
    {
      title: say('app.people'),
      members: { ids: group.members, add: add && ((ids) => set({ add: ids })), remove: remove && ((ids) => set({ delete: ids })) },
    },
    { title: say('app.subgroups'), rows: subgroups },
  ]
}

function organization(shown: Shown): Part[] {
  const { world } = shown
  const values = Object.fromEntries(Object.entries(world).map(([name, value]) => [name.replace(/^realm_/, ''), value]))
  const part = (title: Key, isPermission: boolean): Part => {
    const test = (name: string): boolean => PERMISSION.test(name) === isPermission && (world.is_owner || !OWNERS.test(name))
    return { title: say(title), form: form(shown, fieldsOf('updateRealm', { test }), values, ['PATCH /realm']) }
  }
  const icon = <img src={urlAt(world.realm_icon_url)} alt={say('app.icon')} width="64" height="64" class="avatar" />
  return [{ ...part('app.organisation', false), ...picture(shown, icon, '/realm/icon') }, part('app.permissions', true)]
}

/** What is asked of the log, and after which entries its pages begin. */
let asked: { filter: Record<string, unknown>; pages: (number | undefined)[] } = { filter: {}, pages: [undefined] }

function log(shown: Shown): Part[] {
  const { world } = shown
  const { filter, pages } = asked
  const found = pages.map((before) => answered(shown, 'GET /realm/audit_log', { query: { ...filter, before } }))
  const entries = found.flatMap(({ data }) => data?.entries ?? [])
  const rows = entries.map(({ timestamp, actor_id: actor, action, subject_type: type, subject_name: name, changes }): Row => {
    const time = wholeTime(new Date(timestamp * 1000), world)
    const detail = [time, ...changes.map((one) => `${one.property}: ${one.before ?? ''} → ${one.after ?? ''}`)]
    return { label: [actor === null ? '' : nameIn(world, actor), action, type, name].join(' '), detail }
  })
  const fields = Object.entries(fieldsOf('getAuditLog', /^(?:action|subject_type|actor_id)$/)).map(([name, one]): [string, Field] => [
    name,
    one.choices ? { ...one, choices: [[undefined, say('app.any')], ...one.choices] } : one,
  ])
  const send = async (body: object): Promise<undefined> => {
    asked = { filter: { ...filter, ...body }, pages: [undefined] }
  }
  const older: Act = {
    label: 'app.older',
    run: () => {
      asked = { filter, pages: [...pages, entries.at(-1)?.id] }
      return ask(shown, 'GET /realm/audit_log', { query: { ...filter, before: entries.at(-1)?.id } })
    },
  }
  const last = found.at(-1)
  const own = { fields: Object.fromEntries(fields), values: (name: string) => filter[name], send }
  return [
    {
      title: say('app.log'),
      form: own,
      rows: found[0]?.data && rows,
      fault: last?.fault,
      acts: [last?.data?.found_oldest === false && older],
    },
  ]
}

const PAGES: Record<string, [title: Key, parts: (shown: Shown, id: number) => Part[], isOffered?: (shown: Shown) => boolean]> = {
  settings: ['app.settings', settings],
  channels: ['app.channels', channels],
  users: ['app.people', users],
  invites: ['app.invitations', invites, (shown) => isIn(shown, shown.world.realm_can_invite_users_group) || mayLink(shown)],
  groups: ['app.groups', groups],
  contents: ['app.contents', contents, ({ world }) => !world.is_guest],
  organization: ['app.organisation', organization, ({ world }) => world.is_admin],
  log: ['app.log', log, ({ world }) => world.is_owner],
}

/** The page that the URL names after `#`. */
export function Manage({ path: [name = '', of] }: { path: string[] }) {
  const shown = useSession()
  const [isReady, setIsReady] = useState(false)
  useEffect(() => void loadForms().then(() => setIsReady(true)), [])
  // What was answered is asked for again when the page is shown again.
  useEffect(() => () => void shown.session.asked++, [name, of])
  const offered = Object.entries(PAGES).filter(([, [, , isOffered]]) => isOffered?.(shown) ?? true)
  const [, parts] = offered.find(([page]) => page === name)?.[1] ?? []
  const drawn = isReady ? (parts?.(shown, Number(of)) ?? []) : undefined
  return (
    <div class="manage">
      <nav aria-label={say('app.manage')}>
        {offered.map(([page, [title]]) => (
          <a key={page} href={`#${page}`} aria-current={page === name ? 'page' : undefined}>
            {say(title)}
          </a>
        ))}
      </nav>
      {drawn?.map((part, i) => (
        <PartView key={`${name} ${of} ${i}`} part={part} />
      ))}
      {drawn?.length === 0 && <p class="blank">{say('app.nothingFound')}</p>}
    </div>
  )
}
