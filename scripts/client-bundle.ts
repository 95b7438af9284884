// The client bundle: the contract for tools that know no JSON in form fields and query parameters, which are most generators of clients.

interface MediaType {
  schema?: object
  encoding?: object
  examples?: Record<string, { value?: unknown }>
}
interface Parameter {
  schema?: object
  content?: Record<string, MediaType>
  examples?: Record<string, { value?: unknown }>
  description?: string
}
interface Operation {
  parameters?: Parameter[]
  requestBody?: { content: Record<string, MediaType> }
}
type Document = { paths: Record<string, Record<string, Operation>> }

const FORM = 'application/x-www-form-urlencoded'

/**
 * The contract with JSON bodies alone in place of forms, and with each query parameter that is JSON as a string that has an example.
 * Uploads stay multipart forms. The server takes both.
 */
export function clientBundle(contract: Document): Document {
  const bundle = structuredClone(contract)
  for (const item of Object.values(bundle.paths))
    for (const { parameters = [], requestBody } of Object.values(item)) {
      for (const parameter of parameters) asText(parameter)
      const { [FORM]: form, ...others } = requestBody?.content ?? {}
      if (!requestBody || !form) continue
      const { encoding: _, ...media } = form
      requestBody.content = { 'application/json': media, ...others }
    }
  return bundle
}

/** Turns a parameter of JSON into the text of that JSON. */
function asText(parameter: Parameter): void {
  const json = parameter.content?.['application/json']
  if (!json) return
  delete parameter.content
  const examples = Object.entries(json.examples ?? {}).map(([name, { value }]) => [name, { value: JSON.stringify(value) }] as const)
  const [[, first] = []] = examples
  parameter.description = `${parameter.description ?? ''} JSON${first ? `, such as \`${first.value}\`` : ''}.`.trim()
  parameter.schema = { type: 'string' }
  parameter.examples = Object.fromEntries(examples)
}
