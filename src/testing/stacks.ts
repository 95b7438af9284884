// Sequelize reads the stack of an error without a message for each statement on SQLite. Its lines are those of compiled code here:
// to look them up in source maps, as the test runner does for every error, took longer than the statement.

const ours = Symbol.for('parley.stacks')
type Prepare = NonNullable<typeof Error.prepareStackTrace> & { [ours]?: true }

const mapped = Error.prepareStackTrace as Prepare | undefined
// Files of a worker share it.
if (mapped && !mapped[ours]) {
  const prepare: Prepare = (error, frames) => (error.message === '' ? ['Error', ...frames].join('\n    at ') : mapped(error, frames))
  Error.prepareStackTrace = Object.assign(prepare, { [ours]: true as const })
}
