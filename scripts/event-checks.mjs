// Checks events against the contract in a browser. Ajv generates the code in advance, because a policy without eval does not let it
// generate code there.

import { Ajv } from 'ajv'
import standalone from 'ajv/dist/standalone/index.js'
import addFormats from 'ajv-formats'

/** The source of a module. `validate` takes an event, and `SCHEMAS` names the schema of each type. */
export function eventChecks(contract) {
  // Ajv rejects the mappings of discriminators, and finds by itself which branch a value chooses.
  const document = JSON.parse(JSON.stringify(contract), (key, value) =>
    key === 'discriminator' ? { propertyName: value.propertyName } : value,
  )
  const { schemas } = document.components
  const ajv = new Ajv({ strict: false, discriminator: true, inlineRefs: false, code: { source: true, esm: true } })
  addFormats.default(ajv)
  ajv.addSchema(document, 'contract', undefined, false)
  ajv.compile({ $id: 'event', $ref: 'contract#/components/schemas/Event' })
  const names = schemas.Event.oneOf.map(({ $ref }) => $ref.split('/').at(-1))
  const types = names.map((name) => [schemas[name].properties.type.enum[0], name])
  return `${standalone.default(ajv, { validate: 'event' })}\nexport const SCHEMAS = ${JSON.stringify(Object.fromEntries(types))}`
}
