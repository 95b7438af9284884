// The rooms of src/, from top to bottom. `.dependency-cruiser.cjs` makes the rules of imports from this table, and `npm run generate` the
// diagram of docs/architecture.md.

/**
 * @typedef {object} Room
 * @property {string} name
 * @property {string} what what is in it, for the diagram
 * @property {readonly string[]} imports the rooms that it may import. It may also import what these may import.
 * @property {string} [files] a regular expression of its files, if they are not exactly those of its folder
 */

/** The types of handlers, which are computed from the contract, are part of http/ by their place alone. */
const WIRE = '^src/http/(types|handler)\\.ts$'

/** @type {readonly Room[]} */
const ROOMS = [
  { name: 'sandbox', what: 'sandbox/ a server to build clients against', imports: ['ops'] },
  { name: 'ops', what: 'ops/ the admin command, backups, exports', imports: ['server'] },
  { name: 'server', what: 'server/ processes, start and end', imports: ['jobs', 'handlers', 'compat'] },
  { name: 'jobs', what: 'jobs/ loops over leases', imports: ['actions', 'storage'] },
  { name: 'handlers', what: 'handlers/ a function an operation', imports: ['http', 'webhooks'] },
  { name: 'compat', what: 'compat/ clients written for Zulip', imports: ['http', 'webhooks'] },
  {
    name: 'http',
    what: 'http/ the contract machine, pages, files',
    imports: ['actions', 'storage'],
    files: '^src/http/(?!(types|handler)\\.ts$)',
  },
  { name: 'actions', what: 'actions/ changes of state', imports: ['events'] },
  { name: 'events', what: 'events/ log, queues, notifier', imports: ['narrow'] },
  { name: 'narrow', what: 'narrow/ which messages', imports: ['present'] },
  { name: 'present', what: 'present/ row to wire', imports: ['access', 'wire'] },
  { name: 'wire', what: 'http/types.ts the types of handlers', imports: ['generated'], files: WIRE },
  { name: 'access', what: 'access/ load and check', imports: ['receipts', 'settings', 'secrets', 'markup', 'outbound'] },
  { name: 'receipts', what: 'receipts/ who received what', imports: ['models'] },
  { name: 'settings', what: 'settings/ organisation, permissions, preferences', imports: ['models'] },
  { name: 'secrets', what: 'secrets/ links', imports: ['models'] },
  { name: 'outbound', what: 'outbound/ mail and push', imports: ['models', 'texts'] },
  { name: 'markup', what: 'markup/ text to HTML', imports: ['values'] },
  { name: 'models', what: 'models/ a table a file', imports: ['db'] },
  { name: 'db', what: 'db/ connection, dialects, migrations', imports: ['values', 'observability'] },
  { name: 'observability', what: 'observability/ log and metrics', imports: [] },
  { name: 'webhooks', what: 'webhooks/ what services say, as messages', imports: ['markup'] },
  { name: 'storage', what: 'storage/ files', imports: ['values'] },
  { name: 'texts', what: 'texts/ what the server writes, by language', imports: ['values'] },
  { name: 'values', what: 'values/ rules for input, and helpers that know nothing of the rest', imports: ['generated'] },
  { name: 'generated', what: 'generated/ types, bundle, error codes, names of emoji', imports: [] },
]

/** The files of a room, as a regular expression. */
const filesOf = ({ name, files }) => files ?? `^src/${name}/`

/** The rooms that a room may import, itself included. */
function below(room) {
  const found = new Set([room])
  for (const { imports } of found) for (const name of imports) found.add(ROOMS.find((one) => one.name === name))
  return [...found]
}

/** A rule of dependency-cruiser for each room. */
const rules = ROOMS.map((room) => ({
  name: `${room.name}-imports-nothing-above`,
  severity: 'error',
  from: { path: filesOf(room), pathNot: '\\.test\\.ts$' },
  to: { path: '^src/[^/]+/', pathNot: below(room).map(filesOf) },
}))

/** The diagram of the rooms, for Mermaid. */
function diagram() {
  const lines = ROOMS.map(({ name, what, imports }) => `  ${name}[${what}]${imports.length > 0 ? ` --> ${imports.join(' & ')}` : ''}`)
  return ['flowchart TD', '  contract[openapi/ the contract] -.generates.-> generated', ...lines].join('\n')
}

module.exports = { ROOMS, rules, diagram }
