// The child process's side of a bench: it sends its messages, answers how much CPU time and memory it used, and ends when the bench ends.

/** Notifies the bench that the child is ready. `message` has its port. `more` answers other questions, by name. */
export function report(message, more = {}) {
  const cpu = () => {
    const { user, system } = process.cpuUsage()
    return user + system
  }
  // Node's figure is in kilobytes.
  const memory = () => process.resourceUsage().maxRSS * 1024
  const answers = { cpu, memory, resident: () => process.memoryUsage.rss(), ...more }
  process.on('message', async (question) => process.send({ answer: await answers[question]() }))
  process.on('disconnect', () => process.exit())
  process.send(message)
}
