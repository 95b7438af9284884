// Any JSON, shown as it is.

import type { Example, Service } from '../service.ts'
import { codeBlock } from '../text.ts'

export const service: Service = {
  title: 'JSON',
  kindOf: () => 'json',
  events: { json: ({ value }) => ({ topic: 'JSON', text: codeBlock(JSON.stringify(value, undefined, 2), 'json') }) },
}

export const examples: Record<string, Example> = {
  anything: {
    payload: { temperature: 21.5, place: 'Attic', note: '```\n@**all**' },
    topic: 'JSON',
    text: `\`\`\`\`json
{
  "temperature": 21.5,
  "place": "Attic",
  "note": "\`\`\`\\n@**all**"
}
\`\`\`\``,
  },
}
