// The bench's end of a child process: it says what it has to say, answers how much CPU time and memory it took, and ends with the bench.

/** Tells the bench that the child is ready; `message` has its port. `more` answers other questions, by their names. */
export function report(message, more = {}) {
  const cpu = () => {
    const { user, system } = process.cpuUsage()
    return user + system
  }
  // Kilobytes in Node's figure.
  const memory = () => process.resourceUsage().maxRSS * 1024
  const answers = { cpu, memory, resident: () => process.memoryUsage.rss(), ...more }
  process.on('message', async (question) => process.send({ answer: await answers[question]() }))
  process.on('disconnect', () => process.exit())
  process.send(message)
}
