// What the forms of the web client need of the contract: the parameters of some operations, what they are called, and what they accept.

/** The operations, by the kind of object whose permissions they set. */
const OPERATIONS = {
  updateSettings: 'person',
  updateRealm: 'realm',
  createChannel: 'stream',
  updateChannel: 'stream',
  createUserGroup: 'group',
  updateUserGroup: 'group',
  updateUserByEmail: 'realm',
  sendInvitations: 'realm',
  createInvitationLink: 'realm',
}
/** The properties of a subscription that are its owner's, of which each is set by itself (updateSubscriptionProperty). */
const OWN = /^(?:color|is_muted|pin_to_top|\w+_notifications|wildcard_mentions_notify)$/

/** The preferences that are kept for clients and have their effect in the web client. It offers no others of these. */
const EFFECTIVE =
  /^(?:color_scheme|web_font_size_px|web_line_height_percent|fluid_layout_width|enter_sends|enable_desktop_\w+|pm_content_\w+)$/

/** For each operation, its parameters by name, as `Field` (clients/web/src/forms.tsx) has them. Leaves out those for which it has no form. */
export function formsOf(contract) {
  const { schemas } = contract.components
  const operations = Object.values(contract.paths).flatMap((path) => Object.values(path))
  const found = (id) => operations.find(({ operationId }) => operationId === id)
  const whole = (schema) => (schema.$ref ? { ...schemas[schema.$ref.split('/').at(-1)], name: schema.$ref.split('/').at(-1) } : schema)
  const may = {
    realm: rightsIn(found('registerQueue').description),
    stream: rightsIn(schemas.Channel.description),
    group: rightsIn(schemas.UserGroup.description),
  }
  const fieldsOf = ({ properties }, scope) =>
    Object.fromEntries(
      Object.entries(properties).flatMap(([name, schema]) => {
        const { description } = whole(schema)
        if (scope === 'person' && /Kept for clients/.test(description) && !EFFECTIVE.test(name)) return []
        const field = fieldOf(name, whole(schema), scope)
        if (field?.kind === 'permission') field.says = may[scope][name] ?? field.says
        return field ? [[name, field]] : []
      }),
    )
  const ofOperations = Object.entries(OPERATIONS).map(([id, scope]) => {
    const [{ schema }] = Object.values(found(id).requestBody.content)
    return [id, fieldsOf(whole(schema), scope)]
  })
  const own = Object.entries(fieldsOf(schemas.Subscription, 'stream')).filter(([name]) => OWN.test(name))
  return { ...Object.fromEntries(ofOperations), updateSubscriptionProperty: Object.fromEntries(own) }
}

/** What permissions let people do, from the lists in a description. */
function rightsIn(description) {
  const rows = description.matchAll(/^[-|] `(?:realm_)?(\w+)`(?:: may| \|) ([^|\n]*(?:\n {2}\S[^\n]*)*)/gm)
  return Object.fromEntries(
    [...rows].map(([, name, text]) => [
      name,
      sentence(
        text
          .replace(/\s+/g, ' ')
          .trim()
          .replace(/\.(?: \*\*.*)?$/, '')
          .replaceAll('`', ''),
      ),
    ]),
  )
}

function fieldOf(name, schema, scope) {
  const { type, description = '', nullable, minimum, maximum, 'x-refers-to': of, 'x-initial': initial } = schema
  const { says, names } = textsOf(name, description)
  const field = {
    says,
    isNullable: nullable,
    initial: schema.default ?? initial,
  }
  if (schema.name?.startsWith('GroupSetting'))
    return { ...field, kind: 'permission', of: scope, isGuarded: schema.name !== 'GroupSettingValue' }
  if (schema.enum)
    return {
      ...field,
      kind: 'choice',
      choices: schema.enum.map((value) => [value, names[value] ?? sentence(String(value).replaceAll('_', ' '))]),
    }
  if (type === 'boolean' && nullable)
    return {
      ...field,
      kind: 'choice',
      choices: [
        [null, 'Automatic'],
        [true, 'Yes'],
        [false, 'No'],
      ],
    }
  if (type === 'boolean') return { ...field, kind: 'flag' }
  if (type === 'integer')
    return of ? { ...field, kind: 'reference', of, least: minimum } : { ...field, kind: 'number', least: minimum, most: maximum }
  if (type === 'array' && ['user', 'group', 'channel'].includes(of)) return { ...field, kind: 'set', of }
  if (type === 'string') return { ...field, kind: 'text', most: schema['x-max-length'] ?? schema.maxLength }
  return undefined
}

/** The first sentence of a description, and what it calls each value, as in `1 = always, 2 = never`. */
function textsOf(name, description) {
  const text = description
    .replace(/\s+/g, ' ')
    .replace(/\*\*Changes\*\*.*$/, '')
    .replaceAll('`', '')
  const names = Object.fromEntries([...text.matchAll(/(\w+) = ([^,;.:(]+)/g)].map(([, value, called]) => [value, sentence(called.trim())]))
  const [first = ''] = text.split(/\.(?: |$)|[:;] |,? \w+ = |, at (?:most|least) /)
  const says = first.trim().replace(/^Whether |^The (?:ID of the |new (?=email))| \([a-z]+_\w+\)/g, '')
  return { says: sentence(/^(?:\d+ = .*|)$/.test(says) ? name.replaceAll('_', ' ') : says), names }
}

const sentence = (text) => text.charAt(0).toUpperCase() + text.slice(1)
