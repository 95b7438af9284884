// The messages: grouped by conversation, day and sender. Keeps its place while messages come and go around it, loads more at both ends, and
// marks as read what has been on the screen.

import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { conversationOf, type Feed, firstUnread, keyOf, type Message, type World } from '../../typescript/src/index.ts'
import { EchoRow, MessageRow } from './message.tsx'
import type { Session, Target } from './session.ts'
import { say } from './texts.ts'
import { channelName, dayOf, Icon, peopleNames, shownTopic, urlOf, useSession } from './ui.tsx'

/** Seconds within which messages of a sender stand under one name. */
const GROUPED = 600
/** Pixels before an end at which more is loaded, and from the bottom within which new messages are followed. */
const [EARLY, FOLLOWING] = [900, 60]
/** Values of web_mark_read_on_scroll_policy. */
const [ONLY_CONVERSATIONS, NEVER] = [2, 3]

const rowsOf = (box: HTMLElement) => [...box.querySelectorAll<HTMLElement>('[data-message]')]

/** Whether what is on the screen becomes read: if somebody looks, and wants it in this narrow. */
function isReading({ world, place, isKeptUnread }: Session): boolean {
  const policy = world?.user_settings.web_mark_read_on_scroll_policy
  const isConversation = place.terms.some(({ operator }) => operator === 'topic' || operator === 'dm')
  return !isKeptUnread && policy !== NEVER && (policy !== ONLY_CONVERSATIONS || isConversation) && document.hasFocus()
}

/** The unread messages that can be seen to their end, or far enough. */
function unreadOnScreen(box: HTMLElement, { messages }: Feed): number[] {
  const unread = new Set(messages.flatMap(({ id, flags }) => (flags?.includes('read') ? [] : [id])))
  const bottom = box.scrollTop + box.clientHeight + 8
  const seen = rowsOf(box).filter(
    ({ offsetTop: top, offsetHeight: height }) => top + height > box.scrollTop && top + Math.min(height, 400) <= bottom,
  )
  return seen.map((row) => Number(row.dataset.message)).filter((id) => unread.has(id))
}

/** Scrolls as reading needs it. */
function useScrolling(feed: Feed | undefined, echoes: number) {
  const { session } = useSession()
  const box = useRef<HTMLDivElement>(null)
  /** The message at the top of the screen and its distance from there; undefined where the newest are followed. */
  const held = useRef<{ id: string; top: number } | undefined>(undefined)
  const [isAtEnd, setIsAtEnd] = useState(true)
  const target = useRef<Target | undefined>(undefined)

  const hold = (): void => {
    const element = box.current
    if (!element) return
    const isEnd = element.scrollHeight - element.scrollTop - element.clientHeight < FOLLOWING
    setIsAtEnd(isEnd && (session.feed?.foundNewest ?? true))
    const first = rowsOf(element).find((row) => row.offsetTop + row.offsetHeight > element.scrollTop)
    held.current = isEnd || !first ? undefined : { id: first.dataset.message ?? '', top: first.offsetTop - element.scrollTop }
  }
  const restore = (): void => {
    const element = box.current
    if (!element) return
    const row = held.current && element.querySelector<HTMLElement>(`[data-message="${held.current.id}"]`)
    if (row && held.current) element.scrollTop = row.offsetTop - held.current.top
    else if (!held.current) element.scrollTop = element.scrollHeight
  }
  const see = (): void => {
    const element = box.current
    if (!element || document.hidden || !session.feed) return
    if (element.scrollTop < EARLY) void session.more('older')
    if (element.scrollHeight - element.scrollTop - element.clientHeight < EARLY) void session.more('newer')
    if (isReading(session)) session.marks.add(unreadOnScreen(element, session.feed))
  }
  useLayoutEffect(() => {
    if (!feed || !box.current) return
    if (target.current !== session.target) {
      target.current = session.target
      const { id } = session.target
      const row = id === undefined ? null : box.current.querySelector<HTMLElement>(`[data-message="${id}"]`)
      held.current = row ? { id: String(id), top: Math.round(box.current.clientHeight / 4) } : undefined
    }
    restore()
    hold()
  }, [feed, session.target, echoes])
  useEffect(() => see(), [feed, session.target])
  useEffect(() => {
    // Pictures that arrive, and a window that changes, move what is below.
    const observer = new ResizeObserver(restore)
    const element = box.current
    if (element) observer.observe(element)
    if (element?.firstElementChild) observer.observe(element.firstElementChild)
    window.addEventListener('focus', see)
    document.addEventListener('visibilitychange', see)
    return () => {
      observer.disconnect()
      window.removeEventListener('focus', see)
      document.removeEventListener('visibilitychange', see)
    }
  }, [feed === undefined])
  const onScroll = (): void => {
    hold()
    see()
  }
  return { box, isAtEnd, onScroll }
}

export function FeedView() {
  const { session, world } = useSession()
  const { feed, fault } = session.reading
  const key = keyOf(session.place.terms, world.user_id)
  const echoes = session.outbox.echoes.filter(
    ({ terms }) => feed?.foundNewest && `${keyOf(terms, world.user_id)} `.startsWith(key === '' ? '' : `${key} `),
  )
  const { box, isAtEnd, onScroll } = useScrolling(feed, echoes.length)
  if (fault !== undefined && !feed)
    return (
      <div class="feed">
        <div class="blank" role="alert">
          <p>{session.said(fault)}</p>
          <button type="button" onClick={() => session.open({ ...session.place, near: undefined })}>
            {say('app.tryAgain')}
          </button>
        </div>
      </div>
    )
  if (!feed)
    return (
      <div class="feed">
        <Loading />
      </div>
    )
  return (
    <>
      <section class="feed" ref={box} onScroll={onScroll} aria-label={say('app.messages')}>
        <div class="messages">
          {feed.foundOldest ? feed.messages.length > 0 && <p class="beginning">{say('app.beginning')}</p> : <Loading />}
          {feed.messages.length === 0 && echoes.length === 0 && <Empty />}
          <Messages feed={feed} world={world} />
          {echoes.map((echo) => (
            <EchoRow key={echo.localId} echo={echo} />
          ))}
          {!feed.foundNewest && <Loading />}
        </div>
      </section>
      {!isAtEnd && (
        <button type="button" class="to-newest" onClick={() => void session.toNewest()}>
          <Icon name="down" /> {say('app.toNewest')}
        </button>
      )}
    </>
  )
}

function Messages({ feed, world }: { feed: Feed; world: World }) {
  const isConversation = feed.terms.some(({ operator }) => operator === 'topic' || operator === 'dm')
  const newFrom = firstUnread(feed)?.id
  const placed = feed.messages.map((message) => ({
    message,
    day: new Date(message.timestamp * 1000).toDateString(),
    conversation: keyOf(conversationOf(message, world.user_id), world.user_id),
  }))
  return (
    <>
      {placed.map(({ message, day, conversation }, i) => {
        const before = placed[i - 1]
        const isNewDay = before?.day !== day
        const isElsewhere = before?.conversation !== conversation
        const isGrouped =
          !isNewDay &&
          !isElsewhere &&
          before.message.sender_id === message.sender_id &&
          message.timestamp - before.message.timestamp < GROUPED
        return (
          <div key={message.id}>
            {isNewDay && (
              <p class="day">
                <span>{dayOf(message.timestamp)}</span>
              </p>
            )}
            {(isElsewhere || isNewDay) && !isConversation && <Heading message={message} />}
            {message.id === newFrom && <p class="unread-from">{say('app.newMessages')}</p>}
            <MessageRow
              message={message}
              isGrouped={isGrouped}
              hours={world.user_settings.twenty_four_hour_time}
              status={world.user_status[String(message.sender_id)]?.emoji_code}
            />
          </div>
        )
      })}
    </>
  )
}

/** The conversation of the messages below, where messages of several are shown. */
function Heading({ message }: { message: Message }) {
  const { world } = useSession()
  const terms = conversationOf(message, world.user_id)
  const colour = world.subscriptions.find(({ stream_id }) => stream_id === message.stream_id)?.color
  return (
    <h2 class="conversation" style={colour ? { borderInlineStartColor: colour } : {}}>
      <a href={urlOf(world, { terms, near: message.id })}>
        {message.type === 'stream'
          ? `${channelName(world, message.stream_id ?? 0)} › ${shownTopic(world, message.subject)}`
          : peopleNames(world, Array.isArray(terms[0]?.operand) ? terms[0].operand : [])}
      </a>
    </h2>
  )
}

const Loading = () => (
  <div class="loading" role="status">
    <span class="unseen">{say('app.loading')}</span>
    <i />
    <i />
    <i />
  </div>
)

function Empty() {
  const { session } = useSession()
  const isSearch = session.place.terms.some(({ operator }) => operator === 'search')
  return (
    <div class="blank">
      <p class="lead">{isSearch ? say('app.nothingFound') : say('app.nothingYet')}</p>
      <p class="hint">{isSearch ? say('app.nothingFoundHint') : say('app.nothingYetHint')}</p>
    </div>
  )
}
