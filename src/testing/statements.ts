// The SQL that a server of this process runs.

import type { App } from '../context.ts'

/** The result of `work`, and the statements that the server runs in the meantime, in the order in which they start. */
export async function withStatements<T>({ db }: Pick<App, 'db'>, work: () => Promise<T>): Promise<{ result: T; statements: string[] }> {
  const statements: string[] = []
  const stop = db.onStatement((sql) => void statements.push(sql))
  try {
    return { result: await work(), statements }
  } finally {
    stop()
  }
}

/** Lets the next statement that looks like this fail before it runs. */
export function failNext({ db }: Pick<App, 'db'>, statement: RegExp, message: string): void {
  const stop = db.onStatement((sql) => {
    if (!statement.test(sql)) return
    stop()
    throw new Error(message)
  })
}
