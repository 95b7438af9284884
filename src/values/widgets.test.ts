// databases: once

import { describe, expect, test } from 'vitest'
import { parseWidgetChange, widgetOf } from './widgets.ts'

const poll = (question: string, ...options: string[]) => ({ widget_type: 'poll', extra_data: { question, options } })
const todo = (task_list_title: string, ...tasks: [task: string, desc: string][]) => ({
  widget_type: 'todo',
  extra_data: { task_list_title, tasks: tasks.map(([task, desc]) => ({ task, desc })) },
})

test.each([
  ['/poll', poll('')],
  ['/poll Tea?', poll('Tea?')],
  [
    '/poll  Tea or coffee? \n- Tea\n* Coffee\r\n-5 degrees\n\n  \n --- \nboth, please',
    poll('Tea or coffee?', 'Tea', 'Coffee', '5 degrees', '--', 'both, please'),
  ],
  ['/poll\nTea\nCoffee', poll('', 'Tea', 'Coffee')],
  ['/poll\tTea?', poll('Tea?')],
  ['/todo', todo('')],
  ['/todo Party\n- Music: loud: very\n* Food\nat 8:00', todo('Party', ['Music', 'loud: very'], ['Food', ''], ['at 8:00', ''])],
])('the text %j begins a widget', (text, content) => {
  const widget = widgetOf(text)
  expect(JSON.parse(widget?.content ?? 'null')).toEqual(content)
  expect(widget?.type).toBe(content.widget_type)
})

test.each(['poll Tea?', '/polls Tea?', '/poll, then', '/Poll Tea?', ' /poll Tea?', 'see /poll Tea?', '/me /poll', '/todo-list', '/'])(
  'the text %j begins none',
  (text) => expect(widgetOf(text)).toBeUndefined(),
)

const VOTE = { type: 'vote', key: 'canned,0', vote: 1 }
const OPTION = { type: 'new_option', idx: 1, option: 'Cocoa' }
const TASK = { type: 'new_task', key: 1, task: 'Music', desc: 'loud', completed: false }

describe('a change', () => {
  test.each([
    ['poll', VOTE, VOTE],
    ['poll', { ...VOTE, key: '12,3', vote: -1 }, { ...VOTE, key: '12,3', vote: -1 }],
    ['poll', { ...OPTION, idx: 0, option: '  Cafe\u0301 ' }, { ...OPTION, idx: 0, option: 'Café' }],
    ['poll', { ...OPTION, idx: 1_000, option: 'a'.repeat(1_000) }, { ...OPTION, idx: 1_000, option: 'a'.repeat(1_000) }],
    ['todo', TASK, TASK],
    ['todo', { ...TASK, desc: ' ', completed: true }, { ...TASK, desc: '', completed: true }],
    ['todo', { type: 'strike', key: '0,canned' }, { type: 'strike', key: '0,canned' }],
  ] as const)('of a %s by %j is for anyone', (type, given, stored) => {
    const { content, isForAuthor } = parseWidgetChange(type, JSON.stringify(given))
    expect([JSON.parse(content), isForAuthor]).toEqual([stored, false])
  })

  test.each([
    ['poll', { type: 'question', question: 'Beer?' }],
    ['poll', { type: 'question', question: '' }],
    ['todo', { type: 'new_task_list_title', title: 'Picnic' }],
  ] as const)('of a %s by %j is for its author', (type, given) => {
    const { content, isForAuthor } = parseWidgetChange(type, JSON.stringify(given))
    expect([JSON.parse(content), isForAuthor]).toEqual([given, true])
  })

  test.each([
    ['poll', TASK, "'content.type' must be one of: vote, new_option, question"],
    ['todo', VOTE, "'content.type' must be one of: new_task, strike, new_task_list_title"],
    ['poll', { ...VOTE, type: 'constructor' }, "'content.type' must be one of: vote, new_option, question"],
    ['poll', { ...VOTE, type: ['vote'] }, "'content.type' must be one of: vote, new_option, question"],
    ['poll', [VOTE], "'content' must be the JSON of an object"],
    ['poll', null, "'content' must be the JSON of an object"],
    ['poll', 'vote', "'content' must be the JSON of an object"],
    ['poll', { type: 'vote', vote: 1 }, "'content.key' is missing"],
    ['poll', { ...VOTE, vote: 0 }, "'content.vote' must be one of: 1, -1"],
    ['poll', { ...VOTE, vote: '1' }, "'content.vote' must be one of: 1, -1"],
    ['poll', { ...VOTE, key: 'Tea' }, "'content.key' must be the key of an option or a task, such as canned,0"],
    ['poll', { ...VOTE, key: 0 }, "'content.key' must be the key of an option or a task, such as canned,0"],
    ['poll', { ...VOTE, weight: 2 }, "'content' has a field that 'vote' does not have"],
    ['poll', { ...OPTION, idx: -1 }, "'content.idx' must be an integer from 0 to 1000"],
    ['poll', { ...OPTION, idx: 1_001 }, "'content.idx' must be an integer from 0 to 1000"],
    ['poll', { ...OPTION, idx: 0.5 }, "'content.idx' must be an integer from 0 to 1000"],
    ['poll', { ...OPTION, option: ' \u200b' }, "'content.option' must not be empty"],
    ['poll', { ...OPTION, option: 7 }, "'content.option' must be a string"],
    ['poll', { ...OPTION, option: 'a'.repeat(1_001) }, "'content.option' must have at most 1000 characters"],
    ['poll', { ...OPTION, option: 'a\nb' }, "'content.option' contains a character that cannot be printed"],
    ['poll', { ...OPTION, option: 'a\u202eb' }, "'content.option' must not contain a character that changes the direction of writing"],
    ['todo', { ...TASK, completed: 'no' }, "'content.completed' must be true or false"],
  ] as const)('of a %s by %j is refused: %s', (type, given, message) => {
    expect(() => parseWidgetChange(type, JSON.stringify(given))).toThrow(message)
  })

  test.each(['', '{', 'vote', '{"type":"vote",}'])('of which the JSON is %j is refused', (json) => {
    expect(() => parseWidgetChange('poll', json)).toThrow("'content' must be the JSON of an object")
  })
})
