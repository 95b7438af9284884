// What the first process of a server and the others tell each other. A first process outlives updates of the program, so a message keeps its
// meaning.

/** What a process reports when it is ready: the lines to print. A line that several processes report is printed once. */
export interface Ready {
  lines: string[]
}

/** Where a server listens. */
export interface ListeningPlace {
  port: number
  host: string
  /** The configuration variable that selects the port. */
  variable: string
}

/** Asks the first process whether this one may listen. */
export interface WantsToListen {
  wantsToListen: ListeningPlace
}

/** The answer, once no other server listens there. */
export const LISTEN = 'listen'

/** Asks a process that is ready whether its event loop turns. */
export const ALIVE = 'alive'

/** The answer. */
export interface Alive {
  isAlive: true
}

/** Asks a process to end gently, because its successor is ready. */
export const RETIRE = 'retire'
