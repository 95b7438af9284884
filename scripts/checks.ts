// Small parts of `npm run check`, by name: rules for the code that neither the compiler nor lint has. Each prints what is wrong, and then
// exits with 1.

import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { faultsOfTexts, readNames, readSource, SAME_AS_ENGLISH, SAME_NAMES, unnamed, untranslated } from './texts.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

const CHECKS: Record<string, () => readonly string[] | Promise<readonly string[]>> = {
  /** Two files of the server export types of one name. */
  names: () => typesOfOneName(root).map(([name, files]) => `${name} is the name of several exported types: ${files.join(', ')}`),
  /** Modules of src/ that remember something for themselves. */
  memory: () => filledCollections(root),
  /** Exported functions whose verb is not in the table of docs/glossary.md. */
  verbs: () => strayVerbs(`${root}src`, readVerbs(readFileSync(`${root}docs/glossary.md`, 'utf8'))).map((line) => `src/${line}`),
  /**
   * Texts of locales/ that are not used, or whose values, forms of number or marks are not those of the text in English. Also lists the texts that
   * wait for a translation.
   */
  async texts() {
    const { CATALOGUES } = await import('../src/texts/texts.ts')
    const settings = readNames(root)
    for (const line of [...untranslated(CATALOGUES), ...unnamed(settings), ...untranslated(settings.names)]) console.error(line)
    return [...faultsOfTexts(CATALOGUES, readSource(root), SAME_AS_ENGLISH), ...faultsOfTexts(settings.names, settings.source, SAME_NAMES)]
  },
  /** Released migrations that have changed. With --release, records all migrations as released. */
  async migrations() {
    const { MIGRATIONS } = await import('../src/db/migrations/index.ts')
    const { FINGERPRINTS } = await import('../src/generated/schema.ts')
    const folder = `${root}src/db/migrations`
    const file = `${folder}/released.json`
    const changes = changesOfReleased(folder, JSON.parse(readFileSync(file, 'utf8')) as Released, FINGERPRINTS)
    if (changes.length > 0 || !process.argv.includes('--release')) return changes
    const all = MIGRATIONS.map(({ name }) => [name, { text: digestOf(folder, name), schema: FINGERPRINTS[name] }])
    writeFileSync(file, `${JSON.stringify(Object.fromEntries(all), null, 2)}\n`)
    console.log(`wrote ${file}: ${all.length} migrations`)
    return []
  },
}

// The verbs of functions: which ones there are (docs/glossary.md), and which functions have another one.

/** Folders whose functions are named by something else: by operationIds, and by what tests say. Files made by a program have no names of ours. */
const OTHERS = /^(handlers|testing|generated|db\/migrations)\/|\.test\.ts$/
/** What a function returns that is called for its effect. A name without a verb says what its function returns. */
const EFFECT = /^(void|never|Promise<(void|never)>|asserts\b.*)$/

export interface Verbs {
  known: ReadonlySet<string>
  /** The verb to use instead, by one that no function has. */
  replaced: ReadonlyMap<string, string>
}

/** Reads the table of verbs: a row for each, with the verbs that it replaces in the last column. */
export function readVerbs(glossary: string): Verbs {
  const table = glossary.slice(glossary.indexOf('\n## Verbs'))
  const rows = [...table.matchAll(/^\| `(\w+)` +\|.*\| ([^|]*) \|$/gm)]
  const replaced = rows.flatMap(([, verb = '', others = '']) =>
    [...others.matchAll(/\w+/g)].map(([other]): [string, string] => [other, verb]),
  )
  return { known: new Set(rows.map(([, verb = '']) => verb)), replaced: new Map(replaced) }
}

/**
 * The functions below a folder, and the static methods of exported classes, whose verb the table replaces, and the exported ones whose verb is
 * not in it, with what is wrong.
 */
export function strayVerbs(folder: string, { known, replaced }: Verbs): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts') && !OTHERS.test(file))
  return files.flatMap((file) =>
    functionsOf(ts.createSourceFile(file, readFileSync(join(folder, file), 'utf8'), ts.ScriptTarget.Latest)).flatMap(
      ({ name, returns, isExported }) => {
        const [verb = name] = /^[a-z0-9]+/.exec(name) ?? []
        const other = replaced.get(verb)
        if (other) return [`${file}: ${name}: say ${other} rather than ${verb}`]
        return isExported && EFFECT.test(returns) && !known.has(verb) ? [`${file}: ${name}: ${verb} is not in the table of verbs`] : []
      },
    ),
  )
}

function functionsOf(source: ts.SourceFile): { name: string; returns: string; isExported: boolean }[] {
  const isMarked = (node: ts.Node, kind: ts.SyntaxKind): boolean =>
    ts.canHaveModifiers(node) && (ts.getModifiers(node)?.some((modifier) => modifier.kind === kind) ?? false)
  return source.statements.flatMap((statement) => {
    const isExported = isMarked(statement, ts.SyntaxKind.ExportKeyword)
    const described = (name: ts.Node, type: ts.TypeNode | undefined) => ({
      name: name.getText(source),
      returns: type?.getText(source) ?? '',
      isExported,
    })
    if (ts.isFunctionDeclaration(statement) && statement.name) return [described(statement.name, statement.type)]
    if (ts.isClassDeclaration(statement) && isExported)
      return statement.members.flatMap((member) =>
        ts.isMethodDeclaration(member) && isMarked(member, ts.SyntaxKind.StaticKeyword) ? [described(member.name, member.type)] : [],
      )
    if (!ts.isVariableStatement(statement)) return []
    return statement.declarationList.declarations.flatMap(({ name, initializer }) =>
      initializer && ts.isArrowFunction(initializer) ? [described(name, initializer.type)] : [],
    )
  })
}

// Finds exported types of one name: a noun of the server's code means one thing. Types of the tests and generated ones do not count.

const NOT_OURS = /\.test\.ts$|^src\/(testing|generated)\//

/** For each name that several files below `root`/src export as a type: the name and these files. */
export function typesOfOneName(root: string): [name: string, files: string[]][] {
  const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' }).map((file) => `src/${file}`)
  const filesByName = new Map<string, string[]>()
  for (const file of files.filter((one) => one.endsWith('.ts') && !NOT_OURS.test(one)).sort())
    for (const name of exportedTypes(readFileSync(join(root, file), 'utf8')))
      filesByName.set(name, [...(filesByName.get(name) ?? []), file])
  return [...filesByName].filter(([, found]) => found.length > 1)
}

function exportedTypes(text: string): string[] {
  return ts.createSourceFile('file.ts', text, ts.ScriptTarget.Latest).statements.flatMap((statement) => {
    const isType = ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement) || ts.isClassDeclaration(statement)
    if (!isType || !statement.name) return []
    const isExported = statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
    return isExported ? [statement.name.text] : []
  })
}

// A released migration never changes, because databases have run it. `src/db/migrations/released.json` has a digest of the text of each,
// and the fingerprint of the schema that it leaves.

/** By the name of the migration. */
export type Released = Record<string, { text: string; schema: string }>

/** A digest of a migration and of the files beside it that it imports. `folder` is that of the migrations. */
export function digestOf(folder: string, name: string): string {
  const files = new Set<string>([join(folder, `${name}.ts`)])
  for (const file of files)
    for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(/from '(\.[^']+)'/g)) {
      const imported = join(dirname(file), path)
      if (imported.startsWith(join(folder, '/'))) files.add(imported)
    }
  const hash = createHash('sha256')
  for (const file of [...files].sort()) hash.update(readFileSync(file, 'utf8'))
  return hash.digest('hex')
}

/** How the migrations differ from the released ones, one line each. `schemas`: the fingerprint of the schema after each migration. */
export function changesOfReleased(folder: string, released: Released, schemas: Record<string, string>): string[] {
  return Object.entries(released).flatMap(([name, { text, schema }]) => {
    if (!existsSync(join(folder, `${name}.ts`))) return [`the migration ${name} has been released, and is missing`]
    if (digestOf(folder, name) !== text) return [`the migration ${name} has been released, and its text has changed: write a new migration`]
    return schemas[name] === schema ? [] : [`the migration ${name} has been released, and leaves another schema than it did`]
  })
}

// No module remembers anything for itself. What is read from the database is remembered in `app.caches` (docs/adr/0008-caches.md), which knows
// until when it is true.

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

/**
 * The collections at the top of the modules below `root`/src that begin empty, and so are filled while the server runs, unless they are allowed;
 * and what is allowed and does not exist. One line each.
 */
export function filledCollections(root: string): string[] {
  const folder = join(root, 'src')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /^(?!generated|testing).*(?<!\.test)\.ts$/.test(file),
  )
  const found = files.flatMap((file) => collectionsIn(readFileSync(join(folder, file), 'utf8')).map((name) => `${file}: ${name}`))
  return [
    ...found.filter((name) => !Object.hasOwn(ALLOWED, name)).map((name) => `${name} is filled while the server runs`),
    ...Object.keys(ALLOWED).flatMap((name) => (found.includes(name) ? [] : [`${name} is allowed and does not exist`])),
  ]
}

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

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const found = (await CHECKS[process.argv[2] ?? '']?.()) ?? ['no such check']
  for (const line of found) console.error(line)
  process.exitCode = found.length > 0 ? 1 : 0
}
