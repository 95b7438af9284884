// The SQL that a server of this process runs.

import type { App } from '../context.ts'

/** Tells `hear` each statement as it begins; with `false`, no more. One hears at a time. */
export function hearStatements({ db }: Pick<App, 'db'>, hear: ((sql: string) => void) | false): void {
  // Sequelize reads them at each statement, and its types do not declare them.
  const { options } = db.sequelize as unknown as { options: { logging: ((text: string) => void) | false } }
  options.logging = hear && ((text) => hear(text.replace(/^Executing \([^)]*\): /, '')))
}

/** What `work` returns, and the statements that the server runs meanwhile, in the order in which they begin. */
export async function withStatements<T>(app: Pick<App, 'db'>, work: () => Promise<T>): Promise<{ result: T; statements: string[] }> {
  const statements: string[] = []
  hearStatements(app, (sql) => statements.push(sql))
  try {
    return { result: await work(), statements }
  } finally {
    hearStatements(app, false)
  }
}
