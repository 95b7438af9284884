// The bench's end of a child process: it says what it has to say, answers how much CPU time it took, and ends with the bench.

/** Tells the bench that the child is ready; `message` has its port. */
export function report(message) {
  process.on('message', () => {
    const { user, system } = process.cpuUsage()
    process.send({ cpu: user + system })
  })
  process.on('disconnect', () => process.exit())
  process.send(message)
}
