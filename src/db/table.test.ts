// databases: once
// A column that does not say what it names, what becomes of it, and what its text holds does not compile. A table must be in the list of
// tables.

import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { beforeAll, expect, test } from 'vitest'
import { TABLES } from '../models/index.ts'

const COLUMNS: [column: string, complaint: string | undefined][] = [
  ['title: string(60)', 'say what the text holds'],
  ['title: optional(long())', 'say what the text holds'],
  ['reviewer_id: int()', 'say what the value names'],
  ['reviewer_id: optional(int())', 'say what the value names'],
  ['can_review_group: int()', 'say what the value names'],
  ['outer_id: plain(string(60))', 'say what the value names'],
  ["reviewer_id: person('forgotten')", "'\"forgotten\"' is not assignable to parameter of type 'Fate'"],
  ['title: optional(plain(string(60)))', undefined],
  ["reviewer_id: optional(person('kept'))", undefined],
  ["can_review_group: refers('user_groups')", undefined],
  ["outer_id: names(plain(string(60)), 'given by the client')", undefined],
  ['avatar_id: path(string(60))', undefined],
]

/** What the compiler says of each column, by its number. */
let complaints: string[][]
beforeAll(() => {
  const file = fileURLToPath(new URL('./planted-table.ts', import.meta.url))
  const names = 'int, long, names, optional, path, person, plain, refers, string, table'
  const tables = COLUMNS.map(([column], i) => `export class T${i} extends table('t${i}', { ${column} }) {}`)
  const source = [`import { ${names} } from './table.ts'`, ...tables].join('\n')
  const options: ts.CompilerOptions = {
    ...{ strict: true, noEmit: true, skipLibCheck: true, allowImportingTsExtensions: true, types: ['node'] },
    ...{ target: ts.ScriptTarget.ES2023, module: ts.ModuleKind.NodeNext, moduleResolution: ts.ModuleResolutionKind.NodeNext },
  }
  const host = ts.createCompilerHost(options)
  const { getSourceFile, fileExists, readFile } = host
  host.getSourceFile = (name, ...rest) =>
    name === file ? ts.createSourceFile(name, source, ts.ScriptTarget.ES2023) : getSourceFile.call(host, name, ...rest)
  host.fileExists = (name) => name === file || fileExists.call(host, name)
  host.readFile = (name) => (name === file ? source : readFile.call(host, name))
  const program = ts.createProgram([file], options, host)
  complaints = COLUMNS.map(() => [])
  for (const { start = 0, messageText } of program.getSemanticDiagnostics(program.getSourceFile(file)))
    complaints[source.slice(0, start).split('\n').length - 2]?.push(ts.flattenDiagnosticMessageText(messageText, ' '))
})

test.each(COLUMNS.map(([column, complaint], i) => ({ column, complaint, i })))('$column: $complaint', ({ complaint, i }) => {
  if (complaint === undefined) expect(complaints[i]).toEqual([])
  else expect(complaints[i]?.join(' ')).toContain(complaint)
})

test('every table that a file of src/models states is in the list of tables', () => {
  const folder = fileURLToPath(new URL('../models/', import.meta.url))
  const stated = readdirSync(folder).flatMap((file) =>
    [...readFileSync(folder + file, 'utf8').matchAll(/extends table\(\s*'(\w+)'/g)].map(([, name]) => name),
  )
  expect(stated.sort()).toEqual(TABLES.map(({ stated: { name } }) => name).toSorted())
})
