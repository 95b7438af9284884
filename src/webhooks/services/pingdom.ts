// Pingdom: https://www.pingdom.com/resources/webhooks/

import type { Payload } from '../payload.ts'
import type { Example, Post, Service } from '../service.ts'
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

const check = {
  check_id: 12345,
  check_name: 'Name of HTTP check',
  check_type: 'HTTP',
  check_params: {
    basic_auth: false,
    encryption: true,
    full_url: 'https://www.example.com/path',
    hostname: 'www.example.com',
    ipv6: false,
    port: 443,
    url: '/path',
  },
  tags: ['example_tag'],
  previous_state: 'UP',
  current_state: 'DOWN',
  importance_level: 'HIGH',
  state_changed_timestamp: 1451610061,
  state_changed_utc_time: '2016-01-01T01:01:01',
  long_description: 'Long error message',
  description: 'Short error message',
}

export const examples: Record<string, Example> = {
  down: {
    payload: check,
    topic: 'Name of HTTP check',
    text: `[Name of HTTP check](https://www.example.com/path) is **DOWN** (was UP):
> Long error message`,
  },
  up: {
    payload: { ...check, previous_state: 'DOWN', current_state: 'UP', long_description: '', description: 'OK' },
    topic: 'Name of HTTP check',
    text: `[Name of HTTP check](https://www.example.com/path) is **UP** (was DOWN):
> OK`,
  },
}
