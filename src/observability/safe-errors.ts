// What operators learn about an error. Database errors contain statements, parameters and, in their messages, values: words of messages,
// names, hashes of keys. They are recognised by their shape, so that a program need not load the library to report why it could not start.

interface SafeError {
  type: string
  message: string
  code?: string | number
  stack: string
  cause?: SafeError
  /** The errors in an AggregateError. */
  errors?: SafeError[]
}

interface AnyError extends Error {
  code?: unknown
  errors?: unknown
  /** Sequelize's name for a cause. */
  original?: unknown
}

/** Deeper causes are omitted, because they may form a cycle. */
const DEPTH = 5

/** An error for the log or the terminal, without further properties. The message of a database error does not contain its values. */
export function safeError(error: unknown): SafeError {
  return safeErrorTo(DEPTH, error)
}

/** Returns a function that rethrows an error after the name of the variable to check. */
export function naming(variable: string): (error: unknown) => never {
  return (error) => {
    throw new Error(`${variable}: ${safeError(error).message}`, { cause: error })
  }
}

function safeErrorTo(depth: number, error: unknown): SafeError {
  // A thrown text or object may contain secrets.
  if (!(error instanceof Error)) return { type: typeof error, message: 'something other than an error was thrown', stack: '' }
  const { original, cause = original, errors, code, stack = '' } = error as AnyError
  const safeCause = cause instanceof Error && depth > 0 ? safeErrorTo(depth - 1, cause) : undefined
  const safeErrors = Array.isArray(errors) && depth > 0 ? errors.filter((one) => one instanceof Error) : []
  const type = error.constructor.name
  const message = messageOf(error)
  const frames = stack.replace(error.message, () => '').match(/^ {4}at .*/gm) ?? []
  return {
    type,
    message,
    ...(typeof code === 'string' || typeof code === 'number' ? { code } : {}),
    stack: [`${type}: ${message}`, ...frames].join('\n'),
    ...(safeCause ? { cause: safeCause } : {}),
    ...(safeErrors.length > 0 ? { errors: safeErrors.map((one) => safeErrorTo(depth - 1, one)) } : {}),
  }
}

function messageOf(error: AnyError): string {
  const { original, cause = original } = error
  const message = error.message || attempts(error) || attempts(cause)
  if (isOfDatabase(error))
    return NOT_OPENED.test(message) || NAMES_ALONE.has(codeOf(cause) || codeOf(error)) ? message : withoutValues(message)
  // The error of a migration repeats the message of its cause.
  if (!(cause instanceof Error && isOfDatabase(cause) && cause.message)) return message
  return message.replaceAll(cause.message, () => messageOf(cause))
}

/** The messages of several connection attempts, whose common error has none. */
function attempts(error: unknown): string {
  const { errors } = (error ?? {}) as AnyError
  return Array.isArray(errors) ? errors.flatMap((one) => (one instanceof Error ? one.message : [])).join(', ') : ''
}

function codeOf(error: unknown): string {
  const { code } = (error ?? {}) as { code?: unknown }
  return typeof code === 'string' ? code : ''
}

/** Whether an error comes from Sequelize or a driver. */
function isOfDatabase(error: AnyError): boolean {
  return error.name.startsWith('Sequelize') || 'sql' in error || /^(ER|SQLITE)_/.test(codeOf(error))
}

/** MySQL codes whose messages quote only names of tables, columns and accounts, no values. */
const NAMES_ALONE = new Set([
  ...['ER_ACCESS_DENIED_ERROR', 'ER_DBACCESS_DENIED_ERROR', 'ER_TABLEACCESS_DENIED_ERROR', 'ER_BAD_DB_ERROR'],
  ...['ER_NO_SUCH_TABLE', 'ER_TABLE_EXISTS_ERROR', 'ER_BAD_FIELD_ERROR', 'ER_BAD_NULL_ERROR'],
])

/** From SQLite: quotes a sentence that contains the path of the file. */
const NOT_OPENED = /^ConnectionFailed\("Unable to open connection/

/**
 * Cuts a message at its first quote, where a value may start, whatever quotes the value contains. Keeps what the database adds at the end:
 * the key or column of the value, and its position.
 */
function withoutValues(message: string): string {
  const end = /(?: for (?:key|column) ['`][\w.`]+['`])?(?: at (?:line|row) \d+)?$/.exec(message)?.[0] ?? ''
  return message.slice(0, message.length - end.length).replace(/(?<!\w)['"][\s\S]*$/, "'…'") + end
}
