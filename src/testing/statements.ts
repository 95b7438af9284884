// The SQL that a server of this process runs.

import type { App } from '../context.ts'

/** Calls `hear` with each statement when it starts. `false` stops that. There is one listener at a time. */
export function hearStatements({ db }: Pick<App, 'db'>, hear: ((sql: string) => void) | false): void {
  // Sequelize reads these options at each statement, and its types do not declare them.
  const { options } = db.sequelize as unknown as { options: { logging: ((text: string) => void) | false } }
  options.logging = hear && ((text) => hear(text.replace(/^Executing \([^)]*\): /, '')))
}

/** The result of `work`, and the statements that the server runs in the meantime, in the order in which they start. */
export async function withStatements<T>(app: Pick<App, 'db'>, work: () => Promise<T>): Promise<{ result: T; statements: string[] }> {
  const statements: string[] = []
  hearStatements(app, (sql) => statements.push(sql))
  try {
    return { result: await work(), statements }
  } finally {
    hearStatements(app, false)
  }
}

/** Lets the next statement that looks like this fail before it runs. */
export function failNext(app: Pick<App, 'db'>, statement: RegExp, message: string): void {
  hearStatements(app, (sql) => {
    if (!statement.test(sql)) return
    hearStatements(app, false)
    throw new Error(message)
  })
}
