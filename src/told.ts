// What operators are told of an error. Those of a database hold statements, parameters and, in their messages, values: words of messages,
// names, hashes of keys. They are known by their shape here, so that a program need not load the library to say why it could not start.

export interface Told {
  type: string
  message: string
  code?: string | number
  stack: string
  cause?: Told
  /** What an AggregateError holds. */
  errors?: Told[]
}

interface AnyError extends Error {
  code?: unknown
  errors?: unknown
  /** Sequelize's name for a cause. */
  original?: unknown
}

/** Causes of causes beyond this are left out: they may be a circle. */
const DEPTH = 5

/** An error for the log or the terminal: without further properties, and a database's without the values in its message. */
export function told(error: unknown): Told {
  return toldTo(DEPTH, error)
}

/** Makes what throws an error again with the variable before its message that says where to look. */
export function naming(variable: string): (error: unknown) => never {
  return (error) => {
    throw new Error(`${variable}: ${told(error).message}`, { cause: error })
  }
}

function toldTo(depth: number, error: unknown): Told {
  // Of a thrown text or object, nothing is known to be no secret.
  if (!(error instanceof Error)) return { type: typeof error, message: 'something that is no error was thrown', stack: '' }
  const { original, cause = original, errors, code, stack = '' } = error as AnyError
  const toldCause = cause instanceof Error && depth > 0 ? toldTo(depth - 1, cause) : undefined
  const toldErrors = Array.isArray(errors) && depth > 0 ? errors.filter((one) => one instanceof Error) : []
  const type = error.constructor.name
  const message = messageOf(error)
  const frames = stack.replace(error.message, () => '').match(/^ {4}at .*/gm) ?? []
  return {
    type,
    message,
    ...(typeof code === 'string' || typeof code === 'number' ? { code } : {}),
    stack: [`${type}: ${message}`, ...frames].join('\n'),
    ...(toldCause ? { cause: toldCause } : {}),
    ...(toldErrors.length > 0 ? { errors: toldErrors.map((one) => toldTo(depth - 1, one)) } : {}),
  }
}

function messageOf(error: AnyError): string {
  const { original, cause = original } = error
  const message = error.message || attempts(error) || attempts(cause)
  if (isOfDatabase(error))
    return NOT_OPENED.test(message) || NAMES_ALONE.has(codeOf(cause) || codeOf(error)) ? message : withoutValues(message)
  // That of a migration repeats the message of its cause.
  if (!(cause instanceof Error && isOfDatabase(cause) && cause.message)) return message
  return message.replaceAll(cause.message, () => messageOf(cause))
}

/** The messages of several attempts to connect, whose error has none of its own. */
function attempts(error: unknown): string {
  const { errors } = (error ?? {}) as AnyError
  return Array.isArray(errors) ? errors.flatMap((one) => (one instanceof Error ? one.message : [])).join(', ') : ''
}

function codeOf(error: unknown): string {
  const { code } = (error ?? {}) as { code?: unknown }
  return typeof code === 'string' ? code : ''
}

/** Whether an error is of Sequelize or of a driver. */
function isOfDatabase(error: AnyError): boolean {
  return error.name.startsWith('Sequelize') || 'sql' in error || /^(ER|SQLITE)_/.test(codeOf(error))
}

/** Codes of MySQL whose messages quote names of tables, columns and accounts, and no value. */
const NAMES_ALONE = new Set([
  ...['ER_ACCESS_DENIED_ERROR', 'ER_DBACCESS_DENIED_ERROR', 'ER_TABLEACCESS_DENIED_ERROR', 'ER_BAD_DB_ERROR'],
  ...['ER_NO_SUCH_TABLE', 'ER_TABLE_EXISTS_ERROR', 'ER_BAD_FIELD_ERROR', 'ER_BAD_NULL_ERROR'],
])

/** Of SQLite: quotes a sentence with the path of the file. */
const NOT_OPENED = /^ConnectionFailed\("Unable to open connection/

/**
 * Ends a message at its first quote, where a value may begin, whatever quotes are in that. What the database adds at the end is kept: the key
 * or column of the value, and where it stands.
 */
function withoutValues(message: string): string {
  const end = /(?: for (?:key|column) ['`][\w.`]+['`])?(?: at (?:line|row) \d+)?$/.exec(message)?.[0] ?? ''
  return message.slice(0, message.length - end.length).replace(/(?<!\w)['"][\s\S]*$/, "'…'") + end
}
