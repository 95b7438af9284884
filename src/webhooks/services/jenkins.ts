// Jenkins, with its Notification plugin: https://plugins.jenkins.io/notification/

import type { Payload } from '../payload.ts'
import type { Post, Service } from '../service.ts'
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
