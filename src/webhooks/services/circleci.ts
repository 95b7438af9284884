// CircleCI: https://circleci.com/docs/webhooks-reference/

import type { Payload } from '../payload.ts'
import type { Post, Service } from '../service.ts'
import { bold, code, lines, link, type Text, text } from '../text.ts'

export const service: Service = {
  title: 'CircleCI',
  kindOf: ({ payload }) => payload.text('type'),
  idOf: ({ payload }) => payload.textIf('id'),
  events: {
    ping: () => ({ topic: 'CircleCI', text: text`This webhook works.` }),
    'workflow-completed': (payload) => {
      const { name, status } = { name: payload.text('workflow.name'), status: payload.text('workflow.status') }
      return post(payload, link(`Workflow ${name}`, payload.textIf('workflow.url')), status)
    },
    'job-completed': (payload) => {
      const name = `Job ${payload.text('job.name')} #${payload.number('job.number')}`
      return post(payload, link(name, payload.textIf('workflow.url')), payload.text('job.status'))
    },
  },
}

function post(payload: Payload, what: Text, status: string): Post {
  const vcs = 'pipeline.vcs'
  const branch = payload.textIf(`${vcs}.branch`) ?? payload.textIf(`${vcs}.tag`)
  const subject = payload.textIf(`${vcs}.commit.subject`)
  const author = payload.textIf(`${vcs}.commit.author.name`)
  const project = payload.text('project.name')
  return {
    topic: branch === undefined ? project : `${project} / ${branch}`,
    text: lines(
      text`${what}${branch && text` on ${code(branch)}`}: ${bold(status)}`,
      subject === undefined ? undefined : text`${subject}${author && text` (${author})`}`,
    ),
  }
}
