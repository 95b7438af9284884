// Polls and to-do lists.

import { useState } from 'preact/hooks'
import { type Message, type WidgetChange, widgetOf } from '../../typescript/src/index.ts'
import { say } from './texts.ts'
import { Form, Line, nameIn, Rendered, useSession } from './ui.tsx'

export function WidgetView({ message: { id: message_id, submessages, content } }: { message: Message }) {
  const { session, world } = useSession()
  const [text, setText] = useState('')
  const widget = widgetOf(submessages)
  if (!widget) return <Rendered markup={content} />
  const { type, title, items } = widget
  const isPoll = type === 'poll'
  const change = (fields: Partial<WidgetChange>): Promise<boolean> =>
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
