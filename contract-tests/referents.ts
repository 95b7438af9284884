// What requests can refer to, by kind: subjects that do not exist, that belong to another organisation, that are hidden from the caller,
// and that are archived or deactivated.

import type { REFERENCES } from '../src/generated/references.ts'
import {
  acme,
  channels,
  drafts,
  files,
  folders,
  future,
  groups,
  invitations,
  messages,
  reminders,
  savedSnippets,
  scheduledMessages,
  sessions,
  users,
} from '../src/sandbox/world.ts'
import { type Case, type Contract, cases } from './cases.ts'
import { hasFiles, type Keys, requestOf, send } from './http.ts'

export type Title = (typeof REFERENCES)[number]
type Kind = Title extends `${string}: ${infer K} by ${string}` ? K : never

/** A subject, sent by ID or by name. */
export interface Subject {
  id: number
  name: string
  /** The caller it is hidden from, if everybody else may see it. */
  hiddenFrom?: Case['caller']
}
/** The subjects of a kind. If there is none in a state, the reason. */
export type Subjects = Record<Kind, { absent: Subject } & Record<'foreign' | 'hidden' | 'closed', Subject | string>>

const nothing: Subject = { id: 987_654, name: 'nothing.example' }
const byId = (id: number): Subject => ({ id, name: `nameless ${id}` })
const byName = (name: string): Subject => ({ id: nothing.id, name })
const open = 'everybody in the organisation may see it'
const final = 'it is there or it is not'

/**
 * Collects the subjects from the seed world. Creates what the world lacks: in the other organisation, whose owner is `stranger`, and for
 * `quiet`. From then on, guests see only the users of their channels.
 */
export async function subjectsOf(contract: Contract, url: string, keys: Keys): Promise<Subjects> {
  const make = makerOf(contract, url, keys)
  await make('owner', 'updateRealm', { can_access_all_users_group: groups.members.id })
  const ours = await emojiOf(make)
  const theirs = await subjectsOfAcme(make)
  const pathOf = async (): Promise<Subject> => byName((await make('quiet', 'uploadFile')).url.replace('/user_uploads/', ''))
  await make('quiet', 'addNavigationView', { fragment: 'narrow/topic/quiet', is_pinned: true, name: 'Quiet' })
  const room = await make('member', 'createChannel', { name: 'room', subscribers: [users.member.id] })
  const dusty = await make('member', 'sendMessage', { type: 'channel', to: room.id, topic: 'dust', content: 'Long ago.' })
  await make('owner', 'archiveChannel', { stream_id: room.id })
  const notOf = (hiddenFrom: Case['caller'], subject: Subject): Subject => ({ ...subject, hiddenFrom })
  const hiddenUser = notOf('guest', { id: users.quiet.id, name: users.quiet.email })
  const former = { id: users.former.id, name: users.former.email }
  return {
    channel: { absent: nothing, foreign: theirs.channel, hidden: notOf('member', channels.secret), closed: channels.attic },
    user: { absent: nothing, foreign: { id: acme.owner.id, name: acme.owner.email }, hidden: hiddenUser, closed: former },
    group: { absent: nothing, foreign: theirs.group, hidden: open, closed: groups.retired },
    folder: { absent: nothing, foreign: acme.folders.clients, hidden: open, closed: folders.old },
    message: { absent: nothing, foreign: theirs.message, hidden: byId(messages.budget.id), closed: byId(dusty.id) },
    queue: {
      absent: byName('99999999-9999-4999-8999-999999999999'),
      foreign: theirs.queue,
      hidden: byName((await make('quiet', 'registerQueue', { event_types: ['message'] })).queue_id),
      closed: final,
    },
    api_key: { absent: nothing, foreign: theirs.key, hidden: byId(5), closed: final },
    session: { absent: nothing, foreign: byId(acme.sessions.browser.id), hidden: byId(sessions.listed.id), closed: final },
    device: {
      absent: nothing,
      foreign: theirs.device,
      hidden: byId((await make('quiet', 'registerClientDevice')).device_id),
      closed: final,
    },
    draft: { absent: nothing, foreign: theirs.draft, hidden: byId(drafts.lunch.id), closed: final },
    reminder: { absent: nothing, foreign: theirs.reminder, hidden: byId(reminders.lunch.id), closed: final },
    saved_snippet: { absent: nothing, foreign: theirs.snippet, hidden: byId(savedSnippets.welcome.id), closed: final },
    scheduled_message: { absent: nothing, foreign: theirs.scheduled, hidden: byId(scheduledMessages.foreign.id), closed: final },
    invitation: { absent: nothing, foreign: theirs.invitation, hidden: notOf('member', byId(invitations.pending.id)), closed: final },
    playground: { absent: nothing, foreign: theirs.playground, hidden: open, closed: final },
    linkifier: { absent: nothing, foreign: byId(acme.linkifiers.task.id), hidden: open, closed: final },
    profile_field: { absent: nothing, foreign: theirs.field, hidden: open, closed: final },
    file: {
      absent: byName('1/ef/nothing00000000000000000/nothing.txt'),
      foreign: theirs.file,
      hidden: await pathOf(),
      closed: final,
    },
    attachment: { absent: nothing, foreign: theirs.attachment, hidden: byId(files.unshared.id), closed: final },
    emoji: { absent: nothing, foreign: theirs.emoji, hidden: open, closed: ours },
    navigation_view: {
      absent: byName('narrow/topic/nothing'),
      foreign: byName('narrow/topic/acme'),
      hidden: byName('narrow/topic/quiet'),
      closed: final,
    },
    domain: { absent: nothing, foreign: byName('acme.example'), hidden: open, closed: final },
    organisation: { absent: nothing, foreign: theirs.organisation, hidden: 'organisations are not hidden', closed: final },
  }
}

/** Sends the first success of an operation, with other fields and as another user. */
// biome-ignore lint/suspicious/noExplicitAny: answers of every shape
type Make = (caller: Case['caller'], operationId: string, fields?: Case['query']) => Promise<any>

function makerOf(contract: Contract, url: string, keys: Keys): Make {
  const known = [...cases(contract)]
  return async (caller, operationId, fields = {}) => {
    const example = known.find((one) => one.operationId === operationId && one.response.status === 200)
    if (!example) throw new Error(`the contract has no success of ${operationId}`)
    const request = structuredClone({ ...example, caller })
    for (const name of Object.keys(request.pathParameters)) request.pathParameters[name] = fields[name] ?? null
    if (request.body && !hasFiles(request)) request.body.value = fields
    const answer = await send(url, requestOf(contract, request, keys))
    if (answer.status !== 200) throw new Error(`${operationId} as ${caller}: ${answer.body}`)
    return JSON.parse(answer.body)
  }
}

/** The subjects in the other organisation. */
async function subjectsOfAcme(make: Make) {
  const as = (operationId: string, fields?: Case['query']): ReturnType<Make> => make('stranger', operationId, fields)
  const { id: channel } = await as('createChannel', { name: 'acme secrets', subscribers: [acme.owner.id] })
  const text = { topic: 'plans', content: 'Confidential.' }
  const { group_id: group } = await as('createUserGroup', { name: 'acme people', description: '', members: [acme.owner.id] })
  const { ids } = await as('createDrafts', { drafts: [{ type: 'channel', to: [channel], ...text }] })
  const later = await as('createScheduledMessage', { type: 'channel', to: channel, ...text, scheduled_delivery_timestamp: future })
  const { id: message } = await as('sendMessage', { type: 'channel', to: channel, ...text })
  const reminded = await as('createReminder', { message_id: message, scheduled_delivery_timestamp: future })
  const snippet = await as('createSavedSnippet', { title: 'Acme', content: 'Confidential.' })
  await as('sendInvitations', { invitee_emails: 'guest@acme.example', stream_ids: [] })
  const { url } = await as('uploadFile')
  await as('addCustomEmoji', { emoji_name: 'acme' })
  await as('addNavigationView', { fragment: 'narrow/topic/acme', is_pinned: true, name: 'Acme' })
  await as('addRealmDomain', { domain: 'acme.example' })
  return {
    channel: { id: channel, name: 'acme secrets' },
    group: byId(group),
    draft: byId(ids[0]),
    scheduled: byId(later.scheduled_message_id),
    message: byId(message),
    reminder: byId(reminded.reminder_id),
    snippet: byId(snippet.saved_snippet_id),
    playground: byId(
      (await as('addPlayground', { name: 'Acme', pygments_language: 'Go', url_template: 'https://acme.example/{code}' })).id,
    ),
    invitation: byId((await as('getInvitations')).invites[0].id),
    field: byId((await as('createProfileField', { field_type: 1, name: 'Badge' })).id),
    queue: byName((await as('registerQueue', { event_types: ['message'] })).queue_id),
    key: byId((await as('getOwnApiKeys')).api_keys[0].id),
    device: byId((await as('registerClientDevice')).device_id),
    file: byName(url.replace('/user_uploads/', '')),
    attachment: byId((await as('getAttachments')).attachments[0].id),
    emoji: named((await as('getCustomEmoji')).emoji, 'acme'),
    organisation: byId(Number(url.split('/')[2])),
  }
}

/** A custom emoji that was withdrawn. */
async function emojiOf(make: Make): Promise<Subject> {
  await make('owner', 'addCustomEmoji', { emoji_name: 'withdrawn' })
  await make('owner', 'deleteCustomEmoji', { emoji_name: 'withdrawn' })
  return named((await make('owner', 'getCustomEmoji')).emoji, 'withdrawn')
}

function named(emoji: Record<string, { id: string; name: string }>, name: string): Subject {
  return { id: Number(Object.values(emoji).find((one) => one.name === name)?.id), name }
}
