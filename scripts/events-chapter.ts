// docs/events.md: a chapter that lists the event types of the contract.

import type { Schema } from '../contract-tests/cases.ts'

const HEAD = `<!-- Made by \`npm run generate\` from openapi/components/events/. Do not edit. -->

# Events

This page lists the types of events that queues get from \`GET /events\`, with when each is sent and who gets it. The fields and an example are in the
contract, in the schema named in brackets. A client ignores types and fields that it does not know.
`

/** The chapter as Markdown. Throws an Error for a type that does not say to whom it goes. */
export function eventsChapter(schemas: Record<string, Schema>): string {
  const references = (schemas.Event?.oneOf ?? []) as { $ref: string }[]
  const nameIn = ({ $ref }: { $ref: string }): string => $ref.split('/').at(-1) ?? ''
  const sections = references.map((reference) => {
    const name = nameIn(reference)
    const { properties = {}, description = '' } = schemas[name] ?? {}
    const allowed = (field: string): string[] => (properties[field]?.enum ?? []) as string[]
    if (!/goe?s? to/i.test(String(description))) throw new Error(`the description of ${name} does not say to whom it goes`)
    const ops = allowed('op').map((op) => `\`${op}\``)
    return `\n## \`${allowed('type')[0]}\`\n\n${String(description).trim()}\n\n${ops.length > 0 ? `\`op\`: ${ops.join(', ')}. ` : ''}(\`${name}\`)\n`
  })
  return HEAD + sections.join('')
}
