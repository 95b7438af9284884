// The verbs of functions: which ones there are (docs/glossary.md), and which functions have another one.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

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
