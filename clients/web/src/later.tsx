// What happens later: the times that are offered, messages that are sent then, and reminders.

import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { addresseeOf, dmTerms, type Message, offeredTimes, type Term, topicTerms, type World } from '../../typescript/src/index.ts'
import { locale, say } from './texts.ts'
import { clockTime, Dialog, Form, Line, Rendered, titleOf, urlOf, useOwnId, useSession, wholeTime } from './ui.tsx'

interface TimeProps {
  title: string
  /** Returns whether the time was accepted. UNIX seconds. */
  choose(seconds: number): Promise<boolean>
  close(): void
  /** What is said once it was accepted. */
  done?: 'app.reminded' | 'app.scheduled'
  children?: ComponentChildren
}

/** A dialog in which somebody chooses a time. */
export function TimeDialog({ title, choose, close, done, children }: TimeProps) {
  const { session, world } = useSession()
  const [own, setOwn] = useState('')
  const id = useOwnId()
  const take = async (seconds: number): Promise<void> => {
    if (!(await choose(seconds))) return
    close()
    if (done) session.tell(say(done, { time: timeOf(seconds, world) }), { isFault: false })
  }
  return (
    <Dialog title={title} close={close}>
      {children}
      <div class="wrap">
        {offeredTimes(new Date(), locale()).map(([name, seconds]) => (
          <button key={name} type="button" class="second" onClick={() => void take(seconds)}>
            {name} {clockTime(seconds, world)}
          </button>
        ))}
      </div>
      <Form submit={() => void take(Math.floor(new Date(own).getTime() / 1000))}>
        <p class="choice">
          <label for={id}>{say('app.time')}</label>
          <input id={id} type="datetime-local" required value={own} onInput={({ currentTarget }) => setOwn(currentTarget.value)} />
          <button type="submit">{say('app.save')}</button>
        </p>
      </Form>
    </Dialog>
  )
}

/** A dialog that creates a reminder of a message. */
export function Reminder({ message, close }: { message: Message; close(): void }) {
  const { session, world } = useSession()
  const [note, setNote] = useState('')
  const remind = (scheduled_delivery_timestamp: number): Promise<boolean> => {
    const body = { message_id: message.id, scheduled_delivery_timestamp, ...(note.trim() !== '' && { note }) }
    return session.ask(session.client.POST('/reminders', { body }))
  }
  return (
    <TimeDialog title={say('app.remind')} done="app.reminded" choose={remind} close={close}>
      <Line label={say('app.note')} value={note} maxLength={world.max_reminder_note_length} change={setNote} />
    </TimeDialog>
  )
}

/** A dialog that schedules a text for a conversation. */
export function Schedule({ terms, content, done, close }: { terms: Term[]; content: string; done(): void; close(): void }) {
  const { session } = useSession()
  const schedule = async (scheduled_delivery_timestamp: number): Promise<boolean> => {
    const body = { ...addresseeOf(terms), content, scheduled_delivery_timestamp }
    const isDone = await session.ask(session.client.POST('/scheduled_messages', { body }))
    if (isDone) done()
    return isDone
  }
  return <TimeDialog title={say('app.sendLater')} done="app.scheduled" choose={schedule} close={close} />
}

const timeOf = (seconds: number, world: World): string => wholeTime(new Date(seconds * 1000), world)

interface EntryProps {
  entry: World['scheduled_messages'][number] | World['reminders'][number]
  title: string
  remove(): void
  children?: ComponentChildren
}

function Entry({ entry, title, remove, children }: EntryProps) {
  const { world } = useSession()
  return (
    <li>
      <h3>{title}</h3>
      <p class="hint">
        {timeOf(entry.scheduled_delivery_timestamp, world)} {entry.failed && <strong class="fault">{say('app.failed')}</strong>}
      </p>
      <Rendered markup={entry.rendered_content} />
      <p class="actions">
        {children}
        <button type="button" class="second" onClick={remove}>
          {say('app.delete')}
        </button>
      </p>
    </li>
  )
}

/** A dialog with the scheduled messages and the reminders of the account. */
export function Later({ close }: { close(): void }) {
  const { session, world } = useSession()
  const [changed, setChanged] = useState<number | undefined>()
  const { client } = session
  const paramsOf = (scheduled_message_id: number) => ({ params: { path: { scheduled_message_id } } })
  const remove = (id: number): Promise<boolean> => session.ask(client.DELETE('/scheduled_messages/{scheduled_message_id}', paramsOf(id)))
  const forget = (reminder_id: number): void =>
    void session.ask(client.DELETE('/reminders/{reminder_id}', { params: { path: { reminder_id } } }))
  // Deleted first, so that it is not sent twice.
  const sendNow = async (id: number, terms: Term[], content: string): Promise<void> => {
    if (!(await remove(id))) return
    close()
    location.hash = urlOf(world, { terms })
    void session.send(terms, content)
  }
  const change = (scheduled_delivery_timestamp: number): Promise<boolean> =>
    session.ask(
      client.PATCH('/scheduled_messages/{scheduled_message_id}', { ...paramsOf(changed ?? 0), body: { scheduled_delivery_timestamp } }),
    )
  return (
    <Dialog title={say('app.later')} close={close}>
      {world.scheduled_messages.length + world.reminders.length === 0 && <p class="hint">{say('app.nothingLater')}</p>}
      <ul class="waiting">
        {world.scheduled_messages.map((entry) => {
          const { scheduled_message_id: id, to, topic = '', content } = entry
          const terms = typeof to === 'number' ? topicTerms(to, topic) : dmTerms(to)
          return (
            <Entry key={id} entry={entry} title={titleOf(world, terms)} remove={() => void remove(id)}>
              <button type="button" onClick={() => void sendNow(id, terms, content)}>
                {say('app.sendNow')}
              </button>
              <button type="button" class="second" onClick={() => setChanged(id)}>
                {say('app.changeTime')}
              </button>
            </Entry>
          )
        })}
        {world.reminders.map((entry) => (
          <Entry key={`r${entry.reminder_id}`} entry={entry} title={say('app.remind')} remove={() => forget(entry.reminder_id)} />
        ))}
      </ul>
      {changed !== undefined && <TimeDialog title={say('app.changeTime')} choose={change} close={() => setChanged(undefined)} />}
    </Dialog>
  )
}
