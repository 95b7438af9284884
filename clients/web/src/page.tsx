// The page: three columns, of which a telephone shows one, the search, and what is said about the connection.

import { useEffect, useRef, useState } from 'preact/hooks'
import { destinationOf, keyOf, searched, searchOffers, searchText } from '../../typescript/src/index.ts'
import { Compose } from './compose.tsx'
import { Help, StatusDialog } from './dialogs.tsx'
import { FeedView } from './feed-view.tsx'
import { useKeys, useWayBack } from './keys.ts'
import { Later } from './later.tsx'
import { Manage } from './manage.tsx'
import { People } from './people.tsx'
import { NewConversation } from './people-picker.tsx'
import { PlaceMenu } from './place-menu.tsx'
import { Sidebar } from './sidebar-view.tsx'
import { say } from './texts.ts'
import { channelName, Form, Icon, IconButton, nameIn, titleOf, urlOf, useSession } from './ui.tsx'

/** The dialogs that belong to no message, by what opens them. */
const DIALOGS = { help: Help, status: StatusDialog, new: NewConversation, later: Later }
export type Open = keyof typeof DIALOGS | undefined

export function Page() {
  const { session, world } = useSession()
  const [open, setOpen] = useState<Open>()
  const Shown = open && DIALOGS[open]
  const [column, setColumn] = useState<'sidebar' | 'people' | undefined>()
  const { terms, page } = session.place
  const title = page ? say('app.manage') : titleOf(world, terms)
  const key = page?.join() ?? keyOf(terms, world.user_id)
  useEffect(() => setColumn(undefined), [key])
  const count = world.unread_msgs.count
  useEffect(() => {
    document.title = `${count > 0 ? `(${count}) ` : ''}${title} · ${world.realm_name}`
  }, [title, count, world.realm_name])
  useKeys(setOpen)
  useWayBack(page?.join())
  const topic = terms.find(({ operator }) => operator === 'topic')
  const channel = world.subscriptions.find(({ stream_id }) => terms.length <= 2 && stream_id === terms[0]?.operand)
  return (
    <div class={`app ${column ? `shows-${column}` : ''}`}>
      <button type="button" class="skip" onClick={skip}>
        {say('app.skip')}
      </button>
      <Sidebar show={setOpen} />
      <main>
        <header class="top">
          <span class="narrow-only">
            <IconButton icon="menu" label={say('app.navigation')} onClick={() => setColumn(column === 'sidebar' ? undefined : 'sidebar')} />
          </span>
          <div class="heading">
            <h1>{title}</h1>
            {channel && !topic && <p class="hint">{channel.description}</p>}
          </div>
          <PlaceMenu />
          <Search />
          <IconButton icon="people" label={say('app.people')} onClick={() => setColumn(column === 'people' ? undefined : 'people')} />
        </header>
        {!session.isOnline && (
          <p class="offline" role="status">
            {say('app.offline')}
          </p>
        )}
        {page ? (
          <Manage path={page} />
        ) : (
          <>
            <FeedView key={key} />
            <Typing />
            <Compose />
          </>
        )}
      </main>
      <People close={() => setColumn(undefined)} />
      {column && <button type="button" class="shade" aria-label={say('app.close')} onClick={() => setColumn(undefined)} />}
      {/* A dialog says late that it was closed: by then another may be open. */}
      {Shown && <Shown close={() => setOpen((now) => (now === open ? undefined : now))} />}
      {session.notice !== undefined && (
        <p class={`notice ${session.notice.isFault ? 'is-fault' : ''}`} role="alert">
          {session.notice.text}
        </p>
      )}
      <Announcer key={key} />
    </div>
  )
}

/** Goes to the newest message, or into what is managed in place of messages. */
function skip(): void {
  const found = document.querySelectorAll<HTMLElement>('[data-message], .manage nav [aria-current]')
  found[found.length - 1]?.focus()
}

function Search() {
  const { session, world } = useSession()
  const { terms } = session.place
  const nameOf = (id: number): string => channelName(world, id)
  // A conversation is named above.
  const own = destinationOf(terms) ? '' : searchText(terms, nameOf)
  const [text, setText] = useState(own)
  useEffect(() => setText(own), [own])
  const idOf = (name: string): number | undefined =>
    [...world.subscriptions, ...world.never_subscribed].find((one) => one.name.toLowerCase() === name.toLowerCase())?.stream_id
  return (
    <search>
      <Form
        submit={() => {
          location.hash = urlOf(world, { terms: searched(text, idOf) })
        }}
      >
        <label class="unseen" for="search">
          {say('app.search')}
        </label>
        <Icon name="search" />
        <input
          id="search"
          type="search"
          list="search-operators"
          value={text}
          placeholder={say('app.search')}
          onInput={({ currentTarget }) => setText(currentTarget.value)}
        />
        <datalist id="search-operators">
          {searchOffers(text, world, session.topics.known).map(({ text: value, label }) => (
            <option key={value} value={value} label={label} />
          ))}
        </datalist>
      </Form>
    </search>
  )
}

function Typing() {
  const { session, world } = useSession()
  const names = session.typing.peopleIn(session.place.terms).map((id) => nameIn(world, id))
  return <p class="typing">{names.length === 0 ? '' : say('app.typing', { names: names.slice(0, 3).join(', '), count: names.length })}</p>
}

/** Reads out a new message of the conversation that is shown, at most one in two seconds. Nothing that was there before, and nothing own. */
function Announcer() {
  const { session, world } = useSession()
  const [said, setSaid] = useState('')
  const last = useRef<{ id: number; at: number } | undefined>(undefined)
  const { foundNewest = false, messages = [] } = session.feed ?? {}
  const newest = messages.at(-1)
  useEffect(() => {
    const { id, at } = last.current ?? { id: Number.POSITIVE_INFINITY, at: 0 }
    const isNew = newest !== undefined && newest.id > id && newest.sender_id !== world.user_id && Date.now() - at > 2000
    last.current = foundNewest ? { id: newest?.id ?? 0, at: isNew ? Date.now() : at } : undefined
    if (!isNew || !foundNewest) return
    const text = document.querySelector(`[data-message="${newest.id}"] .content`)?.textContent ?? ''
    setSaid(`${newest.sender_full_name}: ${text.slice(0, 200)}`)
  }, [foundNewest, newest?.id])
  return (
    <p class="unseen" aria-live="polite">
      {said}
    </p>
  )
}
