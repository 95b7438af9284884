// Finds exported types of one name: a noun of the server's code means one thing. Types of the tests and generated ones do not count.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

const OTHERS = /\.test\.ts$|^src\/(testing|generated)\//

/** For each name that several files below `root`/src export as a type: the name and these files. */
export function typesOfOneName(root: string): [name: string, files: string[]][] {
  const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' }).map((file) => `src/${file}`)
  const filesByName = new Map<string, string[]>()
  for (const file of files.filter((one) => one.endsWith('.ts') && !OTHERS.test(one)).sort())
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
