// What several parts of the page share: the session, icons, dates, and lists of what is offered.

import { type ComponentChildren, createContext, type InputHTMLAttributes } from 'preact'
import { useContext, useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import {
  type Channel,
  emojiOf,
  hashOf,
  known,
  type Person,
  type Place,
  shownEmoji,
  type Term,
  type World,
} from '../../typescript/src/index.ts'
import { contentOf } from './content.ts'
import { showFiles } from './files.ts'
import type { Session } from './session.ts'
import { isAtHome, isOfServer, urlAt } from './site.ts'
import { locale, say } from './texts.ts'

/** The session, once its state is known. */
export interface Shown {
  session: Session
  world: World
}
export const SessionContext = createContext<Shown | undefined>(undefined)

/** The session. Throws outside the page of somebody who is logged in. */
export function useSession(): Shown {
  const shown = useContext(SessionContext)
  if (!shown) throw new Error('there is no session')
  return shown
}

/** Gives the focus to what is drawn in a moment. */
export function focusSoon(selector: string): void {
  setTimeout(() => document.querySelector<HTMLElement>(selector)?.focus(), 50)
}

let ids = 0
/** An ID for an element. Preact's own IDs repeat themselves once a page is drawn again from its root. */
export const useOwnId = (): string => useState(() => `own-${++ids}`)[0]

const PATHS = {
  menu: 'M3 6h18M3 12h18M3 18h18',
  people: 'M9 11a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM2 21c0-4 3-7 7-7s7 3 7 7M17 4a4 4 0 0 1 0 7M22 21c0-3-2-6-4-6.6',
  inbox: 'M4 5h16v14H4zM4 14h5l1 2h4l1-2h5',
  mention: 'M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0zm0 0v1.5a2.5 2.5 0 0 0 5 0V12a9 9 0 1 0-4 7.5',
  star: 'M12 3l2.7 5.8 6.3.8-4.6 4.4 1.2 6.3L12 17.2 6.4 20.3l1.2-6.3L3 9.6l6.3-.8z',
  lock: 'M6 11h12v9H6zM8 11V8a4 4 0 0 1 8 0v3',
  hash: 'M5 9h15M4 15h15M10 4L8 20M16 4l-2 16',
  search: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM16 16l5 5',
  close: 'M5 5l14 14M19 5L5 19',
  settings: 'M4 7h9M19 7h1M4 17h3M13 17h7M16 4.5v5M10 14.5v5',
  react: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM8.5 14.5c1.5 2.5 5.500 2.500 7 0M9 9.500v.5M15 9.500v.5',
  quote: 'M10 7H5v6h5zM10 13c0 3-2 4-4 4M19 7h-5v6h5zM19 13c0 3-2 4-4 4',
  edit: 'M4 20l1-5L16 4l4 4L9 19zM14 6l4 4',
  trash: 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5',
  attach: 'M20 11l-8.500 8.500a5 5 0 0 1-7-7L13 4a3.500 3.500 0 0 1 5 5l-8.500 8.500a2 2 0 0 1-3-3L14 7',
  send: 'M4 12l17-8-5 17-4-7zM12 14l9-10',
  down: 'M12 4v16M5 13l7 7 7-7',
  more: 'M12 4.500v1M12 11.500v1M12 18.500v1',
  plus: 'M12 5v14M5 12h14',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5l3.500 2',
  bold: 'M7 4v16M7 4h6a4 4 0 0 1 0 8H7M7 12h7a4 4 0 0 1 0 8H7',
  italic: 'M10 4h8M6 20h8M14 4l-4 16',
  code: 'M8 7l-5 5 5 5M16 7l5 5-5 5',
  link: 'M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1',
  list: 'M9 6h11M9 12h11M9 18h11M4.500 6v.1M4.500 12v.1M4.500 18v.1',
  eye: 'M2 12c3-5 6-7 10-7s7 2 10 7c-3 5-6 7-10 7s-7-2-10-7zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z',
}

/** A drawing beside a text, or in a button that has one. In the colour of the text by default. */
export function Icon({ name, size = 20, colour }: { name: keyof typeof PATHS; size?: number; colour?: string }) {
  // Colours of channels are as light as they like: with that of the text they can be seen.
  const style = colour ? { color: `color-mix(in oklab, ${colour} 55%, currentcolor)` } : {}
  return (
    <svg class="icon" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" style={style}>
      <path d={PATHS[name]} />
    </svg>
  )
}

interface IconButtonProps {
  icon: keyof typeof PATHS
  label: string
  onClick(): void
  isPressed?: boolean
  /** The key that does the same, together with Ctrl. */
  shortcut?: string | undefined
}

/** A button that shows an icon and is called what it does. */
export function IconButton({ icon, label, onClick, isPressed, shortcut }: IconButtonProps) {
  const key = shortcut?.toUpperCase()
  const title = key ? `${label} (Ctrl+${key})` : label
  const shared = { 'aria-label': label, 'aria-pressed': isPressed, 'aria-keyshortcuts': key && `Control+${key}`, title, onClick }
  return (
    <button type="button" class="tool" {...shared}>
      <Icon name={icon} />
    </button>
  )
}

interface MenuProps {
  icon: keyof typeof PATHS
  label: string
  children: ComponentChildren
}

/** A button that shows others, each a MenuItem. They are drawn only while they are shown. Esc and a click elsewhere close them. */
export function Menu({ icon, label, children }: MenuProps) {
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const id = useOwnId()
  useLayoutEffect(() => {
    const [near, box] = [button.current?.getBoundingClientRect(), panel.current]
    if (!isOpen || !near || !box) return
    box.style.top = `${Math.max(8, Math.min(near.bottom, window.innerHeight - box.offsetHeight - 8))}px`
    box.style.left = `${Math.max(8, near.right - box.offsetWidth)}px`
    box.querySelector('button')?.focus()
  }, [isOpen])
  return (
    <>
      <button ref={button} type="button" class="tool" aria-label={label} title={label} aria-expanded={isOpen} popovertarget={id}>
        <Icon name={icon} />
      </button>
      <div ref={panel} id={id} class="menu" popover="auto" onToggle={({ newState }) => setIsOpen(newState === 'open')}>
        {isOpen && children}
      </div>
    </>
  )
}

/** The arrows go from one item of a menu to the next, round and round. */
function walk(event: KeyboardEvent & { currentTarget: HTMLButtonElement }): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  const items = [...(event.currentTarget.closest('[popover]')?.querySelectorAll('button') ?? [])]
  if (step === undefined) return
  event.preventDefault()
  items[(items.indexOf(event.currentTarget) + step + items.length) % items.length]?.focus()
}

export function MenuItem({ label, onClick }: { label: string; onClick(): void }) {
  const choose = ({ currentTarget }: { currentTarget: HTMLElement }): void => {
    currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()
    onClick()
  }
  return (
    <button type="button" onClick={choose} onKeyDown={walk}>
      {label}
    </button>
  )
}

/** A form that the page itself handles. */
export function Form({ submit, className, children }: { submit(): void; className?: string; children: ComponentChildren }) {
  const onSubmit = (event: Event): void => {
    event.preventDefault()
    // A dialog can be within another form.
    event.stopPropagation()
    submit()
  }
  return (
    <form class={className} onSubmit={onSubmit}>
      {children}
    </form>
  )
}

type LineProps = InputHTMLAttributes<HTMLInputElement> & { label: string; value: string; change(text: string): void }

/** A field for one line, which says in itself what it is for. */
export function Line({ label, change, ...more }: LineProps) {
  return <input aria-label={label} placeholder={label} onInput={({ currentTarget }) => change(currentTarget.value)} {...more} />
}

interface ChoiceProps {
  label: string
  value: string | number
  /** What the values are called. */
  options: [value: string | number, shown: string][]
  change(value: string): void
}

/** A value that is chosen from a list. */
export function Choice({ label, value, options, change }: ChoiceProps) {
  const id = useOwnId()
  return (
    <p class="choice">
      <label for={id}>{label}</label>
      <select id={id} value={value} onChange={({ currentTarget }) => change(currentTarget.value)}>
        {options.map(([one, shown]) => (
          <option key={one} value={one}>
            {shown}
          </option>
        ))}
      </select>
    </p>
  )
}

/** A modal dialog, which Esc and its button close. It shows what was refused, because nothing behind it is read out. */
export function Dialog({ title, close, children }: { title: string; close(): void; children: ComponentChildren }) {
  const { session } = useSession()
  const dialog = useRef<HTMLDialogElement>(null)
  const [, redraw] = useState(0)
  useEffect(() => session.listen(() => redraw((times) => times + 1)), [])
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    element?.querySelector<HTMLElement>('input, select, textarea')?.focus()
    // Gives the focus back.
    return () => element?.close()
  }, [])
  return (
    <dialog ref={dialog} aria-label={title} onClose={close}>
      <header>
        <h2>{title}</h2>
        <IconButton icon="close" label={say('app.close')} onClick={() => dialog.current?.close()} />
      </header>
      {session.notice?.isFault && (
        <p class="fault" role="alert">
          {session.notice.text}
        </p>
      )}
      {children}
    </dialog>
  )
}

/** Rendered content. */
export function Rendered({ markup, className = 'content', id }: { markup: string; className?: string; id?: string }) {
  const { session, world } = useSession()
  const element = useRef<HTMLDivElement>(null)
  const hours = world.user_settings.twenty_four_hour_time
  // Before the list of messages measures its rows.
  useLayoutEffect(() => {
    const reader = { me: world.user_id, spoiler: say('app.spoiler'), formatTime: (time: Date) => wholeTime(time, world) }
    element.current?.replaceChildren(contentOf(markup, reader))
    return isAtHome || !element.current ? undefined : showFiles(element.current, session)
  }, [markup, hours])
  return <div id={id} class={className} ref={element} />
}

const formats = new Map<string, Intl.DateTimeFormat>()
/** A time as people write it. Formats are kept, because making one costs as much as a hundred uses. */
function written(time: Date | number, options: Intl.DateTimeFormatOptions): string {
  const key = JSON.stringify([locale(), options])
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale(), options)
  formats.set(key, format)
  return format.format(time)
}

const hour12 = ({ user_settings: { twenty_four_hour_time: whole } }: World): boolean | undefined => (whole === null ? undefined : !whole)

export function clockTime(seconds: number, world: World): string {
  return written(seconds * 1000, { hour: '2-digit', minute: '2-digit', hour12: hour12(world) })
}
export function wholeTime(time: Date, world: World): string {
  return written(time, { dateStyle: 'full', timeStyle: 'short', hour12: hour12(world) })
}
export function dayOf(seconds: number): string {
  const date = new Date(seconds * 1000)
  const days = Math.round((new Date().setHours(0, 0, 0, 0) - new Date(date).setHours(0, 0, 0, 0)) / 86_400_000)
  if (days === 0) return say('app.today')
  if (days === 1) return say('app.yesterday')
  const year = date.getFullYear() === new Date().getFullYear() ? {} : ({ year: 'numeric' } as const)
  return written(date, { weekday: 'long', day: 'numeric', month: 'long', ...year })
}

export const personIn = (world: World, id: number): Person | undefined => known(world, locale()).people.get(id)
export const nameIn = (world: World, id: number): string => personIn(world, id)?.full_name ?? say('app.somebody')

export const channelIn = (world: World, id: number): Channel | undefined => known(world, locale()).channels.get(id)
export const channelName = (world: World, id: number): string => channelIn(world, id)?.name ?? String(id)

/** A topic as people read it: the empty one has a name of the organisation's. */
export const shownTopic = (world: World, topic: string): string => (topic === '' ? world.realm_empty_topic_display_name : topic)

/** The URL of a place in this page. */
export function urlOf(world: World, place: Place): string {
  return hashOf(place, (id) => channelName(world, id))
}

/** What a narrow is called: its heading and the title of the page. */
export function titleOf(world: World, terms: readonly Term[]): string {
  const [first, second] = terms
  if (!first) return say('app.feed')
  if (first.operator === 'is' && first.operand === 'mentioned') return say('app.mentions')
  if (first.operator === 'is' && first.operand === 'starred') return say('app.starred')
  if (Array.isArray(first.operand)) return peopleNames(world, first.operand)
  if (terms.length <= 2 && first.operator === 'channel' && typeof first.operand === 'number') {
    const name = channelName(world, first.operand)
    return second?.operator === 'topic' ? `${name} › ${shownTopic(world, String(second.operand))}` : name
  }
  return say('app.results')
}

export function peopleNames(world: World, ids: readonly number[]): string {
  if (ids.length === 1 && ids[0] === world.user_id) return say('app.notes')
  return new Intl.ListFormat(locale(), { type: 'conjunction', style: 'narrow' }).format(
    ids.filter((id) => id !== world.user_id).map((id) => nameIn(world, id)),
  )
}

/** The emoji of somebody's status, and its text. */
export function Status({ id, isBrief = false }: { id: number; isBrief?: boolean }) {
  const { world } = useSession()
  const status = world.user_status[String(id)]
  const [emoji, text] = [emojiOf(status), status?.status_text ?? '']
  if (!emoji && text === '') return null
  const shown = emoji && shownEmoji(emoji, world.realm_emoji)
  return (
    <span class="hint" title={text}>
      {shown?.picture ? <img src={urlAt(shown.picture)} alt={shown.emoji_name} width="18" height="18" /> : shown?.text} {!isBrief && text}
    </span>
  )
}

export function Avatar({ id, size }: { id: number; size: number }) {
  const { world } = useSession()
  const url = personIn(world, id)?.avatar_url ?? `/avatar/${id}`
  return <img class="avatar" src={urlAt(isOfServer(url) ? url : `/avatar/${id}`)} alt="" width={size} height={size} loading="lazy" />
}
