// Signals that must not end the process in the middle of a change to the schema.

const NAMES = ['SIGTERM', 'SIGINT'] as const
type Name = (typeof NAMES)[number]

/** How many changes delay signals at present. */
let delays = 0
/** The signals that have arrived since. */
const delayed: Name[] = []

/**
 * Keeps signals from ending the process until the returned function is called, which passes on those that have arrived. The listeners stay
 * until a signal arrives: when a listener is removed, Node forgets the signals that its event loop has not seen yet.
 */
export function delaySignals(): () => void {
  delays++
  for (const name of NAMES) if (!process.listeners(name).includes(take)) process.on(name, take)
  return () => {
    if (--delays === 0) for (const name of delayed.splice(0)) passOn(name)
  }
}

function take(name: NodeJS.Signals): void {
  if (delays > 0) delayed.push(name as Name)
  else passOn(name as Name)
}

/** Does what the signal does without this listener. */
function passOn(name: Name): void {
  process.off(name, take)
  process.kill(process.pid, name)
}
