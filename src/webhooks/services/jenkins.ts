// Jenkins, with its Notification plugin: https://plugins.jenkins.io/notification/

import type { Payload } from '../payload.ts'
import { type Post, type Service, topicOf } from '../service.ts'
import { bold, code, link, text } from '../text.ts'

export const service: Service = {
  title: 'Jenkins',
  otherKinds: ['queued', 'completed'],
  // A build that ends is also reported as COMPLETED, before its last steps.
  kindOf: ({ payload }) => payload.text('build.phase').toLowerCase(),
  branchOf: ({ payload }) => payload.textIf('build.scm.branch')?.replace(/^(refs\/heads|origin)\//, ''),
  events: {
    started: (payload) => post(payload, 'started'),
    finalized: (payload) => post(payload, payload.text('build.status', 'finished').toLowerCase().replaceAll('_', ' ')),
  },
}

function post(payload: Payload, state: string): Post {
  const name = payload.firstText('display_name', 'name')
  const number = payload.textIf('build.number')
  const branch = payload.textIf('build.scm.branch')
  const url = payload.firstText('build.full_url', 'build.url')
  const build = [name ?? 'Build', number && `#${number}`].filter(Boolean).join(' ')
  return { topic: topicOf(name ?? 'Jenkins'), text: text`${link(build, url)}${branch && text` on ${code(branch)}`}: ${bold(state)}` }
}
