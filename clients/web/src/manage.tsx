// What is managed in place of messages: the account's settings, channels, people, invitations, groups and the organisation. Each page is
// a list of parts, and only what the account may do is offered.

import { useEffect, useState } from 'preact/hooks'
import { type Channel, dmTerms, isAmong, type paths, term, type World } from '../../typescript/src/index.ts'
import { ContractForm, choiceName, type Fields, type FormProps, fieldsOf, groupName, loadForms } from './forms.tsx'
import { PeoplePicker } from './people-picker.tsx'
import type { Answer } from './session.ts'
import { isAtHome } from './site.ts'
import { type Key, say } from './texts.ts'
import { Avatar, channelIn, Icon, nameIn, personIn, type Shown, urlOf, useSession, wholeTime } from './ui.tsx'

/** How many rows of a list are shown. */
const MOST = 100
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

interface Act {
  label: Key
  run(): Answer
  /** It asks first, since it cannot be taken back or is felt by others. */
  isFinal?: boolean
}
interface Row {
  label: string
  detail?: unknown[]
  href?: string
  icon?: preact.JSX.Element
  act?: Act | false | undefined
}
interface Part {
  title: string
  /** What is said first. */
  note?: preact.ComponentChildren
  form?: FormProps
  /** People who are added and removed. */
  members?: { ids: number[]; add?: ((ids: number[]) => Answer) | false; remove?: ((ids: number[]) => Answer) | false }
  rows?: Row[]
  acts?: (Act | false)[]
}

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'
/** An operation, as documents name it, by which docs/operations-used.md finds it. */
type Call<M extends Method = Method> = `${M} ${keyof paths}`
type Request = [call: Call, params?: object]
function ask({ session }: Shown, call: Call, params: object, body?: object): Answer {
  const [method, path] = call.split(' ') as [Method, string]
  return (session.client[method] as (path: string, init: object) => Answer)(path, { params, body })
}

const MOST_ANSWERS = 50
interface Answered<T> {
  asked: number
  data?: T
  /** Why there is no answer. */
  fault?: string | undefined
}
const answers = new Map<string, Answered<unknown>>()
/** What was answered. It is asked for again after a change that it may depend on, and the former answer is shown in the meantime. */
function answered<T>(shown: Shown, call: Call<'GET'>, params: object = {}): Answered<T> {
  const { session } = shown
  const name = `${call} ${JSON.stringify(params)}`
  const known = answers.get(name)
  if (known?.asked === session.asked) return known as Answered<T>
  const now: Answered<unknown> = { ...known, asked: session.asked }
  answers.delete(name)
  answers.set(name, now)
  if (answers.size > MOST_ANSWERS) answers.delete(answers.keys().next().value ?? '')
  const answer = ask(shown, call, params)
  void session.refusal(answer).then(async (fault) => {
    now.fault = fault
    if (fault === undefined) now.data = (await answer).data
    session.changed()
  })
  return now as Answered<T>
}

/** A form that sends what changes. */
function form(shown: Shown, fields: Fields, values: object, [call, params = {}]: Request, submit?: string): FormProps {
  const send = (body: object): Promise<string | undefined> => shown.session.refusal(ask(shown, call, params, body))
  return { fields, values: (name) => values[name as never], send, ...(submit !== undefined && { submit }) }
}

const isIn = ({ world }: Shown, setting: Parameters<typeof isAmong>[1]): boolean => !world.is_guest && isAmong(world, setting)
const roleName = (role: number): string => choiceName('updateUserByEmail', 'role', role)
const byName = (a: { label: string }, b: { label: string }): number => a.label.localeCompare(b.label)
/** Fields with the roles that the account may give. */
function withRoles(fields: Fields, name: string, least: number): Fields {
  const { [name]: role, ...others } = fields
  return role ? { ...others, [name]: { ...role, choices: role.choices?.filter(([one]) => Number(one) >= least) ?? [] } } : fields
}

function settings(shown: Shown): Part[] {
  const { session, world } = shown
  const me = personIn(world, world.user_id)
  const values = { ...world.user_settings, full_name: me?.full_name, email: world.delivery_email, timezone: me?.timezone }
  const upload = (file: File | undefined): void => {
    const data = new FormData()
    if (file) data.append('file', file)
    void session.ask(session.client.POST('/users/me/avatar', { body: data as never, bodySerializer: () => data }))
  }
  const picture = (
    <input type="file" accept="image/*" aria-label={say('app.picture')} onChange={(event) => upload(event.currentTarget.files?.[0])} />
  )
  const password = fieldsOf('updateSettings', /_password$/)
  return [
    ...PREFERENCES.map(([title], at): Part => {
      const test = (name: string): boolean => PREFERENCES.findIndex(([, names]) => names.test(name)) === at
      const fields = fieldsOf('updateSettings', { test })
      const note =
        title === 'app.profile' ? (
          <>
            <Avatar id={world.user_id} size={64} /> {picture}
          </>
        ) : (
          title === 'app.notices' && <BrowserNotices />
        )
      return { title: say(title), note, form: form(shown, fields, values, ['PATCH /settings']) }
    }),
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
    return one.is_archived ? [] : [{ ...row, act: membership(shown, one) }]
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
  const { data: found } = answered<{ subscribers: number[] }>(shown, 'GET /streams/{stream_id}/members', params)
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
  const acts = [mayChange && id !== world.user_id && end]
  return [{ title: person.full_name, note, acts, ...(mayChange && person.is_active && { form: change }) }]
}

interface Invitation {
  id: number
  email?: string
  link_url?: string
  invited_as: number
}
const mayLink = (shown: Shown): boolean => isIn(shown, shown.world.realm_create_multiuse_invite_group)

function invites(shown: Shown): Part[] {
  const { world } = shown
  const { invites: listed = [] } = answered<{ invites: Invitation[] }>(shown, 'GET /invites').data ?? {}
  const mine = personIn(world, world.user_id)?.role ?? 600
  const part = (operation: string, title: Key, call: Call): Part => {
    const fields = withRoles(fieldsOf(operation, /^(?!welcome_)/), 'invite_as', mine)
    const initial = { stream_ids: [], include_realm_default_subscriptions: true }
    return { title: say(title), form: form(shown, fields, initial, [call], say('app.create')) }
  }
  const rows = listed.map(({ id, email, link_url: link, invited_as: role }): Row => {
    const run = (): Answer =>
      ask(shown, email ? 'DELETE /invites/{invite_id}' : 'DELETE /invites/multiuse/{invite_id}', { path: { invite_id: id } })
    return { label: email ?? link ?? '', detail: [roleName(role)], act: { label: 'app.revoke', run, isFinal: true } }
  })
  return [
    ...(isIn(shown, world.realm_can_invite_users_group) ? [part('sendInvitations', 'app.inviteByMail', 'POST /invites')] : []),
    ...(mayLink(shown) ? [part('createInvitationLink', 'app.inviteByLink', 'POST /invites/multiuse')] : []),
    { title: say('app.invitations'), rows },
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
    return isShown ? [{ ...row(one), act: isManager && { label: isIt ? 'app.remove' : 'app.add', run } }] : []
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

interface Entry {
  id: number
  timestamp: number
  actor_id: number | null
  action: string
  subject_type: string
  subject_name: string
  changes: { property: string; before: string | null; after: string | null }[]
}
function organization(shown: Shown): Part[] {
  const { world } = shown
  const values = Object.fromEntries(Object.entries(world).map(([name, value]) => [name.replace(/^realm_/, ''), value]))
  const part = (title: Key, isPermission: boolean): Part => {
    const test = (name: string): boolean => PERMISSION.test(name) === isPermission && (world.is_owner || !OWNERS.test(name))
    return { title: say(title), form: form(shown, fieldsOf('updateRealm', { test }), values, ['PATCH /realm']) }
  }
  const found = world.is_owner && answered<{ entries: Entry[] }>(shown, 'GET /realm/audit_log', { query: { limit: MOST } }).data
  const rows = (found ? found.entries : []).map(
    ({ timestamp, actor_id: actor, action, subject_type: type, subject_name: name, changes }) => ({
      label: [actor === null ? '' : nameIn(world, actor), action, type, name].join(' '),
      detail: [
        wholeTime(new Date(timestamp * 1000), world),
        ...changes.map((one) => `${one.property}: ${one.before ?? ''} → ${one.after ?? ''}`),
      ],
    }),
  )
  return [part('app.organisation', false), part('app.permissions', true), ...(world.is_owner ? [{ title: say('app.log'), rows }] : [])]
}

const PAGES: Record<string, [title: Key, parts: (shown: Shown, id: number) => Part[], isOffered?: (shown: Shown) => boolean]> = {
  settings: ['app.settings', settings],
  channels: ['app.channels', channels],
  users: ['app.people', users],
  invites: ['app.invitations', invites, (shown) => isIn(shown, shown.world.realm_can_invite_users_group) || mayLink(shown)],
  groups: ['app.groups', groups],
  organization: ['app.organisation', organization, ({ world }) => world.is_admin],
}

/** The page that the URL names after `#`. */
export function Manage({ path: [name = '', of] }: { path: string[] }) {
  const shown = useSession()
  const [isReady, setIsReady] = useState(false)
  useEffect(() => void loadForms().then(() => setIsReady(true)), [])
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

function PartView({ part: { title, note, form: own, members, rows, acts = [] } }: { part: Part }) {
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      {note && <p class="wrap">{note}</p>}
      {own && <ContractForm {...own} />}
      {members && <Members {...members} />}
      {rows && <Rows rows={rows} />}
      {acts.some(Boolean) && <p class="actions">{acts.map((act) => act && <ActButton key={act.label} {...act} />)}</p>}
    </section>
  )
}

function ActButton({ label, run, isFinal = false }: Act) {
  const { session } = useSession()
  const [isAsking, setIsAsking] = useState(false)
  const go = (): void => {
    setIsAsking(isFinal && !isAsking)
    if (!isFinal || isAsking) void session.ask(run()).then(() => session.asked++)
  }
  const text = isAsking ? say('app.sure', { what: say(label as 'app.add') }) : say(label as 'app.add')
  return (
    <button type="button" class={isAsking ? 'danger' : 'second'} onClick={go} onBlur={() => setIsAsking(false)}>
      {text}
    </button>
  )
}

function Rows({ rows }: { rows: Row[] }) {
  const [text, setText] = useState('')
  const found = rows.filter(({ label }) => label.toLowerCase().includes(text.trim().toLowerCase()))
  const find = say('app.find')
  return (
    <>
      {rows.length > 5 && (
        <input aria-label={find} placeholder={find} value={text} onInput={({ currentTarget }) => setText(currentTarget.value)} />
      )}
      <ul class="rows">
        {found.slice(0, MOST).map(({ href, label, icon, detail = [], act }, i) => (
          <li key={href ?? `${label} ${i}`}>
            {icon}
            <span>
              {href ? <a href={href}>{label}</a> : label} <span class="hint">{detail.filter(Boolean).join(' · ')}</span>
            </span>
            {act && <ActButton {...act} />}
          </li>
        ))}
      </ul>
      {found.length > MOST && <p class="hint">{say('app.morePeople', { count: found.length - MOST })}</p>}
    </>
  )
}

function Members({ ids, add, remove }: NonNullable<Part['members']>) {
  const { session, world } = useSession()
  const shown = ids.slice(0, MOST)
  const change = (now: number[]): void => {
    const [more, less] = [now.filter((id) => !ids.includes(id)), shown.filter((id) => !now.includes(id))]
    if (more.length > 0 && add) void session.ask(add(more))
    if (less.length > 0 && remove) void session.ask(remove(less))
  }
  return (
    <>
      {add || remove ? <PeoplePicker chosen={shown} change={change} /> : <p>{shown.map((id) => nameIn(world, id)).join(', ')}</p>}
      {ids.length > MOST && <p class="hint">{say('app.morePeople', { count: ids.length - MOST })}</p>}
    </>
  )
}
