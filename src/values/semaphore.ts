// Limits how much work of a kind runs simultaneously.

import { apiError } from '../errors.ts'

/** Seconds after which work that was refused can be retried. */
const RETRY_AFTER = 1

/** The limits of a kind of work. */
export interface Bounds {
  /** How many pieces of work with the same key can run simultaneously. */
  atOnce: number
  /** How many more can wait. */
  waiting: number
  /** How many of them can be of one person, where several people wait in one line. */
  ofPerson?: number
  /** The error message for work beyond that. */
  refusal: string
}

/** Whose work it is: by the IDs of the organisation and of the person whose limits it counts for. */
export interface Whose {
  realmId: number
  personId: number
}
const NOBODY: Whose = { realmId: 0, personId: 0 }

interface Line {
  running: number
  waiting: { whose: Whose; go(): void }[]
  /** The last turn of each organisation and person since somebody has waited. */
  turns: Map<string, number>
}

/**
 * Runs work with a limit on how much runs simultaneously. Each key has a separate line and separate limits. In a line organisations take turns,
 * and in them people; those of one person are in the order of arrival.
 */
export class Semaphore {
  readonly #bounds: Bounds
  readonly #byKey = new Map<number, Line>()

  constructor(bounds: Bounds) {
    this.#bounds = bounds
  }

  /** Whether work of this key is waiting. */
  isWaitedFor(key: number): boolean {
    return (this.#byKey.get(key)?.waiting.length ?? 0) > 0
  }

  /** Throws SERVER_BUSY, without calling `work`, if too much work is waiting, in all or of the same person. */
  async run<T>(key: number, work: () => Promise<T>, whose = NOBODY): Promise<T> {
    const { atOnce, refusal } = this.#bounds
    const line: Line = this.#byKey.get(key) ?? { running: 0, waiting: [], turns: new Map() }
    this.#byKey.set(key, line)
    if (line.running < atOnce) {
      line.running++
      noteTurn(line, whose)
    } else if (this.#hasRoom(line, whose)) await new Promise<void>((resolve) => line.waiting.push({ whose, go: () => resolve() }))
    else throw apiError('SERVER_BUSY', refusal, { 'retry-after': RETRY_AFTER })
    try {
      return await work()
    } finally {
      // The next in line takes over the place.
      const next = takeNext(line)
      if (next) next.go()
      else if (--line.running === 0) this.#byKey.delete(key)
    }
  }

  #hasRoom({ waiting }: Line, { personId }: Whose): boolean {
    const { waiting: most, ofPerson = most } = this.#bounds
    return waiting.length < most && waiting.filter(({ whose }) => whose.personId === personId).length < ofPerson
  }
}

/** The work of one application, by kind. Each kind is a constant beside the work. */
export class Semaphores {
  readonly #made = new Map<Bounds, Semaphore>()

  of(kind: Bounds): Semaphore {
    const semaphore = this.#made.get(kind) ?? new Semaphore(kind)
    this.#made.set(kind, semaphore)
    return semaphore
  }
}

function keysOf({ realmId, personId }: Whose): string[] {
  return [`${realmId}`, `${realmId}:${personId}`]
}

function noteTurn({ turns }: Line, whose: Whose): void {
  const turn = turns.size === 0 ? 1 : Math.max(...turns.values()) + 1
  for (const key of keysOf(whose)) turns.set(key, turn)
}

/** Takes the first piece of work of the person whose last turn, and that of whose organisation before it, is longest ago. */
function takeNext(line: Line): Line['waiting'][number] | undefined {
  if (line.waiting.length === 0) {
    line.turns.clear()
    return undefined
  }
  const last = (whose: Whose): number[] => keysOf(whose).map((key) => line.turns.get(key) ?? 0)
  let next = 0
  for (const [i, { whose }] of line.waiting.entries()) {
    const [best, own] = [last((line.waiting[next] as Line['waiting'][number]).whose), last(whose)]
    const at = own.findIndex((turn, j) => turn !== best[j])
    if (at >= 0 && (own[at] ?? 0) < (best[at] ?? 0)) next = i
  }
  const [taken] = line.waiting.splice(next, 1)
  if (taken) noteTurn(line, taken.whose)
  return taken
}
