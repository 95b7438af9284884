// The parts from which benches build servers, in the bundle that production runs.

import { NO_REFERENTS, parse, render } from '../../src/markup/index.ts'
import { waitForTurn } from '../../src/values/turns.ts'

export { createRealmWith } from '../../src/actions/organisation/realms.ts'
export { createKeyIn } from '../../src/actions/people/api-keys.ts'
export { readConfig } from '../../src/config.ts'
export { handlers } from '../../src/handlers/index.ts'
export { startServer } from '../../src/server/app.ts'
export { createDemo } from '../../src/server/demo.ts'
export { openApp } from '../../src/server/open-app.ts'

// Has V8 compile the rendering of messages before a bench measures it.

/** Renderings after which the longest accepted text takes about a third of the time that it takes in a new process. */
const ROUNDS = 150
/** The constructs that take longest when repeated. V8 compiles a loop over many of them only once it has met one. */
const REPEATED = [
  '*_',
  '**a',
  '_a*b',
  '@**',
  '@**x**',
  ':a:a:a',
  ':smile:',
  '🎉',
  'a.com ',
  '[a](',
  '$$x$$',
  '$$\\frac{\\hat{a}}{x_1^2}+\\TeX$$ ',
  '- a\n',
  '# a\n',
  'a\n\n',
  '> a\n\n',
]
const REPEATED_LENGTH = 1_000
/** Every construct that a text can have. */
const SAMPLE = `**bold** _emphasis_ ~~gone~~ \`code\` [link](https://example.com) https://example.com/x a.com :tada: 🎉 @**x** @*g* #**c>t** $$x^2$$

- a
- b
  1. c

> quoted

\`\`\`js
code
\`\`\`

| a | b |
| - | - |
| 1 | 2 |
`

/** Renders samples repeatedly, for about a second in total, with pauses for other work. Stops when the signal aborts. */
export async function warmUp(signal: AbortSignal): Promise<void> {
  const long = REPEATED.map((one) => one.repeat(REPEATED_LENGTH / one.length))
  for (let round = 0; round < ROUNDS && !signal.aborted; round++) {
    render(parse(SAMPLE), NO_REFERENTS)
    await waitForTurn()
    render(parse(long[round % long.length] ?? SAMPLE), NO_REFERENTS)
    await waitForTurn()
  }
}
