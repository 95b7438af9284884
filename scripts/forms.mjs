// What the forms of the web client need: the parameters of some operations, what they accept, and what they are called in each language.

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
  ...{ createProfileField: 'realm', updateProfileField: 'realm' },
  ...{ addLinkifier: 'realm', updateLinkifier: 'realm', addRealmDomain: 'realm', updateRealmDomain: 'realm', addDefaultChannel: 'realm' },
  ...{ addPlayground: 'realm', addAlertWords: 'person' },
  ...{ getAuditLog: 'realm' },
}
/** The properties of a subscription that are its owner's, of which each is set by itself (updateSubscriptionProperty). */
const OWN = /^(?:color|is_muted|pin_to_top|\w+_notifications|wildcard_mentions_notify)$/

/** The preferences that are kept for clients and have their effect in the web client. It offers no others of these. */
const EFFECTIVE =
  /^(?:color_scheme|web_font_size_px|web_line_height_percent|fluid_layout_width|enter_sends|enable_desktop_\w+|pm_content_\w+|web_left_sidebar_show_channel_folders)$/

/** Parameters that are called what another is. */
const SAME_NAME = {
  ...{ full_name: 'name', new_name: 'name', new_email: 'email', subscribers: 'members', is_private: 'invite_only', invite_as: 'role' },
}
const SYSTEM_GROUPS = ['owners', 'administrators', 'moderators', 'fullmembers', 'members', 'everyone', 'internet', 'nobody'].map(
  (name) => `role:${name}`,
)

/**
 * The forms in a language: for each operation, its parameters by name, as `Field` (clients/web/src/forms.tsx) has them, and the names of system
 * groups. What `names` lacks is called as `english` has it, and otherwise by the words of its own name. Leaves out the parameters for which it
 * has no form.
 */
export function formsOf(contract, names, english) {
  const called = (key) => names[key] ?? english[key] ?? sentence(key.split('=').at(-1).replaceAll('_', ' '))
  const named = ({ key, choices, ...field }) => ({
    ...{ ...field, says: called(key), lang: names[key] === undefined ? 'en' : undefined },
    choices: choices?.map(([value, own]) => [value, own === undefined ? languageName(value) : called(own)]),
  })
  const operations = mapValues(parametersOf(contract), (fields) => mapValues(fields, named))
  return { operations, groups: Object.fromEntries(SYSTEM_GROUPS.map((name) => [name, called(name)])) }
}

/** The names that the forms need, as the catalogues call them: parameters, values (`name=value`), and system groups. */
export function namesOfForms(contract) {
  const fields = Object.values(parametersOf(contract)).flatMap((one) => Object.values(one))
  const keys = fields.flatMap(({ key, choices = [] }) => [key, ...choices.flatMap(([, own]) => own ?? [])])
  return [...new Set([...keys, ...SYSTEM_GROUPS])]
}

/** For each operation, its parameters by name, with the names that they and their values have in the catalogues. */
function parametersOf(contract) {
  const { schemas } = contract.components
  const operations = Object.values(contract.paths).flatMap((path) => Object.values(path))
  const whole = (schema) => (schema.$ref ? { ...schemas[schema.$ref.split('/').at(-1)], name: schema.$ref.split('/').at(-1) } : schema)
  const fieldsOf = ({ properties }, scope) =>
    Object.fromEntries(
      Object.entries(properties).flatMap(([name, schema]) => {
        if (scope === 'person' && /Kept for clients/.test(whole(schema).description) && !EFFECTIVE.test(name)) return []
        const field = fieldOf(SAME_NAME[name] ?? name, whole(schema), scope)
        return field ? [[name, field]] : []
      }),
    )
  const ofOperations = Object.entries(OPERATIONS).map(([id, scope]) => {
    const { requestBody, parameters } = operations.find(({ operationId }) => operationId === id)
    const [{ schema }] = Object.values(requestBody?.content ?? { query: { schema: queryOf(parameters) } })
    return [id, fieldsOf(whole(schema), scope)]
  })
  const own = Object.entries(fieldsOf(schemas.Subscription, 'stream')).filter(([name]) => OWN.test(name))
  return { ...Object.fromEntries(ofOperations), updateSubscriptionProperty: Object.fromEntries(own) }
}

/** Parameters of a query as the schema of an object. */
const queryOf = (parameters) => ({
  properties: Object.fromEntries(
    parameters.flatMap(({ name, schema }) => (/^(?:action|actor_id|subject_type)$/.test(name) ? [[name, schema]] : [])),
  ),
})

function fieldOf(key, schema, scope) {
  const { type, nullable, minimum, maximum, 'x-refers-to': of, 'x-initial': initial } = schema
  const field = { key, isNullable: nullable, initial: schema.default ?? initial }
  if (schema.name?.startsWith('GroupSetting'))
    return { ...field, kind: 'permission', of: scope, isGuarded: schema.name !== 'GroupSettingValue' }
  if (schema.name === 'Language') return { ...field, kind: 'choice', choices: schema.enum.map((value) => [value]) }
  if (schema.enum) return { ...field, kind: 'choice', choices: schema.enum.map((value) => [value, `${key}=${value}`]) }
  if (type === 'boolean' && nullable) return { ...field, kind: 'choice', choices: [null, true, false].map((value) => [value, `=${value}`]) }
  if (type === 'boolean') return { ...field, kind: 'flag' }
  if (type === 'integer')
    return of ? { ...field, kind: 'reference', of, least: minimum } : { ...field, kind: 'number', least: minimum, most: maximum }
  if (type === 'array' && ['user', 'group', 'channel'].includes(of)) return { ...field, kind: 'set', of }
  if (type === 'array' && schema.items.type === 'string') return { ...field, kind: 'lines' }
  if (type === 'string') return { ...field, kind: 'text', most: schema['x-max-length'] ?? schema.maxLength }
  return undefined
}

const sentence = (text) => text.charAt(0).toUpperCase() + text.slice(1)
const languageName = (code) => sentence(new Intl.DisplayNames([code], { type: 'language' }).of(code))
const mapValues = (object, map) => Object.fromEntries(Object.entries(object).map(([key, value]) => [key, map(value)]))
