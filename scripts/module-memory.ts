// `npm run check -- memory`: no module remembers anything for itself. What is read from the database is remembered in `app.caches`
// (docs/adr/0008-caches.md), which knows until when it is true. Exits with 1 and names each collection at the top of a module of src/ that
// begins empty, and so is filled while the server runs, unless it is listed here. With an argument: of src/ in this folder.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'

const COLLECTIONS = ['Map', 'Set', 'WeakMap', 'WeakSet', 'Recent', 'RememberedByText', 'Cache']
/** By file and name: why it cannot become false. */
const ALLOWED: Record<string, string> = {
  'access/organisation/email-addresses.ts: disposable': 'what a package lists',
  'access/organisation/realms.ts: known': 'made from the text of a Host header alone, which is the key',
  'access/people/credentials.ts: read': 'made from the text of an Authorization header alone, which is the key',
  'actions/messages/send/writer.ts: writers': 'the messages that are being written',
  'db/sql.ts: booleansByTable': 'made from the definition of a model',
  'events/queues/forms.ts: forms': 'made from an entry of the log alone, which does not change',
  'http/large-answers.ts: receivers': 'made when an answer begins, and forgotten with it',
  'http/large-answers.ts: underWay': 'the answers that are under way',
  'http/site/guides.ts: pages': 'made from the files of the server',
  'markup/linkifiers.ts: linksOfTopics': 'made from the text of a topic and of linkifiers alone',
  'present/user.ts: presented': 'made from a row, as long as that is remembered',
  'texts/texts.ts: parsed': 'made from the texts of the server alone',
  'values/time-zones.ts: spellings': 'what the runtime lists',
  'values/unicode-emoji.ts: CODES': 'what a generated file lists',
  'values/unicode-emoji.ts: NAMES': 'what a generated file lists',
}

const root = join(process.argv[2] ?? fileURLToPath(new URL('..', import.meta.url)), 'src')
const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /^(?!generated|testing).*(?<!\.test)\.ts$/.test(file),
)
const found = files.flatMap((file) => collectionsIn(readFileSync(join(root, file), 'utf8')).map((name) => `${file}: ${name}`))
const wrong = [
  ...found.filter((name) => !Object.hasOwn(ALLOWED, name)).map((name) => `${name} is filled while the server runs`),
  ...Object.keys(ALLOWED).flatMap((name) => (found.includes(name) ? [] : [`${name} is allowed and does not exist`])),
]
for (const line of wrong) console.log(line)
process.exitCode = wrong.length > 0 ? 1 : 0

/** The names of the constants and variables at the top of a module that hold a collection which begins empty. */
function collectionsIn(text: string): string[] {
  const { statements } = ts.createSourceFile('module.ts', text, ts.ScriptTarget.Latest)
  return statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => declarationList.declarations)
    .flatMap(({ name, type, initializer }) => (ts.isIdentifier(name) && beginsEmpty(type, initializer) ? [name.text] : []))
}

/** A collection is made without content, except for a limit, or is made later. */
function beginsEmpty(type: ts.TypeNode | undefined, initializer: ts.Expression | undefined): boolean {
  // What is read-only stays empty.
  if (type && textOf(type).startsWith('Readonly')) return false
  if (!initializer) return type !== undefined && COLLECTIONS.some((name) => new RegExp(`\\b${name}\\b`).test(textOf(type)))
  if (!ts.isNewExpression(initializer) || !ts.isIdentifier(initializer.expression)) return false
  const content = initializer.arguments?.filter((argument) => !ts.isNumericLiteral(argument) && !ts.isIdentifier(argument)) ?? []
  return COLLECTIONS.includes(initializer.expression.text) && content.length === 0
}

function textOf(node: ts.Node): string {
  if (ts.isTypeReferenceNode(node) && ts.isIdentifier(node.typeName)) return node.typeName.text
  return ts.isUnionTypeNode(node) ? node.types.map(textOf).join(' ') : ''
}
