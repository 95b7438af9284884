// Any JSON, shown as it is.

import type { Service } from '../service.ts'
import { codeBlock } from '../text.ts'

export const service: Service = {
  title: 'JSON',
  kindOf: () => 'json',
  events: { json: ({ value }) => ({ topic: 'JSON', text: codeBlock(JSON.stringify(value, undefined, 2), 'json') }) },
}
