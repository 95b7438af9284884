// What linkifiers cost: rendering messages with them, compared with rendering the same messages without.

import { NO_REFERENTS, parse, render } from '../../src/markup/index.ts'
import { type CompiledLinkifier, compileLinkifier, findLinks } from '../../src/markup/linkifiers.ts'
import { median } from './measure.ts'

const MESSAGES = 1_000
const LINKIFIERS = 50
const ROUNDS = 9

export interface LinkifierResult {
  messages: number
  linkifiers: number
  /** Medians in milliseconds, for all messages. */
  with_ms: number
  without_ms: number
  ratio: number
}

/** Linkifying 1,000 messages with 50 linkifiers; one message in ten has a link. Prints a line. */
export function linkifying(): LinkifierResult {
  const linkifiers = Array.from({ length: LINKIFIERS }, (_, i) => linkifier(i))
  const texts = Array.from({ length: MESSAGES }, (_, i) => message(i))
  const time = (list: readonly CompiledLinkifier[]): number => {
    const started = performance.now()
    for (const text of texts) render(parse(text), { ...NO_REFERENTS, linkify: (part) => findLinks(part, list) })
    return performance.now() - started
  }
  // A warm-up of each, then alternating, so that other load on the machine affects both.
  time(linkifiers)
  time([])
  const rounds = Array.from({ length: ROUNDS }, () => ({ without: time([]), with: time(linkifiers) }))
  const result = {
    messages: MESSAGES,
    linkifiers: LINKIFIERS,
    with_ms: median(rounds.map((round) => round.with)),
    without_ms: median(rounds.map((round) => round.without)),
    ratio: median(rounds.map((round) => round.with / round.without)),
  }
  const [ms, floor] = [result.with_ms.toFixed(0), result.without_ms.toFixed(0)]
  console.log(
    `linkifying ${MESSAGES} messages with ${LINKIFIERS} linkifiers ${ms} ms; without ${floor} ms; ratio ${result.ratio.toFixed(1)}`,
  )
  return result
}

function linkifier(i: number): CompiledLinkifier {
  const compiled = compileLinkifier({ pattern: `PROJECT${i}-(?P<id>[0-9]+)`, urlTemplate: `https://project${i}.example.com/{id}` })
  if (!compiled) throw new Error('the pattern does not compile')
  return compiled
}

function message(i: number): string {
  const link = i % 10 === 0 ? ` It is PROJECT${(i / 10) % LINKIFIERS}-${i}.` : ''
  return `Message ${i}: **the release** is due on Monday, see https://example.com/plan.${link}\n\nWho can look at \`main.ts\` before lunch?`
}
