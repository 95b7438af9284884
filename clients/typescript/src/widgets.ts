// Polls and to-do lists: what their submessages make of them (POST /submessage).

import type { Message } from './types.ts'

/** An option with those who voted for it, or a task. */
export interface Item {
  key: string
  text: string
  detail: string
  voters: number[]
  isDone: boolean
}
export interface Widget {
  type: 'poll' | 'todo'
  title: string
  items: Item[]
}
/** What a submessage says, by the fields that its type has. */
export interface WidgetChange {
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
      : data.tasks.map(({ task, desc }: WidgetChange, i: number) => itemOf(`${i},canned`, task, desc))
  const widget: Widget = { type, title: (type === 'poll' ? data.question : data.task_list_title) ?? '', items }
  for (const { sender_id, content } of changes) apply(widget, sender_id, JSON.parse(content))
  return widget
}

function apply(widget: Widget, by: number, change: WidgetChange): void {
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
