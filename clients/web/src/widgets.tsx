// Polls and to-do lists: what their submessages make of them (POST /submessage), and how they are shown.

import { useState } from 'preact/hooks'
import type { Message } from '../../typescript/src/types.ts'
import { say } from './texts.ts'
import { Form, Line, nameIn, Rendered, useSession } from './ui.tsx'

/** An option with those who voted for it, or a task. */
interface Item {
  key: string
  text: string
  detail: string
  voters: number[]
  isDone: boolean
}
interface Widget {
  type: 'poll' | 'todo'
  title: string
  items: Item[]
}
/** What a submessage says, by the fields that its type has. */
interface Change {
  type: string
  key: string | number
  vote: number
  idx: number
  option: string
  question: string
  task: string
  desc: string
  completed: boolean
  title: string
}

const itemOf = (key: string, text: string, detail = '', isDone = false): Item => ({ key, text, detail, voters: [], isDone })

/** The poll or the list of a message. Undefined for any other message. */
export function widgetOf([first, ...changes]: Message['submessages']): Widget | undefined {
  if (!first) return undefined
  const { widget_type: type, extra_data: data } = JSON.parse(first.content)
  if (type !== 'poll' && type !== 'todo') return undefined
  const items: Item[] =
    type === 'poll'
      ? data.options.map((option: string, i: number) => itemOf(`canned,${i}`, option))
      : data.tasks.map(({ task, desc }: Change, i: number) => itemOf(`${i},canned`, task, desc))
  const widget: Widget = { type, title: (type === 'poll' ? data.question : data.task_list_title) ?? '', items }
  for (const { sender_id, content } of changes) apply(widget, sender_id, JSON.parse(content))
  return widget
}

function apply(widget: Widget, by: number, change: Change): void {
  const { items } = widget
  const add = (item: Item): void => {
    if (items.every(({ key }) => key !== item.key)) items.push(item)
  }
  const found = items.find(({ key }) => key === change.key)
  if (change.type === 'new_option') add(itemOf(`${by},${change.idx}`, change.option))
  if (change.type === 'new_task') add(itemOf(`${change.key},${by}`, change.task, change.desc, change.completed))
  if (change.type === 'question') widget.title = change.question
  if (change.type === 'new_task_list_title') widget.title = change.title
  if (change.type === 'strike' && found) found.isDone = !found.isDone
  if (change.type === 'vote' && found) found.voters = [...found.voters.filter((id) => id !== by), ...(change.vote === 1 ? [by] : [])]
}

export function WidgetView({ message: { id: message_id, submessages, content } }: { message: Message }) {
  const { session, world } = useSession()
  const [text, setText] = useState('')
  const widget = widgetOf(submessages)
  if (!widget) return <Rendered markup={content} />
  const { type, title, items } = widget
  const isPoll = type === 'poll'
  const change = (fields: Partial<Change>): Promise<boolean> =>
    session.ask(session.client.POST('/submessage', { body: { message_id, msg_type: 'widget', content: JSON.stringify(fields) } }))
  const add = async (): Promise<void> => {
    // Each of the account's own changes has another number.
    const number = submessages.filter(({ sender_id }) => sender_id === world.user_id).length
    const item = text.trim()
    if (item === '') return
    const task = { type: 'new_task', key: number, task: item, desc: '', completed: false }
    if (await change(isPoll ? { type: 'new_option', idx: number, option: item } : task)) setText('')
  }
  return (
    <fieldset class="widget" aria-label={say(isPoll ? 'app.poll' : 'app.todo')}>
      <strong>{title || say(isPoll ? 'app.poll' : 'app.todo')}</strong>
      <ul class="reactions">
        {items.map(({ key, text: shown, detail, voters, isDone }) => {
          const isMine = voters.includes(world.user_id)
          return (
            <li key={key}>
              <label>
                <input
                  type="checkbox"
                  checked={isPoll ? isMine : isDone}
                  onChange={() => void change(isPoll ? { type: 'vote', key, vote: isMine ? -1 : 1 } : { type: 'strike', key })}
                />{' '}
                {isPoll && <b>{voters.length}</b>} {isDone ? <s>{shown}</s> : shown}{' '}
                <span class="hint">{isPoll ? voters.map((id) => nameIn(world, id)).join(', ') : detail}</span>
              </label>
            </li>
          )
        })}
      </ul>
      <Form submit={() => void add()}>
        <Line label={say(isPoll ? 'app.addOption' : 'app.addTask')} maxLength={1000} value={text} change={setText} />
      </Form>
    </fieldset>
  )
}
