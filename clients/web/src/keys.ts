// The keys. They act where nobody types, and Esc also leaves a field.

import { useLayoutEffect, useRef } from 'preact/hooks'
import { dmTerms, hashOf, nextUnread, topicTerms } from '../../typescript/src/index.ts'
import { wish } from './message.tsx'
import type { Open } from './page.tsx'
import type { Session } from './session.ts'
import type { Key } from './texts.ts'
import { focusSoon, urlOf, useSession } from './ui.tsx'

const rows = () => [...document.querySelectorAll<HTMLElement>('[data-message]')]
const currentRow = () => document.activeElement?.closest<HTMLElement>('[data-message]') ?? undefined

/** Moves the focus to a message below or above, at first to the newest one. */
function move(by: 1 | -1): void {
  const all = rows()
  const current = currentRow()
  const next = current ? all[all.indexOf(current) + by] : all.at(-1)
  next?.focus({ preventScroll: true })
  next?.scrollIntoView({ block: 'nearest' })
}

function toUnread({ world }: Session): void {
  const found = world && nextUnread(world)
  if (!world || !found) return
  location.hash = urlOf(world, { terms: 'userIds' in found ? dmTerms(found.userIds) : topicTerms(found.channelId, found.topic) })
}

function toConversation(session: Session): void {
  const id = Number(currentRow()?.dataset.message)
  const message = session.feed?.messages.find((one) => one.id === id) ?? session.feed?.messages.at(-1)
  if (message) location.hash = hashOf(session.conversation(message))
}

/** Where somebody was before they managed something, and what had the focus there. */
const before = { hash: '#feed', focused: document.activeElement }
/** Remembers where somebody was before they opened `page`, from which Esc leads back, and keeps the focus in what is managed. */
export function useWayBack(page: string | undefined): void {
  const shown = useRef<string | undefined | null>(null)
  useLayoutEffect(() => {
    const isOpened = page !== undefined && shown.current === undefined
    if (isOpened) before.focused = document.activeElement
    // What had the focus can be gone, as a link to one of many channels is where that channel is shown.
    if (isOpened || (page !== undefined && shown.current && document.activeElement === document.body))
      focusSoon('.manage nav [aria-current]')
    shown.current = page
  }, [page])
  useLayoutEffect(() => {
    if (page === undefined) before.hash = location.hash
  })
}
function leave({ place }: Session): void {
  if (!place.page) return
  location.hash = before.hash
  if (before.focused instanceof HTMLElement) before.focused.focus()
}

interface Acting {
  session: Session
  setOpen(open: Open): void
  /** The message with the focus, or the newest one. */
  id: number
}
const focus = (selector: string): void => document.querySelector<HTMLElement>(selector)?.focus()

/** Every key, what it does in words, and does where nobody types. Several for the same are separated by spaces. */
export const KEYS: Record<string, [says: Key, act?: (on: Acting) => void]> = {
  'j ↓': ['app.keyNext', () => move(1)],
  'k ↑': ['app.keyPrevious', () => move(-1)],
  n: ['app.keyUnread', ({ session }) => toUnread(session)],
  u: ['app.toUnread', ({ session }) => session.toUnread()],
  End: ['app.toNewest', ({ session }) => void session.toNewest()],
  c: ['app.keyCompose', () => focus('.compose input, .compose textarea')],
  x: ['app.newDirect', ({ setOpen }) => setOpen('new')],
  'q >': ['app.quote', ({ id }) => wish(id, 'quote')],
  e: ['app.edit', ({ id }) => wish(id, 'edit')],
  's *': ['app.star', ({ id }) => wish(id, 'star')],
  ':': ['app.react', ({ id }) => wish(id, 'react')],
  r: ['app.keyConversation', ({ session }) => toConversation(session)],
  a: [
    'app.feed',
    () => {
      location.hash = '#feed'
    },
  ],
  '/': ['app.search', () => focus('#search')],
  'Ctrl+Enter': ['app.send'],
  'Ctrl+B': ['app.bold'],
  'Ctrl+I': ['app.italic'],
  'Ctrl+E': ['app.code'],
  'Ctrl+K': ['app.link'],
  '?': ['app.keys', ({ setOpen }) => setOpen('help')],
  Esc: ['app.keyLeave', ({ session }) => leave(session)],
}
/** What the browser calls a key that is written otherwise. */
const NAMES: Record<string, string> = { '↓': 'ArrowDown', '↑': 'ArrowUp', Esc: 'Escape' }
const ACTS = new Map(
  Object.entries(KEYS).flatMap(([keys, [, act]]) => keys.split(' ').map((key): [string, typeof act] => [NAMES[key] ?? key, act])),
)

/** Listens for keys from when the page is shown. */
export function useKeys(setOpen: (open: Open) => void): void {
  const { session } = useSession()
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const { target, key, ctrlKey, metaKey, altKey } = event
      const isTyping = target instanceof HTMLElement && target.closest('input, textarea, select, dialog, [popover]') !== null
      // A menu or dialog that closes gives the focus back by itself.
      if (key === 'Escape' && isTyping && !target.closest('dialog, [popover]')) target.blur()
      const act = ACTS.get(key)
      if (isTyping || ctrlKey || metaKey || altKey || !act) return
      act({ session, setOpen, id: Number(currentRow()?.dataset.message ?? session.feed?.messages.at(-1)?.id ?? 0) })
      event.preventDefault()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [session])
}
