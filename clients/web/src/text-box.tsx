// Where somebody writes: a text with people, channels, topics and emoji offered while they are typed.

import type { ComponentChildren } from 'preact'
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { type Edit, type Emoji, type Format, formatted, type Offer, offersFor } from '../../typescript/src/index.ts'
import { EmojiPicker } from './emoji-picker.tsx'
import { type Key, say } from './texts.ts'
import { IconButton, useOwnId, useSession } from './ui.tsx'

interface OffersProps {
  id: string
  offers: readonly Offer[]
  selected: number
  take(at: number): void
}

/** What is offered for what is typed. The field has the keys. */
export function Offers({ id, offers, selected, take }: OffersProps) {
  return (
    <div class="offers" id={id} role="listbox" aria-label={say('app.offers')}>
      {offers.map(({ text, label, detail }, i) => (
        <div
          key={text}
          id={`${id}-${i}`}
          role="option"
          tabIndex={-1}
          aria-selected={i === selected}
          onPointerDown={(event) => {
            event.preventDefault()
            take(i)
          }}
        >
          {label} {detail && <span class="hint">{detail}</span>}
        </div>
      ))}
    </div>
  )
}

/** Lets the arrows choose an offer, and Enter and Tab take it. Returns whether a key was one of these. */
export function takesKey(event: KeyboardEvent, count: number, selected: number, select: (at: number) => void, take: (at: number) => void) {
  const { key, ctrlKey, isComposing } = event
  const by = { ArrowDown: 1, ArrowUp: count - 1 }[key]
  const takes = key === 'Tab' || (key === 'Enter' && !ctrlKey)
  if (count === 0 || isComposing || (by === undefined && !takes)) return false
  event.preventDefault()
  if (by === undefined) take(selected)
  else select((selected + by) % count)
  return true
}

/** Lets a text box grow with its text, and puts the cursor where `next` says. */
function useGrowing(box: { current: HTMLTextAreaElement | null }, value: string, next: { current: number | undefined }): void {
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    element.style.height = 'auto'
    element.style.height = `${Math.min(element.scrollHeight + 2, window.innerHeight * 0.4)}px`
    if (next.current !== undefined) element.setSelectionRange(next.current, next.current)
    next.current = undefined
  }, [value])
}

/** Takes files that are pasted. A pasted text stays with the browser. */
function takeFiles(event: ClipboardEvent, onFiles: Props['onFiles']): void {
  const files = [...(event.clipboardData?.files ?? [])]
  if (files.length === 0 || !onFiles) return
  event.preventDefault()
  onFiles(files)
}

/** What a selection can become, how it is called, and the key that does it together with Ctrl. */
const FORMATS: [format: Format, label: Key, key?: string][] = [
  ['bold', 'app.bold', 'b'],
  ['italic', 'app.italic', 'i'],
  ['code', 'app.code', 'e'],
  ['link', 'app.link', 'k'],
  ['list', 'app.list'],
  ['quote', 'app.quote'],
]

/** Changes a text box as typing does, so that the browser can undo it. */
function type(box: HTMLTextAreaElement, { from, to, text, select }: Edit): void {
  box.focus()
  box.setSelectionRange(from, to)
  document.execCommand('insertText', false, text)
  box.setSelectionRange(...select)
}

function FormatButtons({ box }: { box: { current: HTMLTextAreaElement | null } }) {
  const [isChoosing, setIsChoosing] = useState(false)
  const format = (how: Format): void => {
    const { current } = box
    if (current) type(current, formatted(current.value, current.selectionStart, current.selectionEnd, how))
  }
  // A box behind a dialog takes no text.
  const chosen = useRef<string | undefined>(undefined)
  useEffect(() => {
    const [name, { current }] = [chosen.current, box]
    if (isChoosing || name === undefined || !current) return
    chosen.current = undefined
    const { selectionStart: from, selectionEnd: to, value } = current
    const text = `${/\S$/.test(value.slice(0, from)) ? ' ' : ''}:${name}: `
    type(current, { from, to, text, select: [from + text.length, from + text.length] })
  }, [isChoosing])
  const choose = ({ emoji_name }: Emoji): void => {
    chosen.current = emoji_name
    setIsChoosing(false)
  }
  return (
    <>
      <fieldset class="formats" aria-label={say('app.format')}>
        {FORMATS.map(([how, label, key]) => (
          <IconButton key={how} icon={how} label={say(label)} shortcut={key} onClick={() => format(how)} />
        ))}
      </fieldset>
      <IconButton icon="react" label={say('app.emoji')} onClick={() => setIsChoosing(true)} />
      {isChoosing && <EmojiPicker title={say('app.emoji')} close={() => setIsChoosing(false)} choose={choose} />}
    </>
  )
}

interface Props {
  label: string
  value: string
  change(text: string): void
  submit(): void
  cancel?(): void
  isFocused?: boolean
  placeholder?: string
  onFiles?: (files: File[]) => void
  /** The buttons below, beside those that format. */
  children?: ComponentChildren
}

export function TextBox({ label, value, change, submit, cancel, isFocused = false, placeholder, onFiles, children }: Props) {
  const { world } = useSession()
  const box = useRef<HTMLTextAreaElement>(null)
  const [cursor, setCursor] = useState(value.length)
  const [chosen, setChosen] = useState(0)
  const [isDismissed, setIsDismissed] = useState(false)
  const listId = useOwnId()
  const { offers, from } = isDismissed ? { offers: [], from: 0 } : offersFor(value, cursor, world)
  const selected = Math.min(chosen, offers.length - 1)
  const next = useRef<number | undefined>(undefined)
  useEffect(() => {
    if (isFocused) box.current?.focus()
  }, [])
  useGrowing(box, value, next)
  const take = (at: number): void => {
    const offer = offers[at]
    if (!offer) return
    const text = `${value.slice(0, from)}${offer.text} `
    next.current = text.length
    setCursor(text.length)
    setChosen(0)
    change(text + value.slice(cursor))
    box.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const { key, shiftKey, ctrlKey, metaKey, isComposing } = event
    if (isComposing) return
    const stop = (): void => event.preventDefault()
    const how = (ctrlKey || metaKey) && !shiftKey ? FORMATS.find((one) => one[2] === key)?.[0] : undefined
    if (takesKey(event, offers.length, selected, setChosen, take)) return
    if (key === 'Escape') {
      event.stopPropagation()
      if (offers.length > 0) setIsDismissed(true)
      else cancel ? cancel() : box.current?.blur()
    } else if (key === 'Enter' && (ctrlKey || metaKey || (world.user_settings.enter_sends && !shiftKey))) {
      stop()
      submit()
    } else if (how && box.current) {
      stop()
      type(box.current, formatted(value, box.current.selectionStart, box.current.selectionEnd, how))
    }
  }
  const onInput = ({ value: text, selectionStart }: HTMLTextAreaElement): void => {
    setIsDismissed(false)
    setChosen(0)
    setCursor(selectionStart)
    change(text)
  }
  const isOpen = offers.length > 0
  return (
    <div class="text-box">
      {isOpen && <Offers id={listId} offers={offers} selected={selected} take={take} />}
      <textarea
        ref={box}
        aria-label={label}
        rows={1}
        value={value}
        placeholder={placeholder}
        maxLength={world.max_message_length}
        aria-autocomplete="list"
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={isOpen ? `${listId}-${selected}` : undefined}
        onInput={({ currentTarget }) => onInput(currentTarget)}
        onClick={({ currentTarget }) => setCursor(currentTarget.selectionStart)}
        onKeyDown={onKeyDown}
        onPaste={(event) => takeFiles(event, onFiles)}
      />
      {children && (
        <div class="compose-tools">
          <FormatButtons box={box} />
          {children}
        </div>
      )}
    </div>
  )
}
