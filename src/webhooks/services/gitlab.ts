// GitLab: https://docs.gitlab.com/user/project/integrations/webhook_events/

import type { Payload } from '../payload.ts'
import type { Post, Service } from '../service.ts'
import { bold, code, counted, introduced, lines, link, list, type Text, text } from '../text.ts'

export const service: Service = {
  title: 'GitLab',
  kindOf: ({ payload }) => payload.text('object_kind'),
  idOf: ({ header }) => header('idempotency-key') ?? header('x-gitlab-event-uuid'),
  events: {
    push,
    tag_push: (payload) => {
      const tag = payload.text('ref').replace(/^refs\/tags\//, '')
      const done = NOTHING.test(payload.text('after')) ? 'deleted' : 'pushed'
      return { topic: projectOf(payload), text: text`${bold(payload.text('user_name'))} ${done} the tag ${code(tag)}` }
    },
    merge_request: (payload) => {
      const done = MERGE_REQUEST[payload.textIf('object_attributes.action') ?? '']
      return done === undefined ? undefined : about(payload, 'MR !', done)
    },
    issue: (payload) => {
      const done = ISSUE[payload.textIf('object_attributes.action') ?? '']
      return done === undefined ? undefined : about(payload, 'issue #', done)
    },
    note,
    pipeline: (payload) => {
      const status = payload.text('object_attributes.status')
      if (!['success', 'failed', 'canceled'].includes(status)) return undefined
      const id = payload.number('object_attributes.id')
      const ref = payload.text('object_attributes.ref')
      const url = payload.textIf('object_attributes.url') ?? `${payload.text('project.web_url')}/-/pipelines/${id}`
      return {
        topic: `${projectOf(payload)} / ${ref}`,
        text: text`${link(`Pipeline #${id}`, url)} on ${code(ref)}: ${bold(status)}`,
      }
    },
  },
}

/** The ID of a commit where there is none. */
const NOTHING = /^0+$/
const MERGE_REQUEST: Record<string, string> = {
  open: 'opened',
  close: 'closed',
  reopen: 'reopened',
  merge: 'merged',
  approved: 'approved',
  unapproved: 'took back the approval of',
}
const ISSUE: Record<string, string> = { open: 'opened', close: 'closed', reopen: 'reopened' }

function push(payload: Payload): Post {
  const branch = payload.text('ref').replace(/^refs\/heads\//, '')
  const who = bold(payload.text('user_name'))
  const topic = `${projectOf(payload)} / ${branch}`
  if (NOTHING.test(payload.text('after'))) return { topic, text: text`${who} deleted the branch ${code(branch)}` }
  const commits = payload.list('commits')
  const count = payload.numberIf('total_commits_count') ?? payload.count('commits')
  return {
    topic,
    text: lines(
      text`${who} pushed ${counted(count, 'commit')} to ${code(branch)}${commits.length > 0 ? ':' : ''}`,
      list(
        commits,
        (commit) => {
          const [title = ''] = commit.text('message').split('\n')
          return text`${title} (${link(commit.text('id').slice(0, 8), commit.textIf('url'))})`
        },
        { count: payload.count('commits') },
      ),
    ),
  }
}

function about(payload: Payload, noun: string, done: string): Post {
  const thing = payload.part('object_attributes')
  const { topic, name } = placeOf(payload, noun, thing)
  const description = done === 'opened' ? thing.textIf('description') : undefined
  return { topic, text: introduced(text`${whoOf(payload)} ${done} ${link(name, thing.textIf('url'))}`, description) }
}

/** What a note can be about, by the field that describes it. */
const NOTED = [
  ['merge_request', 'MR !'],
  ['issue', 'issue #'],
] as const

function note(payload: Payload): Post {
  const attributes = payload.part('object_attributes')
  const [field, noun] = NOTED.find(([name]) => payload.has(name)) ?? []
  const url = attributes.textIf('url')
  const said = attributes.text('note')
  if (field && noun) {
    const { topic, name } = placeOf(payload, noun, payload.part(field))
    return { topic, text: introduced(text`${whoOf(payload)} commented on ${link(name, url)}`, said) }
  }
  const what = payload.has('commit') ? `commit ${payload.text('commit.id').slice(0, 8)}` : attributes.text('noteable_type').toLowerCase()
  return { topic: projectOf(payload), text: introduced(text`${whoOf(payload)} commented on ${link(what, url)}`, said) }
}

function placeOf(payload: Payload, noun: string, thing: Payload): { topic: string; name: string } {
  const [number, title] = [thing.number('iid'), thing.text('title')]
  return { topic: `${projectOf(payload)} / ${noun}${number} ${title}`, name: `${noun}${number}: ${title}` }
}

function projectOf(payload: Payload): string {
  return payload.text('project.name')
}

function whoOf(payload: Payload): Text {
  return bold(payload.text('user.name'))
}
