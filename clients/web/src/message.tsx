// One message: who, when, what, reactions, and what the reader can do with it.

import { memo } from 'preact/compat'
import { useEffect, useRef, useState } from 'preact/hooks'
import { conversationOf, type Echo, type Message, mayDelete, mayEdit, shownEmoji } from '../../typescript/src/index.ts'
import { EmojiPicker } from './emoji-picker.tsx'
import { Reminder } from './later.tsx'
import { CopyLink, canMove, Move } from './place-menu.tsx'
import { urlAt } from './site.ts'
import { TextBox } from './text-box.tsx'
import { say } from './texts.ts'
import {
  Avatar,
  channelIn,
  clockTime,
  Dialog,
  Form,
  focusSoon,
  Icon,
  IconButton,
  Menu,
  MenuItem,
  nameIn,
  personIn,
  Rendered,
  Status,
  urlOf,
  useSession,
  wholeTime,
} from './ui.tsx'
import { WidgetView } from './widgets.tsx'

interface RowProps {
  message: Message
  isGrouped: boolean
  /** What times look like: the row is drawn again when it changes. */
  hours: boolean | null
  /** The emoji of the sender's status: the same. */
  status: string | undefined
}

const ROW = ['message', 'isGrouped', 'hours', 'status'] as const

/** What a key or a button asks of a message: rows listen for it. */
export type Wish = 'edit' | 'react' | 'delete' | 'quote' | 'star' | 'move' | 'remind'
export const wish = (id: number, what: Wish): void => {
  document.querySelector(`[data-message="${id}"]`)?.dispatchEvent(new CustomEvent('wish', { detail: what }))
}

export const MessageRow = memo(
  function MessageRow({ message, isGrouped }: RowProps) {
    const { session, world } = useSession()
    const row = useRef<HTMLElement>(null)
    const [open, setOpen] = useState<Wish | undefined>()
    /** Whether a pointer or the focus has come near: most rows never need their buttons. */
    const [isNear, setIsNear] = useState(false)
    const approach = (): void => setIsNear(true)
    const [sender, time] = [message.sender_full_name || nameIn(world, message.sender_id), clockTime(message.timestamp, world)]
    useEffect(() => {
      const grant = ({ detail }: CustomEvent<Wish>): void => {
        if (detail === 'star') void session.star(message)
        else if (detail === 'quote') void quote(session, message, sender)
        else if (detail !== 'edit' || mayEdit(world, message)) setOpen(detail)
      }
      row.current?.addEventListener('wish', grant as EventListener)
      return () => row.current?.removeEventListener('wish', grant as EventListener)
    }, [message])
    const close = (): void => {
      setOpen(undefined)
      row.current?.focus()
    }
    const flags: readonly string[] = message.flags ?? []
    const isMention = flags.includes('mentioned') || flags.includes('wildcard_mentioned')
    return (
      <article
        ref={row}
        data-message={message.id}
        tabIndex={-1}
        onPointerEnter={approach}
        onFocusCapture={approach}
        aria-label={`${sender}, ${time}`}
        aria-describedby={message.submessages.length > 0 ? undefined : `text-${message.id}`}
        class={`message ${isGrouped ? 'is-grouped' : ''} ${isMention ? 'is-mention' : ''} ${flags.includes('read') ? '' : 'is-unread'}`}
      >
        {!isGrouped && <Avatar id={message.sender_id} size={40} />}
        <div class="body">
          <p class={isGrouped ? 'by unseen-until-near' : 'by'}>
            {!isGrouped && (
              <strong>
                {sender} <Status id={message.sender_id} isBrief />
                {personIn(world, message.sender_id)?.is_bot && <span class="badge">{say('app.bot')}</span>}
              </strong>
            )}{' '}
            <a class="time" href={urlOf(world, { terms: conversationOf(message, world.user_id), near: message.id })}>
              <time
                dateTime={new Date(message.timestamp * 1000).toISOString()}
                title={wholeTime(new Date(message.timestamp * 1000), world)}
              >
                {time}
              </time>
            </a>
            {message.last_edit_timestamp !== undefined && <span class="edited"> {say('app.edited')}</span>}
            {flags.includes('starred') && (
              <span class="is-starred">
                <Icon name="star" />
                <span class="unseen">{say('app.starred')}</span>
              </span>
            )}
          </p>
          {open === 'edit' ? (
            <Editor message={message} close={close} />
          ) : message.submessages.length > 0 ? (
            <WidgetView message={message} />
          ) : (
            <Rendered markup={message.content} id={`text-${message.id}`} />
          )}
          <Reactions message={message} />
        </div>
        {isNear && <Actions message={message} />}
        {open === 'react' && (
          <EmojiPicker title={say('app.react')} close={close} choose={(emoji) => void session.react(message, emoji).then(close)} />
        )}
        {open === 'move' && <Move message={message} mode="change_one" close={close} />}
        {open === 'remind' && <Reminder message={message} close={close} />}
        {open === 'delete' && <Deletion message={message} close={close} />}
      </article>
    )
  },
  (before, after) => ROW.every((name) => before[name] === after[name]),
)

function Actions({ message }: { message: Message }) {
  const { world } = useSession()
  const { id, flags } = message
  return (
    <div class="message-actions" role="toolbar" aria-label={say('app.actions')}>
      <IconButton icon="react" label={say('app.react')} onClick={() => wish(id, 'react')} />
      <IconButton icon="quote" label={say('app.quote')} onClick={() => wish(id, 'quote')} />
      <IconButton icon="star" label={say('app.star')} isPressed={flags?.includes('starred') ?? false} onClick={() => wish(id, 'star')} />
      {mayEdit(world, message) && <IconButton icon="edit" label={say('app.edit')} onClick={() => wish(id, 'edit')} />}
      <Menu icon="more" label={say('app.more')}>
        <MessageItems message={message} />
      </Menu>
    </div>
  )
}

function MessageItems({ message }: { message: Message }) {
  const { session, world } = useSession()
  const { id, stream_id } = message
  const channel = stream_id === undefined ? undefined : channelIn(world, stream_id)
  const terms = conversationOf(message, world.user_id)
  return (
    <>
      <CopyLink url={urlOf(world, { terms, near: id })} />
      <MenuItem label={say('app.markUnread')} onClick={() => void session.mark('remove', terms, id)} />
      <MenuItem label={say('app.remind')} onClick={() => wish(id, 'remind')} />
      {canMove(world, message) && <MenuItem label={say('app.move')} onClick={() => wish(id, 'move')} />}
      {mayDelete(world, message, channel) && <MenuItem label={say('app.delete')} onClick={() => wish(id, 'delete')} />}
    </>
  )
}

/** Puts a quote of a message into the text that is written in its conversation. */
async function quote(session: ReturnType<typeof useSession>['session'], message: Message, sender: string): Promise<void> {
  const source = await session.source(message.id)
  const { world } = session
  if (source === undefined || !world) return
  const terms = conversationOf(message, world.user_id)
  const fence = '`'.repeat(Math.max(3, ...[...source.matchAll(/`+/g)].map(([ticks]) => ticks.length + 1)))
  const url = `/${urlOf(world, { terms, near: message.id })}`
  const begun = session.drafts.textOf(terms)
  const text = `@_**${sender}|${message.sender_id}** [${say('app.said')}](${url}):\n${fence}quote\n${source}\n${fence}\n`
  session.drafts.keep(terms, begun === '' ? text : `${begun}\n${text}`)
  location.hash = urlOf(world, { terms, near: message.id })
  session.changed()
  focusSoon('.compose textarea')
}

function Reactions({ message }: { message: Message }) {
  const { session, world } = useSession()
  const byEmoji = new Map<string, Message['reactions']>()
  for (const one of message.reactions) {
    const key = `${one.reaction_type} ${one.emoji_code}`
    byEmoji.set(key, [...(byEmoji.get(key) ?? []), one])
  }
  if (byEmoji.size === 0) return null
  return (
    <ul class="reactions" aria-label={say('app.reactions')}>
      {[...byEmoji].map(([key, [first, ...others]]) => {
        if (!first) return null
        const all = [first, ...others]
        const { text, picture } = shownEmoji(first, world.realm_emoji)
        const names = all.map(({ user_id }) => nameIn(world, user_id)).join(', ')
        return (
          <li key={key}>
            <button
              type="button"
              aria-pressed={all.some(({ user_id }) => user_id === world.user_id)}
              title={`${names}: ${first.emoji_name}`}
              aria-label={`${first.emoji_name}: ${names}`}
              onClick={() => void session.react(message, first)}
            >
              {picture ? <img src={urlAt(picture)} alt="" width="18" height="18" /> : <span aria-hidden="true">{text}</span>} {all.length}
            </button>
          </li>
        )
      })}
    </ul>
  )
}

function Editor({ message, close }: { message: Message; close(): void }) {
  const { session } = useSession()
  const [text, setText] = useState<string | undefined>()
  useEffect(() => {
    void session.source(message.id).then((source) => (source === undefined ? close() : setText(source)))
  }, [message.id])
  if (text === undefined) return <p class="hint">{say('app.loading')}</p>
  const save = async (): Promise<void> => {
    if (await session.change(message.id, { content: text })) close()
  }
  return (
    <Form className="editor" submit={() => void save()}>
      <TextBox label={say('app.edit')} value={text} change={setText} submit={() => void save()} cancel={close} isFocused />
      <p class="actions">
        <button type="submit">{say('app.save')}</button>
        <button type="button" class="second" onClick={close}>
          {say('app.cancel')}
        </button>
      </p>
    </Form>
  )
}

function Deletion({ message, close }: { message: Message; close(): void }) {
  const { session } = useSession()
  return (
    <Dialog title={say('app.deleteTitle')} close={close}>
      <p>{say('app.deleteHint')}</p>
      <p class="actions">
        <button type="button" class="danger" onClick={() => void session.remove(message.id).then((isDone) => isDone || close())}>
          {say('app.delete')}
        </button>
        <button type="button" class="second" onClick={close}>
          {say('app.cancel')}
        </button>
      </p>
    </Dialog>
  )
}

/** A message on its way. */
export function EchoRow({ echo }: { echo: Echo }) {
  const { session, world } = useSession()
  return (
    <article class={`message is-echo ${echo.fault === undefined ? '' : 'is-refused'}`} aria-label={nameIn(world, world.user_id)}>
      <Avatar id={world.user_id} size={40} />
      <div class="body">
        <p class="by">
          <strong>{nameIn(world, world.user_id)}</strong>{' '}
          <span class="time">{echo.fault === undefined ? say('app.sending') : say('app.notSent')}</span>
        </p>
        <div class="content source">{echo.content}</div>
        {echo.fault !== undefined && (
          <p class="fault" role="alert">
            {session.said(echo.fault)}{' '}
            <button type="button" class="link" onClick={() => void session.outbox.again(echo)}>
              {say('app.tryAgain')}
            </button>{' '}
            <button type="button" class="link" onClick={() => session.outbox.forget(echo)}>
              {say('app.discard')}
            </button>
          </p>
        )}
      </div>
    </article>
  )
}
