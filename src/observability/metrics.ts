// What the parts of the program report about their work to the people who operate it.

/** Reports cost almost nothing and never fail. */
export interface Metrics {
  /** A request was answered. `operation` is undefined if none matched. */
  answered(operation: string | undefined, status: number, seconds: number): void
  /** A poll got this many events, including a heartbeat. */
  delivered(events: number): void
  /** A transaction wrote this many messages. */
  wrote(messages: number): void
  /** A wrong password for a login, or one that was not even tried. */
  loginFailed(): void
  /** An attempt at a job ended. */
  worked(kind: string, outcome: 'done' | 'failed' | 'dead'): void
  /** A delivery of a service made no message, because the URL leaves it out, its kind has none, or it says nothing that is posted. */
  notPosted(service: string, reason: 'excluded' | 'unknown' | 'quiet'): void
}

/** For a process whose metrics nobody reads. */
export const NO_METRICS: Metrics = {
  answered: () => {},
  delivered: () => {},
  wrote: () => {},
  loginFailed: () => {},
  worked: () => {},
  notPosted: () => {},
}

/** What the first of several processes reports about the others. */
export interface FamilyMetrics {
  /** A process with these roles ended although nobody had asked for it, or was killed because it hung. */
  ended(role: string, cause: 'end' | 'hang'): void
  /** A reload ended: whether all processes were replaced. */
  reloaded(isDone: boolean): void
}

/** For a family whose metrics nobody reads. */
export const NO_FAMILY_METRICS: FamilyMetrics = { ended: () => {}, reloaded: () => {} }
