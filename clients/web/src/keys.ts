// The keys. They act where nobody types; dialogs.tsx lists them.

import { useLayoutEffect } from 'preact/hooks'
import { dmTerms, hashOf, nextUnread, topicTerms } from '../../typescript/src/index.ts'
import { wish } from './message.tsx'
import type { Open } from './page.tsx'
import type { Session } from './session.ts'
import { urlOf, useSession } from './ui.tsx'

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

let before = ''

function act(session: Session, setOpen: (open: Open) => void, key: string): boolean {
  const id = Number(currentRow()?.dataset.message ?? session.feed?.messages.at(-1)?.id ?? 0)
  const focus = (selector: string): void => document.querySelector<HTMLElement>(selector)?.focus()
  const actions: Record<string, () => void> = {
    j: () => move(1),
    ArrowDown: () => move(1),
    k: () => move(-1),
    ArrowUp: () => move(-1),
    n: () => toUnread(session),
    u: () => session.toUnread(),
    c: () => focus('.compose input, .compose textarea'),
    r: () => toConversation(session),
    q: () => wish(id, 'quote'),
    '>': () => wish(id, 'quote'),
    e: () => wish(id, 'edit'),
    s: () => wish(id, 'star'),
    '*': () => wish(id, 'star'),
    ':': () => wish(id, 'react'),
    '/': () => focus('#search'),
    End: () => void session.toNewest(),
    x: () => setOpen('new'),
    '?': () => setOpen('help'),
    h: () => {
      if (before === 'g') location.hash = '#feed'
    },
  }
  const found = actions[key]
  found?.()
  before = key
  return found !== undefined
}

/** Listens for keys from when the page is shown. */
export function useKeys(setOpen: (open: Open) => void): void {
  const { session } = useSession()
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const { target, key, ctrlKey, metaKey, altKey } = event
      const isTyping = target instanceof HTMLElement && target.closest('input, textarea, select, dialog, [popover]') !== null
      // A menu or dialog that closes gives the focus back by itself.
      if (key === 'Escape' && isTyping && !target.closest('dialog, [popover]')) target.blur()
      if (isTyping || ctrlKey || metaKey || altKey) return
      if (act(session, setOpen, key)) event.preventDefault()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [session])
}
