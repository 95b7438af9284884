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
  const name = payload.text('check_name')
  const url = payload.textIf('check_params.full_url') ?? payload.textIf('check_params.hostname')
  const [before, now] = [payload.text('previous_state'), payload.text('current_state')]
  const reason = payload.textIf('long_description') ?? payload.textIf('description')
  return {
    topic: name,
    text: introduced(text`${link(name, url)} is ${bold(now)} (was ${before})`, reason),
  }
}
