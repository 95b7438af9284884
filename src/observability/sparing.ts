// Keeps one trouble from filling the log: of lines of one kind, the first is written at once, and then one in each pause, which says how many
// others were held back. The pauses grow while the trouble lasts.

/** Milliseconds of the first pause, and of the longest. */
const FIRST_PAUSE = 1_000
const LONGEST_PAUSE = 60_000

/** Writes a line that says how many others of its kind were held back, if any. */
type Write = (heldBack: number) => void

interface Kind {
  pause: number
  timer: NodeJS.Timeout | undefined
  held: number
  newest: Write | undefined
}

interface Sparing {
  /** Writes a line now if it is the first of its kind for a while. Otherwise the newest line of the kind is written at the end of the pause. */
  spare(kind: string, write: Write): void
  /** Whether nothing of the kind has been seen for a while. */
  isNews(kind: string): boolean
  /** Ends the pause of a kind, because its trouble is over. */
  end(kind: string): void
}

export function createSparing(): Sparing {
  const kinds = new Map<string, Kind>()
  const begin = (name: string, pause: number): void => {
    const kind: Kind = { pause, timer: undefined, held: 0, newest: undefined }
    kind.timer = setTimeout(() => end(name, Math.min(pause * 2, LONGEST_PAUSE)), pause).unref()
    kinds.set(name, kind)
  }
  /** Writes what was held back, if anything, and then begins the next pause, if there is one. */
  const end = (name: string, nextPause?: number): void => {
    const { timer, held = 0, newest } = kinds.get(name) ?? {}
    clearTimeout(timer)
    kinds.delete(name)
    if (held > 0 && nextPause !== undefined) begin(name, nextPause)
    if (held > 0) newest?.(held - 1)
  }
  const isNews = (name: string, write?: Write): boolean => {
    const known = kinds.get(name)
    if (known) Object.assign(known, { held: known.held + 1, newest: write })
    else begin(name, FIRST_PAUSE)
    return !known
  }
  return {
    spare: (name, write) => {
      if (isNews(name, write)) write(0)
    },
    isNews: (name) => isNews(name),
    end: (name) => end(name),
  }
}
