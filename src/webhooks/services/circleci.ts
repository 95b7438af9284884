// CircleCI: https://circleci.com/docs/webhooks-reference/

import type { Payload } from '../payload.ts'
import type { Example, Post, Service } from '../service.ts'
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

const common = {
  id: '3888f21b-eaa7-38e3-8f3d-75a63bba8895',
  happened_at: '2021-09-01T22:49:34.317Z',
  webhook: { id: 'cf8c4fdd-0587-4da1-b4ca-4846e9640af9', name: 'Sample Webhook' },
  project: { id: '84996744-a854-4f5e-aea3-04e2851dc1d2', name: 'webhook-service', slug: 'github/circleci/webhook-service' },
  organization: { id: 'f22b6566-597d-46d5-ba74-99ef5bb3d85c', name: 'circleci' },
  workflow: {
    id: 'fda08377-fe7e-46b1-8992-3a7aaecac9c3',
    name: 'build-test-deploy',
    status: 'success',
    url: 'https://app.circleci.com/pipelines/github/circleci/webhook-service/130/workflows/fda08377-fe7e-46b1-8992-3a7aaecac9c3',
  },
  pipeline: {
    id: '1285fe1d-d3a6-44fc-8886-8979558254c4',
    number: 130,
    vcs: {
      provider_name: 'github',
      revision: '1dc6aa69429bff4806ad6afe58d3d8f57e25973e',
      branch: 'main',
      commit: { subject: 'Description of change', author: { name: 'Author Name', email: 'author.email@example.com' } },
    },
  },
}

export const examples: Record<string, Example> = {
  'workflow completed': {
    payload: { ...common, type: 'workflow-completed' },
    topic: 'webhook-service / main',
    text: `[Workflow build-test-deploy](https://app.circleci.com/pipelines/github/circleci/webhook-service/130/workflows/fda08377-fe7e-46b1-8992-3a7aaecac9c3) on \`main\`: **success**
Description of change (Author Name)`,
  },
  'job failed': {
    payload: {
      ...common,
      type: 'job-completed',
      job: { id: '8b91f9a8-7975-4e60-916c-f0152ba8d61c', name: 'test', status: 'failed', number: 136 },
    },
    topic: 'webhook-service / main',
    text: `[Job test #136](https://app.circleci.com/pipelines/github/circleci/webhook-service/130/workflows/fda08377-fe7e-46b1-8992-3a7aaecac9c3) on \`main\`: **failed**
Description of change (Author Name)`,
  },
}
