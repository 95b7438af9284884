// Removes a person for good. The account stays as a stub without anything personal, so that what others wrote and did keeps its sense; what
// the person wrote stays or goes, as the operator says. Everything is done in small transactions, and can be run again.

import { setTimeout as pause } from 'node:timers/promises'
import { realmUrl } from '../access/organisation/realms.ts'
import { deleteFilesOf } from '../actions/files/files.ts'
import { deleteImages } from '../actions/files/images.ts'
import { deleteSome } from '../actions/messages/delete.ts'
import { setUserActive } from '../actions/people/activation.ts'
import { replaceByStub, stubOf } from '../actions/people/purge.ts'
import { type App, operatorContext } from '../context.ts'
import type { Tx } from '../db/index.ts'
import { batchesOf } from '../db/rows.ts'
import { query, remove, select, selectOne, update, updateRow } from '../db/sql.ts'
import type { Fate } from '../db/table.ts'
import { countRows, type ModelTable, removeOfRealm, tablesOf } from '../db/whole-tables.ts'
import { badRequest } from '../errors.ts'
import { change } from '../events/change.ts'
import { currentSeq, removeUpTo } from '../events/log/log.ts'
import { countBehind, removeQueuesBehind } from '../events/queues/queues.ts'
import { namedInHtml, renamedHtml } from '../markup/html.ts'
import { namelessFragment, namelessLinks } from '../markup/moved.ts'
import { withOtherName } from '../markup/references.ts'
import { AuditEntry } from '../models/audit-entry.ts'
import { Draft } from '../models/draft.ts'
import { Invitation } from '../models/invitation.ts'
import { Job } from '../models/job.ts'
import { Link } from '../models/link.ts'
import { Message } from '../models/message.ts'
import { MessageEdit } from '../models/message-edit.ts'
import { MessageText } from '../models/message-text.ts'
import { NavigationView } from '../models/navigation-view.ts'
import { Realm } from '../models/realm.ts'
import { SavedSnippet } from '../models/saved-snippet.ts'
import { ScheduledMessage, ScheduledMessageAttachment } from '../models/scheduled-message.ts'
import { StoredImage } from '../models/stored-image.ts'
import { Submessage } from '../models/submessage.ts'
import { User } from '../models/user.ts'
import { tokensOf } from '../narrow/words.ts'
import { OF_USERS } from '../secrets/links.ts'
import type { AuditChange } from '../values/audit.ts'
import { emailKey } from '../values/email-addresses.ts'
import { nameKey } from '../values/text.ts'
import { changedSubmessage } from '../values/widgets.ts'
import type { Course } from './archive/form.ts'
import { referencesOf } from './references.ts'

/** What is left of a person, for the operator. */
export const REMAINS_OF_USER = [
  'the account as a stub, with its ID in channels, groups and what it created',
  'what others wrote about the person, apart from mentions and links, and what they and reports to moderators quote',
  'former names and addresses that the audit log no longer knows, or that somebody else has now',
  'entries of the audit log, without name, addresses and values',
  'its bots, deactivated',
  'backups and exports made earlier, the log of the server, mails that were sent',
]

/** The columns that name a user, and whether their rows go. */
export function rowsOfUsers(tables: readonly ModelTable[]): { table: ModelTable; column: string; fate: Fate }[] {
  return tables.flatMap((table) => referencesOf([table]).flatMap(({ column, fate }) => (fate ? [{ table, column, fate }] : [])))
}

/** What else goes. */
export interface PurgeScope {
  messages: boolean
  files: boolean
}

/** How many rows name a user, by table and column. */
export async function contentsOfUser({ db }: Pick<App, 'db'>, { id, realm_id }: User): Promise<Record<string, number>> {
  return db.snapshot(async (tx) => {
    const counts: Record<string, number> = {}
    for (const { table, column } of rowsOfUsers(tablesOf(db.sequelize))) {
      const rows = await countRows(db, table, { realmId: realm_id, having: { column, id } }, tx)
      if (rows > 0) counts[`${table.name}.${column}`] = rows
    }
    return counts
  })
}

/** How long a registration may take that has read the position of the log, in milliseconds. */
const GRACE = 5_000

/** Removes a person. Throws BAD_REQUEST for a system bot and for the only owner. */
export async function purgeUser(
  app: App,
  user: User,
  scope: PurgeScope,
  course: Course,
  { grace = GRACE } = {},
): Promise<{ rows: number; files: number }> {
  if (user.is_system_bot) throw badRequest('The notification bot cannot be purged')
  const { db } = app
  const realm = { id: user.realm_id }
  const ctx = operatorContext(app, realm)
  const steps = 5
  const step = (done: number): void => {
    course.signal.throwIfAborted()
    course.progress(done, steps)
  }
  step(0)
  await setUserActive(ctx, user.id, false)
  if (scope.messages) while ((await deleteSome(operatorContext(app, realm), user.id)) > 0) step(0)
  step(1)
  let rows = 0
  await withdrawScheduled(app, user)
  for (const { table, column, fate } of rowsOfUsers(tablesOf(db.sequelize)))
    if (fate === 'removed' || (fate === 'written' && scope.messages))
      for await (const removed of removeOfRealm(db, table, { realmId: realm.id, having: { column, id: user.id } })) {
        step(1)
        rows += removed
      }
  const files = await deleteFilesOf(operatorContext(app, realm), user.id, { isShared: scope.files })
  step(2)
  const traces = await tracesOf(user)
  const forgetting = await forgettingOf(app, user, traces)
  await forgetInMessages(app, user, forgetting, () => step(2))
  await forgetElsewhere(app, user, forgetting)
  step(3)
  await forgetAddress(app, user, traces)
  await forgetInAuditLog(app, user, traces)
  // From now on nobody finds the account by its former address.
  await replaceByStub(operatorContext(app, realm), user.id)
  const images = await StoredImage.findAllOf(user.id)
  await deleteImages(app, images)
  step(4)
  await cutLog(app, realm.id, grace, () => step(4))
  course.progress(1, 1)
  return { rows, files: files + images.length }
}

/** Removes the links of scheduled messages to files. */
async function withdrawScheduled({ db }: App, { id }: User): Promise<void> {
  await db.transaction(async (tx) => {
    const messages = await select(ScheduledMessage, { columns: ['id'], where: { sender_id: id } }, tx)
    const scheduled_message_id = messages.map((message) => message.id)
    await remove(ScheduledMessageAttachment, { scheduled_message_id }, tx)
  })
}

/** The IDs that one statement looks through. */
const IDS_AT_ONCE = 20_000

/** What a person has been called, as far as it is known. */
interface Traces {
  /** Names and addresses, the present ones first. Without those that somebody else has now. */
  names: string[]
  /** In the form used to compare them. */
  addresses: ReadonlySet<string>
}

/** Reads from the audit log what the person has been called. */
async function tracesOf(user: User): Promise<Traces> {
  const { id, realm_id } = user
  const [names, addresses] = [new Set([user.full_name]), new Set([user.email_key])]
  for await (const entries of batchesOf(AuditEntry, 'id', { realm_id, subject_type: 'user', subject_id: id }))
    for (const { subject_name, changes } of entries) {
      if (subject_name !== '') names.add(subject_name)
      for (const { property, before, after } of JSON.parse(changes) as AuditChange[])
        for (const value of [before, after]) {
          if (typeof value !== 'string' || value === '') continue
          if (property === 'full_name') names.add(value)
          if (property === 'delivery_email') addresses.add(emailKey(value))
        }
    }
  const former = [...names].filter((name) => name !== user.full_name)
  const keys = former.map(nameKey)
  const others = await select(User, { columns: ['id', 'full_name_key', 'email_key'], where: { realm_id, full_name_key: keys } })
  const taken = new Set(others.flatMap((other) => (other.id === id ? [] : [other.full_name_key])))
  for (const other of await User.findByEmails(realm_id, [...addresses])) if (other.id !== id) addresses.delete(other.email_key)
  return { names: [user.full_name, ...former.filter((name) => !taken.has(nameKey(name)))], addresses }
}

/** How the texts of others forget a person. */
interface Forgetting {
  /** A text whose HTML is not known. */
  text(text: string): string
  /** A text with its HTML, which says which user each name in the text means. */
  both(text: string, rendered: string): { text: string; rendered: string }
  /** The fragment of a view. */
  fragment(fragment: string): string
}

async function forgettingOf(app: App, user: User, { names, addresses }: Traces): Promise<Forgetting> {
  const { id } = user
  const { name } = stubOf(user)
  const own = realmUrl(app.config, await Realm.load(user.realm_id))
  const person = { id, hasAddress: (text: string) => addresses.has(emailKey(text)) }
  const forget = (text: string, called: readonly string[]): string =>
    namelessLinks(withOtherName(text, { id, names: called }, name), person, own)
  return {
    text: (text) => forget(text, names),
    both: (text, rendered) => {
      const named = namedInHtml(rendered)
      const ofOthers = new Set(named.flatMap((one) => (one.id === id ? [] : [nameKey(one.name)])))
      const theirs = named.flatMap((one) => (one.id === id ? [one.name] : []))
      const called = [...names, ...theirs].filter((one) => !ofOthers.has(nameKey(one)))
      return { text: forget(text, called), rendered: namelessLinks(renamedHtml(rendered, id, name), person, own) }
    },
    fragment: (fragment) => namelessFragment(fragment, person),
  }
}

/** Replaces the names in mentions and links, in messages and their former versions. */
async function forgetInMessages({ db }: App, { id: userId, realm_id }: User, { both }: Forgetting, step: () => void): Promise<void> {
  const likely = [`%data-user-id="${userId}"%`, '%#narrow/%']
  const [ids] = await query<{ first: number; last: number }>(
    Message,
    'SELECT MIN(id) AS first, MAX(id) AS last FROM messages WHERE realm_id = ?',
    [realm_id],
  )
  for (let from = ids?.first ?? 0; from <= (ids?.last ?? -1); from += IDS_AT_ONCE) {
    step()
    const within = [realm_id, from, from + IDS_AT_ONCE, ...likely]
    const sql = 'SELECT id FROM messages WHERE realm_id = ? AND id >= ? AND id < ? AND (rendered_content LIKE ? OR content LIKE ?)'
    for (const { id } of await query<{ id: number }>(Message, sql, within))
      await db.transaction(async (tx) => {
        const message = await selectOne(Message, { where: { id } }, tx)
        if (!message) return
        const { text, rendered } = both(message.content, message.rendered_content)
        if (text === message.content && rendered === message.rendered_content) return
        const after = { content: text, rendered_content: rendered }
        // Not over an edit in the meantime, whose author can no longer mention the person by the name.
        const isSame = (await update(Message, after, { id, rendered_content: message.rendered_content }, tx)) > 0
        if (isSame) await MessageText.writeWords({ message_id: id, realm_id, tokens: tokensOf({ ...message, ...after }) }, tx)
      })
    const ofEdits = `SELECT id FROM message_edits WHERE realm_id = ? AND message_id >= ? AND message_id < ?
      AND (prev_rendered_content LIKE ? OR prev_content LIKE ?)`
    for (const { id } of await query<{ id: number }>(MessageEdit, ofEdits, within))
      await db.transaction(async (tx) => {
        const edit = await selectOne(MessageEdit, { where: { id } }, tx)
        if (!edit) return
        const { text, rendered } = both(edit.prev_content ?? '', edit.prev_rendered_content ?? '')
        await updateRow(MessageEdit, edit, { prev_content: text, prev_rendered_content: rendered }, tx)
      })
  }
}

/** Replaces the names in polls, and in what others have not sent yet. */
async function forgetElsewhere({ db }: App, { realm_id }: User, { text: forget, both, fragment: nameless }: Forgetting): Promise<void> {
  for await (const submessages of batchesOf(Submessage, 'id', { realm_id }))
    for (const one of submessages) {
      const content = changedSubmessage(one.content, { text: forget })
      if (content !== one.content) await db.transaction((tx) => updateRow(Submessage, one, { content }, tx))
    }
  for await (const drafts of batchesOf(Draft, 'id', { realm_id }))
    for (const { id, content } of drafts)
      if (forget(content) !== content)
        await untilDone(db, async (tx) => {
          const draft = await selectOne(Draft, { where: { id } }, tx)
          return !draft || (await update(Draft, { content: forget(draft.content) }, { id, content: draft.content }, tx)) > 0
        })
  for await (const snippets of batchesOf(SavedSnippet, 'id', { realm_id }))
    for (const { id, content } of snippets)
      if (forget(content) !== content)
        await untilDone(db, async (tx) => {
          const snippet = await selectOne(SavedSnippet, { where: { id } }, tx)
          return !snippet || (await update(SavedSnippet, { content: forget(snippet.content) }, { id, content: snippet.content }, tx)) > 0
        })
  for await (const messages of batchesOf(ScheduledMessage, 'id', { realm_id }))
    for (const { id, content, rendered_content } of messages) {
      const found = both(content, rendered_content)
      if (found.text === content && found.rendered === rendered_content) continue
      await untilDone(db, async (tx) => {
        const message = await selectOne(ScheduledMessage, { where: { id } }, tx)
        if (!message) return true
        const { text, rendered } = both(message.content, message.rendered_content)
        return (await update(ScheduledMessage, { content: text, rendered_content: rendered }, { id, content: message.content }, tx)) > 0
      })
    }
  for await (const views of batchesOf(NavigationView, 'id', { realm_id }))
    for (const { id, user_id, fragment } of views) {
      const after = nameless(fragment)
      if (after === fragment) continue
      await db.transaction(async (tx) => {
        // One view of a person and place is enough.
        const isThere = (await NavigationView.allOf(user_id).rows(tx)).some((view) => view.fragment === after)
        if (isThere) await remove(NavigationView, { id }, tx)
        else await update(NavigationView, { fragment: after }, { id, fragment }, tx)
      })
    }
}

/** Reads and writes again until nobody has edited between the two. */
async function untilDone(db: App['db'], attempt: (tx: Tx) => Promise<boolean>): Promise<void> {
  while (!(await db.transaction(attempt)));
}

/** Removes the addresses from invitations, and the links and the waiting jobs of the person. */
async function forgetAddress({ db }: App, user: User, { names, addresses }: Traces): Promise<void> {
  const { id, realm_id } = user
  const { email } = stubOf(user)
  await db.transaction(async (tx) => {
    await remove(Link, { realm_id, purpose: OF_USERS, subject_id: id }, tx)
    await update(Invitation, { email, email_key: emailKey(email) }, { realm_id, email_key: [...addresses] }, tx)
    await update(Invitation, { welcome_text: null }, { realm_id, inviter_id: id }, tx)
  })
  const words = names.map(asWords)
  for await (const jobs of batchesOf(Job, 'id', { realm_id }))
    for (const job of jobs) {
      let isTheirs = false
      JSON.parse(job.payload, (key, value) => {
        if (typeof value === 'string') isTheirs ||= addresses.has(emailKey(value)) || words.some((name) => name.test(value))
        else isTheirs ||= key === 'userId' && value === id
        return value
      })
      if (isTheirs) await db.transaction((tx) => remove(Job, { id: job.id }, tx))
    }
}

/** Finds a text where it stands as whole words. */
function asWords(text: string): RegExp {
  const within = '[\\p{L}\\p{M}\\p{N}]'
  return new RegExp(`(?<!${within})${text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')}(?!${within})`, 'u')
}

/** The properties of an account whose values are not personal. */
const IMPERSONAL = new Set(['role', 'bot_type', 'bot_owner_id', 'is_active', 'password'])

/** Takes the name, addresses and personal values from what the audit log says of the person. */
async function forgetInAuditLog({ db }: App, user: User, { names, addresses }: Traces): Promise<void> {
  const { id, realm_id } = user
  const isTrace = (value: unknown): boolean => typeof value === 'string' && (names.includes(value) || addresses.has(emailKey(value)))
  for await (const entries of batchesOf(AuditEntry, 'id', { realm_id }))
    for (const entry of entries) {
      const isAbout = entry.subject_type === 'user' && entry.subject_id === id
      const isBy = entry.actor_id === id
      // An invitation, or an attempt to log in. A channel or a group with the name of a person is something else.
      const isAddressed = addresses.has(emailKey(entry.subject_name))
      const changes = JSON.parse(entry.changes) as AuditChange[]
      const kept = isAbout ? impersonal(changes) : without(changes, isTrace)
      const hasChanged = JSON.stringify(kept) !== JSON.stringify(changes)
      if (!isAbout && !isBy && !isAddressed && !hasChanged) continue
      const after = {
        ...(isAbout ? { subject_name: stubOf(user).name } : isAddressed ? { subject_name: '' } : {}),
        ...(hasChanged ? { changes: JSON.stringify(kept) } : {}),
        ...(isBy ? { address: null, client: null } : {}),
      }
      await db.transaction((tx) => updateRow(AuditEntry, entry, after, tx))
    }
}

/** A value of the audit log with null for each value within it that `isTrace` names. */
function without<T>(value: T, isTrace: (value: unknown) => boolean): T {
  return JSON.parse(JSON.stringify(value), (_, one: unknown) => (isTrace(one) ? null : one))
}

function impersonal(changes: readonly AuditChange[]): AuditChange[] {
  return changes.map((change) => (IMPERSONAL.has(change.property) ? change : { ...change, before: null, after: null }))
}

/** How long queues that are behind may take to catch up, in milliseconds: a poll acknowledges what it got within a minute. */
const PATIENCE = 75_000
const PAUSE = 500

/** Removes the events until now, which say what the person wrote and was called, when the queues have acknowledged them. */
async function cutLog(app: App, realmId: number, grace: number, step: () => void): Promise<void> {
  const seq = await currentSeq(realmId)
  const began = performance.now()
  const hasTime = (milliseconds: number): boolean => performance.now() < began + milliseconds
  while (hasTime(grace) || (hasTime(PATIENCE) && (await countBehind(realmId, seq)) > 0)) {
    step()
    await pause(PAUSE)
  }
  await change(operatorContext(app, { id: realmId }), (c) => removeQueuesBehind(c, seq))
  await removeUpTo(app.db, realmId, seq)
}
