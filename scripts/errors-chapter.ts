// docs/clients/errors.md: a table of the error codes, from the registry in openapi/components/errors.yaml.

import type { Schema } from '../contract-tests/cases.ts'

const HEAD = `<!-- Made by \`npm run generate\` from openapi/components/errors.yaml. Do not edit. -->

# Errors

An error has a status, and a body with \`result: "error"\`, a \`code\`, a \`msg\` for developers, and the fields of its code. Decide by the code,
or by the status if you do not know the code. A malformed request gets BAD_REQUEST, with a \`msg\` that begins with the parameter's name in quotes.
An answer that is not JSON comes from something in front of the server, such as a proxy: decide by the status.

| Status | Retry the same request? |
|---|---|
| 400, 403, 404, 405, 409, 411, 412, 413, 415 | No: something has to change first |
| 401 | No: log in first |
| 408, 429, 502, 503 | Yes, after \`Retry-After\` if there is one, otherwise after a random pause that grows |
| 500 | Once, later |
| None: the connection broke | A read: yes. A message may have been sent already: with \`queue_id\` and \`local_id\` it is not sent twice |

| Code | Status | When | What to do |
|---|---|---|---|
`

/** The chapter as Markdown. Throws an Error for a code that does not say what to do. */
export function errorsChapter(schemas: Record<string, Schema>): string {
  const rows = Object.entries(schemas).flatMap(([code, schema]) => {
    if (!schema['x-status']) return []
    const remedy = schema['x-remedy']
    if (!remedy) throw new Error(`${code} has no x-remedy`)
    const fields = Object.keys(schema.properties ?? {}).filter((name) => !['result', 'code', 'msg'].includes(name))
    const named = fields.length > 0 ? ` Fields: ${fields.map((name) => `\`${name}\``).join(', ')}.` : ''
    return [{ code, status: Number(schema['x-status']), text: `${oneLine(schema.description)}${named} | ${oneLine(remedy)}` }]
  })
  const sorted = rows.toSorted((a, b) => a.status - b.status)
  return HEAD + sorted.map(({ code, status, text }) => `| \`${code}\` | ${status} | ${text} |\n`).join('')
}

function oneLine(text: unknown): string {
  return String(text).trim().replace(/\s+/g, ' ').replaceAll('|', '\\|')
}
