// Which locks no deliberate break decides. A lock is a line of src/ that names a kind of lock for a row, or calls a function that locks. Names
// say which functions do (docs/glossary.md).

export interface Patch {
  name: string
  text: string
}

/** A file of src/, and the breaks of it: the lines, from 0, that each takes away. */
interface BrokenFile {
  path: string
  lines: string[]
  breaks: { patch: string; lines: ReadonlySet<number> }[]
}
interface Place {
  file: BrokenFile
  line: number
}
/** A function that locks, with its body. */
interface Locking {
  file: BrokenFile
  name: string
  from: number
  to: number
}

const DEFINITION = /^(\s*)(?:export )?(?:(static )|(?:async )?function )(?:async )?(lock\w*)\(/
/** A call that locks. A bare `lock` is a parameter. */
const CALL = /(?<![\w.])(?:(\w+)\.(lock\w*)|(lock[A-Z]\w*))\(/
/** A kind of lock, unless it is part of a type or of an assertion about one. */
const KIND = /'(?:exclusive|shared)'|\blocked: true/
const OF_TYPES = /'exclusive' \| 'shared'|'shared' \| 'exclusive'|^type |^\s*\w+\?: '|lock\?: 'exclusive'\)| === '/
/** A member of a type. */
const SIGNATURE = /^\s*lock\w*\(.*\): Promise</
const COMMENT = /^\s*(?:\*|\/\*|\/\/)/

/**
 * The locks that no break decides, each as `PATH: LINE`; for a function that locks, after a line that says for how many of its calls that holds.
 * A function needs a break for each of its calls: one that takes the call away, or one that takes a part of the function away. `files`: texts
 * by path, without tests.
 */
export function undecidedLocks(files: ReadonlyMap<string, string>, patches: readonly Patch[]): string[] {
  const known = [...files].map(([path, text]) => broken(path, text, patches))
  const locking = known.flatMap(functionsOf)
  const alone: Place[] = []
  const calls = new Map<Locking, Place[]>(locking.map((one) => [one, []]))
  for (const file of known)
    for (const [line, text] of file.lines.entries()) {
      if (COMMENT.test(text) || DEFINITION.test(text) || SIGNATURE.test(text)) continue
      const called = calledBy(text, file, locking)
      if (called === 'unknown') alone.push({ file, line })
      else if (called) calls.get(called)?.push({ file, line })
      else if (KIND.test(text) && !OF_TYPES.test(text) && !locking.some((one) => one.file === file && one.from < line && line < one.to))
        alone.push({ file, line })
    }
  return [
    ...alone.filter((place) => !isBroken(place)).map(described),
    ...[...calls].flatMap(([one, places]) => {
      const open = places.filter((place) => !isBroken(place))
      const count = open.length - breaksWithin(one, places)
      return count > 0 ? [`${count} of these calls of ${one.name}:`, ...open.map(described)] : []
    }),
  ]
}

/** How many breaks take a part of a function away. One that also takes a call away decides that call alone. */
function breaksWithin({ file, from, to }: Locking, calls: readonly Place[]): number {
  const ofCalls = new Set(calls.flatMap(breaksOf))
  return file.breaks.filter(({ patch, lines }) => !ofCalls.has(patch) && [...lines].some((line) => from <= line && line <= to)).length
}

function broken(path: string, text: string, patches: readonly Patch[]): BrokenFile {
  const lines = text.split('\n')
  const breaks = patches.map(({ name, text: patch }) => ({ patch: name, lines: takenFrom({ path, lines }, patch) }))
  return { path, lines, breaks: breaks.filter((one) => one.lines.size > 0) }
}

/** The lines of a file, from 0, that a patch takes away. */
function takenFrom({ path, lines }: Pick<BrokenFile, 'path' | 'lines'>, patch: string): ReadonlySet<number> {
  const [, ofFile = ''] = `\n${patch}`.split(`\n--- a/${path}\n`)
  const [hunks = ''] = ofFile.split(/\n(?:diff |--- )/)
  const taken = new Set<number>()
  for (const hunk of hunks.split(/^@@ /m).slice(1)) {
    const before = hunk
      .split('\n')
      .slice(1)
      .filter((line) => /^[- ]/.test(line))
    // Its place by what it shows, because the numbers in a patch are those of the day when it was made.
    const stated = Number(/^-(\d+)/.exec(hunk)?.[1]) - 1
    const isAt = (from: number): boolean => before.every((line, i) => lines[from + i] === line.slice(1))
    const [from] = [...lines.keys()].filter(isAt).sort((a, b) => Math.abs(a - stated) - Math.abs(b - stated))
    if (from === undefined) continue
    for (const [i, line] of before.entries()) if (line.startsWith('-')) taken.add(from + i)
  }
  return taken
}

function functionsOf(file: BrokenFile): Locking[] {
  return file.lines.flatMap((text, from) => {
    const [, indent, isStatic, name] = DEFINITION.exec(text) ?? []
    if (name === undefined) return []
    const to = file.lines.findIndex((one, line) => line > from && one === `${indent}}`)
    const [, owner = ''] =
      (isStatic &&
        /class (\w+?)(?:Table)? extends/.exec(file.lines.slice(0, from).findLast((one) => /class \w+ extends/.test(one)) ?? '')) ||
      []
    return [{ file, name: isStatic ? `${owner}.${name}` : name, from, to }]
  })
}

/** The function that locks and that a line calls; `unknown` if it is none of these. */
function calledBy(text: string, file: BrokenFile, locking: readonly Locking[]): Locking | 'unknown' | undefined {
  const [, owner, method, alone] = CALL.exec(text) ?? []
  const full = alone ?? (owner && `${owner}.${method}`)
  if (full === undefined) return undefined
  const named = locking.filter((one) => one.name === full)
  return named.find((one) => one.file === file) ?? named[0] ?? 'unknown'
}

function breaksOf({ file, line }: Place): string[] {
  return file.breaks.filter(({ lines }) => lines.has(line)).map(({ patch }) => patch)
}

function isBroken(place: Place): boolean {
  return breaksOf(place).length > 0
}

function described({ file, line }: Place): string {
  return `${file.path}: ${file.lines[line]?.trim()}`
}
