// Jenkins, with its Notification plugin: https://plugins.jenkins.io/notification/

import type { Payload } from '../payload.ts'
import type { Example, Post, Service } from '../service.ts'
import { bold, code, link, text } from '../text.ts'

export const service: Service = {
  title: 'Jenkins',
  // A build that ends is also reported as COMPLETED, before its last steps.
  kindOf: ({ payload }) => payload.text('build.phase').toLowerCase(),
  events: {
    started: (payload) => post(payload, 'started'),
    finalized: (payload) => post(payload, payload.text('build.status').toLowerCase().replaceAll('_', ' ')),
  },
}

function post(payload: Payload, state: string): Post {
  const name = payload.textIf('display_name') ?? payload.text('name')
  const branch = payload.textIf('build.scm.branch')
  const url = payload.textIf('build.full_url')
  return {
    topic: name,
    text: text`${link(`${name} #${payload.number('build.number')}`, url)}${branch && text` on ${code(branch)}`}: ${bold(state)}`,
  }
}

const build = {
  full_url: 'http://localhost:8080/job/asgard/18/',
  number: 18,
  queue_id: 4,
  phase: 'FINALIZED',
  status: 'SUCCESS',
  url: 'job/asgard/18/',
  scm: { url: 'https://github.com/evgeny-goldin/asgard.git', branch: 'origin/master', commit: 'c6d86dc654b12425e706bcf951adfe5a8627a517' },
}

export const examples: Record<string, Example> = {
  started: {
    payload: { name: 'asgard', url: 'job/asgard/', build: { ...build, phase: 'STARTED', status: undefined, scm: {} } },
    topic: 'asgard',
    text: '[asgard #18](http://localhost:8080/job/asgard/18/): **started**',
  },
  completed: { payload: { name: 'asgard', url: 'job/asgard/', build: { ...build, phase: 'COMPLETED' } } },
  finalized: {
    payload: { name: 'asgard', display_name: 'Asgard', url: 'job/asgard/', build },
    topic: 'Asgard',
    text: '[Asgard #18](http://localhost:8080/job/asgard/18/) on `origin/master`: **success**',
  },
  failed: {
    payload: { name: 'asgard', url: 'job/asgard/', build: { ...build, status: 'FAILURE' } },
    topic: 'asgard',
    text: '[asgard #18](http://localhost:8080/job/asgard/18/) on `origin/master`: **failure**',
  },
}
