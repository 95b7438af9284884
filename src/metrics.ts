// What the parts of the program report about their work, for those who operate it.

/** Reports cost next to nothing, and never fail. */
export interface Metrics {
  /** A request was answered; `operation` is undefined where it matched none. */
  answered(operation: string | undefined, status: number, seconds: number): void
  /** A poll got so many events, a heartbeat included. */
  delivered(events: number): void
  /** A transaction wrote so many messages. */
  wrote(messages: number): void
  /** An attempt of a job ended. */
  worked(kind: string, outcome: 'done' | 'failed' | 'dead'): void
}

/** For a process whose metrics nobody reads. */
export const NO_METRICS: Metrics = { answered: () => {}, delivered: () => {}, wrote: () => {}, worked: () => {} }
