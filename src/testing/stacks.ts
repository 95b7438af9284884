// For each statement on SQLite, Sequelize reads the stack of an error without a message. Here its lines are those of compiled code:
// looking them up in source maps, as the test runner does for every error, took longer than the statement.

const ours = Symbol.for('parley.stacks')
type Prepare = NonNullable<typeof Error.prepareStackTrace> & { [ours]?: true }

const mapped = Error.prepareStackTrace as Prepare | undefined
// The test files of a worker share it.
if (mapped && !mapped[ours]) {
  const prepare: Prepare = (error, frames) => (error.message === '' ? ['Error', ...frames].join('\n    at ') : mapped(error, frames))
  Error.prepareStackTrace = Object.assign(prepare, { [ours]: true as const })
}
