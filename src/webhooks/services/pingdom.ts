// Pingdom: https://www.pingdom.com/resources/webhooks/

import type { Payload } from '../payload.ts'
import type { Post, Service } from '../service.ts'
import { bold, introduced, link, text } from '../text.ts'

export const service: Service = {
  title: 'Pingdom',
  kindOf: ({ payload }) => payload.text('current_state').toLowerCase(),
  events: { up: post, down: post, success: post, failing: post },
}

function post(payload: Payload): Post {
  const name = payload.firstText('check_name', 'check_params.hostname') ?? 'Check'
  const url = payload.firstText('check_params.full_url', 'check_params.url')
  const [before, now] = [payload.textIf('previous_state'), payload.text('current_state')]
  const reason = payload.firstText('long_description', 'description')
  return { topic: name, text: introduced(text`${link(name, url)} is ${bold(now)}${before && text` (was ${before})`}`, reason) }
}
