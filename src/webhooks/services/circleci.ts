// CircleCI: https://circleci.com/docs/webhooks-reference/

import type { Payload } from '../payload.ts'
import type { Post, Service } from '../service.ts'
import { bold, code, lines, link, type Text, text } from '../text.ts'

const VCS = 'pipeline.vcs'

export const service: Service = {
  title: 'CircleCI',
  kindOf: ({ payload }) => payload.text('type'),
  idOf: ({ payload }) => payload.textIf('id'),
  branchOf: ({ payload }) => payload.textIf(`${VCS}.branch`),
  events: {
    ping: () => ({ topic: 'CircleCI', text: text`This webhook works.` }),
    'workflow-completed': (payload) =>
      post(
        payload,
        link(['Workflow', payload.textIf('workflow.name')].join(' ').trim(), payload.textIf('workflow.url')),
        'workflow.status',
      ),
    'job-completed': (payload) => {
      const number = payload.textIf('job.number')
      const name = ['Job', payload.textIf('job.name'), number && `#${number}`].filter(Boolean).join(' ')
      return post(payload, link(name, payload.textIf('workflow.url')), 'job.status')
    },
  },
}

function post(payload: Payload, what: Text, status: string): Post {
  const branch = payload.firstText(`${VCS}.branch`, `${VCS}.tag`)
  const subject = payload.textIf(`${VCS}.commit.subject`)
  const author = payload.textIf(`${VCS}.commit.author.name`)
  const project = payload.text('project.name', 'CircleCI')
  return {
    topic: branch === undefined ? project : `${project} / ${branch}`,
    text: lines(
      text`${what}${branch && text` on ${code(branch)}`}: ${bold(payload.text(status, 'ended'))}`,
      subject === undefined ? text`${author}` : text`${subject}${author && text` (${author})`}`,
    ),
  }
}
